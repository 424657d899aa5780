import { canPack, packText, unpackText } from './packing.ts'
import { formatShared, parseShared, type ParsedShared, type Shared } from './shared.ts'

/** Why a link cannot be read. */
export type ShareFault = 'empty' | 'unknown' | 'cut' | 'changed' | 'newer' | 'too-large' | 'unsupported'

export type ReadShare = ParsedShared | { readonly fault: ShareFault }

const VERSION = 1
/** A longer link is cut by most programs that it is sent with; it would hold far more than a cart. */
const MAX_DATA_LENGTH = 200_000

/**
 * The fragment of a link to what is shared, without "#"; undefined where it would be too long. It reads
 * `v1.z.<length>.<checksum>.<data>`: the version, how it is packed ("z" deflated, "p" plain), and what tells a link
 * that was cut or changed on its way from a whole one.
 */
export async function buildShareFragment(shared: Shared): Promise<string | undefined> {
  const isPacked = canPack()
  const data = await packText(formatShared(shared), isPacked)
  if (data.length > MAX_DATA_LENGTH) return undefined
  return `v${VERSION}.${isPacked ? 'z' : 'p'}.${data.length}.${sumUp(data)}.${data}`
}

/** Whether a fragment is, or was, meant for the shared page; "#main" of the skip link is not. */
export function isShareFragment(fragment: string): boolean {
  return /^#?v\d/.test(fragment)
}

/** Reads a fragment, with or without "#". Never rejects: what is wrong is the answer. */
export async function readShareFragment(fragment: string): Promise<ReadShare> {
  const text = fragment.replace(/^#/, '')
  if (text === '') return { fault: 'empty' }
  const version = /^v(\d{1,6})(?:\.|$)/.exec(text)?.[1]
  if (version === undefined) return { fault: 'unknown' }
  if (Number(version) > VERSION) return { fault: 'newer' }
  if (text.length > MAX_DATA_LENGTH + 100) return { fault: 'too-large' }
  const parts = /^v1\.([zp])\.(\d{1,6})\.([0-9a-f]{8})\.(.*)$/.exec(text)
  if (!parts) return { fault: /^v1(\.[zp]?(\.\d*(\.[0-9a-f]*)?)?)?$/.test(text) ? 'cut' : 'changed' }
  const [, packing, length, sum, rest] = parts as unknown as [string, string, string, string, string]
  if (rest.length < Number(length)) return { fault: 'cut' }
  // A full stop or bracket after the link, which some programs take for a part of it, does no harm.
  const data = rest.slice(0, Number(length))
  if (sumUp(data) !== sum) return { fault: 'changed' }
  if (packing === 'z' && !canPack()) return { fault: 'unsupported' }
  try {
    return parseShared(await unpackText(data, packing === 'z')) ?? { fault: 'changed' }
  } catch (error) {
    return { fault: error instanceof RangeError ? 'too-large' : 'changed' }
  }
}

/** FNV-1a, 32 bits: it finds accidents. Whoever edits on purpose can make a new one, and gains nothing by it. */
function sumUp(data: string): string {
  let sum = 0x811c9dc5
  for (let place = 0; place < data.length; place++) sum = Math.imul(sum ^ data.charCodeAt(place), 0x01000193)
  return (sum >>> 0).toString(16).padStart(8, '0')
}
