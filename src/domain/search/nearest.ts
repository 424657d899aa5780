import type { Catalogue } from '../catalogue/catalogue.ts'
import { countSlips } from './nearWords.ts'
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
  const most = Math.floor(word.length * MAX_SHARE_WRONG)
  let [best, least] = [undefined as string | undefined, most + 1]
  for (const other of known) {
    // People rarely miss the first letter.
    const slips = countSlips(word, other, most) + (other[0] === word[0] ? 0 : 0.5)
    if (slips < least) [best, least] = [other, slips]
  }
  return best
}
