import type { OpenProfile } from '@shop/core/account/profile.ts'
import { importKey, sealText } from '@shop/core/account/sealed.ts'
import { formatCount } from '@shop/core/base/count.ts'
import { listAsideLines } from '@shop/core/cart/cart.ts'
import { countItems } from '@shop/core/cart/cartLines.ts'
import { type Part, PARTS } from '@shop/core/passport/parts.ts'
import { formatChange } from '@shop/core/stored/kind.ts'
import type { KeyOf } from '@shop/core/stored/stored.ts'
import { cart } from '../cart/cart.ts'
import { wardLists } from '../lists/wardLists.ts'
import { compared } from '../product/compared.ts'
import { recentlyViewed } from '../product/recentlyViewed.ts'
import { recentSearches } from '../search/recentSearches.ts'
import { getText, isLocal, swapTexts } from '../stored/device.ts'
import type { Kept } from '../stored/kept.ts'
import { getChangePrefix, listStored, readStored, removeStored, STORAGE_KEYS } from '../stored/storage.ts'
import { forgetTyped, nameTyped, readTyped } from '../stored/tab.ts'
import { addresses } from './addresses.ts'
import { hasGuestOrder } from './drafts.ts'
import { madeOrders } from './madeOrders.ts'
import { getRecordPrefix } from './vault.ts'

type OfPerson = KeyOf<'person'>

/** Something that a guest has on this device and may take along into an account. */
export interface GuestThing {
  readonly name: string
  readonly moves: readonly Move[]
}

/** A part of it: its records in the account, and the guest's texts that they replace. */
interface Move {
  /** `attempt` names a change that no other attempt writes: what an earlier one has moved is not written over. */
  readonly listRecords: (attempt: string) => readonly (readonly [record: string, text: string])[]
  /** The names of the guest's texts that go with it. */
  readonly listNames: () => readonly string[]
  /** True where a later release has kept some of it: it stays where it is. */
  readonly hasNewer?: () => boolean
}

/** A value that tabs share: it is added to what the account has of it, and unread texts go with it. */
function moveKept(key: keyof typeof PARTS, { read, hasNewer }: Pick<Kept<unknown>, 'read' | 'hasNewer'>): Move {
  const part = PARTS[key] as Part<unknown>
  const listUnread = () => listStored(`${key}.unread`)
  return {
    hasNewer,
    listRecords: (attempt) => [
      [getChangePrefix(key) + attempt, formatChange(part, { from: part.join([]), to: read() })],
      ...listUnread().map((name) => [name, readStored(name) ?? ''] as const),
    ],
    listNames: () => [key, ...listStored(getChangePrefix(key)), ...listUnread()],
  }
}

function moveText(key: OfPerson): Move {
  return {
    listRecords() {
      const text = readStored(key)
      return text === null ? [] : [[key, text]]
    },
    listNames: () => [key],
  }
}

/** The order that the guest had begun: it goes on there as what was being typed before a lock. */
const MOVED_ORDER: Move = {
  listRecords() {
    const text = readTyped(STORAGE_KEYS.orderDraft)
    return text === null ? [] : [[STORAGE_KEYS.orderDraft, text]]
  },
  listNames: () => [nameTyped(STORAGE_KEYS.orderDraft)],
}

/** A thing of which there are so many; nothing where there is none. */
function nameThing(count: number, name: string, ...moves: readonly Move[]): readonly GuestThing[] {
  return count > 0 ? [{ name, moves }] : []
}

/** The things that a guest may have, in the order in which they are offered. */
const THINGS: Readonly<Record<OfPerson, () => readonly GuestThing[]>> = {
  cart() {
    const { lines, saved, aside } = cart.read()
    const items = countItems([...lines, ...saved, ...listAsideLines(aside)])
    return nameThing(items, `Your cart: ${formatCount(items, 'item')}`, moveKept('cart', cart))
  },
  'order.draft': () => nameThing(Number(hasGuestOrder()), 'The order that you started', MOVED_ORDER),
  // Its lines go on being typed (drafts.ts).
  'quick-order': () => [],
  lists() {
    const { length } = wardLists.read()
    return nameThing(length, formatCount(length, 'list'), moveKept('lists', wardLists))
  },
  orders() {
    const { length } = madeOrders.read()
    return nameThing(length, `Orders made: ${length}`, moveKept('orders', madeOrders))
  },
  addresses() {
    const { length } = addresses.read()
    return nameThing(length, `Delivery addresses: ${length}`, moveKept('addresses', addresses))
  },
  'order.buyer'() {
    const count = Number(readStored(STORAGE_KEYS.buyer) !== null)
    return nameThing(count, 'Your details and addresses for orders', moveText('order.buyer'))
  },
  'recently-viewed'() {
    const { length } = recentlyViewed.read()
    const name = `What you viewed recently: ${formatCount(length, 'product')}`
    return nameThing(length, name, moveKept('recently-viewed', recentlyViewed), moveText('detail'))
  },
  // It goes with what was viewed.
  detail: () => [],
  'recent-searches'() {
    const { length } = recentSearches.read()
    const name = `What you searched for: ${formatCount(length, 'search', 'searches')}`
    return nameThing(length, name, moveKept('recent-searches', recentSearches))
  },
  compared() {
    const { length } = compared.read()
    return nameThing(
      length,
      `What you chose to compare: ${formatCount(length, 'product')}`,
      moveKept('compared', compared),
    )
  },
}

/** The guest's things, each with its count, without those that are empty. */
export function listGuestThings(): GuestThing[] {
  return Object.values(THINGS).flatMap((list) => list())
}

/** The cart and the order begun, which someone who logs in while ordering may take along; empty unless there are both. */
export function listBegunOrder(): GuestThing[] {
  const things = [...THINGS.cart(), ...THINGS['order.draft']()]
  return things.length === 2 ? things : []
}

/** Moves what a guest has into an account that is not open yet. False where some of it could not be kept: it stays. */
export async function takeAlong(profile: OpenProfile, things: readonly GuestThing[]): Promise<boolean> {
  const key = await importKey(profile.dataKey)
  for (const { moves } of things) if (!(await take(profile.header.id, key, moves))) return false
  return true
}

/** Moves one thing, whole or not at all: it is never in both places, nor in neither. */
async function take(id: string, key: CryptoKey, moves: readonly Move[]): Promise<boolean> {
  // Two attempts may be made in one millisecond.
  const attempt = `${Date.now().toString(36)}.${crypto.randomUUID()}`
  const list = () => moves.flatMap(({ listRecords }) => listRecords(attempt))
  const records = list()
  const names = moves.flatMap(({ listNames }) => listNames())
  const read = (names: readonly string[]) => new Map(names.map((name) => [name, getText(name)]))
  const guests = read(names)
  const sealed = await Promise.all(
    records.map(
      async ([record, text]) => [getRecordPrefix(id) + record, await sealText(key, text, `${id}/${record}`)] as const,
    ),
  )
  if (moves.some(({ hasNewer }) => hasNewer?.())) return false
  const before = new Map([...guests, ...read(sealed.map(([name]) => name))])
  const after = new Map([...names.map((name) => [name, null] as const), ...sealed])
  if (await swapTexts(before, after)) {
    // The swap does not reach local storage or the tab's session storage.
    for (const name of names.filter(isLocal)) removeStored(name)
    if (records.some(([record]) => record === STORAGE_KEYS.orderDraft)) forgetTyped(STORAGE_KEYS.orderDraft)
    return true
  }
  // Changed meanwhile, in another tab.
  return JSON.stringify(list()) !== JSON.stringify(records) && take(id, key, moves)
}
