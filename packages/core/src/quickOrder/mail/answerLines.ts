import type { ReadLine } from '../readCells.ts'
import { answerWords, type WordsAnswer, type WordsSource } from './answerWords.ts'
import { nameWords } from './worded.ts'

/** The answers to lines in words, by `nameWords`. */
export type Answers = ReadonlyMap<string, WordsAnswer>

/** Answers lines in words, each once. Rejects where the search cannot be loaded. */
export async function answerLines(
  lines: readonly Pick<ReadLine, 'code' | 'quantity'>[],
  source: WordsSource,
): Promise<Answers> {
  const asked = new Map(lines.map((line) => [nameWords(line), line]))
  const answers = await Promise.all(
    Array.from(asked, async ([key, { code, quantity }]) => [key, await answerWords(code, quantity, source)] as const),
  )
  return new Map(answers)
}
