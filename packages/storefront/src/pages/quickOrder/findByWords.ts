import type { Choice, Product } from '@shop/core/catalogue/catalogue.ts'
import { findVariant } from '@shop/core/catalogue/variants.ts'
import { noteFound } from '@shop/core/search/noteFound.ts'
import { parseQuery } from '@shop/core/search/query.ts'
import { readChoice } from '@shop/core/search/readChoice.ts'
import { loadProductsAt } from '../../state/product/products.ts'
import { searchCatalogue } from '../../state/search/search.ts'

/** What a text without a code may mean. */
export interface ByWords {
  /** A product, or the variant of it that the text names. */
  readonly products: readonly Product[]
  /** What they are; empty where nothing is found. */
  readonly note: string
  /** The options that the text names, by the product's slug. */
  readonly choices: ReadonlyMap<string, Choice>
}

/** More than this is a list to search. */
const MAX_FOUND = 4

/** Reads a text as the search does. Rejects where the search cannot be loaded, or is given up. */
export async function findByWords(text: string, signal: AbortSignal): Promise<ByWords> {
  const query = parseQuery(text)
  const outcome = await searchCatalogue(query, signal)
  const found = await loadProductsAt(outcome.ranked.slice(0, MAX_FOUND))
  signal.throwIfAborted()
  const choices = new Map(found.map(({ slug, options = [] }) => [slug, readChoice(options, query, outcome.matched)]))
  const isFound = found.length > 0 || outcome.unsold.length > 0
  return {
    choices,
    note: isFound ? noteFound(query, outcome) || 'By its words it may be:' : '',
    products: found.map((product) => findVariant(product, choices.get(product.slug)!) ?? product),
  }
}
