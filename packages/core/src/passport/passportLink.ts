import { canPack, packText, unpackText } from '../share/packing.ts'
import { formatPassport, type Passport, readPassport, type Records } from './passport.ts'

/** The records that a link carries: those that a second device needs first, and no history. */
const LINKED = ['cart', 'lists', 'addresses', 'order.buyer'] as const
/** Most programs would cut a longer link. */
const MAX_LINK_LENGTH = 8000

/** Writes an open passport as a link's fragment, without "#"; undefined where it is too long for a link. */
export async function buildPassportFragment(records: Records, now: Date): Promise<string | undefined> {
  const few = Object.fromEntries(LINKED.flatMap((name) => (records[name] ? [[name, records[name]]] : []))) as Records
  const isPacked = canPack()
  const data = await packText(JSON.stringify(JSON.parse(formatPassport(few, now))), isPacked)
  const fragment = `passport.${isPacked ? 'z' : 'p'}.${data}`
  return fragment.length > MAX_LINK_LENGTH ? undefined : fragment
}

/** Reads a fragment, without "#"; undefined where it is not of such a link. Never rejects. */
export async function readPassportFragment(
  fragment: string,
): Promise<Passport | { readonly problem: string } | undefined> {
  const parts = /^passport\.([zp])\.([\w-]*)$/.exec(fragment)
  if (!parts) return undefined
  try {
    const read = readPassport(await unpackText(parts[2]!, parts[1] === 'z'))
    if (!('sealed' in read)) return read
  } catch {
    // Reported below.
  }
  return { problem: 'Part of this link is missing or was changed. Copy the whole link' }
}
