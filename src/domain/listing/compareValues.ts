const collator = new Intl.Collator('en-GB', { numeric: true })

/** Sizes from the smallest up, which alphabetical order would get wrong. */
const SIZES = [
  ...['XXS', 'XS', 'Extra small', 'S', 'Small', 'Small volume', 'M', 'Medium', 'L', 'Large', 'Large volume'],
  ...['XL', 'Extra large', '2XL', 'XXL', '3XL', 'XXXL', '4XL', '5XL', '6XL', 'Short', 'Regular', 'Long', 'Tall'],
]
const SIZE_RANK = new Map(SIZES.map((size, index) => [size, index]))

/** Puts the values of a facet in the order in which a buyer looks for them: sizes by size, numbers by number. */
export function compareValues(a: string, b: string): number {
  const [rankA, rankB] = [SIZE_RANK.get(a), SIZE_RANK.get(b)]
  if (rankA !== undefined && rankB !== undefined) return rankA - rankB
  // Sizes in words go before all else, so that the order stays one order.
  if (rankA !== undefined || rankB !== undefined) return rankA !== undefined ? -1 : 1
  return collator.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0)
}

/** Compares names as a dictionary would. */
export const compareNames = collator.compare
