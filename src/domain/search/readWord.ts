import { listFiles, type SearchFiles } from './files/openFiles.ts'
import { MAKER_SIGN } from './files/searchFiles.ts'
import { canBeMisspelt } from './nearWords.ts'
import { findInsertionIndex, type Postings } from './postings.ts'

/** A word of the index that a word of the query may mean, with its weight. */
interface Meaning {
  readonly postings: Postings
  readonly index: number
  readonly weight: number
}

/** What a word of the query may mean. */
export interface Reading {
  readonly meant: readonly Meaning[]
  /** `short`: the start of words in too many files. `vague`: in too many descriptions to tell products apart. */
  readonly ignored?: 'short' | 'vague'
  /** The nearest word, as the catalogue spells it, for one that is misspelt. */
  readonly spelling?: string
}

const MIN_PREFIX_LENGTH = 2
const PREFIX_WEIGHT = 0.375
const NEAR_WEIGHT = 0.4

/** Reads the word as it is. */
export async function readExact(files: SearchFiles, word: string): Promise<Meaning[]> {
  const [file] = listFiles(files.start.words, word)
  return file === undefined ? [] : findWord(await files.getWords(file), word)
}

/** A known word means itself, the start of a word every word that begins with it, anything else counts as misspelt. */
export async function readWord(files: SearchFiles, word: string): Promise<Reading> {
  const meant = await readExact(files, word)
  // A known word of two letters is more likely a size than the start of a longer word.
  if (word.length > MIN_PREFIX_LENGTH || (meant.length === 0 && word.length === MIN_PREFIX_LENGTH)) {
    const wanted = listFiles(files.start.words, word)
    if (wanted.length <= files.start.reach) {
      for (const postings of await Promise.all(wanted.map(files.getWords))) meant.push(...findLonger(postings, word))
    } else if (meant.length === 0) return { meant, ignored: 'short' }
  }
  if (meant.length === 0) return readMisspelt(files, word)
  return meant.every(isVague) ? { meant, ignored: 'vague' } : { meant }
}

async function readMisspelt(files: SearchFiles, word: string): Promise<Reading> {
  // Only words of its first letter, which people rarely miss: the one file of a small shop has them all.
  const [spellings] = canBeMisspelt(word) ? listFiles(files.start.spellings, word[0]!) : []
  const near = spellings === undefined ? [] : (await files.getSpellings(spellings)).listNear(word)
  const wanted = new Set<number>()
  const meant: Meaning[] = []
  for (const other of near) {
    const [file] = listFiles(files.start.words, other.word)
    if (wanted.add(file!).size > files.start.reach) break
    meant.push(...findWord(await files.getWords(file!), other.word))
  }
  return {
    meant: meant.map((meaning) => ({ ...meaning, weight: NEAR_WEIGHT })),
    ...(near[0] && { spelling: near[0].spelling }),
  }
}

function findWord(postings: Postings, word: string): Meaning[] {
  const index = findInsertionIndex(postings.words, word)
  return postings.words[index] === word ? [{ postings, index, weight: 1 }] : []
}

/** The words that begin with this one, without itself and the names of makers. */
function findLonger(postings: Postings, word: string): Meaning[] {
  const { words } = postings
  const longer: Meaning[] = []
  for (let index = findInsertionIndex(words, word); words[index]?.startsWith(word); index++) {
    const { length } = words[index]!
    const weight = (PREFIX_WEIGHT * length) / (length + 0.3 * (length - word.length))
    if (length > word.length && !words[index]!.endsWith(MAKER_SIGN)) longer.push({ postings, index, weight })
  }
  return longer
}

function isVague({ postings, index }: Meaning): boolean {
  return postings.isVague[index] === 1
}
