import { type Measure, parseMeasure } from '../catalogue/measure.ts'

const collator = new Intl.Collator('en-GB', { numeric: true })

/** Sizes in letters and words from the smallest up, then patients from the youngest up. */
const SIZES = [
  ...['XXS', 'XS', 'Extra small', 'Close', 'Petite', 'Short', 'S', 'Small', 'Single', 'Three-quarter', 'M', 'Medium'],
  ...['Regular', 'Standard', 'L', 'Large', 'Long', 'Wide', 'Double', 'Full', 'XL', 'Extra large', 'Tall'],
  ...['2XL', 'XXL', '3XL', 'XXXL', '4XL', '5XL', '6XL'],
  ...['Infant', 'Small child', 'Child', 'Paediatric', 'Youth', 'Small adult', 'Adult', 'Large adult', 'Thigh'],
]
const SIZE_RANK = new Map(SIZES.map((size, index) => [size.toLowerCase(), index]))
/** A size at the start of a value: "Large, 100–135 cm". The longest comes first: "Small child" is no "Small". */
const LEADING_SIZE = new RegExp(`^(${SIZES.toSorted((a, b) => b.length - a.length).join('|')})(?=$|[\\s,(])`, 'i')
/** Sizes of needles, airways and so on continue below 0: 000 is smaller than 00. */
const LEADING_ZEROS = /^0+(?![\d.])/
const LEADING_MEASURE = /^(\d[\d,]*(?:\.\d+)?)(?:\s*[a-z]+\b)?/i

/** Puts the values of a facet in the order in which a buyer looks for them: sizes by size, numbers by number. */
export function compareValues(a: string, b: string): number {
  const [first, second] = [readSize(a), readSize(b)]
  if (first.kind !== second.kind) return first.kind < second.kind ? -1 : 1
  for (const [side, size] of first.sizes.entries()) {
    // A size with fewer sides comes first.
    const difference = size - (second.sizes[side] ?? -Infinity)
    if (difference !== 0) return difference
  }
  return first.sizes.length - second.sizes.length || collator.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0)
}

/** The measure that decides first; the kinds sort by their names. */
function readSize(value: string): Measure {
  const rank = SIZE_RANK.get(LEADING_SIZE.exec(value)?.[0].toLowerCase() ?? '')
  if (rank !== undefined) return { kind: '1 size', sizes: [rank] }
  const zeros = LEADING_ZEROS.exec(value)?.[0].length
  if (zeros !== undefined) return { kind: '2 number', sizes: [1 - zeros] }
  const [start, number] = LEADING_MEASURE.exec(value) ?? []
  if (start === undefined || number === undefined) return { kind: '4 words', sizes: [] }
  const measure = parseMeasure(value) ?? parseMeasure(start)
  if (measure) return { kind: `3 ${measure.kind}`, sizes: measure.sizes }
  return { kind: '2 number', sizes: [Number(number.replaceAll(',', ''))] }
}

/** True for a size in letters or words, which `compareValues` puts in order: "XS", "Large, 100–135 cm". */
export function isNamedSize(value: string): boolean {
  return LEADING_SIZE.test(value)
}

/** Compares names as a dictionary would. */
export const compareNames = collator.compare
