import type { Catalogue, Product } from './catalogue.ts'

/** A query longer than this is cut; no product's name is near it. */
const MAX_QUERY_LENGTH = 200

/** Reads what somebody typed: control characters and halves of characters become spaces, runs of space become one. */
export function parseQuery(text: string): string {
  return text
    .slice(0, MAX_QUERY_LENGTH)
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ')
    .trim()
}

/** Products in which every word of the query stands, an exact or partial SKU first; empty for an empty query. */
export function searchProducts(catalogue: Catalogue, query: string): Product[] {
  const words = fold(parseQuery(query)).split(' ').filter(Boolean)
  if (words.length === 0) return []
  const code = words.join(' ')
  const ranked = catalogue.products.flatMap((product) => {
    const rank = rankProduct(product, words, code)
    return rank === undefined ? [] : [{ product, rank }]
  })
  return ranked.sort((a, b) => a.rank - b.rank).map(({ product }) => product)
}

/** 0 for the product's own code, 1 for the start of it, 2 where all words are in its name, 3 elsewhere in it. */
function rankProduct(product: Product, words: readonly string[], code: string): number | undefined {
  const sku = fold(product.sku)
  if (sku !== '' && sku === code) return 0
  if (sku.startsWith(code)) return 1
  const name = fold(`${product.supplier} ${product.title}`)
  if (words.every((word) => name.includes(word))) return 2
  const all = [name, sku, fold(product.about), ...Object.values(product.attributes).map(fold)].join(' ')
  return words.every((word) => all.includes(word)) ? 3 : undefined
}

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
