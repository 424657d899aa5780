import { LABELS } from '@shop/core/stored/storedWords.ts'
import { readAllOf } from './profiles.ts'
import { getRecordPrefix } from './vault.ts'

const NAMES: Readonly<Partial<Record<string, string>>> = LABELS

/** The bytes that each kind of record takes in storage, names included. A browser stores two bytes a character. */
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
