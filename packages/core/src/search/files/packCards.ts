import type { ListedProduct } from '../../catalogue/catalogue.ts'
import { listProduct } from '../../catalogue/listProduct.ts'
import type { CardsFile } from './searchFiles.ts'

/** Stands for a picture that is named after its product, as nearly all are. */
const NAMED = true

/** Facts of one kind stand next to each other, which makes a file a fifth smaller in brotli. */
export function packCards(products: readonly ListedProduct[]): CardsFile {
  const cards: Readonly<Record<string, unknown>>[] = products.map((product) => {
    const card = listProduct(product)
    return { ...card, picture: card.picture === card.slug ? NAMED : card.picture }
  })
  const names = [...new Set(cards.flatMap((card) => Object.keys(card)))]
  return Object.fromEntries(names.map((name) => [name, cards.map((card) => card[name] ?? null)]))
}

/** Throws where the file is damaged. */
export function unpackCards(file: CardsFile): ListedProduct[] {
  const columns = Object.entries(file)
  return file['slug']!.map((slug, index) => {
    const facts = columns.flatMap(([name, values]) => (values[index] === null ? [] : [[name, values[index]] as const]))
    const card = Object.fromEntries(facts)
    return { ...card, picture: card['picture'] === NAMED ? slug : card['picture'] } as unknown as ListedProduct
  })
}
