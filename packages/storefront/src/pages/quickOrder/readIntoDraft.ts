import { decodeText, MAX_FILE_BYTES } from '@shop/core/base/decodeText.ts'
import { formatWhole } from '@shop/core/money/figures.ts'
import type { CodeIndex } from '@shop/core/quickOrder/codeIndex.ts'
import { addLines } from '@shop/core/quickOrder/draft.ts'
import { MAX_READ_LINES, type ReadLine } from '@shop/core/quickOrder/readCells.ts'
import { changeDraft, getDraft } from '../../state/order/quickOrderDraft.ts'
import { loadFirst } from '../../ui/idleLoads.ts'
import { askWords, loadReader } from './wordAnswers.ts'

/** The rest of a text is shown to be read next, unless a field would be slow with it. */
const MAX_SHOWN_LENGTH = 200_000
const MAX_TEXT_LENGTH = MAX_FILE_BYTES

/** The result of a reading: words for the visitor, and whether it failed. */
export interface Reading {
  readonly message: string
  readonly isError: boolean
}

/** The answers to lines in words come with the lines where they come this soon: then nothing moves. */
const MAX_WAIT_MS = 400

/** Appends the lines of a text to the order. What does not fit, or cannot be read, stays in the text field. Never rejects. */
export async function readIntoDraft(text: string, index: CodeIndex): Promise<Reading> {
  if (text.length > MAX_TEXT_LENGTH) return fail('This is more than 10 MB of text. Paste a part of it at a time.')
  const reader = await loadFirst(loadReader()).catch(() => undefined)
  const isShort = text.length <= MAX_SHOWN_LENGTH
  if (!reader) {
    if (isShort) changeDraft((draft) => ({ ...draft, text }))
    return fail('The shop could not load what reads lines. Check the connection, then try again.')
  }
  const room = MAX_READ_LINES - getDraft().lines.length
  if (room === 0) {
    changeDraft((draft) => ({ ...draft, text: isShort ? text : draft.text }))
    return fail(`There are ${MAX_READ_LINES} lines already, which is the most. Add them to the cart first.`)
  }
  const { lines, leftCount, leftText, hasBrokenQuotes } = reader.readLines(text, index.find, room)
  if (lines.length === 0) return fail('There are no lines in this. Paste codes or words, and quantities.')
  await Promise.race([askWords(lines, index), new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))])
  const isShown = leftText.length <= MAX_SHOWN_LENGTH
  changeDraft((draft) => ({ ...addLines(draft, lines).draft, text: isShown ? leftText : '' }))
  return { message: describe(lines, leftCount, isShown, hasBrokenQuotes), isError: false }
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
  const { message, isError } = await readIntoDraft(decoded.text, index)
  return { message: `${file.name}: ${message}`, isError }
}

function describe(lines: readonly ReadLine[], left: number, isShown: boolean, hasBrokenQuotes: boolean): string {
  const read = lines.filter(({ aside }) => aside !== 'sure').length
  const parts = [
    read === 0
      ? 'No line of this is goods: all of it was set aside.'
      : `${read === 1 ? '1 line was' : `${read} lines were`} read.`,
  ]
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
