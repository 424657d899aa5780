import { formatBase64, parseBase64 } from '../base/base64.ts'

export type Bytes = Uint8Array<ArrayBuffer>

/** The version of what is sealed: it stands before each text, and is part of what the seal covers. */
const VERSION = '1'
const NONCE_BYTES = 12
const AES = 'AES-GCM'

export function encodeText(text: string): Bytes {
  return new TextEncoder().encode(text)
}

export function createBytes(count: number): Bytes {
  return crypto.getRandomValues(new Uint8Array(count))
}

/** A key of 256 bits that seals and unseals, and cannot be read out again. */
export function importKey(raw: Bytes): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', raw, AES, false, ['encrypt', 'decrypt'])
}

/**
 * Seals a text with AES-GCM under a fresh nonce. `place` says whose it is and what (`profile/record`): a text that was
 * moved to another place does not open there.
 */
export async function sealText(key: CryptoKey, text: string, place: string): Promise<string> {
  const nonce = createBytes(NONCE_BYTES)
  const sealed = await crypto.subtle.encrypt(describe(nonce, place), key, encodeText(text))
  const all = new Uint8Array(NONCE_BYTES + sealed.byteLength)
  all.set(nonce)
  all.set(new Uint8Array(sealed), NONCE_BYTES)
  return `${VERSION}.${formatBase64(all)}`
}

/** Reverses `sealText`; undefined for a text of another key, place or version, and for a damaged one. Never rejects. */
export async function unsealText(key: CryptoKey, sealed: string, place: string): Promise<string | undefined> {
  const [version, data, ...rest] = sealed.split('.')
  if (version !== VERSION || data === undefined || rest.length > 0) return undefined
  try {
    const bytes = parseBase64(data)
    const opened = await crypto.subtle.decrypt(
      describe(bytes.subarray(0, NONCE_BYTES), place),
      key,
      bytes.subarray(NONCE_BYTES),
    )
    return new TextDecoder('utf-8', { fatal: true }).decode(opened)
  } catch {
    return undefined
  }
}

function describe(nonce: Bytes, place: string): AesGcmParams {
  return { name: AES, iv: nonce, additionalData: encodeText(`${VERSION}\n${place}`) }
}
