import type { Choice, Product } from '@shop/core/catalogue/catalogue.ts'
import { findVariant } from '@shop/core/catalogue/variants.ts'
import { noteFound } from '@shop/core/search/noteFound.ts'
import { parseQuery } from '@shop/core/search/query.ts'
import { readChoice, readCount } from '@shop/core/search/readChoice.ts'
import type { SearchOutcome } from '@shop/core/search/search.ts'
import { loadProductsAt } from '../../state/product/products.ts'
import { searchCatalogue } from '../../state/search/search.ts'

/** The products that a text without a code may mean. */
export interface ByWords {
  /** A product, or the variant of it that the text names. */
  readonly products: readonly Product[]
  /** How they match the text; where there are none, the buyer’s next step. */
  readonly note: string
  /** See `readCount`. */
  readonly count: string | undefined
  /** The options that the text names, by the product's slug. */
  readonly choices: ReadonlyMap<string, Choice>
}

/** The buyer’s next step where a line matches nothing. */
const NONE = 'Type another, or remove the line.'
/** More than this is a list to search. */
const MAX_FOUND = 4

/** Reads a text as the search does. Rejects where the search cannot be loaded, or is given up. */
export async function findByWords(text: string, signal: AbortSignal): Promise<ByWords> {
  const query = parseQuery(text)
  const outcome = await searchCatalogue(query, signal)
  const found = await loadProductsAt(outcome.ranked.slice(0, MAX_FOUND))
  signal.throwIfAborted()
  const choices = new Map(found.map((product) => [product.slug, readChoice(product, query, outcome.matched)]))
  return {
    choices,
    count: readCount(query),
    note: describeFound(query, outcome),
    products: found.map((product) => findVariant(product, choices.get(product.slug)!) ?? product),
  }
}

function describeFound(query: string, outcome: SearchOutcome): string {
  if (outcome.count > 0) return noteFound(query, outcome) || 'By its words it may be:'
  const isSaid = outcome.unsold.length > 0 || outcome.advice.length > 0
  return `${isSaid ? `${noteFound(query, outcome)} ` : ''}${NONE}`
}
