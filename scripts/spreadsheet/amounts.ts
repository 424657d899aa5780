/**
 * Reads an amount of money as people write it: "£1,234.50", "1234,50 €", "12.5", "GBP 3". Undefined for anything that
 * is not one amount, or that could be two: "1,234" is a thousand, "1.234" is not.
 */
export function readAmount(text: string): number | undefined {
  const bare = text
    .trim()
    .replace(/^(?:£|€|GBP|EUR)\s*|\s*(?:£|€|GBP|EUR)$/gi, '')
    .replaceAll(/(?<=\d)[ \u00A0\u202F'](?=\d{3}(?!\d))/g, '')
  const british = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}|\d{2}0{2,}))?$/.exec(bare)
  const european = /^(\d{1,3}(?:\.\d{3})+|\d+),(\d{1,2})$/.exec(bare)
  const match = british ?? european
  if (!match) return undefined
  const pence = Number(match[1]!.replaceAll(/[,.]/g, '')) * 100 + Number((match[2] ?? '').slice(0, 2).padEnd(2, '0'))
  return Number.isSafeInteger(pence) ? pence : undefined
}
