/** How well each product matches some part of a query: one number a place of the catalogue, 0 where it does not. */
export interface Matches {
  readonly scores: Float32Array
  /** How many words of the query the product has. */
  readonly counts: Uint8Array
}

export function buildMatches(size: number): Matches {
  return { scores: new Float32Array(size), counts: new Uint8Array(size) }
}

/** The products that have both parts. */
export function joinMatches(a: Matches, b: Matches): Matches {
  const both = buildMatches(a.scores.length)
  for (let place = 0; place < a.scores.length; place++) {
    if (a.scores[place] === 0 || b.scores[place] === 0) continue
    both.scores[place] = a.scores[place]! + b.scores[place]!
    both.counts[place] = a.counts[place]! + b.counts[place]!
  }
  return both
}

/** The products that have either; one that has both ways of saying it is the better for it. */
export function uniteMatches(a: Matches, b: Matches): Matches {
  const any = buildMatches(a.scores.length)
  for (let place = 0; place < a.scores.length; place++) {
    any.scores[place] = a.scores[place]! + b.scores[place]!
    any.counts[place] = Math.max(a.counts[place]!, b.counts[place]!)
  }
  return any
}

export function hasMatch({ scores }: Matches): boolean {
  return scores.some((score) => score > 0)
}

/** The places of the products that match, the best first. */
export function rankMatches({ scores, counts }: Matches): number[] {
  const places: number[] = []
  for (let place = 0; place < scores.length; place++) if (scores[place]! > 0) places.push(place)
  const rank = (place: number) => scores[place]! * counts[place]!
  return places.sort((a, b) => rank(b) - rank(a) || a - b)
}
