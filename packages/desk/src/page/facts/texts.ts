import { formatValue } from '../../model/describe.ts'

/** The text of a value in a field: empty for one that is neither text nor number. */
export function showText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** "1,000" and "1.000" are one to some and a thousand to others. */
const UNCLEAR = /^\s*[1-9]\d{0,2}(?:,\d{3}|\.000)\s*$/

/** A number as people write it, "13.5" or "13,5"; what is none stays as it was typed, and the checker says so. */
export function readNumber(text: string): number | string {
  if (UNCLEAR.test(text)) return text
  const number = Number(text.replace(',', '.'))
  return text.trim() === '' || Number.isNaN(number) ? text : number
}

/** Names a record of a list: by its name, or else by all its values. */
export function summarise(item: unknown): string {
  const { label, tittle, ...rest } = (item ?? {}) as Readonly<Record<string, unknown>>
  const name = label ?? tittle
  if (typeof name === 'string') return name
  return Object.values(rest)
    .filter((value) => value !== '' && !(Array.isArray(value) && value.length === 0))
    .map((value) => formatValue(value))
    .join(', ')
}
