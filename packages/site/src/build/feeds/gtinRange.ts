import { parseGtin } from '@shop/core/quickOrder/gtin.ts'

/**
 * Checks whether a barcode is of a range that each shop may use for itself, and that means nothing elsewhere (GS1
 * General Specifications, 1.4: prefixes 02, 04 and 2; of eight digits, 0 and 2).
 */
export function isOwnRange(text: string): boolean {
  const gtin = parseGtin(text) ?? ''
  return gtin.startsWith('000000') ? /^0{6}[02]/.test(gtin) : /^\d(?:02|04|2)/.test(gtin)
}
