export type Row = readonly (string | number)[]

/** A table in Markdown; the first row is its head. */
export function formatTable([head = [], ...rows]: readonly Row[]): string {
  const line = (cells: Row) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}
