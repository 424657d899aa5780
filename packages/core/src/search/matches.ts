/** The products that a word finds, or all words of a phrase, each with its score. */
export interface Matches {
  readonly indices: Uint32Array
  readonly scores: Float32Array
}

/** A way to read one or more words of a query. */
export interface Way {
  readonly found: Matches
  /** The number of words of the query that it covers. */
  readonly length: number
  /** The words of the index that it looked for, to be highlighted. */
  readonly matched: readonly string[]
  /** The products have it in their descriptions alone. */
  readonly isDescribed?: boolean
  /** An unknown word of the query, and its likely meaning as the catalogue spells it. */
  readonly slip?: { readonly word: string; readonly spelling: string }
}

/** For each product, the words of a query that it has. */
export interface Coverage {
  /** A bit for each word. */
  readonly words: Uint32Array
  readonly scores: Float32Array
}

/** Sums what several words find; a product that has more of them scores higher. */
export function uniteMatches(all: readonly (Matches & { readonly weight: number })[], size: number): Matches {
  const [only] = all
  if (only?.weight === 1 && all.length === 1) return only
  const sums = new Float32Array(size)
  const indices: number[] = []
  for (const { indices: own, scores, weight } of all) {
    for (let at = 0; at < own.length; at++) {
      const product = own[at]!
      if (sums[product] === 0) indices.push(product)
      sums[product]! += weight * scores[at]!
    }
  }
  return { indices: Uint32Array.from(indices), scores: Float32Array.from(indices, (product) => sums[product]!) }
}

/** The products that all of these find. */
export function joinMatches(all: readonly Matches[]): Matches {
  return all.reduce((both, { indices, scores }) => {
    const known = new Map(Array.from(both.indices, (product, at) => [product, both.scores[at]!]))
    const shared = [...indices.keys()].filter((at) => known.has(indices[at]!))
    return {
      indices: Uint32Array.from(shared, (at) => indices[at]!),
      scores: Float32Array.from(shared, (at) => known.get(indices[at]!)! + scores[at]!),
    }
  })
}

/**
 * Finds, for each product, the most words of a query that it has, in the way that scores highest. `ways` are those that
 * begin at each word. The answer is valid until the next call: its arrays are used again, since a catalogue of 50,000
 * would leave megabytes of them at every keystroke.
 */
export function buildCover(size: number): (ways: readonly (readonly Way[])[]) => Coverage {
  const layers: Coverage[] = []
  const getLayer = (at: number) => (layers[at] ??= { words: new Uint32Array(size), scores: new Float32Array(size) })
  return (ways) => {
    const end = getLayer(ways.length)
    end.words.fill(0)
    end.scores.fill(0)
    // From last to first: what follows a way is known when the way is tried.
    for (let at = ways.length - 1; at >= 0; at--) {
      const layer = getLayer(at)
      layer.words.set(getLayer(at + 1).words)
      layer.scores.set(getLayer(at + 1).scores)
      for (const { found, length } of ways[at]!) extend(layer, found, ((1 << length) - 1) << at, getLayer(at + length))
    }
    return getLayer(0)
  }
}

function extend(layer: Coverage, { indices, scores }: Matches, words: number, rest: Coverage): void {
  const size = layer.words.length
  for (let at = 0; at < indices.length; at++) {
    const product = indices[at]!
    if (product >= size) throw new Error('The search found a product that the shop does not have: a file is damaged.')
    const own = rest.words[product]! | words
    const score = rest.scores[product]! + scores[at]!
    const more = countBits(own) - countBits(layer.words[product]!)
    if (more < 0 || (more === 0 && score <= layer.scores[product]!)) continue
    layer.words[product] = own
    layer.scores[product] = score
  }
}

export function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}

/** The `most` products with the highest scores, best first, and how many there are in all. */
export function rankMatches(indices: readonly number[], scores: Float32Array, most: number) {
  const count = indices.length
  // Sorting numbers is far faster than sorting by a function, and only the best are wanted.
  const least = count > most ? Float32Array.from(indices, (index) => scores[index]!).sort()[count - most]! : 0
  const ranked = indices
    .filter((index) => scores[index]! >= least)
    .sort((a, b) => scores[b]! - scores[a]! || a - b)
    .slice(0, most)
  return { ranked, count }
}
