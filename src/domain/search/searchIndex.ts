import type { Catalogue, Product } from '../catalogue/catalogue.ts'
import type { SynonymRecord } from '../../../catalogue/schema.ts'
import { buildNearTexts } from '../text/nearTexts.ts'
import { findByCode, listCodes, type Code } from './codes.ts'
import { hasMatch, joinMatches, rankMatches, uniteMatches, type Matches } from './matches.ts'
import { buildPostings } from './postings.ts'
import { buildSynonyms, findReadings, type Synonyms } from './synonyms.ts'
import { buildWordFinder, type WordFinder } from './wordFinder.ts'
import { foldText, listIndexWords, listWords } from './words.ts'

/** What a query found. */
export interface SearchOutcome {
  /** Indices of products in the catalogue, best first: a worker transfers thousands of them at no cost. */
  readonly ranked: Uint32Array<ArrayBuffer>
  /** The words of the index that matched, to be highlighted. */
  readonly matched: readonly string[]
  /** Words of the query that were left out to find anything; empty where all of them matched. */
  readonly dropped: readonly string[]
  /** The query with unknown words corrected to the nearest spelling in the catalogue, if that differs. */
  readonly nearest: string | undefined
}

export interface SearchIndex {
  readonly search: (query: string) => SearchOutcome
  /** Its size in bytes, without the catalogue itself. */
  readonly bytes: number
}

/** Title, maker, kind, facts, description: see `listTexts`. */
const BOOSTS = [5, 3, 2, 1.2, 0.6]
/** No product's name is this long: the rest was pasted by mistake. */
const MAX_WORDS = 24

/** Builds the index. Its time grows with the catalogue, so it is built in a worker (decision 0007). */
export function buildSearchIndex(catalogue: Catalogue, synonyms: readonly SynonymRecord[]): SearchIndex {
  const { products } = catalogue
  const kinds = listKinds(catalogue)
  const texts = products.map((product) => listTexts(product, kinds.get(product.slug) ?? ''))
  const postings = buildPostings(
    texts.map((fields) => fields.map(listIndexWords)),
    BOOSTS,
  )
  const near = buildNearTexts(postings.words)
  const finder = buildWordFinder(postings, near, products.length, listSpellings(texts))
  const parts = {
    codes: listCodes(products),
    makers: listMakers(products),
    synonyms: buildSynonyms(synonyms),
    finder,
  }
  const { words, starts, indices, scores } = postings
  return {
    search: (query) => search(parts, query),
    bytes: words.join(' ').length + starts.byteLength + indices.byteLength + scores.byteLength + near.bytes,
  }
}

interface Parts {
  readonly codes: readonly Code[]
  /** The indices of each maker's products, by the words of its name. */
  readonly makers: ReadonlyMap<string, readonly number[]>
  readonly synonyms: Synonyms
  readonly finder: WordFinder
}

/** What one product is found by, in the order of `BOOSTS`. */
function listTexts({ title, supplier, brand, attributes, options, about }: Product, kind: string): string[] {
  const facts = [...Object.values(attributes), ...(options ?? []).flatMap(({ values }) => values)]
  return [title, `${supplier} ${brand ?? ''}`, kind, facts.join(' '), about]
}

function listMakers(products: readonly Product[]): Map<string, number[]> {
  const makers = new Map<string, number[]>()
  for (const [index, { supplier }] of products.entries()) {
    const name = listWords(supplier).join(' ')
    const indices = makers.get(name)
    if (indices) indices.push(index)
    else makers.set(name, [index])
  }
  return makers
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

/** Each word as the catalogue spells it: "haemostatic" for "hemostatic". */
function listSpellings(texts: readonly (readonly string[])[]): Map<string, string> {
  const spellings = new Map<string, string>()
  for (const text of new Set(texts.flatMap((fields) => fields.join(' ').split(/\s+/)))) {
    for (const word of listIndexWords(text)) spellings.set(word, spellings.get(word) ?? text)
  }
  return spellings
}

function search(parts: Parts, query: string): SearchOutcome {
  const byCode = findByCode(parts.codes, query)
  const words = listWords(query).slice(0, MAX_WORDS)
  const found = findAll(parts, words)
  if (byCode.length > 0 || words.length === 0 || (found && hasMatch(found))) {
    // A search for a maker means its goods: "3M" is not a length of 3 m.
    const first = [...byCode, ...(parts.makers.get(words.join(' ')) ?? [])]
    return { ...describe(parts, words, first, found), dropped: [], nearest: findNearest(parts, query) }
  }
  return searchWithout(parts, words)
}

function describe({ finder, synonyms }: Parts, words: readonly string[], first: readonly number[], found?: Matches) {
  const ranked = found ? rankMatches(found) : []
  const means = words.flatMap((_, start) => findReadings(synonyms, words, start).flatMap((reading) => reading.words))
  const matched = new Set([...words.flatMap((word) => finder.listMatched(word)), ...means])
  return { ranked: Uint32Array.from(first.length > 0 ? new Set([...first, ...ranked]) : ranked), matched: [...matched] }
}

/** Every word must match: exactly, as the start of a word, by a synonym, or misspelt. */
function findAll({ finder, synonyms }: Parts, words: readonly string[]): Matches | undefined {
  // From last to first, so that the rest of the query is already matched when a synonym leads on to it.
  const rest: (Matches | undefined)[] = []
  const join = (found: Matches, next: number) => (rest[next] ? joinMatches(found, rest[next]) : found)
  for (let start = words.length - 1; start >= 0; start--) {
    const readings = findReadings(synonyms, words, start).map(({ words: means, length }) =>
      join(means.map(finder.findExact).reduce(joinMatches), start + length),
    )
    rest[start] = [join(finder.find(words[start]!), start + 1), ...readings].reduce(uniteMatches)
  }
  return rest[0]
}

/** No product has all the words: leaves out as few as possible to find something. */
function searchWithout(parts: Parts, words: readonly string[]): SearchOutcome {
  for (const [index, word] of words.entries()) {
    const others = words.toSpliced(index, 1)
    const found = findAll(parts, others)
    if (found && hasMatch(found)) {
      return { ...describe(parts, others, [], found), dropped: [word], nearest: undefined }
    }
  }
  const known = words.filter((word) => hasMatch(findAll(parts, [word])!))
  const best = words.length > 2 ? known.slice(0, 1) : []
  return {
    ...describe(parts, best, [], findAll(parts, best)),
    dropped: words.filter((word) => word !== known[0]),
    nearest: undefined,
  }
}

/** The query as typed, with each unknown word in its nearest spelling. */
function findNearest({ finder, synonyms }: Parts, query: string): string | undefined {
  const typed = foldText(query).split(/\s+/)
  const corrected = typed.map((text) => {
    const [word, ...others] = listWords(text)
    return word === undefined || others.length > 0 || synonyms.has(word) ? text : (finder.correct(word) ?? text)
  })
  const nearest = corrected.join(' ')
  return nearest === typed.join(' ') ? undefined : nearest
}
