import { markOf } from '../account/copyReminder.ts'

/** Cameras read a code of so many characters from any screen. */
const PART_LENGTH = 700
/** Nobody would point a camera at more. */
const MAX_PARTS = 24

/** One of several links that hand over a passport together, in whatever order they are opened. */
export interface PassportPart {
  /** Stands for the whole: parts of another copy have another one. */
  readonly set: string
  /** From 1 to `count`. */
  readonly number: number
  readonly count: number
  readonly text: string
}

/** Cuts a fragment into those of several links; undefined where there would be too many. */
export function cutIntoParts(fragment: string): readonly string[] | undefined {
  const texts = fragment.match(new RegExp(`.{1,${PART_LENGTH}}`, 'g')) ?? []
  if (texts.length > MAX_PARTS) return undefined
  return texts.map((text, index) => `part.${markOf(fragment)}.${index + 1}.${texts.length}.${text}`)
}

/** Reads the fragment of one part; undefined where it is none. */
export function parsePart(fragment: string): PassportPart | undefined {
  const [, set = '', number, count, text = ''] =
    /^part\.(\d{1,5}\.\d{1,10})\.(\d{1,2})\.(\d{1,2})\.([\w.-]+)$/.exec(fragment) ?? []
  const part = { set, number: Number(number), count: Number(count), text }
  const isPart = part.number >= 1 && part.number <= part.count && part.count <= MAX_PARTS
  return isPart && text.length <= PART_LENGTH ? part : undefined
}

/** The numbers of the parts that have not come yet. */
export function listMissing(parts: readonly PassportPart[]): readonly number[] {
  const numbers = Array.from({ length: parts[0]?.count ?? 0 }, (_, index) => index + 1)
  return numbers.filter((number) => parts.every((part) => part.number !== number))
}

/** The fragment that was cut into these parts; undefined where one is missing or was changed. */
export function joinParts(parts: readonly PassportPart[]): string | undefined {
  const fragment = parts
    .toSorted((one, other) => one.number - other.number)
    .map(({ text }) => text)
    .join('')
  return markOf(fragment) === parts[0]?.set ? fragment : undefined
}
