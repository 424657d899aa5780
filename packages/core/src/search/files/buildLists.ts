import type { Catalogue, Product } from '../../catalogue/catalogue.ts'
import { splitNames } from '../../catalogue/kinds.ts'
import { findName, findNoun } from '../../catalogue/noun.ts'
import { buildPostings, DESCRIBED_SIGN, type PostingList } from '../postings.ts'
import { listIndexWords, listWords } from '../words.ts'
import { buildPhrases, listOf, type Phrases, type ShopWords } from './buildPhrases.ts'
import { MAKER_SIGN, NAME_SIGN, ROLES } from './searchFiles.ts'

/** Noun, name, title, maker, categories, facts, description. */
const BOOSTS = [3, 2, 4, 3, 2, 1.2, 0.6]
/** The fields that name a product. */
const NAMES = 4
/** See `buildPostings`. */
const MAX_DESCRIBED = 250

/** A word without figures, as it is misspelt. */
export interface SpeltWord {
  readonly word: string
  /** As the catalogue spells it. */
  readonly spelling: string
  /** The number of products that have it. */
  readonly count: number
  /** One of `ROLES`. */
  readonly role: number
}

/** The words of the catalogue with their products, and how to spell them. */
export function buildLists(
  catalogue: Catalogue,
  shopWords: ShopWords,
): Omit<Phrases, 'fenced'> & { readonly spelt: SpeltWord[] } {
  const { products } = catalogue
  const categories = listCategoryTitles(catalogue)
  const texts = products.map((product) => listTexts(product, categories.get(product.slug) ?? ''))
  const fields = texts.map((own) => dropDenied(own.map(listIndexWords)))
  const lists = buildPostings(fields, BOOSTS, MAX_DESCRIBED)
  const common = listCommon(texts)
  const { fenced, ...phrases } = buildPhrases(products, shopWords)
  const signed = [
    ...listSigned(products, MAKER_SIGN, listMakers),
    ...listSigned(products, NAME_SIGN, (product, index) => listNameWords(product, fenced.has(index), common)),
  ]
  const getRole = findRole(products, fields)
  const known = new Set(lists.map(({ word }) => word.replace(DESCRIBED_SIGN, '')))
  return {
    ...phrases,
    lists: [...lists, ...signed, ...phrases.lists].sort((a, b) => (a.word < b.word ? -1 : 1)),
    spelt: [...listSpelt(lists, listSpellings(texts), getRole), ...listSaid(products, shopWords, known, getRole)].sort(
      (a, b) => (a.word < b.word ? -1 : 1),
    ),
  }
}

/** Words that a product’s name or facts deny ("Latex-free") are not found in its description ("contains no natural rubber latex"). */
function dropDenied(fields: readonly string[][]): string[][] {
  const stated = new Set(fields.slice(0, -1).flat())
  return [...fields.slice(0, -1), fields.at(-1)!.filter((word) => !stated.has(`non${word}`))]
}

/** A sentence that tells what to keep away from. */
const WARNING = /[^.]*\b(?:[Kk]eep \S+(?: \S+)? away|[Nn]ot for|Never|Do not)\b[^.]*(?:\.|$)/g

/** The texts that find one product, in the order of `BOOSTS`. A medicine's description warns of what it is not for. */
function listTexts(
  { title, supplier, brand, attributes, options, about, legalClass, age }: Product,
  categories: string,
): string[] {
  const facts = [...Object.values(attributes), ...(options ?? []).flatMap(({ values }) => values)].filter(
    // "16 years" is no word for who is 8.
    (fact) => fact !== age,
  )
  // In the description: "pads for men" are no jackets.
  const users = facts.includes('Unisex') ? ' Men, women.' : ''
  return [
    findNoun(title),
    findName(title),
    title,
    `${supplier} ${brand ?? ''}`,
    categories,
    facts.join(' '),
    legalClass ? '' : about.replaceAll(WARNING, '') + users,
  ]
}

/** The titles of the categories that list a product: "Dressings and wound care" finds each dressing. */
function listCategoryTitles({ entries }: Catalogue): Map<string, string> {
  const titles = new Map<string, string>()
  for (const { id, title, slugs } of entries) {
    if (id === '/') continue
    for (const slug of slugs) titles.set(slug, `${titles.get(slug) ?? ''} ${title}`)
  }
  return titles
}

