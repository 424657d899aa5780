import { canPack, packText, unpackText } from '../share/packing.ts'
import { cutIntoParts } from './passportParts.ts'
import { formatPassport, readPassport, type Passport, type Records } from './passport.ts'

/** What is handed over by a link: what a second device needs first, and no history. */
const LINKED = ['cart', 'lists', 'addresses', 'order.buyer'] as const
/** Most programs would cut a longer link. */
const MAX_LINK_LENGTH = 8000
/** A longer text makes a code too fine for a phone to read from a screen. */
const MAX_CODE_LENGTH = 1000

/** The fragments, without "#", of links to an open passport. */
interface PassportFragments {
  /** The whole of it; undefined where most programs would cut the link. */
  readonly whole: string | undefined
  /** What is shown as QR codes: the whole, or its parts. */
  readonly codes: readonly string[]
}

/** Writes an open passport as fragments; undefined where it is too much for any. */
export async function buildPassportFragments(records: Records, now: Date): Promise<PassportFragments | undefined> {
  const few = Object.fromEntries(LINKED.flatMap((name) => (records[name] ? [[name, records[name]]] : []))) as Records
  const isPacked = canPack()
  const data = await packText(JSON.stringify(JSON.parse(formatPassport(few, now))), isPacked)
  const whole = `passport.${isPacked ? 'z' : 'p'}.${data}`
  const codes = whole.length > MAX_CODE_LENGTH ? cutIntoParts(whole) : [whole]
  return codes && { whole: whole.length > MAX_LINK_LENGTH ? undefined : whole, codes }
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
    // Said below.
  }
  return { problem: 'Part of this link is missing or was changed. Copy the whole link' }
}
