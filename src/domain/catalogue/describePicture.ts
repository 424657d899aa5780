import type { Product } from './catalogue.ts'

/** What sets one product of a range apart, where its title does not already say so. */
const TOLD_APART_BY = ['colour', 'tubeColour', 'size', 'capacity'] as const

/** The alternative text of a picture: the product, its colour and size. `view` counts from 0, the main picture. */
export function describePicture(product: Pick<Product, 'title' | 'attributes'>, view = 0): string {
  const title = product.title.toLowerCase()
  const facts = TOLD_APART_BY.flatMap((key) => product.attributes[key] ?? []).filter(
    (fact) => !title.includes(fact.toLowerCase()),
  )
  const words = [product.title, ...facts].join(', ')
  return view === 0 ? words : `${words}, view ${view + 1}`
}
