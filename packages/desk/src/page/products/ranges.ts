import Papa from 'papaparse'

type Table = readonly (readonly string[])[]

/** A range as spreadsheets take it from the clipboard. */
export function formatRange(cells: Table): string {
  return Papa.unparse(cells as string[][], { delimiter: '\t', newline: '\n' })
}

/** Reads the cells that a spreadsheet has put on the clipboard. */
export function readPasted(text: string): string[][] {
  return Papa.parse<string[]>(text.replaceAll(/\r\n?/g, '\n').replace(/\n$/, ''), { delimiter: '\t' }).data
}

/** Repeats pasted cells until they fill a range of whole multiples of them; otherwise returns them as they are. */
export function spread(pasted: Table, { rows, columns }: { rows: number; columns: number }): Table {
  const wide = pasted[0]?.length ?? 0
  if (pasted.length === 0 || wide === 0 || rows % pasted.length > 0 || columns % wide > 0) return pasted
  return Array.from({ length: rows }, (_, down) =>
    Array.from({ length: columns }, (_, right) => pasted[down % pasted.length]![right % wide] ?? ''),
  )
}
