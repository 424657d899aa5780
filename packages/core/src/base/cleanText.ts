/**
 * Characters that XML 1.0 cannot hold or is advised not to (section 2.2, Char): control characters, lone surrogates,
 * non-characters; and the replacement character.
 */
const UNWRITABLE = /(?![\t\n])[\p{Cc}\p{Cs}\p{NChar}\uFFFD]/gu
/** Embeddings and overrides also reverse the text after them; plain direction marks (U+200E, U+200F) stay. */
const TURNING = /[\u202A-\u202E\u2066-\u2069]/g

/** A single line that every format of the order can contain. */
export function cleanLine(text: string): string {
  return cleanParagraph(text).replace(/\s+/g, ' ')
}

/** The same for text with line breaks, such as an address; at most one empty line in a row stays. */
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

/** Text that must stay as typed, such as an engraving: only characters that no format can contain, and outer spaces, go. */
export function cleanExact(text: string): string {
  return text
    .replace(/[\t\n\r]/g, ' ')
    .replace(UNWRITABLE, '')
    .replace(TURNING, '')
    .trim()
}
