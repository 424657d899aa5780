import type { SynonymRecord } from '../../../catalogue/schema.ts'
import { listWords } from './words.ts'

/** One meaning of a run of words in the query: words that a product must all have. */
export interface Reading {
  readonly words: readonly string[]
  /** How many words of the query it covers. */
  readonly length: number
}

export type Synonyms = ReadonlyMap<string, readonly { phrase: readonly string[]; means: readonly string[] }[]>

/** Prepares the synonyms, by the first word of each phrase. */
export function buildSynonyms(entries: readonly SynonymRecord[]): Synonyms {
  const byFirst = new Map<string, { phrase: readonly string[]; means: readonly string[] }[]>()
  for (const { means, say } of entries) {
    for (const text of say) {
      const phrase = listWords(text)
      const meant = listWords(means)
      const [first] = phrase
      // Stop words alone mean nothing.
      if (first === undefined || meant.length === 0) continue
      byFirst.set(first, [...(byFirst.get(first) ?? []), { phrase, means: meant }])
    }
  }
  return byFirst
}

/** The synonyms that begin at this word of the query, longest first. */
export function findReadings(synonyms: Synonyms, words: readonly string[], start: number): Reading[] {
  const first = words[start]
  if (first === undefined) return []
  return (synonyms.get(first) ?? [])
    .filter(({ phrase }) => phrase.every((word, index) => words[start + index] === word))
    .map(({ phrase, means }) => ({ words: means, length: phrase.length }))
    .sort((a, b) => b.length - a.length)
}
