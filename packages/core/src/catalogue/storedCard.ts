/** A card as the browser keeps it for `/detail`, in the specification's own field names. */
import { formatPrice } from '../money/price.ts'
import type { Card } from './cardSchema.ts'
import type { ListedProduct } from './catalogue.ts'

/** The facts of a product that its card stores. */
export type CardFacts = Pick<
  ListedProduct,
  'slug' | 'title' | 'supplier' | 'sku' | 'picture' | 'priceIncVat' | 'priceExVat' | 'oldPrice'
>

/** The whole card as the specification stores it, with the slug by which it is found again. */
export function formatCard(product: CardFacts): string {
  const card: Card & { slug: string } = {
    slug: product.slug,
    img: product.picture.replace(/\.svg$/, ''),
    discription: product.title,
    smalltittle: product.supplier,
    lastPrice: product.oldPrice ? formatPrice(product.oldPrice) : '',
    NewPrice: formatPrice(product.priceIncVat),
    fromPrice: formatPrice(product.priceExVat),
    sku: product.sku,
  }
  return JSON.stringify(card)
}
