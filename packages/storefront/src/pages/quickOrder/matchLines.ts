import { buildLine, cleanNote, type CartLine } from '@shop/core/cart/cartLines.ts'
import { findHolds, type Hold } from '@shop/core/cart/holds.ts'
import type { PricedLine } from '@shop/core/cart/pricedLines.ts'
import { findProduct, type Product, type Products } from '@shop/core/catalogue/catalogue.ts'
import type { CodeIndex } from '@shop/core/quickOrder/codeIndex.ts'
import type { DraftLine } from '@shop/core/quickOrder/draft.ts'
import { type LineResult, matchLine, type ReadyResult } from '@shop/core/quickOrder/matchLine.ts'
import type { GetAnswer } from './wordAnswers.ts'

/** A line that says what it orders, which cannot be ordered. */
export interface HeldResult extends Omit<ReadyResult, 'state'> {
  readonly state: 'held'
  readonly hold: Hold
  readonly replacement: Product | undefined
}

export interface MatchedLine {
  readonly line: DraftLine
  readonly result: LineResult | HeldResult
}

export interface ReadyLine {
  readonly line: DraftLine
  readonly result: ReadyResult
}

interface Known {
  readonly matched: MatchedLine
  readonly answer: ReturnType<GetAnswer>
}

const results = new WeakMap<CodeIndex, WeakMap<DraftLine, Known>>()

/** Matches every line; one that has not changed is not matched again, so that 500 lines stay smooth. */
export function matchLines(
  lines: readonly DraftLine[],
  index: CodeIndex,
  getAnswer: GetAnswer,
): readonly MatchedLine[] {
  const known = results.get(index) ?? new WeakMap<DraftLine, Known>()
  results.set(index, known)
  const today = new Date()
  return lines.map((line) => {
    const answer = getAnswer(line)
    const before = known.get(line)
    if (before?.answer === answer && before) return before.matched
    const matched = { line, result: matchLine(line, index, today, answer) }
    known.set(line, { matched, answer })
    return matched
  })
}

/**
 * Holds back what is ready but cannot be ordered: what is not for sale now, and what would be more of a medicine than an
 * order may hold, with what is in the cart.
 */
export function holdLines(
  matched: readonly MatchedLine[],
  cart: readonly PricedLine[],
  products: Products,
  now: Date | undefined,
): readonly MatchedLine[] {
  const wanted = findReady(matched).map((ready) => ({
    key: nameLine(ready),
    line: buildOrderLine(ready),
    product: ready.result.product,
  }))
  // The cart's own lines come first, and stay.
  const holds = findHolds([...cart, ...wanted], now)
  if (wanted.every(({ key }) => !holds.has(key))) return matched
  return matched.map((one) => {
    const hold = holds.get(nameLine(one))
    if (!hold || one.result.state !== 'ready') return one
    const replacement = hold.by && findProduct(products, hold.by.slug)
    return { line: one.line, result: { ...one.result, state: 'held', hold, replacement } }
  })
}

/** Unlike any key of a line in the cart. */
function nameLine({ line }: Pick<MatchedLine, 'line'>): string {
  return `quick order: ${line.id}`
}

/** The lines that can be ordered as they are. */
export function findReady(matched: readonly MatchedLine[]): readonly ReadyLine[] {
  return matched.filter((one): one is ReadyLine => one.result.state === 'ready')
}

/** Builds the cart line that a ready line adds; where `keepsWords`, with the buyer's words as its note. */
export function buildOrderLine(
  { line, result: { product, options, quantity } }: ReadyLine,
  keepsWords = false,
): CartLine {
  const note = keepsWords && line.words !== undefined ? cleanNote(line.words) : ''
  return buildLine(product, { options, quantity, ...(note !== '' && { note }) })
}
