import { type AsideCart, type Cart, EMPTY_CART } from '../cart/cart.ts'
import { type CartLine, getLineKey } from '../cart/cartLines.ts'
import { CART_KIND } from '../cart/storedCart.ts'
import { LISTS_KIND } from '../lists/storedWardLists.ts'
import type { WardList } from '../lists/wardLists.ts'
import { ADDRESSES_KIND, type DeliveryAddress } from '../order/addresses.ts'
import { EMPTY_DETAILS, type OrderDetails } from '../order/details.ts'
import { formatKept, parseKept } from '../order/draft.ts'
import { type MadeOrder, ORDERS_KIND } from '../order/madeOrders.ts'
import { RECENT_KIND } from '../search/recentSearches.ts'
import type { Parsed } from '../stored/kind.ts'
import { mergeFields, type Rules } from '../stored/listRules.ts'
import { createSlugListKind, MAX_COMPARED, MAX_VIEWED } from '../stored/slugList.ts'
import type { RecordName } from './passport.ts'

/** The parts of what a person has, taken apart so that two devices can be compared and joined. */
type Item = readonly [key: string, item: unknown]

export interface Part<T> {
  readonly parse: (stored: unknown) => Parsed<T>
  readonly format: (value: T) => object
  readonly list: (value: T) => readonly Item[]
  readonly join: (items: readonly Item[]) => T
  readonly merge: Rules<T>['merge']
}

const listed = <T>(getKey: (item: T) => string) => ({
  list: (items: readonly T[]) => items.map((item): Item => [getKey(item), item]),
  join: (items: readonly Item[]) => items.map(([, item]) => item as T),
})

const CART_PART: Part<Cart> = {
  ...CART_KIND,
  list: ({ lines, saved, aside }) => [
    ...lines.map((line): Item => [`line ${getLineKey(line)}`, line]),
    ...saved.map((line): Item => [`saved ${getLineKey(line)}`, line]),
    ...aside.map((other): Item => [`aside ${other.id}`, other]),
  ],
  join: (items) =>
    items.reduce<Cart>((cart, [key, item]) => {
      if (key.startsWith('aside ')) return { ...cart, aside: [...cart.aside, item as AsideCart] }
      const place = key.startsWith('line ') ? 'lines' : 'saved'
      return { ...cart, [place]: [...cart[place], item as CartLine] }
    }, EMPTY_CART),
}

const DETAILS_PART: Part<OrderDetails> = {
  parse: (stored) => {
    const kept = parseKept(JSON.stringify(stored))
    return { value: kept?.details ?? EMPTY_DETAILS, dropped: kept?.dropped ?? 0 }
  },
  format: (details) => JSON.parse(formatKept(details)) as object,
  list: (details) => (Object.values(details).some(Boolean) ? [['details', details]] : []),
  join: (items) => (items[0]?.[1] as OrderDetails | undefined) ?? EMPTY_DETAILS,
  merge: mergeFields,
}

/** Every part of a passport, by its record, in the order in which they are shown. */
export const PARTS = {
  cart: CART_PART,
  lists: { ...LISTS_KIND, ...listed<WardList>(({ id }) => id) },
  orders: { ...ORDERS_KIND, ...listed<MadeOrder>(({ reference }) => reference) },
  addresses: { ...ADDRESSES_KIND, ...listed<DeliveryAddress>(({ id }) => id) },
  'order.buyer': DETAILS_PART,
  'recently-viewed': { ...createSlugListKind(MAX_VIEWED), ...listed<string>((slug) => slug) },
  compared: { ...createSlugListKind(MAX_COMPARED), ...listed<string>((slug) => slug) },
  'recent-searches': { ...RECENT_KIND, ...listed<string>((query) => query.toLowerCase()) },
} as const satisfies Record<RecordName, unknown>

/** The differences between a file and what is here, in numbers of entries. */
export interface Difference {
  readonly added: number
  readonly changed: number
  readonly same: number
  /** Entries of the file that could not be read. */
  readonly unread: number
  /** Entries of the file for which there is no room beside what is here. */
  readonly unfit: number
}

/** Compares what a file holds of one part with what is here. Never throws. */
export function comparePart<T>(part: Part<T>, now: T, stored: unknown): Difference {
  const here = new Map(part.list(now).map(([key, item]) => [key, JSON.stringify(item)]))
  const { value, dropped } = part.parse(stored)
  const items = part.list(value)
  const known = items.filter(([key]) => here.has(key))
  const same = known.filter(([key, item]) => here.get(key) === JSON.stringify(item)).length
  const joined = new Map(part.list(takePart(part, now, stored, 'merge')))
  return {
    added: items.length - known.length,
    changed: known.length - same,
    same,
    unread: Number.isFinite(dropped) ? dropped : 1,
    unfit: items.filter(([key]) => !joined.has(key)).length,
  }
}

/** A part after an import: replaced by the file's, or joined with it, where the file's entry wins if both have one. */
export function takePart<T>(part: Part<T>, now: T, stored: unknown, way: 'merge' | 'replace'): T {
  const { value, dropped } = part.parse(stored)
  // A part that could not be read replaces nothing.
  if (dropped === Infinity) return now
  if (way === 'replace') return value
  const joined = new Map(part.list(now))
  for (const [key, item] of part.list(value)) joined.set(key, item)
  // Read once more, so that no limit is passed.
  return part.parse(JSON.parse(JSON.stringify(part.format(part.join([...joined]))))).value
}

/** A part as it was before an import, and as it was then. */
interface Import<T> {
  readonly before: T
  readonly after: T
}

/** A part once its import is undone: the import's changes are taken back, and those made since stay. */
export function takeBack<T>(part: Part<T>, { before, after }: Import<T>, now: T): T {
  const was = new Map(part.list(before))
  const is = new Map(part.list(now))
  // An entry that came with the file and was changed since is the visitor's own by now.
  const isOfFile = ([key, item]: Item) => was.has(key) || JSON.stringify(is.get(key)) === JSON.stringify(item)
  return part.merge(part.join(part.list(after).filter(isOfFile)), before, now)
}
