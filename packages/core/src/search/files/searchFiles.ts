import type { ListedProduct } from '../../catalogue/catalogue.ts'

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
  /** Words that mean nothing in a query. */
  readonly idle: readonly string[]
  /** Words that only describe, such as colours and packs: they make no other kind of goods. */
  readonly plain: readonly string[]
  /** Words that mean the same inside what people say, such as "pill" and "tablet". */
  readonly alike: readonly (readonly string[])[]
  /** Texts that phrases mean, and advice; their numbers come before those of kinds. */
  readonly meanings: readonly string[]
  /** Names of the kinds that share what people call them with another, by the numbers that phrases have for them. */
  readonly shared: Readonly<Record<number, string>>
  readonly homes: Homes
  /** For each product, how far before it the last one of the same range is; 0 where there is none. */
  readonly ranges: string
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
  /** Packed by `packSorted`. Makers' names, kinds and what people say are words too, with a sign (`isSigned`). */
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
/** Ends a word that says what a product is: its noun, or a name of its own. Alone, it is the word of medicines without a kind, and of all that is fenced. */
export const NAME_SIGN = ':'
/** Begins the word of a kind, before its number. Alone, it is the word of all that is found by its own names only. */
export const KIND_SIGN = '@'
/** Ends the word of the products of a kind that are meant where no more is said. */
export const USUAL_SIGN = '!'
/** The word of the kinds that are never near, by the numbers that phrases have for them. */
export const EXACT_KINDS = '@='

/**
 * The ends of a phrase that people say: its postings are no products but what it means, the texts of the start and then
 * kinds. It comes right after its first word, since no sign is after PHRASES_END.
 */
export const PHRASE_SIGNS = {
  means: '#',
  answers: '!',
  instead: '$',
  never: '-',
  elsewhere: '&',
  advice: '+',
  noun: '*',
} as const
export const PHRASES_END = '.'

/** No word of a text contains a sign. */
export function isSigned(word: string): boolean {
  return /[=:#!$&+*-]$/.test(word) || isKind(word)
}

export function isKind(word: string): boolean {
  return word.startsWith(KIND_SIGN)
}
