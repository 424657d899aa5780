/**
 * What XML 1.0 cannot hold or is advised not to (section 2.2, Char): controls, half characters, non-characters; and the
 * sign that stands for a character which was lost.
 */
const UNWRITABLE = /(?![\t\n])[\p{Cc}\p{Cs}\p{NChar}\uFFFD]/gu
/** Embeddings and overrides turn the words after them too; the plain direction marks (U+200E, U+200F) stay. */
const TURNING = /[\u202A-\u202E\u2066-\u2069]/g

/** A text of one line that every format of the order can hold. */
export function cleanLine(text: string): string {
  return cleanParagraph(text).replace(/\s+/g, ' ')
}

/** The same for a text whose line breaks matter, such as an address; at most one empty line stays between two others. */
export function cleanParagraph(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(UNWRITABLE, '')
    .replace(TURNING, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** A text that must stay as it was typed, such as an engraving: only what no format can hold, and edges, are left out. */
export function cleanExact(text: string): string {
  return text
    .replace(/[\t\n\r]/g, ' ')
    .replace(UNWRITABLE, '')
    .replace(TURNING, '')
    .trim()
}
