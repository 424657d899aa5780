import type { Product } from '@shop/core/catalogue/catalogue.ts'
import type { DraftLine } from '@shop/core/quickOrder/draft.ts'
import type { WordsChoice } from '@shop/core/quickOrder/matchLine.ts'
import { getCode } from './ProductChoices.tsx'

/** A line that was not understood is looked at again, so that no quantity in it is lost. */
export function takeUnread(line: DraftLine, product: Product): Partial<DraftLine> {
  return { code: getCode(product), ...(/\s/.test(line.code) && { rest: [...line.rest, line.code] }) }
}

/** The facts of a line in words once one of its choices is taken. */
export function takeChoice(line: DraftLine, { product, options, quantity }: WordsChoice): Partial<DraftLine> {
  const taken =
    quantity === undefined
      ? takeUnread(line, product)
      : { code: getCode(product), quantity: String(quantity), rest: [] }
  return { ...taken, slug: product.slug, options }
}

/** A line in words becomes one of its product: what is said about it from now on is about that. */
export function takeWords(line: DraftLine, product: Product): Partial<DraftLine> {
  return line.words === undefined ? {} : { code: getCode(product), slug: product.slug }
}
