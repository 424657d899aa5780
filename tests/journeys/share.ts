import type { Page } from '@playwright/test'
import { type CartLines } from '@shop/core/cart/cartLines.ts'
import { priceLines, sumLines } from '@shop/core/cart/pricedLines.ts'
import { buildShareFragment } from '@shop/core/share/fragment.ts'
import type { Shared } from '@shop/core/share/shared.ts'
import { loadShop } from '@shop/shop-files/load/loadCatalogue.ts'
import { SENT } from '../examples.ts'
import { visit } from '../visit.ts'

export const { catalogue } = loadShop()
/** The total of what was sent, inc. VAT, which is worked out once for each rate. */
export const pence = sumLines(priceLines(SENT, catalogue)).incPence

export const findButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

export async function openShared(page: Page, shared: Shared): Promise<void> {
  await visit(page, `/shared#${await buildShareFragment(shared)}`)
}

export const openCart = (page: Page, lines: CartLines = SENT) => openShared(page, { kind: 'cart', lines })
