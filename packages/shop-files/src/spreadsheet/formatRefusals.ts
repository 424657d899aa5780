import { groupByKeys } from '@shop/core/base/group.ts'
import { shorten, shortenQuotes } from '../check/problem.ts'
import type { Refusal } from './listEntries.ts'

/** From this many on, refusals of one kind are one: a column that is wrong is wrong in every line. */
const MANY = 6
const MOST_NAMED = 5

/** The reasons why lines were refused: single ones in the order of the file, then kinds that stand in many lines. */
export function formatRefusals(refusals: readonly Refusal[]): string {
  const inOrder = refusals.toSorted((a, b) => a.line - b.line)
  const kinds = [
    ...groupByKeys(inOrder, ({ column, reason }) => [`${dropFigures(column)} ${dropTexts(reason)}`]).values(),
  ]
  const single = new Set(kinds.filter((alike) => alike.length < MANY).flat())
  return [
    ...inOrder.filter((refusal) => single.has(refusal)).map(formatRefusal),
    ...kinds.filter((alike) => alike.length >= MANY).map(formatAlike),
  ].join('\n')
}

function formatRefusal({ line, slug, column, reason }: Refusal): string {
  return `refused  ${line > 0 ? `line ${line}, ` : ''}${[shorten(slug), column].filter(Boolean).join(' › ')}: ${shortenQuotes(reason)}`
}

function formatAlike(alike: readonly Refusal[]): string {
  const first = alike[0]!
  const lines = [...new Set(alike.flatMap(({ line }) => (line > 0 ? [line] : [])))]
  const so = alike.every(({ reason }) => reason === first.reason) ? 'This is so' : 'Much the same is wrong'
  const where =
    lines.length > 0
      ? `in ${lines.length.toLocaleString('en-GB')} lines: ${nameLines(lines)}`
      : `${alike.length.toLocaleString('en-GB')} times`
  return `${formatRefusal(first)} ${so} ${where}.`
}

/** Lines in ascending order as "2–40, 57 and 12 more". */
function nameLines(lines: readonly number[]): string {
  const runs: (readonly [from: number, to: number])[] = []
  for (const line of lines) {
    const [from, to] = runs.at(-1) ?? [0, 0]
    if (to > 0 && line === to + 1) runs[runs.length - 1] = [from, line]
    else runs.push([line, line])
  }
  const rest = runs.slice(MOST_NAMED).reduce((sum, [from, to]) => sum + to - from + 1, 0)
  const named = runs.slice(0, MOST_NAMED).map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`))
  return named.join(', ') + (rest > 0 ? ` and ${rest.toLocaleString('en-GB')} more` : '')
}

const dropFigures = (column: string) => column.replaceAll(/\.\d+(?=\.|$)/g, '')
/** Cells that differ may be wrong in the same way. */
const dropTexts = (reason: string) => reason.replaceAll(/“[^”]*”|\d[\d.,]*/g, '')
