import { canPack, packText, unpackText } from './packing.ts'
import { formatShared, type ParsedShared, parseShared, type Shared } from './shared.ts'

export type ShareError = 'empty' | 'unknown' | 'cut' | 'changed' | 'newer' | 'too-large' | 'unsupported'

export type ReadShare = ParsedShared | { readonly error: ShareError }

const VERSION = 1
/** Most programs would cut a longer link, and no cart needs one. */
const MAX_DATA_LENGTH = 200_000

/**
 * The fragment of a link to what is shared, without "#"; undefined where it would be too long. It reads
 * `v1.z.<length>.<checksum>.<data>`: the version, how it is packed ("z" deflated, "p" plain), then a length and a
 * checksum that tell whether it was cut or changed on the way.
 */
export async function buildShareFragment(shared: Shared): Promise<string | undefined> {
  const isPacked = canPack()
  const data = await packText(formatShared(shared), isPacked)
  if (data.length > MAX_DATA_LENGTH) return undefined
  return `v${VERSION}.${isPacked ? 'z' : 'p'}.${data.length}.${buildChecksum(data)}.${data}`
}

/** Checks whether a fragment is meant for the shared page; "#main" of the skip link is not. */
export function isShareFragment(fragment: string): boolean {
  return /^#?v\d/.test(fragment)
}

/** Reads a fragment, with or without "#". Never rejects: it returns what is wrong. */
export async function readShareFragment(fragment: string): Promise<ReadShare> {
  const text = fragment.replace(/^#/, '')
  if (text === '') return { error: 'empty' }
  const version = /^v(\d{1,6})(?:\.|$)/.exec(text)?.[1]
  if (version === undefined) return { error: 'unknown' }
  if (Number(version) > VERSION) return { error: 'newer' }
  if (text.length > MAX_DATA_LENGTH + 100) return { error: 'too-large' }
  const parts = /^v1\.([zp])\.(\d{1,6})\.([0-9a-f]{8})\.(.*)$/.exec(text)
  if (!parts) return { error: /^v1(\.[zp]?(\.\d*(\.[0-9a-f]*)?)?)?$/.test(text) ? 'cut' : 'changed' }
  const [, packing, length, sum, rest] = parts as unknown as [string, string, string, string, string]
  if (rest.length < Number(length)) return { error: 'cut' }
  // A full stop or bracket that a program took for part of the link does no harm.
  const data = rest.slice(0, Number(length))
  if (buildChecksum(data) !== sum) return { error: 'changed' }
  if (packing === 'z' && !canPack()) return { error: 'unsupported' }
  try {
    return parseShared(await unpackText(data, packing === 'z')) ?? { error: 'changed' }
  } catch (error) {
    return { error: error instanceof RangeError ? 'too-large' : 'changed' }
  }
}

/** FNV-1a, 32 bits: detects accidents. Someone who edits a link on purpose can recompute it, and gains nothing. */
function buildChecksum(data: string): string {
  let sum = 0x811c9dc5
  for (let index = 0; index < data.length; index++) sum = Math.imul(sum ^ data.charCodeAt(index), 0x01000193)
  return (sum >>> 0).toString(16).padStart(8, '0')
}
