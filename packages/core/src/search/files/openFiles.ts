import type { ListedProduct } from '../../catalogue/catalogue.ts'
import type { Code } from '../codes.ts'
import type { Postings } from '../postings.ts'
import { readSpellings, type Spellings } from '../spellings.ts'
import { unpackCards } from './packCards.ts'
import { unpackNumbers } from './packedNumbers.ts'
import { unpackPostings } from './packPostings.ts'
import {
  type Answer,
  type CardsFile,
  type CodesFile,
  FILE_NAMES,
  type SpellingsFile,
  type StartFile,
  type WordsFile,
} from './searchFiles.ts'

/** Gives what the file of this name holds. */
export type LoadFile = (name: string) => Promise<unknown>

/** The start, with what is packed in it. */
interface Start extends Omit<StartFile, 'answers' | 'ranges' | 'idle' | 'plain' | 'alike'> {
  readonly answers: ReadonlyMap<string, Answer>
  readonly idle: ReadonlySet<string>
  readonly plain: ReadonlySet<string>
  /** For each word that means the same as others, all of them. */
  readonly alike: ReadonlyMap<string, readonly string[]>
  /** For each product, the first product of its range. */
  readonly ranges: Uint32Array
  /** See `Homes`. */
  readonly places: Uint32Array
}

/** The files of the search, each loaded and decoded once. A failed attempt is not remembered. */
export interface SearchFiles {
  readonly start: Start
  readonly getWords: (file: number) => Promise<Postings>
  readonly getCodes: (file: number) => Promise<readonly Code[]>
  readonly getCards: (file: number) => Promise<readonly ListedProduct[]>
  readonly getSpellings: (file: number) => Promise<Spellings>
}

export async function openFiles(load: LoadFile): Promise<SearchFiles> {
  const start = await read(load, FILE_NAMES.start, decodeStart)
  const loading = new Map<string, Promise<unknown>>()
  function get<From, To>(name: string, decode: (data: From) => To): Promise<To> {
    const known = loading.get(name) as Promise<To> | undefined
    if (known) return known
    const reading = read(load, `${start.id}/${name}`, decode)
    loading.set(name, reading)
    reading.catch(() => loading.delete(name))
    return reading
  }
  return {
    start,
    getWords: (file) => get(FILE_NAMES.words(file), (data: WordsFile) => unpackPostings(data)),
    getCodes: (file) => get(FILE_NAMES.codes(file), decodeCodes),
    getCards: (file) => get(FILE_NAMES.cards(file), (data: CardsFile) => unpackCards(data)),
    getSpellings: (file) => get(FILE_NAMES.spellings(file), (data: SpellingsFile) => readSpellings(data)),
  }
}

function decodeStart(data: StartFile): Start {
  const ranges = unpackNumbers(data.ranges, data.productCount)
  for (const [index, back] of ranges.entries()) ranges[index] = back === 0 ? index : ranges[index - back]!
  const places = unpackNumbers(data.homes.places, data.productCount)
  const [idle, plain] = [new Set(data.idle), new Set(data.plain)]
  const alike = new Map(data.alike.flatMap((words) => words.map((word) => [word, words] as const)))
  return { ...data, ranges, places, idle, plain, alike, answers: new Map(Object.entries(data.answers)) }
}

async function read<From, To>(load: LoadFile, name: string, decode: (data: From) => To): Promise<To> {
  try {
    return decode((await load(name)) as From)
  } catch (error) {
    throw new Error(`The search could not read its file ${name}: ${String(error)}`, { cause: error })
  }
}

function decodeCodes({ codes, products }: CodesFile): Code[] {
  const list = codes.split(',')
  const indices = unpackNumbers(products, list.length)
  return list.map((code, at) => ({ code, index: indices[at]! }))
}

/** The last of the files whose first entry is not after this one; the first file where there is none. */
function findFile(firsts: readonly string[], entry: string): number {
  return Math.max(
    0,
    firsts.findLastIndex((first) => first <= entry),
  )
}

/** After everything that begins with it: words and codes are of letters, figures, "." and signs. */
const AFTER_ALL = '~'

/** The files that hold all from this entry up to the last; without one, all that begins with it. */
export function listFiles(firsts: readonly string[], start: string, end = start + AFTER_ALL): number[] {
  const first = findFile(firsts, start)
  const last = findFile(firsts, end)
  return firsts.length === 0 ? [] : Array.from({ length: last - first + 1 }, (_, at) => first + at)
}
