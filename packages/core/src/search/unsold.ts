import { listWords } from './words.ts'

/** Goods that the shop states it does not sell: the name as it writes it, and its words. */
export interface Unsold {
  readonly name: string
  readonly words: readonly string[]
}

export function readUnsold(names: readonly string[]): Unsold[] {
  return names.map((name) => ({ name, words: listWords(name) }))
}

/** The names that a query has whole. */
export function findUnsold(unsold: readonly Unsold[], query: readonly string[]): string[] {
  return unsold.flatMap(({ name, words }) =>
    query.some((_, at) => words.length > 0 && words.every((word, next) => query[at + next] === word)) ? [name] : [],
  )
}

/** "We do not sell morphine or Ventolin". */
export function formatUnsold(names: readonly string[]): string {
  return `We do not sell ${names.join(' or ')}`
}
