import type { ListedProduct } from '../../catalogue/catalogue.ts'
import type { SynonymRecord } from '../../catalogue/schema.ts'

/**
 * The files that the build writes and the search reads (docs/decisions/0016). Products are named by their index in the
 * catalogue; lists of numbers are packed (`packedNumbers.ts`).
 */

/** The file that every search loads first. */
export interface StartFile {
  /** Names the folder of all other files: files of two releases never meet. */
  readonly id: string
  readonly productCount: number
  /** True for a shop so small that all files are loaded when the page is idle. */
  readonly isSmall: boolean
  /** The number of files read for the start of a word or a code; a start that is in more files is too short. */
  readonly reach: number
  /** The first word of each words file. */
  readonly words: readonly string[]
  /** The first code of each codes file. */
  readonly codes: readonly string[]
  /** See `listCodeStarts`; empty in a large shop. */
  readonly codeStarts: readonly string[]
  /** The first letter of each spellings file. */
  readonly spellings: readonly string[]
  readonly cardsPerFile: number
  /** Cards of the answers below, by index. */
  readonly cards: readonly (readonly [index: number, card: ListedProduct])[]
  /** The outcome for starts of words that are in too many files. */
  readonly answers: Readonly<Record<string, Answer>>
  readonly synonyms: readonly SynonymRecord[]
  readonly fences: readonly Fence[]
  /** Goods that the shop states it does not sell, as it writes them; their words are never taken for misspelt ones. */
  readonly unsold: readonly string[]
  readonly homes: Homes
  /** For each product, how far before it the last one of the same range is; 0 where there is none. */
  readonly ranges: string
}

/**
 * Products, by index, that are found by these words alone; or that are near to what was asked by these words alone. Only
 * in a search that has one of the words `where`, if there are such.
 */
export interface Fence {
  readonly products: readonly number[]
  readonly words: readonly string[]
  readonly isOfNear: boolean
  readonly where?: readonly string[]
}

export interface Answer {
  readonly ranked: readonly number[]
  readonly count: number
  readonly matched: readonly string[]
}

/** The categories that list each product. */
export interface Homes {
  readonly ids: readonly string[]
  /** Each different list of categories, as indices of `ids`. */
  readonly lists: readonly (readonly number[])[]
  /** For each product, the index of its list. */
  readonly places: string
}

/** Words in alphabetical order, with the products that have each. */
export interface WordsFile {
  /** Separated by commas. A maker's full name and what a product is are words too, which end in a sign (`isSigned`). */
  readonly words: string
  /** See `packPostings`. */
  readonly postings: string
}

/** Codes in alphabetical order, folded (`foldCode`), with the product of each. */
export interface CodesFile {
  /** Separated by commas. */
  readonly codes: string
  readonly products: string
}

/** For each fact of a card (`ListedProduct`), its values in the order of the catalogue; null where a product has none. */
export type CardsFile = Readonly<Record<string, readonly unknown[]>>

/** Words without figures, for what is misspelt; all with the same first letter are in one file. */
export interface SpellingsFile {
  /** In alphabetical order, separated by commas. */
  readonly words: string
  /** Each as the catalogue spells it, in lower case, separated by line feeds; empty where that is the word itself. */
  readonly spellings: string
  /** The number of products that have each. */
  readonly counts: string
  /** One of `ROLES` for each. */
  readonly roles: string
}

/** The texts that a word is in: others alone, names and makers, or the names of medicines alone. */
export const ROLES = { text: 0, name: 1, medicine: 2 }

export const FILE_NAMES = {
  start: 'start.js',
  words: (file: number) => `words-${file}.js`,
  codes: (file: number) => `codes-${file}.js`,
  cards: (file: number) => `cards-${file}.js`,
  spellings: (file: number) => `spellings-${file}.js`,
}

/** Ends the word that is a maker's full name. */
export const MAKER_SIGN = '='
/** Ends a word that says what a product is: its noun, or a name of its own. Alone, it is the word of all medicines. */
export const KIND_SIGN = ':'

/** No word of a text contains a sign. */
export function isSigned(word: string): boolean {
  return word.endsWith(MAKER_SIGN) || word.endsWith(KIND_SIGN)
}
