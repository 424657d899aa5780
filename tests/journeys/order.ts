import type { Page } from '@playwright/test'
import { loadShop } from '@shop/shop-files/load/loadCatalogue.ts'
import { addUp } from './orderFiles.ts'

const { catalogue } = loadShop()
export const findSheet = (page: Page) => page.getByRole('article', { name: 'Order' })
export const readReference = (page: Page) => findSheet(page).getByRole('definition').first().innerText()

/** Goods that can be ordered in any number, and stay in their order. */
const PLAIN_GOODS = catalogue.products.filter(
  ({ legalClass, counted, status }) => legalClass !== 'P' && !counted && !status,
)

/** A cart of many goods, some with "from" prices and some at other VAT rates, and what its order must say. */
export function buildLongCart(count: number) {
  const lines = Array.from({ length: count }, (_, index) => {
    const product = PLAIN_GOODS[(index * 37) % PLAIN_GOODS.length]!
    const options = Object.fromEntries((product.options ?? []).map(({ name, values }) => [name, values[0]!]))
    // With the first value of each option: the first of the variants.
    const sold = { ...product, ...product.variants?.[0] }
    return {
      product: sold,
      line: { slug: product.slug, options, quantity: 1 + (index % 12) * (product.multiple ?? 1) },
    }
  })
  const facts = addUp(
    lines.map(({ product: { sku, title, priceExVat, priceIncVat }, line: { quantity } }) => ({
      ...{ sku, title, quantity, lineEx: priceExVat.pence * quantity },
      ...{ unitEx: priceExVat.pence, unitInc: priceIncVat.pence },
    })),
  )
  return { lines: lines.map(({ line }) => line), facts }
}

export const formatPounds = (pence: number) =>
  `£${(pence / 100).toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
