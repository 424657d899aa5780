import { STORAGE_KEYS } from '../stored/storage.ts'
import { readAllOf } from './profiles.ts'
import { getRecordPrefix } from './vault.ts'

const NAMES: Readonly<Partial<Record<string, string>>> = {
  [STORAGE_KEYS.cart]: 'Cart and saved for later',
  [STORAGE_KEYS.lists]: 'Lists',
  [STORAGE_KEYS.orders]: 'Orders made',
  [STORAGE_KEYS.buyer]: 'Details for orders',
  [STORAGE_KEYS.addresses]: 'Addresses and cost centres',
  [STORAGE_KEYS.person]: 'Your name, email and choices',
  [STORAGE_KEYS.copy]: 'When you saved a copy',
  [STORAGE_KEYS.passportParts]: 'Parts of a copy from another device',
  [STORAGE_KEYS.orderDraft]: 'Orders being typed',
  [STORAGE_KEYS.quickOrder]: 'Quick orders being typed',
  [STORAGE_KEYS.selected]: 'The product looked at last',
  [STORAGE_KEYS.recentlyViewed]: 'Viewed recently',
  [STORAGE_KEYS.recentSearches]: 'Searched for',
  [STORAGE_KEYS.compared]: 'Chosen to compare',
}

/** How many bytes each kind of record takes in storage, names included. A browser stores two bytes a character. */
export function measureKept(id: string): readonly { readonly name: string; readonly bytes: number }[] {
  const prefix = getRecordPrefix(id)
  const sizes = new Map<string, number>()
  for (const [key, text] of readAllOf(id)) {
    // A change of the cart, and a text of it that could not be read, count as the cart's.
    const kind = key.startsWith(prefix) ? key.slice(prefix.length).replace(/(\+|\.unread).*/, '') : ''
    const name = kind === '' ? 'How the account is opened' : (NAMES[kind] ?? kind)
    sizes.set(name, (sizes.get(name) ?? 0) + 2 * (key.length + text.length))
  }
  return [...sizes].map(([name, bytes]) => ({ name, bytes }))
}
