import { cleanLine } from '../base/cleanText.ts'

/** Letters and digits that are not mistaken for each other on paper or by telephone (Crockford's Base 32). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const SUFFIX_LENGTH = 4
const REFERENCE = /^[A-Z]{1,4}-\d{8}-[0-9A-HJKMNP-TV-Z]{4}$/

/**
 * Makes the order's own reference, such as "PM-20261121-7F3K": the shop's initials, the day, and four characters from
 * `random` (0 to below 1). It is unique enough for a person's own papers; nothing else depends on it.
 */
export function buildReference(shopName: string, date: string, random: () => number): string {
  const initials = cleanLine(shopName)
    .split(' ')
    .map((word) => /[A-Za-z]/.exec(word)?.[0].toUpperCase() ?? '')
    .join('')
    .slice(0, 4)
  const suffix = Array.from({ length: SUFFIX_LENGTH }, () => ALPHABET[Math.floor(random() * ALPHABET.length)]).join('')
  return `${initials || 'O'}-${date.replaceAll('-', '')}-${suffix}`
}

/** Checks whether a text is a reference that `buildReference` could have made. */
export function isReference(text: string): boolean {
  return REFERENCE.test(text)
}
