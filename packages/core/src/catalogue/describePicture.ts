import { type Attributes, isColourOrSize } from './attributes.ts'
import type { Product } from './catalogue.ts'

/** The facts that describe a product's pictures besides its title: its colour and size. */
export function listPictureFacts(attributes: Attributes, product: Pick<Product, 'title' | 'attributes'>): string[] {
  const title = product.title.toLowerCase()
  return attributes
    .flatMap((attribute) =>
      isColourOrSize(attribute) || attribute.picture ? (product.attributes[attribute.id] ?? []) : [],
    )
    .filter((fact) => !title.includes(fact.toLowerCase()))
}

/** The alternative text of a picture: the product, its colour and size. `view` counts from 0, the main picture. */
export function describePicture(title: string, facts: readonly string[], view = 0): string {
  const words = [title, ...facts].join(', ')
  return view === 0 ? words : `${words}, view ${view + 1}`
}
