import { listFiles, type SearchFiles } from './files/openFiles.ts'
import { isSigned, NAME_SIGN } from './files/searchFiles.ts'
import type { Matches } from './matches.ts'
import { canBeMisspelt, isSureSlip } from './nearWords.ts'
import { DESCRIBED_SIGN, findInsertionIndex, type Postings } from './postings.ts'
import { readBegun } from './readPhrases.ts'
import type { Spellings } from './spellings.ts'

/** A word of the index that a word of the query may mean. */
export interface Meaning extends Matches {
  readonly word: string
  readonly weight: number
  /** Of the products that have it in their descriptions alone. */
  readonly isDescribed: boolean
  readonly isVague: boolean
}

/** The possible meanings of a word of the query. */
export interface Reading {
  readonly meant: readonly Meaning[]
  /** The products that have it, or what it begins, as a name of their own. */
  readonly named: readonly number[]
  /** `short`: the start of words in too many files. `vague`: in too many descriptions to tell products apart. */
  readonly ignored?: 'short' | 'vague'
}

const MIN_PREFIX_LENGTH = 2
const PREFIX_WEIGHT = 0.375

/** Reads the word as it is. */
export async function readExact(files: SearchFiles, word: string): Promise<Meaning | undefined> {
  const [file] = listFiles(files.start.words, word)
  if (file === undefined) return undefined
  const postings = await files.getWords(file)
  const index = findInsertionIndex(postings.words, word)
  return postings.words[index] === word ? getMeaning(postings, index, 1) : undefined
}

/** A known word means itself, the start of a word every word that begins with it, anything else nothing. */
export async function readWord(files: SearchFiles, word: string): Promise<Reading> {
  const [named, described, name] = await Promise.all(
    ['', DESCRIBED_SIGN, NAME_SIGN].map((sign) => readExact(files, word + sign)),
  )
  const meant = [named, described].flatMap((meaning) => meaning ?? [])
  const exact = meant.length > 0
  const own = [...(name?.indices ?? [])]
  // A known word of two letters is more likely a size than the start of a longer word.
  if (word.length > MIN_PREFIX_LENGTH || (!exact && word.length === MIN_PREFIX_LENGTH)) {
    const wanted = listFiles(files.start.words, word)
    if (wanted.length <= files.start.reach) {
      for (const postings of await Promise.all(wanted.map(files.getWords))) {
        const longer = findLonger(postings, word)
        meant.push(...longer.filter((meaning) => !isSigned(meaning.word)))
        own.push(...longer.flatMap(({ word, indices }) => (word.endsWith(NAME_SIGN) ? [...indices] : [])))
      }
    } else if (!exact) return { meant, named: own, ignored: 'short' }
  }
  return { meant, named: own, ...(meant.length > 0 && meant.every(({ isVague }) => isVague) && { ignored: 'vague' }) }
}

/**
 * Likely meanings of a word without one of its own, the likeliest first. Only words of its first letter, which people
 * rarely miss: the one file of a small shop has them all.
 */
export async function readMisspelt(files: SearchFiles, word: string): Promise<ReturnType<Spellings['listNear']>> {
  const begun = canBeMisspelt(word) ? await readBegun(files, word) : []
  if (!canBeMisspelt(word) || begun.some(({ phrase }) => phrase === word)) return []
  const [file] = listFiles(files.start.spellings, word[0]!)
  const near = file === undefined ? [] : (await files.getSpellings(file)).listNear(word)
  // A word that begins what people say is hardly a slip.
  return begun.length > 0 ? near.filter((meant) => isSureSlip(word, meant.word)) : near
}

function getMeaning({ words, starts, indices, scores, isVague }: Postings, index: number, weight: number): Meaning {
  const [from, to] = [starts[index], starts[index + 1]]
  return {
    word: words[index]!.replace(DESCRIBED_SIGN, ''),
    indices: indices.subarray(from, to),
    scores: scores.subarray(from, to),
    weight,
    isDescribed: words[index]!.endsWith(DESCRIBED_SIGN),
    isVague: isVague[index] === 1,
  }
}

/** The words that begin with this one, without itself. */
function findLonger(postings: Postings, word: string): Meaning[] {
  const { words } = postings
  const longer: Meaning[] = []
  for (let index = findInsertionIndex(words, word); words[index]?.startsWith(word); index++) {
    const { length } = words[index]!
    const weight = (PREFIX_WEIGHT * length) / (length + 0.3 * (length - word.length))
    if (length > word.length && words[index] !== word + DESCRIBED_SIGN) longer.push(getMeaning(postings, index, weight))
  }
  return longer
}
