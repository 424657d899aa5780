import type { SynonymRecord } from '../../../catalogue/schema.ts'
import { listWords } from './words.ts'

/** Ways to read a stretch of a query: each is a list of words that must all stand in a product. */
export interface Reading {
  readonly words: readonly string[]
  /** How many words of the query it reads. */
  readonly length: number
}

export type Synonyms = ReadonlyMap<string, readonly { said: readonly string[]; means: readonly string[] }[]>

/** Prepares the synonyms, by the first word of what is said. */
export function buildSynonyms(entries: readonly SynonymRecord[]): Synonyms {
  const byFirst = new Map<string, { said: readonly string[]; means: readonly string[] }[]>()
  for (const { means, say } of entries) {
    for (const phrase of say) {
      const said = listWords(phrase)
      const meant = listWords(means)
      const [first] = said
      // Words that say nothing lead nowhere.
      if (first === undefined || meant.length === 0) continue
      byFirst.set(first, [...(byFirst.get(first) ?? []), { said, means: meant }])
    }
  }
  return byFirst
}

/** The synonyms that begin at this place of the query, the longest first. */
export function findReadings(synonyms: Synonyms, words: readonly string[], start: number): Reading[] {
  const first = words[start]
  if (first === undefined) return []
  return (synonyms.get(first) ?? [])
    .filter(({ said }) => said.every((word, index) => words[start + index] === word))
    .map(({ said, means }) => ({ words: means, length: said.length }))
    .sort((a, b) => b.length - a.length)
}
