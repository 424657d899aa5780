import type { Product } from '../catalogue/catalogue.ts'

/** Two lines as they may be pasted, with codes of this shop; undefined where it has no two codes to show. */
export function formatExampleLines(products: readonly Product[]): string | undefined {
  // A code with letters in it is told from its quantity at a glance.
  const [first, second] = products.filter(({ sku, options }) => /^[A-Z].*\d/.test(sku) && !options)
  return first && second && `${first.sku}  2\n5  ${second.sku}`
}
