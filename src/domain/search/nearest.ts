import type { Catalogue } from '../catalogue/catalogue.ts'
import { buildNearTexts, type NearTexts } from '../text/nearTexts.ts'
import { foldText } from './words.ts'

/** A longer text is not a misspelt word. */
const MAX_LENGTH = 30
const MIN_LENGTH = 4
/** Up to four wrong letters in ten. The search itself allows two. */
const MAX_SHARE_WRONG = 0.4

/**
 * The query with each unknown word replaced by the most similar word of any product's name or maker; undefined
 * where there is none. It reads the whole catalogue, so it is used only when a search finds nothing.
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
