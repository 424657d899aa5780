import { countItems } from '../../domain/cart/cartLines.ts'
import { importKey } from '../../domain/profile/sealed.ts'
import type { OpenProfile } from '../../domain/profile/profile.ts'
import { formatCount } from '../../domain/text/formatCount.ts'
import { cart } from '../cart/cart.ts'
import {
  getChangePrefix,
  listStored,
  readStored,
  removeStored,
  STORAGE_KEYS,
  type StorageKey,
} from '../kept/storage.ts'
import { compared } from '../product/compared.ts'
import { recentlyViewed } from '../product/recentlyViewed.ts'
import { recentSearches } from '../search/recentSearches.ts'
import { wardLists } from '../wardLists/wardLists.ts'
import { writeRecord } from './vault.ts'

/** Something that a guest has on this device and may take along into a profile. */
interface GuestThing {
  readonly name: string
  readonly keys: readonly StorageKey[]
}

/** What a guest has, each with its count; nothing that is empty. */
export function listGuestThings(): GuestThing[] {
  const { lines, saved } = cart.read()
  const items = countItems(lines) + countItems(saved)
  const lists = wardLists.read().length
  const viewed = recentlyViewed.read().length
  const searches = recentSearches.read().length
  const products = compared.read().length
  return [
    ...(items > 0 ? [{ name: `Your cart: ${formatCount(items, 'item')}`, keys: [STORAGE_KEYS.cart] }] : []),
    ...(lists > 0 ? [{ name: formatCount(lists, 'list'), keys: [STORAGE_KEYS.lists] }] : []),
    ...(readStored(STORAGE_KEYS.buyer) === null
      ? []
      : [{ name: 'Your details and addresses for orders', keys: [STORAGE_KEYS.buyer] }]),
    ...(viewed > 0
      ? [
          {
            name: `What you viewed recently: ${formatCount(viewed, 'product')}`,
            keys: [STORAGE_KEYS.recentlyViewed, STORAGE_KEYS.selected],
          },
        ]
      : []),
    ...(searches > 0
      ? [
          {
            name: `What you searched for: ${searches} ${searches === 1 ? 'search' : 'searches'}`,
            keys: [STORAGE_KEYS.recentSearches],
          },
        ]
      : []),
    ...(products > 0
      ? [{ name: `What you chose to compare: ${formatCount(products, 'product')}`, keys: [STORAGE_KEYS.compared] }]
      : []),
  ]
}

/** Moves what a guest has into a profile that is not open yet. False where some of it could not be kept: it stays. */
export async function takeAlong({ header, dataKey }: OpenProfile, things: readonly GuestThing[]): Promise<boolean> {
  const key = await importKey(dataKey)
  const names = things
    .flatMap(({ keys }) => keys)
    .flatMap((name) => [name, ...(listStored(getChangePrefix(name)) ?? []), ...(listStored(`${name}.unread`) ?? [])])
  for (const name of names) {
    const text = readStored(name)
    if (text === null) continue
    if (!(await writeRecord(header.id, key, name, text))) return false
    removeStored(name)
  }
  return true
}
