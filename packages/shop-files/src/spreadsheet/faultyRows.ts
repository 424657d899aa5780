/** A spreadsheet of an owner who is in a hurry, for the test of an import: most lines are good, some are not. Tests only. */

const HEADINGS = [
  ...['slug', 'discription', 'smalltittle', 'sku', 'NewPrice', 'fromPrice', 'lastPrice', 'vat', 'categories', 'gtin'],
  ...['pack.count', 'pack.unit', 'multiple', 'engravable', 'goesWith', 'legalClass', 'outer.packs', 'choice1'],
] as const
type Line = Readonly<Partial<Record<(typeof HEADINGS)[number], string>>>

/** Each kind of fault: what is wrong in the line, and the column that is named for it. */
export const FAULTS: readonly (readonly [fault: Line, column: string])[] = [
  [{ NewPrice: 'twelve pounds' }, 'NewPrice'],
  [{ NewPrice: '' }, 'NewPrice'],
  [{ NewPrice: '0' }, 'NewPrice'],
  [{ NewPrice: '-3.50' }, 'NewPrice'],
  [{ NewPrice: '12.345' }, 'NewPrice'],
  [{ fromPrice: '99.00' }, 'NewPrice'],
  [{ lastPrice: 'was dearer' }, 'lastPrice'],
  [{ vat: '17.5' }, 'vat'],
  [{ gtin: '5012345678901' }, 'gtin'],
  [{ gtin: '5,01235E+12' }, 'gtin'],
  [{ 'pack.count': 'a few' }, 'pack.count'],
  [{ 'pack.count': '1.5' }, 'pack.count'],
  [{ multiple: '1' }, 'multiple'],
  [{ engravable: 'perhaps' }, 'engravable'],
  [{ goesWith: 'what-nobody-sells' }, 'goesWith'],
  [{ legalClass: 'POM' }, 'legalClass'],
  [{ 'outer.packs': '12' }, 'outer.gtin'],
  [{ slug: 'Mug, large #' }, 'slug'],
  [{ slug: 'goods-1' }, 'slug'],
  [{ slug: '', discription: '', sku: '' }, 'slug'],
  [{ slug: 'not-there-#', choice1: 'M' }, 'slug'],
  [{ discription: '' }, 'discription'],
]

/** The text of a CSV file of `count` products, and the lines of the faults in it with their kinds. */
export function buildFaultyCsv(
  count: number,
  faultCount: number,
): { readonly text: string; readonly faults: ReadonlyMap<number, number> } {
  const every = Math.floor(count / faultCount)
  const faults = new Map(Array.from({ length: faultCount }, (_, fault) => [fault * every + 11, fault % FAULTS.length]))
  const rows = Array.from({ length: count }, (_, index) => {
    const kind = faults.get(index + 2)
    const line: Line = {
      slug: `goods-${index}`,
      discription: `Useful thing, size ${index}`,
      smalltittle: 'The maker',
      sku: `UT-${index}`,
      NewPrice: `£${(5 + (index % 90)).toFixed(2)}`,
      categories: `Shelf ${(index % 40) + 1}`,
      'pack.count': '1',
      'pack.unit': 'each',
      ...(kind !== undefined && FAULTS[kind]![0]),
    }
    return HEADINGS.map((heading) => `"${(line[heading] ?? '').replace('#', String(index))}"`).join(',')
  })
  return { text: [HEADINGS.join(','), ...rows].join('\r\n'), faults }
}
