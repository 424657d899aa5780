import type { Page } from '@playwright/test'
import { loadShop } from '../../scripts/build/loadCatalogue.ts'
import { type CartLines } from '../../src/domain/cart/cartLines.ts'
import { priceLines, sumLines } from '../../src/domain/cart/pricedLines.ts'
import { buildShareFragment } from '../../src/domain/share/fragment.ts'
import type { Shared } from '../../src/domain/share/shared.ts'
import { SENT } from '../examples.ts'
import { visit } from '../visit.ts'

export const { catalogue } = loadShop()
/** What was sent comes to, with VAT worked out once for each rate. */
export const pence = sumLines(priceLines(SENT, catalogue)).incPence

export const findButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

export async function openShared(page: Page, shared: Shared): Promise<void> {
  await visit(page, `/shared#${await buildShareFragment(shared)}`)
}

export const openCart = (page: Page, lines: CartLines = SENT) => openShared(page, { kind: 'cart', lines })
