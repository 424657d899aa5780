import { type CartLine, getLineKey, MAX_LINES } from '../cart/cartLines.ts'

/** The most ward lists a device keeps. */
export const MAX_WARD_LISTS = 50
/** The most lines in a ward list: as many as a cart holds. */
export const MAX_WARD_LIST_LINES = MAX_LINES
/** The longest name of a list, in UTF-16 units. */
export const MAX_NAME_LENGTH = 80
/** The largest par level or count on hand. */
export const MAX_COUNT = 999_999

/** The unit that a line counts: the packs sold, or the pieces in them. */
export type CountedIn = 'packs' | 'pieces'

/** One product of a ward list: how much there should be, and how much there is. Facts are joined on reading. */
export interface WardListLine {
  readonly slug: string
  /** Chosen value by option name; empty for a product without options. */
  readonly options: Readonly<Record<string, string>>
  /** The text to engrave, exactly. */
  readonly engraving?: string
  /** The buyer's own words, which go with every order of it; see `CartLine`. */
  readonly note?: string
  /** The quantity that there should be, 0 to `MAX_COUNT`. */
  readonly par: number
  /** The quantity counted, 0 to `MAX_COUNT`; left out until someone counts. */
  readonly onHand?: number
  /** The unit of par and of the count on hand; left out for packs. */
  readonly countedIn?: CountedIn
}

/** A named list, such as the stock of a ward or of a crash trolley. */
export interface WardList {
  /** Permanent and unique on this device; it has no meaning. */
  readonly id: string
  readonly name: string
  readonly lines: readonly WardListLine[]
}

export type WardLists = readonly WardList[]

/** Reads a typed name: one line, no control characters, not too long; undefined if nothing is left. */
export function parseWardListName(text: string): string | undefined {
  const line = text
    .replace(/[\p{Cs}\p{Cf}]/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  // Never cuts a surrogate pair in half.
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

/** Turns cart lines into ward list lines: the quantity becomes the par level. */
export function buildWardListLines(
  lines: readonly (Pick<CartLine, 'slug' | 'options' | 'quantity'> & { readonly engraving?: string })[],
): WardListLine[] {
  return lines.map(({ slug, options, quantity, engraving }) => ({
    slug,
    options,
    ...(engraving !== undefined && { engraving }),
    par: quantity,
  }))
}

/** The list with this id, or undefined. */
export function findWardList(lists: WardLists, id: string): WardList | undefined {
  return lists.find((list) => list.id === id)
}

/** A name that is not taken: "Ward 3", or "Ward 3 (2)" where it is. */
function chooseName(lists: WardLists, wanted: string): string {
  const names = new Set(lists.map(({ name }) => name))
  let name = wanted
  for (let number = 2; names.has(name); number += 1) {
    const end = ` (${number})`
    name = `${wanted.slice(0, MAX_NAME_LENGTH - end.length)}${end}`
  }
  return name
}

/** Appends a list under a name of its own; at `MAX_WARD_LISTS` nothing changes. */
export function addWardList(lists: WardLists, list: WardList): WardLists {
  if (lists.length >= MAX_WARD_LISTS) return lists
  return [...lists, { ...list, name: chooseName(lists, list.name), lines: mergeLines([], list.lines) }]
}

/** The lists without the one with this id. */
export function removeWardList(lists: WardLists, id: string): WardLists {
  return lists.filter((list) => list.id !== id)
}

/** Renames the list with this id, keeping names unique. */
export function renameWardList(lists: WardLists, id: string, wanted: string): WardLists {
  const name = chooseName(removeWardList(lists, id), wanted)
  return lists.map((list) => (list.id === id ? { ...list, name } : list))
}

/** Changes the lines of the list with this id; an unknown id changes nothing. */
export function changeLines(
  lists: WardLists,
  id: string,
  change: (lines: readonly WardListLine[]) => readonly WardListLine[],
): WardLists {
  return lists.map((list) => (list.id === id ? { ...list, lines: change(list.lines) } : list))
}

/** All of the first lines, then new ones from the second, up to `MAX_WARD_LIST_LINES`. */
export function mergeLines(first: readonly WardListLine[], second: readonly WardListLine[]): readonly WardListLine[] {
  const byKey = new Map(first.map((line) => [getLineKey(line), line]))
  for (const line of second) {
    const key = getLineKey(line)
    if (!byKey.has(key) && byKey.size < MAX_WARD_LIST_LINES) byKey.set(key, line)
  }
  return [...byKey.values()]
}

/** Replaces the line with the same key; adds nothing. */
export function setLine(lines: readonly WardListLine[], line: WardListLine): readonly WardListLine[] {
  const key = getLineKey(line)
  return lines.map((other) => (getLineKey(other) === key ? line : other))
}

/** Puts a line in the place of the one with this key, unless the list has that line already. */
export function replaceLine(lines: readonly WardListLine[], key: string, line: WardListLine): readonly WardListLine[] {
  if (lines.some((other) => getLineKey(other) === getLineKey(line))) return lines
  return lines.map((other) => (getLineKey(other) === key ? line : other))
}

/** The lines without the one with this key. */
export function removeLine(lines: readonly WardListLine[], key: string): readonly WardListLine[] {
  return lines.filter((line) => getLineKey(line) !== key)
}

/** Moves the line with this key up (-1) or down (1); at the end it stays where it is. */
export function moveLine(lines: readonly WardListLine[], key: string, step: -1 | 1): readonly WardListLine[] {
  const from = lines.findIndex((line) => getLineKey(line) === key)
  const to = from + step
  if (from < 0 || to < 0 || to >= lines.length) return lines
  return lines.toSpliced(from, 1).toSpliced(to, 0, lines[from]!)
}

/** The line with another count on hand; undefined for not counted. */
export function setOnHand(line: WardListLine, onHand: number | undefined): WardListLine {
  const next: { -readonly [K in keyof WardListLine]: WardListLine[K] } = { ...line }
  delete next.onHand
  return onHand === undefined ? next : { ...next, onHand }
}

/** The line with its numbers read as packs or as pieces. */
export function setCountedIn(line: WardListLine, countedIn: CountedIn): WardListLine {
  const next: { -readonly [K in keyof WardListLine]: WardListLine[K] } = { ...line }
  delete next.countedIn
  return countedIn === 'packs' ? next : { ...next, countedIn }
}

/** The lines without their counts. */
export function clearCounts(lines: readonly WardListLine[]): readonly WardListLine[] {
  return lines.map((line) => setOnHand(line, undefined))
}
