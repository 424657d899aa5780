import type { ReadLine } from '../readCells.ts'
import { answerWords, type WordsAnswer, type WordsSource } from './answerWords.ts'
import { nameWords } from './worded.ts'

/** The answers to lines in words, by `nameWords`. */
export type Answers = ReadonlyMap<string, WordsAnswer>

/** So many lines are answered at once: a tenth of a second on a slow phone. */
const AT_ONCE = 20

/** Answers lines in words, each once, and lets the page draw meanwhile. Rejects where the search cannot be loaded. */
export async function answerLines(
  lines: readonly Pick<ReadLine, 'code' | 'quantity'>[],
  source: WordsSource,
): Promise<Answers> {
  const asked = [...new Map(lines.map((line) => [nameWords(line), line]))]
  const answers = new Map<string, WordsAnswer>()
  for (let at = 0; at < asked.length; at += AT_ONCE) {
    // Files that are loaded answer in one turn of the page, however many lines there are.
    if (at > 0) await new Promise((resolve) => setTimeout(resolve))
    const some = asked.slice(at, at + AT_ONCE)
    const found = await Promise.all(some.map(([, { code, quantity }]) => answerWords(code, quantity, source)))
    for (const [next, [key]] of some.entries()) answers.set(key, found[next]!)
  }
  return answers
}
