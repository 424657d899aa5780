import { decodeText, MAX_FILE_BYTES } from '@shop/core/base/decodeText.ts'
import { formatWhole } from '@shop/core/money/figures.ts'
import type { CodeIndex } from '@shop/core/quickOrder/codeIndex.ts'
import { addLines } from '@shop/core/quickOrder/draft.ts'
import { MAX_READ_LINES, readLines } from '@shop/core/quickOrder/readLines.ts'
import { changeDraft } from '../../state/order/quickOrderDraft.ts'

/** The rest of a text is shown to be read next, unless a field would be slow with it. */
const MAX_SHOWN_LENGTH = 200_000
const MAX_TEXT_LENGTH = MAX_FILE_BYTES

/** The result of a reading: words for the visitor, and whether it failed. */
export interface Reading {
  readonly message: string
  readonly isError: boolean
}

/** Appends the lines of a text to the order. What does not fit stays in the text field. */
export function readIntoDraft(text: string, index: CodeIndex): Reading {
  if (text.length > MAX_TEXT_LENGTH) return fail('This is more than 10 MB of text. Paste a part of it at a time.')
  let reading = fail('There are no lines in this. Paste codes and quantities, one product a line.')
  changeDraft((draft) => {
    const room = MAX_READ_LINES - draft.lines.length
    if (room === 0) {
      reading = fail(`There are ${MAX_READ_LINES} lines already, which is the most. Add them to the cart first.`)
      return { ...draft, text: text.length > MAX_SHOWN_LENGTH ? draft.text : text }
    }
    const { lines, leftCount, leftText, hasBrokenQuotes } = readLines(text, index.find, room)
    if (lines.length === 0) return draft
    const isShown = leftText.length <= MAX_SHOWN_LENGTH
    reading = { message: describe(lines.length, leftCount, isShown, hasBrokenQuotes), isError: false }
    return { ...addLines(draft, lines).draft, text: isShown ? leftText : '' }
  })
  return reading
}

/** Reads a file as `readIntoDraft` reads a text. Never rejects. */
export async function readFileIntoDraft(file: File, index: CodeIndex): Promise<Reading> {
  if (file.size > MAX_FILE_BYTES) return fail(`${file.name} is larger than 10 MB. Split it, and take a part at a time.`)
  let bytes: ArrayBuffer
  try {
    bytes = await file.arrayBuffer()
  } catch {
    return fail(`${file.name} could not be read. Is it still there? Choose it again.`)
  }
  const decoded = decodeText(new Uint8Array(bytes))
  if ('error' in decoded) return fail(`${file.name}: ${decoded.error}`)
  const { message, isError } = readIntoDraft(decoded.text, index)
  return { message: `${file.name}: ${message}`, isError }
}

function describe(read: number, left: number, isShown: boolean, hasBrokenQuotes: boolean): string {
  const parts = [`${read === 1 ? '1 line was' : `${read} lines were`} read.`]
  if (hasBrokenQuotes)
    parts.push('A quotation mark has no partner, so each line was read by itself: please check them.')
  if (left > 0 && isShown) parts.push(`${formatLeft(left)} left in the field: ${MAX_READ_LINES} is the most at a time.`)
  if (left > 0 && !isShown)
    parts.push(
      `${formatLeft(left)} left out: ${MAX_READ_LINES} is the most at a time. Split the file to read the rest.`,
    )
  return parts.join(' ')
}

function formatLeft(left: number): string {
  return left === 1 ? '1 line was' : `${formatWhole(left)} lines were`
}

function fail(message: string): Reading {
  return { message, isError: true }
}
