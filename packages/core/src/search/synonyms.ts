import type { SynonymRecord } from '../catalogue/schema.ts'
import { listWords } from './words.ts'

/** One meaning of a run of words in the query: words that a product must all have. */
interface Reading {
  readonly words: readonly string[]
  /** The number of words of the query that it covers. */
  readonly length: number
}

export interface Synonyms {
  /** By the first word of each phrase. */
  readonly phrases: ReadonlyMap<string, readonly { phrase: readonly string[]; means: readonly string[] }[]>
  /** Words that mean nothing in a query. */
  readonly idle: ReadonlySet<string>
}

export function buildSynonyms(entries: readonly SynonymRecord[]): Synonyms {
  const idle = new Set(
    entries.flatMap(({ means, only, near, say }) => ((means ?? only ?? near) ? [] : say.flatMap(listWords))),
  )
  const phrases = new Map<string, { phrase: readonly string[]; means: readonly string[] }[]>()
  for (const { means = '', say } of entries) {
    const meant = listWords(means)
    for (const text of meant.length > 0 ? say : []) {
      const phrase = listWords(text)
      const [first] = phrase
      // Stop words alone mean nothing.
      if (first !== undefined) phrases.set(first, [...(phrases.get(first) ?? []), { phrase, means: meant }])
    }
  }
  return { phrases, idle }
}

/** The synonyms that begin at this word of the query, longest first; words that mean nothing may stand between theirs. */
export function findReadings({ phrases, idle }: Synonyms, words: readonly string[], start: number): Reading[] {
  return (phrases.get(words[start] ?? '') ?? [])
    .flatMap(({ phrase, means }) => {
      let end = start
      for (const word of phrase) {
        while (words[end] !== word && idle.has(words[end] ?? '')) end++
        if (words[end++] !== word) return []
      }
      return [{ words: means, length: end - start }]
    })
    .sort((a, b) => b.length - a.length)
}
