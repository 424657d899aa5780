import type { Page } from '@playwright/test'
import { loadShop } from '../../scripts/build/loadCatalogue.ts'
import type { CartLines } from '../../src/domain/cart/cartLines.ts'
import { buildShareFragment } from '../../src/domain/share/fragment.ts'
import type { Shared } from '../../src/domain/share/shared.ts'
import { SENT } from '../examples.ts'
import { visit } from '../visit.ts'

const KNOWN = SENT.slice(0, -1)
export const { catalogue } = loadShop('catalogue')
export const pence = KNOWN.reduce((sum, { slug, quantity }) => {
  const product = catalogue.products.find((candidate) => candidate.slug === slug)!
  return sum + product.priceIncVat.pence * quantity
}, 0)

export const findButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

export async function openShared(page: Page, shared: Shared): Promise<void> {
  await visit(page, `/shared#${await buildShareFragment(shared)}`)
}

export const openCart = (page: Page, lines: CartLines = SENT) => openShared(page, { kind: 'cart', lines })
