import type { Catalogue } from '../catalogue/catalogue.ts'
import { buildNearTexts, type NearTexts } from '../text/nearTexts.ts'
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
  const known = [...new Set(products.flatMap(({ title, supplier }) => listSpellings(`${title} ${supplier}`)))].sort()
  const near = buildNearTexts(known)
  const typed = foldText(query).split(' ')
  const corrected = typed.map((word) => findMostAlike(word, known, near) ?? word)
  return corrected.join(' ') === typed.join(' ') ? undefined : corrected.join(' ')
}

function listSpellings(text: string): string[] {
  return foldText(text).match(/[a-z]{4,}/g) ?? []
}

function findMostAlike(word: string, known: readonly string[], near: NearTexts): string | undefined {
  if (word.length < MIN_LENGTH || word.length > MAX_LENGTH || /\d/.test(word)) return undefined
  const found = near.find(word, Math.floor(word.length * MAX_SHARE_WRONG)).map(({ index, edits }) => {
    const other = known[index]!
    // People rarely miss the first letter.
    return { other, edits: edits + (other[0] === word[0] ? 0 : 0.5) }
  })
  return found.sort((a, b) => a.edits - b.edits)[0]?.other
}
