import type { Catalogue, ListedProduct } from '../../catalogue/catalogue.ts'
import { listProduct } from '../../catalogue/listProduct.ts'
import { listCodeStarts } from '../codes.ts'
import { buildSearch } from '../search.ts'
import { pickBest } from '../suggest.ts'
import { listIndexWords } from '../words.ts'
import { buildLists } from './buildLists.ts'
import type { ShopWords } from './buildPhrases.ts'
import { collectCodes } from './collectCodes.ts'
import { listFiles, openFiles } from './openFiles.ts'
import { packCards } from './packCards.ts'
import { packPostings, unpackSorted } from './packPostings.ts'
import { packCodes, packHomes, packRanges, packSpellings } from './packProducts.ts'
import { type Answer, FILE_NAMES, type StartFile } from './searchFiles.ts'

/** The sizes of the files that the search is divided into. */
export interface Division {
  /** Characters of a words file. */
  readonly wordsLength: number
  readonly codesPerFile: number
  readonly spellingsPerFile: number
  readonly cardsPerFile: number
  /** See `StartFile.reach`. */
  readonly reach: number
}

/** Files of 2 to 5 kB in brotli: smaller ones cost more requests, larger ones bytes that no search needs. */
const DIVIDED: Division = {
  wordsLength: 9_000,
  codesPerFile: 192,
  spellingsPerFile: 256,
  cardsPerFile: 32,
  reach: 2,
}

/**
 * About thirty files for a small shop, since it loads them all once it is idle; yet the first answer on a slow line needs
 * one or two of words, 7 kB each in brotli, and as many of cards. A code is found by its inside too.
 */
const SMALL: Division = {
  wordsLength: 18_000,
  codesPerFile: 1e9,
  spellingsPerFile: 1e9,
  cardsPerFile: 128,
  reach: 1e9,
}
/** The number of products of a small shop. */
const MAX_SMALL = 1_000

/** The number of products in the answer for the start of too many words. */
const MAX_ANSWERED = 24

/** The files of a search by their names; the name of the others' folder is not in the start yet. */
export interface SearchData {
  readonly start: Omit<StartFile, 'id'>
  readonly files: ReadonlyMap<string, unknown>
}

/** Builds the files of the search. Tests name their own division. */
export async function buildSearchFiles(
  catalogue: Catalogue,
  shopWords: ShopWords,
  division?: Division,
): Promise<SearchData> {
  const index = { catalogue, ...buildLists(catalogue, shopWords) }
  const small = divide(index, SMALL, true)
  if (!division && catalogue.products.length <= MAX_SMALL) return small
  const divided = divide(index, division ?? DIVIDED, false)
  const answered = await answerStarts(small, divided.start, catalogue)
  return { start: { ...divided.start, ...answered }, files: divided.files }
}

type Index = { readonly catalogue: Catalogue } & ReturnType<typeof buildLists>

function divide(
  { catalogue, lists, spelt, meanings, shared, idle, plain, alike }: Index,
  division: Division,
  isSmall: boolean,
): SearchData {
  const { products } = catalogue
  const { cardsPerFile, reach } = division
  const spellings = packSpellings(spelt, division.spellingsPerFile)
  const words = packPostings(lists, division.wordsLength)
  const collected = collectCodes(products)
  const codes = packCodes(collected, division.codesPerFile)
  const cardFiles = Math.ceil(products.length / cardsPerFile)
  const cards = Array.from({ length: cardFiles }, (_, file) =>
    packCards(products.slice(file * cardsPerFile, (file + 1) * cardsPerFile)),
  )
  return {
    start: {
      productCount: products.length,
      isSmall,
      reach,
      words: words.map((file) => unpackSorted(file.words)[0]!),
      codes: codes.map((file) => file.codes.split(',', 1)[0]!),
      codeStarts: isSmall ? listCodeStarts(collected) : [],
      spellings: spellings.map((file) => file.words[0]!),
      cardsPerFile,
      cards: [],
      answers: {},
      idle,
      plain,
      alike,
      meanings,
      shared,
      homes: packHomes(products),
      ranges: packRanges(products),
    },
    files: new Map<string, unknown>([
      ...spellings.map((data, file) => [FILE_NAMES.spellings(file), data] as const),
      ...words.map((data, file) => [FILE_NAMES.words(file), data] as const),
      ...codes.map((data, file) => [FILE_NAMES.codes(file), data] as const),
      ...cards.map((data, file) => [FILE_NAMES.cards(file), data] as const),
    ]),
  }
}

/** Answers, from the search of few files, each single letter and what the divided one would read too many files for. */
async function answerStarts(few: SearchData, { words, reach }: SearchData['start'], { products }: Catalogue) {
  const load = (name: string) =>
    Promise.resolve(name === FILE_NAMES.start ? { ...few.start, id: '' } : few.files.get(name.slice(1)))
  const files = await openFiles(load)
  const search = buildSearch(files)
  const answers: Record<string, Answer> = {}
  const cards = new Map<number, ListedProduct>()
  for (const asked of listStarts(words, reach)) {
    const { ranked, count, matched } = await search(asked)
    const best = ranked.slice(0, MAX_ANSWERED)
    const shown = new Set(best.flatMap((index) => listIndexWords(products[index]!.title)))
    answers[asked] = { ranked: best, count, matched: matched.filter((word) => shown.has(word)) }
    // The first letter is answered at once.
    if (asked.length > 1) continue
    for (const index of pickBest(best, files.start.ranges)) cards.set(index, listProduct(products[index]!))
  }
  return { answers, cards: [...cards] }
}

/** A run of files is not longer than one that begins with the start of its first words. */
function listStarts(words: readonly string[], reach: number): Set<string> {
  const starts = words.flatMap((word) => Array.from(word, (_, at) => word.slice(0, at + 1)))
  const long = starts.filter((start) => listFiles(words, start).length > reach)
  return new Set([...'abcdefghijklmnopqrstuvwxyz0123456789', ...long])
}
