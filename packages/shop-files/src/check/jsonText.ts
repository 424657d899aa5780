import {
  findNodeAtLocation,
  type JSONPath,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
  visit,
} from 'jsonc-parser'
import { readFileSync } from 'node:fs'
import { formatPence } from '@shop/core/money/price.ts'
import { getExample } from './amounts.ts'

/** A place in a text, both from 1, as editors count. */
export interface Place {
  readonly line: number
  readonly column: number
}

export interface JsonFault extends Place {
  readonly message: string
  /** The line, with a caret below the place; only where the text cannot be read. */
  readonly excerpt?: string
}

/** The caret's line is shown with at most this many characters before it. */
const MOST_BEFORE = 60
const MOST_AFTER = 40

/** The text of a file, without the mark that some editors put in front. Throws where it is not UTF-8. */
export function readText(file: string): string {
  return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file))
}

/** Reads JSON. Without a value the text is broken, and the only fault says why; else each is a field written twice. */
export function readJson(text: string): { readonly value?: unknown; readonly faults: readonly JsonFault[] } {
  try {
    return { value: JSON.parse(text) as unknown, faults: findRepeats(text) }
  } catch (error) {
    if (error instanceof RangeError)
      return { faults: [{ message: 'Its brackets are nested too deep for a file of a shop.', line: 1, column: 1 }] }
    return { faults: [explainBroken(text, error)] }
  }
}

let parsed: { readonly text: string; readonly root: Node | undefined } | undefined

/** The place of the value at a path in a JSON text, or of the nearest that is there around it. */
export function findPlace(text: string, path: JSONPath): Place {
  // Many problems are of one file.
  if (parsed?.text !== text) parsed = { text, root: parseTree(text) }
  for (let length = path.length; parsed.root && length >= 0; length--) {
    const node = findNodeAtLocation(parsed.root, path.slice(0, length))
    if (node) return countPlace(text, node.offset)
  }
  return { line: 1, column: 1 }
}

/** JSON.parse takes the last of two fields of one name, and drops the first silently. */
function findRepeats(text: string): JsonFault[] {
  const open: Set<string>[] = []
  const faults: JsonFault[] = []
  visit(text, {
    onObjectBegin: () => void open.push(new Set()),
    onObjectEnd: () => void open.pop(),
    onObjectProperty: (name, offset) => {
      if (open.at(-1)?.has(name))
        faults.push({
          ...countPlace(text, offset),
          message: `“${name}” is written twice in this record. Remove one of the two.`,
        })
      open.at(-1)?.add(name)
    },
  })
  return faults
}

function explainBroken(text: string, error: unknown): JsonFault {
  if (text.trim() === '')
    return { line: 1, column: 1, message: 'The file is empty. Write its content, or delete the file.' }
  const errors: ParseError[] = []
  parseTree(text, errors, { disallowComments: true, allowTrailingComma: false })
  const [first] = errors
  if (!first) return { line: 1, column: 1, message: `This is not JSON: ${String(error)}.` }
  const offset = Math.min(first.offset, text.trimEnd().length)
  const place = countPlace(text, offset)
  return {
    ...place,
    message: `The file cannot be read: ${explainError(text, first)}`,
    excerpt: cutExcerpt(text, place),
  }
}

function explainError(text: string, { error, offset, length }: ParseError): string {
  const found = text.slice(offset, offset + Math.max(length, 1))
  const before = text.slice(0, offset).trimEnd().at(-1)
  if (/^[“”„‘’']/.test(found)) return 'text stands in straight double quotation marks: "".'
  if (before === '"' && /^\p{L}/u.test(found))
    return 'within a text, quotation marks are curly (“ ”) or have a backslash in front.'
  if (before === ',' && /^[}\]]/.test(found))
    return `nothing follows the comma before this “${found}”. Remove the comma.`
  switch (printParseErrorCode(error)) {
    case 'CommaExpected':
      if (/^[}\]]/.test(found)) return `the “${found === '}' ? '[' : '{'}” above is not closed before this.`
      return 'a comma is missing before this.'
    case 'ColonExpected':
      return 'a colon is missing before this.'
    case 'CloseBraceExpected':
      return `a “}” is missing: the “{” of line ${countOpen(text, '{', '}')} is not closed.`
    case 'CloseBracketExpected':
      return `a “]” is missing: the “[” of line ${countOpen(text, '[', ']')} is not closed.`
    case 'UnexpectedEndOfString':
      return 'the quotation mark that closes this text is missing.'
    case 'InvalidCharacter':
      return 'there is a line break or a tab within quotation marks. Write the text on one line.'
    case 'InvalidEscapeCharacter':
    case 'InvalidUnicode':
      return 'a backslash is written twice: "\\\\".'
    case 'InvalidCommentToken':
    case 'UnexpectedEndOfComment':
      return 'comments are not allowed here. Remove it.'
    case 'EndOfFileExpected':
      return 'the content ended before this. Remove what is too much, such as a second “]” or “}”.'
    case 'PropertyNameExpected':
      return 'here should be the name of a field, in quotation marks.'
    default:
      return /[£€$]/.test(found)
        ? `a price stands in quotation marks: "${formatPence(getExample())}".`
        : 'what stands here needs quotation marks, or there is nothing where a value should be.'
  }
}

/** The line of the last bracket that is opened and not closed, without those in quotation marks. */
function countOpen(text: string, open: string, close: string): number {
  const lines: number[] = []
  let line = 1
  for (const [token] of text.matchAll(/"(?:[^"\\\n]|\\.)*"|[{}[\]\n]/g)) {
    if (token === '\n') line += 1
    else if (token === open) lines.push(line)
    else if (token === close) lines.pop()
  }
  return lines.at(-1) ?? 1
}

function countPlace(text: string, offset: number): Place {
  let line = 1
  let start = 0
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) {
    line += 1
    start = at + 1
  }
  return { line, column: offset - start + 1 }
}

function cutExcerpt(text: string, { line, column }: Place): string {
  const whole = text.split('\n')[line - 1]!.replace(/\r$/, '').replaceAll('\t', ' ')
  const from = Math.max(0, column - 1 - MOST_BEFORE)
  const label = `${line} | `
  return `${label}${whole.slice(from, column - 1 + MOST_AFTER)}\n${' '.repeat(label.length + column - 1 - from)}^`
}
