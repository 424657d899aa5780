import MiniSearch, { type Query, type SearchResult } from 'minisearch'
import type { Catalogue, Product } from '../catalogue.ts'
import type { SynonymRecord } from '../../../catalogue/schema.ts'
import { buildSynonyms, findReadings, type Synonyms } from './synonyms.ts'
import { foldCode, foldText, listIndexWords, listWords } from './words.ts'

/** What one product is found by. */
interface Entry {
  readonly id: number
  readonly title: string
  readonly supplier: string
  readonly kind: string
  readonly facts: string
  readonly about: string
}

/** What a query found. */
export interface SearchOutcome {
  /** Slugs, the best first. */
  readonly slugs: readonly string[]
  /** The words that matched, as they stand in the index, to be marked in what is shown. */
  readonly matched: readonly string[]
  /** Words of the query without which something would have been found; empty where all of them counted. */
  readonly dropped: readonly string[]
  /** The query with its unknown words in the nearest spelling that the catalogue has, if that differs. */
  readonly nearest: string | undefined
}

export interface SearchIndex {
  readonly search: (query: string) => SearchOutcome
}

const BOOST = { title: 5, supplier: 3, kind: 2, facts: 1.2, about: 0.6 }
/** A shorter word is not forgiven a slip: too many others are one letter away. */
const MIN_FUZZY_LENGTH = 4
const MIN_PREFIX_LENGTH = 2
const MIN_CODE_LENGTH = 3

/** Builds the index. It takes about 50 ms for 400 products, so it is built in a worker or when idle. */
export function buildSearchIndex(catalogue: Catalogue, synonymEntries: readonly SynonymRecord[]): SearchIndex {
  const synonyms = buildSynonyms(synonymEntries)
  const { products } = catalogue
  const kinds = listKinds(catalogue)
  const engine = new MiniSearch<Entry>({
    fields: Object.keys(BOOST),
    tokenize: listIndexWords,
    processTerm: (term) => term,
    searchOptions: { tokenize: (text) => [text], processTerm: (term) => term, boost: BOOST },
  })
  const vocabulary = new Map<string, string>()
  engine.addAll(
    products.map((product, id) => {
      const entry = buildEntry(product, id, kinds.get(product.slug) ?? '')
      for (const text of Object.values(entry).join(' ').split(/\s+/)) {
        for (const word of listIndexWords(text)) vocabulary.set(word, vocabulary.get(word) ?? text)
      }
      return entry
    }),
  )
  const codes = products.flatMap(({ sku, slug }) => (sku === '' ? [] : [{ code: foldCode(sku), slug }]))
  const words = [...vocabulary.keys()].sort()
  return { search: (query) => search({ engine, codes, products, synonyms, words, vocabulary }, query) }
}

interface Parts {
  readonly engine: MiniSearch<Entry>
  readonly codes: readonly { code: string; slug: string }[]
  readonly products: readonly Product[]
  readonly synonyms: Synonyms
  /** Every word of the index, sorted, so that a prefix is found by halving. */
  readonly words: readonly string[]
  /** Every word of the index, with a text that it stands in, as the catalogue spells it. */
  readonly vocabulary: ReadonlyMap<string, string>
}

function buildEntry(product: Product, id: number, kind: string): Entry {
  return {
    id,
    title: product.title,
    supplier: [product.supplier, product.brand].join(' '),
    kind,
    facts: [...Object.values(product.attributes), ...(product.options ?? []).flatMap(({ values }) => values)].join(' '),
    about: product.about,
  }
}

/** The titles of the categories that list a product: "Dressings and wound care" finds each dressing. */
function listKinds({ entries }: Catalogue): Map<string, string> {
  const kinds = new Map<string, string>()
  for (const { id, title, slugs } of entries) {
    if (id === '/') continue
    for (const slug of slugs) kinds.set(slug, `${kinds.get(slug) ?? ''} ${title}`)
  }
  return kinds
}

function search(parts: Parts, query: string): SearchOutcome {
  const byCode = findByCode(parts.codes, query)
  const words = listWords(query)
  const found = searchWords(parts, words)
  if (found.length > 0 || byCode.length > 0 || words.length === 0) {
    return { ...describe(parts, byCode, found), dropped: [], nearest: findNearest(parts, query) }
  }
  return searchWithout(parts, words)
}

