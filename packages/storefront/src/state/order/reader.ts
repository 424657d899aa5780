import { type Answers, answerLines } from '@shop/core/quickOrder/mail/answerLines.ts'
import type { ReadLine } from '@shop/core/quickOrder/readCells.ts'
import { attributes } from 'virtual:attributes'
import { shop } from 'virtual:shop'
import { loadProductsAt } from '../product/products.ts'
import { searchCatalogue } from '../search/search.ts'

/** All that reads orders from somewhere else: one file, which is loaded when somebody pastes or imports. */
export { readWardListFile, listWordedLines } from '@shop/core/lists/file/readWardListFile.ts'
export { readLines } from '@shop/core/quickOrder/readLines.ts'
export { loadSearch } from '../search/search.ts'

/** Answers lines in words from this shop's search. Rejects where it cannot be loaded, or is given up. */
export function answerByWords(
  lines: readonly Pick<ReadLine, 'code' | 'quantity'>[],
  signal?: AbortSignal,
): Promise<Answers> {
  return answerLines(lines, {
    search: (query) => searchCatalogue(query, signal),
    getProducts: loadProductsAt,
    attributes,
    ownMake: shop.brand.strong,
  })
}
