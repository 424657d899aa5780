/**
 * Reads a trade item number (GTIN-8, -12, -13 or -14) as 14 digits with zeros in front; undefined where it has another
 * length or its check digit is wrong (GS1 General Specifications, 7.9.1).
 */
export function parseGtin(text: string): string | undefined {
  const digits = text.trim()
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits) || /^0+$/.test(digits)) return undefined
  const gtin = digits.padStart(14, '0')
  return computeCheckDigit(gtin.slice(0, 13)) === Number(gtin[13]) ? gtin : undefined
}

/**
 * Checks whether a barcode is of a range that each shop may use for itself, and that means nothing elsewhere (GS1
 * General Specifications, 1.4: prefixes 02, 04 and 2; of eight digits, 0 and 2).
 */
export function isOwnRange(text: string): boolean {
  // The catalogue check has looked at the check digit, which the first page does without.
  return /^(?:0{6}[02]|\d(?:02|04|2))\d+$/.test(text.padStart(14, '0'))
}

/** A GTIN as people know it from packs: without the zeros that only fill it up to 14 digits. */
export function formatGtin(gtin: string): string {
  const bare = gtin.replace(/^0+/, '')
  const length = [8, 12, 13, 14].find((least) => bare.length <= least) ?? 14
  return bare.padStart(length, '0')
}

/** Digits weigh 3 and 1 by turns, the last of them 3; the check digit fills the sum up to the next ten. */
function computeCheckDigit(digits: string): number {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}
