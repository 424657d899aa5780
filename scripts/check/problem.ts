/** Something in the catalogue that is wrong (the build refuses it) or odd (it is only reported). */
export interface Problem {
  readonly level: 'error' | 'warning'
  readonly file: string
  /** The slug or id of the record. */
  readonly record: string
  /** The path of the field in the record, such as "pack.count". */
  readonly field: string
  /** What is wrong and what to do about it. */
  readonly message: string
  /** Which record of its file it is, from 0; only where that is known. */
  readonly index?: number
  /** Where in the file, both from 1; see `locateProblems`. */
  readonly line?: number
  readonly column?: number
  /** The line of a file that cannot be read, with a caret below the place. */
  readonly excerpt?: string
}

/** Writes a problem with its place, as editors and terminals make a link of it. */
export function formatProblem({ level, file, line, column, record, field, message, excerpt }: Problem): string {
  const place = [file, line, column].filter((part) => part !== undefined).join(':')
  const subject = [record, field].filter(Boolean).join(' › ')
  const text = subject ? `${subject}: ${message}` : message
  return [`${level.padEnd(7)} ${place}`, text, ...(excerpt?.split('\n') ?? [])]
    .map((part, index) => (index === 0 ? part : `        ${part.replaceAll('\n', '\n        ')}`))
    .join('\n')
}
