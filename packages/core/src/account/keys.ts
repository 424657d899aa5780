import { type Bytes, createBytes, encodeText } from './sealed.ts'

/** OWASP's figure for PBKDF2 with SHA-256. A profile with fewer is wrapped again at log in. */
export const ROUNDS = 600_000
const SALT_BYTES = 16
const KEY_BYTES = 32
const AES = { name: 'AES-GCM', length: 256 }

/** The way a password becomes a key; kept beside the wrapped key, so that the rounds can rise. */
export interface Derivation {
  readonly salt: Bytes
  readonly rounds: number
}

export function createDerivation(): Derivation {
  return { salt: createBytes(SALT_BYTES), rounds: ROUNDS }
}

/** A random data key. */
export function createDataKey(): Bytes {
  return createBytes(KEY_BYTES)
}

/** The same address for everyone who types it: without outer spaces, in small letters. */
export function normaliseEmail(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase()
}

/** The key of an email and a password: neither is kept, and neither opens anything without the other. */
export function derivePasswordKey(email: string, password: string, derivation: Derivation): Promise<CryptoKey> {
  return derivePhraseKey(`${normaliseEmail(email)}\n${password}`, derivation)
}

/** The key of any secret that a person has thought of. */
export async function derivePhraseKey(phrase: string, { salt, rounds }: Derivation): Promise<CryptoKey> {
  const base = await crypto.subtle.importKey('raw', encodeText(phrase.normalize('NFKC')), 'PBKDF2', false, [
    'deriveKey',
  ])
  return crypto.subtle.deriveKey({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds }, base, AES, false, [
    'encrypt',
    'decrypt',
  ])
}

/** The key of a recovery code: 128 random bits need no rounds. */
export async function deriveCodeKey(code: Bytes, id: string): Promise<CryptoKey> {
  const base = await crypto.subtle.importKey('raw', code, 'HKDF', false, ['deriveKey'])
  const means = { name: 'HKDF', hash: 'SHA-256', salt: encodeText(id), info: encodeText('recovery code') }
  return crypto.subtle.deriveKey(means, base, AES, false, ['encrypt', 'decrypt'])
}
