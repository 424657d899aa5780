/** Numbers are written as they are; text is guarded against being read as a formula. */
export type CsvCell = string | number

/** Tells spreadsheet programs that the file is UTF-8; without it they misread "£". */
const BYTE_ORDER_MARK = '\uFEFF'
/**
 * A text that a spreadsheet may take for a formula: its first character decides, full-width forms and spaces before it
 * included (OWASP, CSV injection). Leading apostrophes count too, so that `readCsvText` gives back what was written.
 */
const FORMULA = /^(?:[\s'"]*[=+\-@＝＋－＠]|'*[\t\r\n])/u
const GUARDED = /^'(?:[\s'"]*[=+\-@＝＋－＠]|'*[\t\r\n])/u
/** A spreadsheet set to another separator begins a cell behind it, quotes or not. */
const INNER = /(?<=[;|\t\r\n])(?=(?:(?![\t\r\n])[\s'"])*[=+\-@＝＋－＠])/gu
const INNER_GUARDED = /(?<=[;|\t\r\n])'(?=(?:(?![\t\r\n])[\s'"])*[=+\-@＝＋－＠])/gu

/**
 * Writes rows as CSV (RFC 4180): a comma between cells, a line break of CR and LF after each row, quotes around every
 * text, UTF-8 with a byte order mark. Text that a spreadsheet could run as a formula gets an apostrophe before it.
 */
export function formatCsv(rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('')
}

/** Text that a spreadsheet could run as a formula, with an apostrophe before that; any other text stays as it is. */
export function guardFormula(text: string): string {
  const inner = text.replaceAll(INNER, "'")
  return FORMULA.test(text) ? `'${inner}` : inner
}

/** A text as it was before `guardFormula`; any other text stays as it is. */
export function readCsvText(cell: string): string {
  const inner = GUARDED.test(cell) ? cell.slice(1) : cell
  return inner.replaceAll(INNER_GUARDED, '')
}

function formatCell(cell: CsvCell, _: number, row: readonly CsvCell[]): string {
  if (typeof cell === 'number') return String(cell)
  // A row of one empty cell would otherwise be an empty line, which readers leave out.
  return cell === '' && row.length > 1 ? '' : `"${guardFormula(cell).replaceAll('"', '""')}"`
}
