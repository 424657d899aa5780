import type { Product } from './catalogue.ts'

/** What tells one picture of a range from the next, where the product's title does not say it already. */
const TOLD_APART_BY = ['colour', 'tubeColour', 'size', 'capacity'] as const

/** The words that stand for a picture: what it is, in which colour and size. `view` counts from 0, the main picture. */
export function describePicture(product: Pick<Product, 'title' | 'attributes'>, view = 0): string {
  const title = product.title.toLowerCase()
  const facts = TOLD_APART_BY.flatMap((key) => product.attributes[key] ?? []).filter(
    (fact) => !title.includes(fact.toLowerCase()),
  )
  const words = [product.title, ...facts].join(', ')
  return view === 0 ? words : `${words}, view ${view + 1}`
}
