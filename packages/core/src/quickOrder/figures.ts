/** "1,000", "1'000" and "1 000"; with spaces "1 200" may equally be two numbers. */
const MARKED = /(?<=\d)[,'](?=\d{3}(?!\d))/g
const SPACED = /(?<![\w.,/-])\d{1,3}(?: \d{3})+(?!\d)/g
const THOUSANDS = /(?<![\w.,/-])(\d{1,3}) ?k(?![\w-])/g
/** A number of one to three figures at the end of a cell, and the next three at the start of the cell behind a comma. */
const GROUP_BEFORE = /(?<!\d)\d{1,3}(?:,\d{3})*$/
const GROUP_BEHIND = /^\d{3}(?!\d)/

/** Writes the numbers of a folded text without what stands between their thousands, where only one can be meant. */
export function joinFigures(text: string): string {
  return text
    .replaceAll(MARKED, '')
    .replaceAll(SPACED, (found) => (/ 0/.test(found) ? found.replaceAll(' ', '') : found))
    .replaceAll(THOUSANDS, '$1000')
}

/** The whole numbers that figures in parts can mean: 1 and 1000 of "1.000"; 1, 200 and 1200 of "1, 200". */
export function listReadings(text: string): number[] {
  const parts = /^\d{1,3}(?:(?:[.,'] ?| )\d{3})+$/.test(text.trim()) ? text.match(/\d+/g)! : []
  const alone = parts.filter((part) => !part.startsWith('0')).map(Number)
  return parts.length > 1 ? [...alone, Number(parts.join(''))] : []
}

/** A comma has certainly split a number between its thousands: no other cell begins with 0 like this. */
export function isSplit(before = '', behind = ''): boolean {
  return GROUP_BEFORE.test(before) && /^0\d\d(?!\d)/.test(behind)
}

/** The cells of a row in which a comma between thousands has split a number, with that number in one cell. */
export function joinGroups(cells: readonly string[], delimiter: string, mark = ','): readonly string[] {
  if (delimiter !== ',') return cells
  const joined: string[] = []
  for (const cell of cells) {
    const before = joined.at(-1)
    if (before !== undefined && GROUP_BEFORE.test(before) && GROUP_BEHIND.test(cell))
      joined[joined.length - 1] = `${before}${mark}${cell}`
    else joined.push(cell)
  }
  return joined
}

/**
 * A row that is longer than its header because a comma between thousands has split a number, as it was meant. Where
 * only empty cells make it longer the numbers stand side by side, for the line to ask.
 */
export function fitRow(cells: readonly string[], width: number, delimiter: string): readonly string[] {
  if (cells.length <= width) return cells
  const isFull = cells.slice(width).some((cell) => cell.trim() !== '')
  return joinGroups(cells, delimiter, isFull ? ',' : ' ')
}
