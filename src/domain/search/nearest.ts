import type { Catalogue } from '../catalogue.ts'
import { foldText } from './words.ts'

/** A longer text is no misspelt word. */
const MAX_LENGTH = 30
const MIN_LENGTH = 4
/** How much of a word may be wrong: four letters of ten. The search itself forgives two. */
const MAX_SHARE_WRONG = 0.4

/**
 * The query with each unknown word replaced by the most alike that a product's name or brand has; undefined where no
 * word is alike. It reads the whole catalogue, so it is only asked where the search has found nothing.
 */
export function findAlike(query: string, { products }: Catalogue): string | undefined {
  const known = new Set(products.flatMap(({ title, supplier }) => listSpellings(`${title} ${supplier}`)))
  const typed = foldText(query).split(' ')
  const mended = typed.map((word) => (known.has(word) ? word : (findMostAlike(word, known) ?? word)))
  return mended.join(' ') === typed.join(' ') ? undefined : mended.join(' ')
}

function listSpellings(text: string): string[] {
  return foldText(text).match(/[a-z]{4,}/g) ?? []
}

function findMostAlike(word: string, known: ReadonlySet<string>): string | undefined {
  if (word.length < MIN_LENGTH || word.length > MAX_LENGTH || /\d/.test(word)) return undefined
  let [best, least] = [undefined as string | undefined, Math.floor(word.length * MAX_SHARE_WRONG) + 1]
  for (const other of known) {
    if (Math.abs(other.length - word.length) >= least) continue
    // People rarely miss the first letter.
    const distance = measureDistance(word, other) + (other[0] === word[0] ? 0 : 0.5)
    if (distance < least) [best, least] = [other, distance]
  }
  return best
}

/** How many letters are to be added, left out, changed or swapped with their neighbour. */
export function measureDistance(a: string, b: string): number {
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next: number[] = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      next[j] = Math.min(
        next[j - 1]! + 1,
        row[j]! + 1,
        row[j - 1]! + (isSame ? 0 : 1),
        isSwapped ? before[j - 2]! + 1 : Infinity,
      )
    }
    ;[before, row] = [row, next]
  }
  return row[b.length]!
}
