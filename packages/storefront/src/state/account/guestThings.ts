import { countItems } from '@shop/core/cart/cartLines.ts'
import { formatChange } from '@shop/core/stored/kind.ts'
import { PARTS, type Part } from '@shop/core/passport/parts.ts'
import { importKey, sealText } from '@shop/core/account/sealed.ts'
import type { OpenProfile } from '@shop/core/account/profile.ts'
import { formatCount } from '@shop/core/money/figures.ts'
import { cart } from '../cart/cart.ts'
import { getText, isLocal, swapTexts } from '../stored/device.ts'
import type { Kept } from '../stored/kept.ts'
import {
  getChangePrefix,
  listStored,
  readStored,
  removeStored,
  STORAGE_KEYS,
  type StorageKey,
} from '../stored/storage.ts'
import { forgetTyped, nameTyped, readTyped } from '../stored/tab.ts'
import { compared } from '../product/compared.ts'
import { recentlyViewed } from '../product/recentlyViewed.ts'
import { recentSearches } from '../search/recentSearches.ts'
import { wardLists } from '../lists/wardLists.ts'
import { hasGuestOrder } from './drafts.ts'
import { PARTS_PREFIX } from './hasParts.ts'
import { getRecordPrefix } from './vault.ts'

/** Something that a guest has on this device and may take along into a profile. */
export interface GuestThing {
  readonly name: string
  readonly moves: readonly Move[]
}

/** A part of it: what becomes of it in the profile, and how it goes from where the guest has it. */
interface Move {
  /** `attempt` names a change that no other attempt writes: what an earlier one has moved is not written over. */
  readonly listRecords: (attempt: string) => readonly (readonly [record: string, text: string])[]
  /** The names of the guest's texts that go with it. */
  readonly listNames: () => readonly string[]
  /** Whether a later release has kept some of it: it stays where it is. */
  readonly hasNewer?: () => boolean
}

/** A value that tabs share: it is added to what the profile has of it, and unread texts go with it. */
function moveKept<T>(key: StorageKey, part: Part<T>, { read, hasNewer }: Pick<Kept<T>, 'read' | 'hasNewer'>): Move {
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

function moveText(key: StorageKey): Move {
  return {
    listRecords() {
      const text = readStored(key)
      return text === null ? [] : [[key, text]]
    },
    listNames: () => [key],
  }
}

/** The parts of a passport that have come: each is a text of its own, as it is in the profile. */
const MOVED_PARTS: Move = {
  listRecords: () => listPartNames().map((name) => [name, readStored(name) ?? '']),
  listNames: listPartNames,
}

function listPartNames(): readonly string[] {
  return listStored(PARTS_PREFIX)
}

/** The order that the guest had begun: it goes on there as what was being typed before a lock. */
const MOVED_ORDER: Move = {
  listRecords() {
    const text = readTyped(STORAGE_KEYS.orderDraft)
    return text === null ? [] : [[STORAGE_KEYS.orderDraft, text]]
  },
  listNames: () => [nameTyped(STORAGE_KEYS.orderDraft)],
}

/** What a guest has, each with its count; nothing that is empty. */
export function listGuestThings(): GuestThing[] {
  const lists = wardLists.read().length
  const viewed = recentlyViewed.read().length
  const searches = recentSearches.read().length
  const products = compared.read().length
  const parts = listPartNames().length
  return [
    ...listOrderThings(),
    ...(lists > 0
      ? [{ name: formatCount(lists, 'list'), moves: [moveKept(STORAGE_KEYS.lists, PARTS.lists, wardLists)] }]
      : []),
    ...(readStored(STORAGE_KEYS.buyer) === null
      ? []
      : [{ name: 'Your details and addresses for orders', moves: [moveText(STORAGE_KEYS.buyer)] }]),
    ...(viewed > 0
      ? [
          {
            name: `What you viewed recently: ${formatCount(viewed, 'product')}`,
            moves: [
              moveKept(STORAGE_KEYS.recentlyViewed, PARTS['recently-viewed'], recentlyViewed),
              moveText(STORAGE_KEYS.selected),
            ],
          },
        ]
      : []),
    ...(searches > 0
      ? [
          {
            name: `What you searched for: ${formatCount(searches, 'search', 'searches')}`,
            moves: [moveKept(STORAGE_KEYS.recentSearches, PARTS['recent-searches'], recentSearches)],
          },
        ]
      : []),
    ...(products > 0
      ? [
          {
            name: `What you chose to compare: ${formatCount(products, 'product')}`,
            moves: [moveKept(STORAGE_KEYS.compared, PARTS.compared, compared)],
          },
        ]
      : []),
    ...(parts > 0
      ? [{ name: `The copy that you are collecting by QR codes: ${formatCount(parts, 'part')}`, moves: [MOVED_PARTS] }]
      : []),
  ]
}

/** The cart, and the order that was begun in this tab. */
function listOrderThings(): GuestThing[] {
  const { lines, saved } = cart.read()
  const items = countItems(lines) + countItems(saved)
  return [
    ...(items > 0
      ? [{ name: `Your cart: ${formatCount(items, 'item')}`, moves: [moveKept(STORAGE_KEYS.cart, PARTS.cart, cart)] }]
      : []),
    ...(hasGuestOrder() ? [{ name: 'The order that you started', moves: [MOVED_ORDER] }] : []),
  ]
}

/** What someone who logs in while ordering may take along: the cart and the order that is begun; else nothing. */
export function listBegunOrder(): GuestThing[] {
  const things = listOrderThings()
  return things.length === 2 ? things : []
}

/** Moves what a guest has into a profile that is not open yet. False where some of it could not be kept: it stays. */
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
    // Where no swap reaches: in local storage, and in the tab's.
    for (const name of names.filter(isLocal)) removeStored(name)
    if (records.some(([record]) => record === STORAGE_KEYS.orderDraft)) forgetTyped(STORAGE_KEYS.orderDraft)
    return true
  }
  // Changed meanwhile, in another tab.
  return JSON.stringify(list()) !== JSON.stringify(records) && take(id, key, moves)
}