/** Each name that products have, as one word that ends with the sign. */
function listSigned(
  products: readonly Product[],
  sign: string,
  listNames: (product: Product, index: number) => readonly string[],
): PostingList[] {
  const byName = new Map<string, number[]>()
  for (const [index, product] of products.entries()) {
    for (const name of new Set(listNames(product, index))) {
      const indices = byName.get(name)
      if (indices) indices.push(index)
      else byName.set(name, [index])
    }
  }
  return [...byName].map(([name, indices]) => listOf(name + sign, indices))
}

/** The maker and its mark: both "Solventum" and "3M". */
function listMakers({ supplier, brand = '' }: Product): string[] {
  return [supplier, brand].map((name) => listWords(name).join(' ')).filter((name) => name !== '')
}

/**
 * Words that name a product whose kind is not stated, or that is found by its own names alone: those always written with a
 * capital, such as "Micropore"; and its noun, if it has no kind.
 */
function listNameWords(
  { title, supplier, brand = '', legalClass, kind }: Product,
  isFenced: boolean,
  common: ReadonlySet<string>,
): string[] {
  if (kind && !isFenced) return []
  const own = listWords(`${title} ${supplier} ${brand}`).filter((word) => /^[a-z]{3,}$/.test(word) && !common.has(word))
  return [...(kind ? [] : listWords(findNoun(title))), ...own, ...(legalClass || isFenced ? [''] : [])]
}

/** The words that are written without a capital somewhere. */
function listCommon(texts: readonly (readonly string[])[]): Set<string> {
  const small = texts.flatMap((fields) => fields.join(' ').match(/(?<![\p{L}\p{N}])\p{Ll}[\p{L}'’-]*/gu) ?? [])
  return new Set([...new Set(small)].flatMap(listIndexWords))
}

/** The role of a word: it names nothing, medicines alone, or other goods. */
function findRole(products: readonly Product[], fields: readonly (readonly string[][])[]): (word: string) => number {
  const roles = new Map<string, number>()
  for (const [index, own] of fields.entries()) {
    const role = products[index]!.legalClass ? ROLES.medicine : ROLES.name
    for (const word of own.slice(0, NAMES).flat()) if (roles.get(word) !== ROLES.name) roles.set(word, role)
  }
  return (word) => roles.get(word) ?? ROLES.text
}

/** Each word as the catalogue spells it: "haemostatic" for "hemostatic". */
function listSpellings(texts: readonly (readonly string[])[]): Map<string, string> {
  const spellings = new Map<string, string>()
  for (const text of new Set(texts.flatMap((fields) => fields.join(' ').split(/\s+/)))) {
    const spelling = text.toLowerCase().replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    for (const word of listIndexWords(text)) if (!spellings.has(word)) spellings.set(word, spelling)
  }
  return spellings
}

function listSpelt(
  lists: readonly PostingList[],
  spellings: ReadonlyMap<string, string>,
  getRole: (word: string) => number,
): SpeltWord[] {
  const counts = new Map<string, number>()
  for (const { word, indices } of lists) {
    const plain = word.replace(DESCRIBED_SIGN, '')
    if (!/\d/.test(plain)) counts.set(plain, (counts.get(plain) ?? 0) + indices.length)
  }
  return [...counts].map(([word, count]) => ({
    word,
    spelling: spellings.get(word) ?? word,
    count,
    role: getRole(word),
  }))
}

/** Words that people say and no product has: "refridgerator" is a refrigerator, and that a fridge. */
function listSaid(
  products: readonly Product[],
  { synonyms, kinds }: ShopWords,
  known: ReadonlySet<string>,
  getRole: (word: string) => number,
): SpeltWord[] {
  const medicines = new Set(products.flatMap(({ kind, legalClass }) => (legalClass && kind) || []))
  const said = new Map<string, SpeltWord>()
  const say = (text: string, role: number) => {
    for (const spelling of text.split(' ')) {
      const word = listWords(spelling).join(' ')
      if (!known.has(word) && !said.has(word) && /^[a-z]{4,}$/.test(word))
        said.set(word, { word, spelling, count: 0, role })
    }
  }
  for (const { means, say: texts } of synonyms) {
    const isMedicine = listWords(means ?? '').some((word) => getRole(word) === ROLES.medicine)
    for (const text of means === undefined ? [] : texts) say(text, isMedicine ? ROLES.medicine : ROLES.name)
  }
  for (const { id, means } of kinds)
    for (const name of splitNames(means)) say(name, medicines.has(id) ? ROLES.medicine : ROLES.name)
  return [...said.values()]
}
