import { type Bytes, createBytes } from './sealed.ts'

/** Crockford's: without I, L, O and U. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** 128 bits and twelve to check them. */
const LENGTH = 28
const GROUP = 4
const CODE_BYTES = 16
/** The largest prime below 2 ** 12: every single wrong letter, and every two letters swapped, change the remainder. */
const CHECK = 4093n
const CHECK_BITS = 12n

export function createCode(): Bytes {
  return createBytes(CODE_BYTES)
}

/** A code of 16 bytes as it is shown: seven groups of four letters. */
export function formatRecoveryCode(code: Bytes): string {
  const value = code.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
  let rest = (value << CHECK_BITS) | (value % CHECK)
  let text = ''
  for (let index = 0; index < LENGTH; index++) {
    text = LETTERS[Number(rest & 31n)]! + text
    rest >>= 5n
    if (index % GROUP === GROUP - 1 && index < LENGTH - 1) text = `-${text}`
  }
  return text
}

/** The code that was typed, or the problem with it in words for the visitor. */
type TypedCode = { readonly code: Bytes } | { readonly problem: string }

/** Reads a code typed in any case, with or without spaces and dashes; O is read as 0, I and L as 1. */
export function parseRecoveryCode(typed: string): TypedCode {
  const text = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}\u2212.]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  if (text === '') return { problem: 'Enter your recovery code' }
  const foreign = [...text].find((letter) => !LETTERS.includes(letter))
  if (foreign !== undefined) return { problem: `A recovery code has no “${foreign}”. Check it against your copy` }
  if (text.length !== LENGTH)
    return {
      problem: `A recovery code has ${LENGTH} letters and digits; this has ${text.length}. Check it against your copy`,
    }
  const all = [...text].reduce((sum, letter) => (sum << 5n) | BigInt(LETTERS.indexOf(letter)), 0n)
  const value = all >> CHECK_BITS
  if ((all & ((1n << CHECK_BITS) - 1n)) !== value % CHECK)
    return { problem: 'A letter or digit of this code is not right. Check it against your copy' }
  return {
    code: Uint8Array.from({ length: CODE_BYTES }, (_, index) =>
      Number((value >> BigInt(8 * (CODE_BYTES - 1 - index))) & 255n),
    ),
  }
}
