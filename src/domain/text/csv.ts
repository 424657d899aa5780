/** Numbers are written as they are; text is guarded against being read as a formula. */
export type CsvCell = string | number

/** Tells spreadsheet programs that the file is UTF-8; without it they misread "£". */
const BYTE_ORDER_MARK = '\uFEFF'
/**
 * What a spreadsheet may take for a formula: its first character decides, full-width forms and spaces before it
 * included (OWASP, CSV injection). Leading apostrophes count too, so that `readCsvText` gives back what was written.
 */
const FORMULA = /^(?:[\s']*[=+\-@＝＋－＠]|'*[\t\r\n])/u
const GUARDED = /^'(?:[\s']*[=+\-@＝＋－＠]|'*[\t\r\n])/u

/**
 * Writes rows as CSV (RFC 4180): a comma between cells, a line break of CR and LF after each row, quotes where a cell
 * needs them, UTF-8 with a byte order mark. Text that a spreadsheet could run as a formula gets a leading apostrophe.
 */
export function formatCsv(rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('')
}

/** Text that a spreadsheet could run as a formula, with an apostrophe in front; any other text stays as it is. */
export function guardFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

/** A text as it was before `guardFormula`; any other text stays as it is. */
export function readCsvText(cell: string): string {
  return GUARDED.test(cell) ? cell.slice(1) : cell
}

function formatCell(cell: CsvCell): string {
  const text = typeof cell === 'string' ? guardFormula(cell) : String(cell)
  // A row of one empty cell would otherwise be an empty line, which readers leave out.
  return text === '' || /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
