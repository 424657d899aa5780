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

/** The indices of the products that match, best first. */
export function rankMatches({ scores, counts }: Matches): number[] {
  const indices: number[] = []
  for (let index = 0; index < scores.length; index++) if (scores[index]! > 0) indices.push(index)
  const rank = (index: number) => scores[index]! * counts[index]!
  return indices.sort((a, b) => rank(b) - rank(a) || a - b)
}
