/** Texts that are like another one, out of a sorted list of different texts. An index is one in that list. */
export interface NearTexts {
  /** The texts that are at most `most` edits away, with how many, in the order of the list. */
  readonly find: (text: string, most: number) => readonly NearText[]
  /** The indices of the texts of which some start is at most `most` edits away. */
  readonly findStarts: (text: string, most: number) => readonly number[]
  /** Its size in memory, without the texts themselves. */
  readonly bytes: number
}

/** An edit is a letter left out, put in, or wrong, or two neighbours swapped. */
interface NearText {
  readonly index: number
  readonly edits: number
}

/**
 * Builds a tree of the starts that the texts share. Edits are counted once for each shared start, and a start that is
 * too far away ends all that begin with it: of 50,000 codes most are never looked at.
 */
export function buildNearTexts(texts: readonly string[]): NearTexts {
  const tree = buildTree(texts)
  return {
    find(text, most) {
      const found: NearText[] = []
      walk(tree, text, most, (node, edits) => {
        const index = tree.firsts[node]!
        if (edits <= most && texts[index]!.length === tree.depths[node]) found.push({ index, edits })
        return false
      })
      return found
    },
    findStarts(text, most) {
      const found: number[] = []
      walk(tree, text, most, (node, edits) => {
        if (edits > most) return false
        for (let index = tree.firsts[node]!; index < tree.firsts[tree.ends[node]!]!; index++) found.push(index)
        return true
      })
      return found
    },
    bytes: tree.letters.byteLength + tree.depths.byteLength + tree.ends.byteLength + tree.firsts.byteLength,
  }
}

/** A node for each letter after a shared start, in alphabetical order: a node's children follow it. */
interface Tree {
  readonly letters: Uint16Array
  /** The length of the start that ends with the node. */
  readonly depths: Uint16Array
  /** The first node after all that begin with this one. */
  readonly ends: Uint32Array
  /** The first text that begins with this node; one longer than the nodes. */
  readonly firsts: Uint32Array
}

function buildTree(texts: readonly string[]): Tree {
  const shared = texts.map((text, index) => countShared(texts[index - 1] ?? '', text))
  const size = texts.reduce((sum, text, index) => sum + text.length - shared[index]!, 0)
  const letters = new Uint16Array(size)
  const depths = new Uint16Array(size)
  const ends = new Uint32Array(size)
  const firsts = new Uint32Array(size + 1)
  const open: number[] = []
  let node = 0
  for (const [index, text] of texts.entries()) {
    while (open.length > shared[index]!) ends[open.pop()!] = node
    for (let at = open.length; at < text.length; at++) {
      letters[node] = text.charCodeAt(at)
      depths[node] = at + 1
      firsts[node] = index
      open.push(node)
      node++
    }
  }
  for (const last of open) ends[last] = size
  firsts[size] = texts.length
  return { letters, depths, ends, firsts }
}

function countShared(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}

/**
 * Visits the starts that may lead to a near text, each with its edits from the whole of `text` (`most + 1` where they
 * are more). Where `visit` returns true, no start that begins with this one is visited.
 */
function walk(tree: Tree, text: string, most: number, visit: (node: number, edits: number) => boolean): void {
  const { letters, depths, ends } = tree
  const asked = Uint16Array.from(text, (letter) => letter.charCodeAt(0))
  const width = asked.length + 1
  // A row for each letter of the start: its edits from each start of the text. Only near the diagonal are they few.
  const rows = new Uint8Array((width + most + 1) * width)
  for (let column = 0; column < width; column++) rows[column] = Math.min(column, most + 1)
  const start = new Uint16Array(width + most + 1)
  // The least of each row.
  const fewest = new Uint8Array(width + most + 1)
  for (let node = 0; node < letters.length;) {
    const depth = depths[node]!
    const letter = letters[node]!
    const row = depth * width
    const [above, twoAbove] = [row - width, row - 2 * width]
    const [from, to] = [Math.max(1, depth - most), Math.min(asked.length, depth + most)]
    // With no edit left a start goes on only with the letter that the text goes on with, also in a swap.
    if (fewest[depth - 1] === most) {
      let at = from - 1
      while (at < to && (asked[at] !== letter || rows[above + at] !== most)) at++
      if (at === to) {
        node = ends[node]!
        continue
      }
    }
    start[depth] = letter
    // Numbers by name rather than `Math.min`: this is where the time goes.
    let beside = from === 1 ? Math.min(depth, most + 1) : most + 1
    let least = (rows[row + from - 1] = beside)
    for (let column = from; column <= to; column++) {
      let edits = rows[above + column - 1]!
      if (asked[column - 1] !== letter) {
        const over = rows[above + column]!
        if (over < edits) edits = over
        if (beside < edits) edits = beside
        edits++
        const isSwap = column > 1 && asked[column - 2] === letter && asked[column - 1] === start[depth - 1]
        if (isSwap && rows[twoAbove + column - 2]! + 1 < edits) edits = rows[twoAbove + column - 2]! + 1
        if (edits > most) edits = most + 1
      }
      rows[row + column] = beside = edits
      if (edits < least) least = edits
    }
    if (to < asked.length) rows[row + to + 1] = most + 1
    fewest[depth] = least
    const edits = to === asked.length ? rows[row + asked.length]! : most + 1
    node = least > most || visit(node, edits) ? ends[node]! : node + 1
  }
}
