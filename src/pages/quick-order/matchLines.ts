import { buildLine, type CartLine } from '../../domain/cart/cartLines.ts'
import type { CodeIndex } from '../../domain/quickOrder/codeIndex.ts'
import type { DraftLine } from '../../domain/quickOrder/draft.ts'
import { matchLine, type LineResult, type ReadyResult } from '../../domain/quickOrder/matchLine.ts'

/** A line with what became of it. */
export interface MatchedLine {
  readonly line: DraftLine
  readonly result: LineResult
}

export interface ReadyLine {
  readonly line: DraftLine
  readonly result: ReadyResult
}

const results = new WeakMap<CodeIndex, WeakMap<DraftLine, MatchedLine>>()

/** Matches every line; one that has not changed is not matched again, so that 500 lines stay smooth. */
export function matchLines(lines: readonly DraftLine[], index: CodeIndex): readonly MatchedLine[] {
  const known = results.get(index) ?? new WeakMap<DraftLine, MatchedLine>()
  results.set(index, known)
  const today = new Date()
  return lines.map((line) => {
    const matched = known.get(line) ?? { line, result: matchLine(line, index, today) }
    known.set(line, matched)
    return matched
  })
}

/** The lines that can be ordered as they are. */
export function findReady(matched: readonly MatchedLine[]): readonly ReadyLine[] {
  return matched.filter((one): one is ReadyLine => one.result.state === 'ready')
}

/** What a line puts into the cart. */
export function buildOrderLine({ result: { product, options, quantity } }: ReadyLine): CartLine {
  return buildLine(product, { options, quantity })
}
