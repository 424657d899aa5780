import Papa from 'papaparse'

/** Rows of cells, and where in the text the last of them ends. */
export interface SplitText {
  readonly rows: readonly (readonly string[])[]
  readonly end: number
  readonly delimiter: string
  /** True where a quotation mark has no partner: each line was then split by itself. */
  readonly hasBrokenQuotes: boolean
}

const DELIMITERS = ['\t', ';', ',', '|']

/** Splits a text with line breaks of LF into rows, at most `most` that hold anything. Empty rows are left out. */
export function splitRows(text: string, most: number): SplitText {
  const quoted = split(text, most, {})
  if (!quoted.isBroken) return { ...quoted, hasBrokenQuotes: false }
  // A quotation mark without a partner would swallow all lines after it: here no mark has a meaning.
  const plain = split(text, most, { fastMode: true, delimiter: quoted.delimiter })
  const rows = plain.rows.map((row) => row.map((cell) => cell.trim().replace(/^"|"$/g, '')))
  return { rows: rows.filter(isFilled), end: plain.end, delimiter: quoted.delimiter, hasBrokenQuotes: true }
}

function split(text: string, most: number, config: { fastMode?: boolean; delimiter?: string }) {
  const rows: string[][] = []
  let end = 0
  let isBroken = false
  let delimiter = ','
  Papa.parse<string[]>(text, {
    newline: '\n',
    delimitersToGuess: DELIMITERS,
    ...config,
    step({ data, errors, meta }, parser) {
      delimiter = meta.delimiter
      isBroken ||= errors.some(({ type }) => type === 'Quotes')
      if (isFilled(data)) rows.push(data)
      end = meta.cursor
      if (isBroken || rows.length >= most) parser.abort()
    },
  })
  return { rows, end, isBroken, delimiter }
}

function isFilled(row: readonly string[]): boolean {
  return row.some((cell) => cell.trim() !== '')
}
