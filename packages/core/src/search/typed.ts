import { listWords } from './words.ts'

/** These words of the index as they were typed in the query. */
export function findTyped(query: string, words: readonly string[]): readonly string[] {
  const typed = query.split(' ').filter((text) => listWords(text).some((word) => words.includes(word)))
  return typed.length > 0 ? typed : words
}

/** The query as it was typed, without these words and without "for" and the like at its ends; empty where nothing is left. */
export function leaveOut(query: string, words: readonly string[]): string {
  const kept = query.split(' ').filter((text) => !listWords(text).some((word) => words.includes(word)))
  const says = (text: string) => listWords(text).length > 0
  return kept.slice(Math.max(0, kept.findIndex(says)), kept.findLastIndex(says) + 1).join(' ')
}
