import type { SearchFiles } from './files/openFiles.ts'
import { joinMatches, type Matches, uniteMatches, type Way } from './matches.ts'
import { readExact, type Reading, readMisspelt } from './readWord.ts'
import { findReadings, type Synonyms } from './synonyms.ts'

/** A query as it is read. */
export interface Asked {
  readonly files: SearchFiles
  readonly synonyms: Synonyms
  readonly words: readonly string[]
  readonly readings: ReadonlyMap<string, Reading>
  /** The words, by index, that a product need not have. */
  readonly free: ReadonlySet<number>
}

/**
 * The ways to read each word of a query: as it is, by a synonym that begins with it, or, where it means nothing, as a word
 * that is spelt nearly so. Loads what they need.
 */
export async function listWays({ files, synonyms, words, readings, free }: Asked): Promise<Way[][]> {
  return Promise.all(
    words.map(async (word, at) => {
      const { meant } = readings.get(word)!
      const phrases = findReadings(synonyms, words, at)
      const said = phrases.map(({ words, length }) => readPhrase(files, words, length))
      if (free.has(at)) return Promise.all(said)
      const own = uniteMatches(meant, files.start.productCount)
      // A word that people use is no slip, though the catalogue does not use it.
      const near = phrases.length > 0 || meant.length > 0 ? [] : await readMisspelt(files, word)
      const guessed = near.flatMap(({ word, spelling }) =>
        [[word], ...findReadings(synonyms, [word], 0).map(({ words }) => words)].map(async (phrase) => ({
          ...(await readPhrase(files, phrase, 1)),
          spelling,
        })),
      )
      const others = await Promise.all([...said, ...guessed])
      return [{ found: own, length: 1, matched: meant.map(({ word }) => word) }, ...others]
    }),
  )
}

const NOTHING: Matches = { indices: new Uint32Array(), scores: new Float32Array() }

async function readPhrase(files: SearchFiles, words: readonly string[], length: number): Promise<Way> {
  const exact = await Promise.all(words.map((word) => readExact(files, word)))
  return { found: joinMatches(exact.map((meaning) => meaning ?? NOTHING)), length, matched: words }
}
