import { getLineKey, MAX_LINES, type CartLine } from '../cart/cartLines.ts'

/** The most lists that are kept on a device. */
export const MAX_LISTS = 50
/** The most lines of one list: as many as a cart holds. */
export const MAX_LIST_LINES = MAX_LINES
/** The longest name of a list, in UTF-16 units. */
export const MAX_NAME_LENGTH = 80
/** The largest par level or count on hand. */
export const MAX_COUNT = 999_999

/** What a line counts: the packs that are sold, or the pieces in them. */
export type CountedIn = 'packs' | 'pieces'

/** One product of a list: how much of it there should be, and how much there is. Facts are joined on reading. */
export interface ListLine {
  readonly slug: string
  /** Chosen value by option name; empty for a product without options. */
  readonly options: Readonly<Record<string, string>>
  /** The text to engrave, exactly. */
  readonly engraving?: string
  /** How much there should be, 0 to `MAX_COUNT`. */
  readonly par: number
  /** How much was counted, 0 to `MAX_COUNT`; left out where nobody has counted yet. */
  readonly onHand?: number
  /** What par and count on hand are numbers of; left out for packs. */
  readonly countedIn?: CountedIn
}

/** A named list, such as the stock of a ward or of a crash trolley. */
export interface List {
  /** Lasting and unique on this device; it says nothing. */
  readonly id: string
  readonly name: string
  readonly lines: readonly ListLine[]
}

export type Lists = readonly List[]

/** Reads the name of a list as it is kept: one line, no controls, not too long; undefined where nothing is left. */
export function parseListName(text: string): string | undefined {
  const line = text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/[\p{Cs}\p{Cf}]/gu, '')
    .trim()
  // A character that takes two units is not cut in half.
  const name = line
    .slice(0, MAX_NAME_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()
  return name === '' ? undefined : name
}

/** Reads a typed par level or count; undefined unless it is a whole number from 0 to `MAX_COUNT`. */
export function parseCount(text: string): number | undefined {
  const digits = text.trim()
  return /^\d{1,6}$/.test(digits) ? Number(digits) : undefined
}

/** Lines of a cart as lines of a list: what is ordered now is what there should be. */
export function buildListLines(
  lines: readonly (Pick<CartLine, 'slug' | 'options' | 'quantity'> & { readonly engraving?: string })[],
): ListLine[] {
  return lines.map(({ slug, options, quantity, engraving }) => ({
    slug,
    options,
    ...(engraving !== undefined && { engraving }),
    par: quantity,
  }))
}

/** The list with this id, or undefined. */
export function findList(lists: Lists, id: string): List | undefined {
  return lists.find((list) => list.id === id)
}

/** A name that no list has yet: "Ward 3", or "Ward 3 (2)" where there is one already. */
function chooseName(lists: Lists, wanted: string): string {
  const names = new Set(lists.map(({ name }) => name))
  let name = wanted
  for (let number = 2; names.has(name); number += 1) {
    const end = ` (${number})`
    name = `${wanted.slice(0, MAX_NAME_LENGTH - end.length)}${end}`
  }
  return name
}

/** Appends a list; as many as are kept already are returned as they are. Its name is made unlike the others. */
export function addList(lists: Lists, list: List): Lists {
  if (lists.length >= MAX_LISTS) return lists
  return [...lists, { ...list, name: chooseName(lists, list.name), lines: mergeLines([], list.lines) }]
}

/** Puts a deleted list back where it stood; one that has come back meanwhile stays as it is. */
export function restoreList(lists: Lists, list: List, index: number): Lists {
  return findList(lists, list.id) ? lists : lists.toSpliced(index, 0, list)
}

/** The lists without the one with this id. */
export function removeList(lists: Lists, id: string): Lists {
  return lists.filter((list) => list.id !== id)
}

/** Gives the list with this id another name, made unlike the names of the others. */
export function renameList(lists: Lists, id: string, wanted: string): Lists {
  const name = chooseName(removeList(lists, id), wanted)
  return lists.map((list) => (list.id === id ? { ...list, name } : list))
}

/** Changes the lines of the list with this id; an unknown id changes nothing. */
export function changeLines(
  lists: Lists,
  id: string,
  change: (lines: readonly ListLine[]) => readonly ListLine[],
): Lists {
  return lists.map((list) => (list.id === id ? { ...list, lines: change(list.lines) } : list))
}

/** All of the first lines, and those of the second that the first lack, as many as a list holds. Nothing is changed. */
export function mergeLines(first: readonly ListLine[], second: readonly ListLine[]): readonly ListLine[] {
  const byKey = new Map(first.map((line) => [getLineKey(line), line]))
  for (const line of second) {
    const key = getLineKey(line)
    if (!byKey.has(key) && byKey.size < MAX_LIST_LINES) byKey.set(key, line)
  }
  return [...byKey.values()]
}

/** Replaces the line that has the same key; nothing is added. */
export function setLine(lines: readonly ListLine[], line: ListLine): readonly ListLine[] {
  const key = getLineKey(line)
  return lines.map((other) => (getLineKey(other) === key ? line : other))
}

/** The lines without the one with this key. */
export function removeListLine(lines: readonly ListLine[], key: string): readonly ListLine[] {
  return lines.filter((line) => getLineKey(line) !== key)
}

/** Puts a removed line back where it stood; one that has come back meanwhile stays as it is. */
export function restoreListLine(lines: readonly ListLine[], line: ListLine, index: number): readonly ListLine[] {
  const isBack = lines.some((other) => getLineKey(other) === getLineKey(line))
  return isBack ? lines : lines.toSpliced(index, 0, line)
}

/** Moves the line with this key up (-1) or down (1); at the end it stays where it is. */
export function moveLine(lines: readonly ListLine[], key: string, step: -1 | 1): readonly ListLine[] {
  const from = lines.findIndex((line) => getLineKey(line) === key)
  const to = from + step
  if (from < 0 || to < 0 || to >= lines.length) return lines
  return lines.toSpliced(from, 1).toSpliced(to, 0, lines[from]!)
}

/** The line with another count on hand; undefined where it is not counted. */
export function setOnHand(line: ListLine, onHand: number | undefined): ListLine {
  const next: { -readonly [K in keyof ListLine]: ListLine[K] } = { ...line }
  delete next.onHand
  return onHand === undefined ? next : { ...next, onHand }
}

/** The line with its numbers read as packs or as pieces. */
export function setCountedIn(line: ListLine, countedIn: CountedIn): ListLine {
  const next: { -readonly [K in keyof ListLine]: ListLine[K] } = { ...line }
  delete next.countedIn
  return countedIn === 'packs' ? next : { ...next, countedIn }
}

/** The lines as if nobody had counted them. */
export function clearCounts(lines: readonly ListLine[]): readonly ListLine[] {
  return lines.map((line) => setOnHand(line, undefined))
}
