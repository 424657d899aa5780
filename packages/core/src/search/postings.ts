/** The words that a product is found by, field by field. */
export type Fields = readonly (readonly string[])[]

/** A word with the products that have it. */
export interface PostingList {
  readonly word: string
  /** Indices of products in the catalogue, rising. */
  readonly indices: readonly number[]
  /** The strength of the word for each of them; all 0 in the list of a maker. */
  readonly scores: readonly number[]
  /** True where so many descriptions have it that it tells no product from another. */
  readonly isVague: boolean
}

/** Words with the products that have each: flat numbers, so that a search creates no garbage. */
export interface Postings {
  /** In alphabetical order, so that a prefix is one run of them. */
  readonly words: readonly string[]
  /** The start of each word's run of `indices` and `scores`; one longer than `words`. */
  readonly starts: Uint32Array
  readonly indices: Uint32Array
  readonly scores: Float32Array
  /** See `PostingList`: 1 or 0 for each word. */
  readonly isVague: Uint8Array
}

// BM25+ with its usual constants: https://en.wikipedia.org/wiki/Okapi_BM25
const K = 1.2
const B = 0.7
const D = 0.5

/** Ends a word with the products that have it in their descriptions alone. */
export const DESCRIBED_SIGN = '%'

/** A page of a listing. */
const MAX_VAGUE = 48

/** The number of times that a word occurs in one field of one product. */
interface Count {
  readonly productIndex: number
  readonly field: number
  readonly times: number
}

/**
 * Lists the words, in alphabetical order. A word counts for more the rarer it is, the more often it occurs and the
 * shorter its field; `boosts` weights the fields. Of a word that more than `most` products have, those that have it in
 * the last field alone are left out: it tells no product from another. A word of descriptions only is vague then,
 * and keeps its best `MAX_VAGUE` products.
 */
export function buildPostings(products: readonly Fields[], boosts: readonly number[], most: number): PostingList[] {
  const lengths = products.map((fields) => fields.map((words) => new Set(words).size))
  const averages = boosts.map((_, field) => sum(lengths.map((own) => own[field]!)) / products.length)
  const byWord = countWords(products)
  const last = boosts.length - 1
  return [...byWord.keys()].sort().flatMap((word): PostingList[] => {
    const counts = byWord.get(word)!
    const matching = boosts.map(() => 0)
    const named = new Set<number>()
    const all = new Set<number>()
    for (const { productIndex, field } of counts) {
      matching[field]!++
      all.add(productIndex)
      if (field !== last) named.add(productIndex)
    }
    const rarity = matching.map((count) => Math.log(1 + (products.length - count + 0.5) / (count + 0.5)))
    const isCommon = all.size > most
    const scores = new Map<number, number>()
    for (const { productIndex, field, times } of counts) {
      if (isCommon && named.size > 0 && !named.has(productIndex)) continue
      const length = lengths[productIndex]![field]! / averages[field]!
      const score = boosts[field]! * rarity[field]! * (D + (times * (K + 1)) / (times + K * (1 - B + B * length)))
      scores.set(productIndex, (scores.get(productIndex) ?? 0) + score)
    }
    const isVague = isCommon && named.size === 0
    const list = [...scores].sort(isVague ? (a, b) => b[1] - a[1] : (a, b) => a[0] - b[0])
    const described = list.filter(([index]) => !named.has(index))
    const kept = isVague ? described.slice(0, MAX_VAGUE).sort((a, b) => a[0] - b[0]) : described
    return [
      { word, list: list.filter(([index]) => named.has(index)), isVague: false },
      { word: word + DESCRIBED_SIGN, list: kept, isVague },
    ].flatMap(({ word, list, isVague }) =>
      list.length === 0
        ? []
        : [{ word, indices: list.map(([index]) => index), scores: list.map(([, score]) => score), isVague }],
    )
  })
}

function countWords(products: readonly Fields[]): Map<string, Count[]> {
  const byWord = new Map<string, Count[]>()
  for (const [productIndex, fields] of products.entries()) {
    for (const [field, words] of fields.entries()) {
      const times = new Map<string, number>()
      for (const word of words) times.set(word, (times.get(word) ?? 0) + 1)
      for (const [word, count] of times) {
        const counts = byWord.get(word)
        const own = { productIndex, field, times: count }
        if (counts) counts.push(own)
        else byWord.set(word, [own])
      }
    }
  }
  return byWord
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

/** The index of a word in a sorted array, or the index at which it would be inserted. */
export function findInsertionIndex(words: readonly string[], word: string): number {
  let [low, high] = [0, words.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (words[middle]! < word) low = middle + 1
    else high = middle
  }
  return low
}
