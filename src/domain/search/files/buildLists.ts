import type { Catalogue, Product } from '../../catalogue/catalogue.ts'
import { buildPostings, type PostingList } from '../postings.ts'
import { listIndexWords, listWords } from '../words.ts'
import { MAKER_SIGN } from './searchFiles.ts'

/** Title, maker, kind, facts, description. */
const BOOSTS = [5, 3, 2, 1.2, 0.6]
/** The fields that name a product. */
const NAMES = 2
/** See `buildPostings`. */
const MAX_DESCRIBED = 250

/** A word without figures, as it is misspelt. */
export interface SpeltWord {
  readonly word: string
  /** As the catalogue spells it. */
  readonly spelling: string
  /** How many products have it. */
  readonly count: number
  /** True for a word of a name or a maker. */
  readonly isName: boolean
}

/** The words of the catalogue with their products, and how to spell them. */
export function buildLists(catalogue: Catalogue): { lists: PostingList[]; spelt: SpeltWord[] } {
  const kinds = listKinds(catalogue)
  const texts = catalogue.products.map((product) => listTexts(product, kinds.get(product.slug) ?? ''))
  const fields = texts.map((own) => own.map(listIndexWords))
  const lists = buildPostings(fields, BOOSTS, MAX_DESCRIBED)
  const names = new Set(fields.flatMap((own) => own.slice(0, NAMES).flat()))
  return { lists: addMakers(lists, catalogue.products), spelt: listSpelt(lists, listSpellings(texts), names) }
}

/** What one product is found by, in the order of `BOOSTS`. */
function listTexts({ title, supplier, brand, attributes, options, about }: Product, kind: string): string[] {
  const facts = [...Object.values(attributes), ...(options ?? []).flatMap(({ values }) => values)]
  return [title, `${supplier} ${brand ?? ''}`, kind, facts.join(' '), about]
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

/** Adds the full name of each maker with its products. */
function addMakers(lists: readonly PostingList[], products: readonly Product[]): PostingList[] {
  const makers = new Map<string, number[]>()
  for (const [index, { supplier }] of products.entries()) {
    const name = listWords(supplier).join(' ')
    const indices = makers.get(name)
    if (indices) indices.push(index)
    else if (name !== '') makers.set(name, [index])
  }
  const named = [...makers].map(([name, indices]) => {
    return { word: name + MAKER_SIGN, indices, scores: indices.map(() => 0), isVague: false }
  })
  return [...lists, ...named].sort((a, b) => (a.word < b.word ? -1 : 1))
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
  names: ReadonlySet<string>,
): SpeltWord[] {
  return lists.flatMap(({ word, indices }) =>
    /\d/.test(word)
      ? []
      : [{ word, spelling: spellings.get(word) ?? word, count: indices.length, isName: names.has(word) }],
  )
}
