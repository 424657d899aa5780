/** Something in the catalogue that is wrong (the build refuses it) or odd (it is only reported). */
export interface Problem {
  readonly level: 'error' | 'warning'
  readonly file: string
  /** The slug or id of the record. */
  readonly record: string
  /** The path of the field in the record, such as "pack.count". */
  readonly field: string
  /** The problem and its remedy. */
  readonly message: string
  /** The index of the record in its file, from 0; only where that is known. */
  readonly index?: number
  /** The place in the file, both from 1; see `locateProblems`. */
  readonly line?: number
  readonly column?: number
  /** The line of a file that cannot be read, with a caret below the place. */
  readonly excerpt?: string
}

const MOST_LETTERS = 60

/** A text cut to `MOST_LETTERS`, as a message names it. */
export function shorten(text: string): string {
  return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text
}

/** A message whose quotations are short. */
export function shortenQuotes(message: string): string {
  return message.replaceAll(/“([^”]*)”/g, (_, quoted: string) => `“${shorten(quoted)}”`)
}

/** Writes a problem with its place, as editors and terminals make a link of it. */
export function formatProblem({ level, file, line, column, record, field, message, excerpt }: Problem): string {
  const place = [file, line, column].filter((part) => part !== undefined).join(':')
  const subject = [shorten(record), field].filter(Boolean).join(' › ')
  const text = (subject && `${subject}: `) + shortenQuotes(message)
  return [`${level.padEnd(7)} ${place}`, text, ...(excerpt?.split('\n') ?? [])]
    .map((part, index) => (index === 0 ? part : `        ${part.replaceAll('\n', '\n        ')}`))
    .join('\n')
}
