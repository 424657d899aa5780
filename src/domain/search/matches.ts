/** How well each product matches some part of a query: one number for each product of the catalogue, 0 for no match. */
export interface Matches {
  readonly scores: Float32Array
  /** How many words of the query the product has. */
  readonly counts: Uint8Array
}

export function buildMatches(size: number): Matches {
  return { scores: new Float32Array(size), counts: new Uint8Array(size) }
}

/** The products that match both parts. */
export function joinMatches(a: Matches, b: Matches): Matches {
  const both = buildMatches(a.scores.length)
  for (let index = 0; index < a.scores.length; index++) {
    if (a.scores[index] === 0 || b.scores[index] === 0) continue
    both.scores[index] = a.scores[index]! + b.scores[index]!
    both.counts[index] = a.counts[index]! + b.counts[index]!
  }
  return both
}

/** The products that match either part; one that matches both scores higher. */
export function uniteMatches(a: Matches, b: Matches): Matches {
  const any = buildMatches(a.scores.length)
  for (let index = 0; index < a.scores.length; index++) {
    any.scores[index] = a.scores[index]! + b.scores[index]!
    any.counts[index] = Math.max(a.counts[index]!, b.counts[index]!)
  }
  return any
}

export function hasMatch({ scores }: Matches): boolean {
  return scores.some((score) => score > 0)
}

/** The `most` products that match best, best first, and how many match in all. */
export function rankMatches({ scores, counts }: Matches, most: number): { ranked: number[]; count: number } {
  const indices: number[] = []
  const ranks: number[] = []
  for (let index = 0; index < scores.length; index++) {
    if (scores[index] === 0) continue
    indices.push(index)
    ranks.push(scores[index]! * counts[index]!)
  }
  const count = indices.length
  // Sorting numbers is far faster than sorting by a function, and only the best are wanted.
  const least = count > most ? Float64Array.from(ranks).sort()[count - most]! : 0
  const ranked = [...indices.keys()]
    .filter((at) => ranks[at]! >= least)
    .sort((a, b) => ranks[b]! - ranks[a]! || a - b)
    .slice(0, most)
  return { ranked: ranked.map((at) => indices[at]!), count }
}
