/** What a product is found by: the words of each of its fields. */
export type Fields = readonly (readonly string[])[]

/** Every word of an index with the products that have it: flat numbers, so that a search creates no garbage. */
export interface Postings {
  /** In alphabetical order, so that a prefix is one run of them. */
  readonly words: readonly string[]
  /** Where each word's run of `indices` and `scores` begins; one longer than `words`. */
  readonly starts: Uint32Array
  /** Indices of products in the catalogue. */
  readonly indices: Uint32Array
  /** How well the word describes that product. */
  readonly scores: Float32Array
}

// BM25+ with its usual constants: https://en.wikipedia.org/wiki/Okapi_BM25
const K = 1.2
const B = 0.7
const D = 0.5

/** How often a word occurs in one field of one product. */
interface Count {
  readonly productIndex: number
  readonly field: number
  readonly times: number
}

/**
 * Builds the postings. A word counts for more the rarer it is, the more often it occurs and the shorter its field;
 * `boosts` weights the fields.
 */
export function buildPostings(products: readonly Fields[], boosts: readonly number[]): Postings {
  const lengths = products.map((fields) => fields.map((words) => new Set(words).size))
  const averages = boosts.map((_, field) => sum(lengths.map((own) => own[field]!)) / products.length)
  const byWord = countWords(products)
  const words = [...byWord.keys()].sort()
  const starts = new Uint32Array(words.length + 1)
  const indices: number[] = []
  const scores: number[] = []
  for (const [index, word] of words.entries()) {
    const counts = byWord.get(word)!
    const rarity = boosts.map((_, field) => {
      const matching = counts.filter((count) => count.field === field).length
      return Math.log(1 + (products.length - matching + 0.5) / (matching + 0.5))
    })
    let last = -1
    for (const { productIndex, field, times } of counts) {
      const length = lengths[productIndex]![field]! / averages[field]!
      const score = boosts[field]! * rarity[field]! * (D + (times * (K + 1)) / (times + K * (1 - B + B * length)))
      // The counts of one product are next to each other.
      if (productIndex === last) scores[scores.length - 1]! += score
      else {
        indices.push(productIndex)
        scores.push(score)
      }
      last = productIndex
    }
    starts[index + 1] = indices.length
  }
  return { words, starts, indices: Uint32Array.from(indices), scores: Float32Array.from(scores) }
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

/** Where a word is, or would be inserted, in a sorted array. */
export function findInsertionIndex(words: readonly string[], word: string): number {
  let [low, high] = [0, words.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (words[middle]! < word) low = middle + 1
    else high = middle
  }
  return low
}
