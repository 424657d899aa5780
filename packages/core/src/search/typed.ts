import { listWords } from './words.ts'

/** A run of the query as it was typed, without punctuation, and the words of the index that it is read as. */
interface TypedText {
  readonly text: string
  readonly words: readonly string[]
}

/** "10 x 10 cm" is one word. */
const MAX_RUN = 5

/** The query in runs: "500 ml" and "latex free" are one word each. */
export function alignTexts(query: string): TypedText[] {
  const texts = query.split(/\s+/)
  const aligned: TypedText[] = []
  for (let at = 0; at < texts.length; at += countRun(texts, at)) {
    const run = texts.slice(at, at + countRun(texts, at))
    const text = run.join(' ').replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}%]+$/gu, '')
    aligned.push({ text, words: listWords(run.join(' ')) })
  }
  return aligned
}

/** The number of texts from this one on that are read as one word. */
function countRun(texts: readonly string[], at: number): number {
  const says = (text: string) => listWords(text).length > 0
  for (let length = Math.min(MAX_RUN, texts.length - at); length > 1; length--) {
    const run = texts.slice(at, at + length)
    if (!says(run[0]!) || !says(run.at(-1)!)) continue
    if (listWords(run.join(' ')).length === 1 && run.flatMap(listWords).length > 1) return length
  }
  return 1
}

/** These words of the index as they were typed in the query. */
export function findTyped(query: string, words: readonly string[]): readonly string[] {
  const typed = alignTexts(query).filter((one) => one.words.some((word) => words.includes(word)))
  return typed.length > 0 ? typed.map(({ text }) => text) : words
}

/** The query as it was typed, without these words and without "for" and the like at its ends; empty where nothing is left. */
export function leaveOut(query: string, words: readonly string[]): string {
  if (words.length === 0) return query
  const kept = alignTexts(query).filter((one) => !one.words.some((word) => words.includes(word)))
  const says = ({ words }: TypedText) => words.length > 0
  const left = kept.slice(Math.max(0, kept.findIndex(says)), kept.findLastIndex(says) + 1)
  return left.map(({ text }) => text).join(' ')
}