/** An exact code first, then codes that begin so, then codes that hold it. */
function findByCode(codes: Parts['codes'], query: string): string[] {
  const asked = foldCode(query)
  if (asked.length < MIN_CODE_LENGTH || !/\d|^[a-z]{2,}$/.test(asked)) return []
  const rank = (code: string) =>
    code === asked ? 0 : code.startsWith(asked) ? 1 : /\d/.test(asked) && code.includes(asked) ? 2 : 3
  return codes
    .map(({ code, slug }) => ({ slug, rank: rank(code) }))
    .filter(({ rank }) => rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .map(({ slug }) => slug)
}

function describe(parts: Parts, byCode: readonly string[], found: readonly SearchResult[]) {
  const slugs = found.map(({ id }) => parts.products[id as number]!.slug)
  return { slugs: [...new Set([...byCode, ...slugs])], matched: [...new Set(found.flatMap(({ terms }) => terms))] }
}

/** All words count: each must be found, as it is, as the start of a word, by a synonym, or misspelt. */
function searchWords(parts: Parts, words: readonly string[]): SearchResult[] {
  if (words.length === 0) return []
  return parts.engine.search(buildQuery(parts, words, 0))
}

/** Reads the query from one place on: a synonym of several words is one of the ways to read on from there. */
function buildQuery(parts: Parts, words: readonly string[], start: number): Query {
  const word = words[start]!
  const rest = (length: number): Query[] =>
    start + length < words.length ? [buildQuery(parts, words, start + length)] : []
  const readings = findReadings(parts.synonyms, words, start)
  const plain: Query = { combineWith: 'AND', queries: [buildTerm(parts, word), ...rest(1)] }
  if (readings.length === 0) return plain
  const others = readings.map(({ words: means, length }): Query => ({
    combineWith: 'AND',
    queries: [...means.map((term): Query => ({ queries: [term], prefix: false })), ...rest(length)],
  }))
  return { combineWith: 'OR', queries: [plain, ...others] }
}

/** A word that the catalogue has is taken as it is; the start of one as that; anything else may be misspelt. */
function buildTerm({ engine, vocabulary, words }: Parts, word: string): Query {
  if (vocabulary.has(word)) return { queries: [word], prefix: word.length > MIN_PREFIX_LENGTH }
  if (word.length >= MIN_PREFIX_LENGTH && isPrefix(words, word)) return { queries: [word], prefix: true }
  if (word.length < MIN_FUZZY_LENGTH || /\d/.test(word)) return { queries: [word], prefix: false }
  // One slip is looked for first; two letters that changed places are two slips.
  const isNear = engine.search({ queries: [word], fuzzy: 1 }).length > 0
  return { queries: [word], fuzzy: isNear ? 1 : 2, prefix: false }
}

function isPrefix(words: readonly string[], prefix: string): boolean {
  let [low, high] = [0, words.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (words[middle]! < prefix) low = middle + 1
    else high = middle
  }
  return words[low]?.startsWith(prefix) ?? false
}

/** Nothing has all the words: leaves out the fewest that are needed for something to be found. */
function searchWithout(parts: Parts, words: readonly string[]): SearchOutcome {
  for (const [index, word] of words.entries()) {
    const found = searchWords(
      parts,
      words.filter((_, other) => other !== index),
    )
    if (found.length > 0) return { ...describe(parts, [], found), dropped: [word], nearest: undefined }
  }
  const known = words.filter((word) => searchWords(parts, [word]).length > 0)
  const best = known.length > 0 && words.length > 2 ? searchWords(parts, known.slice(0, 1)) : []
  return { ...describe(parts, [], best), dropped: words.filter((word) => word !== known[0]), nearest: undefined }
}

/** The query, as it was typed but for each word that the catalogue lacks, which is in its nearest spelling. */
function findNearest(parts: Parts, query: string): string | undefined {
  const typed = foldText(query).split(/\s+/)
  const mended = typed.map((text) => {
    const [word, ...others] = listWords(text)
    if (word === undefined || others.length > 0) return text
    if (parts.vocabulary.has(word) || isPrefix(parts.words, word) || parts.synonyms.has(word)) return text
    const [best] = parts.engine.search(buildTerm(parts, word))
    return spell(parts, best?.terms[0]) ?? text
  })
  const nearest = mended.join(' ')
  return nearest === typed.join(' ') ? undefined : nearest
}

/** A word of the index as the catalogue spells it: "haemostatic", not "hemostatic". */
function spell({ vocabulary }: Parts, word: string | undefined): string | undefined {
  const text = word === undefined ? undefined : vocabulary.get(word)
  return text?.toLowerCase().replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
}
