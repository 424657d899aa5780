import * as v from 'valibot'
import { derivePhraseKey, ROUNDS } from '../account/keys.ts'
import { createBytes, sealText, unsealText } from '../account/sealed.ts'
import { formatBase64, parseBase64 } from '../base/base64.ts'
import { parseJson } from '../base/json.ts'
import type { KeyOf } from '../stored/stored.ts'

/** The first value in every file; see docs/data-passport.md. */
const FORMAT = 'medical-shop-passport'
const VERSION = 1
/** More than twice what a browser keeps for one shop. */
export const MAX_FILE_BYTES = 12_000_000
const MAX_ROUNDS = 10_000_000
const PLACE = 'passport/1'

const HEAD = { format: v.literal(FORMAT), version: v.literal(VERSION) }
const Versioned = { version: v.pipe(v.number(), v.integer(), v.minValue(1)) }
const Items = v.array(v.unknown())

export type RecordName = KeyOf<'copied'>

/** The outer form of each record; its entries are read one by one, and one that is bad is left out. */
const RecordsSchema = v.object({
  cart: v.exactOptional(
    v.looseObject({ ...Versioned, lines: Items, saved: v.exactOptional(Items), aside: v.exactOptional(Items) }),
  ),
  lists: v.exactOptional(v.looseObject({ ...Versioned, lists: Items })),
  orders: v.exactOptional(v.looseObject({ ...Versioned, orders: Items })),
  addresses: v.exactOptional(v.looseObject({ ...Versioned, addresses: Items })),
  'order.buyer': v.exactOptional(v.looseObject({ ...Versioned, details: v.record(v.string(), v.unknown()) })),
  'recently-viewed': v.exactOptional(v.looseObject({ ...Versioned, slugs: Items })),
  compared: v.exactOptional(v.looseObject({ ...Versioned, slugs: Items })),
  'recent-searches': v.exactOptional(v.looseObject({ ...Versioned, searches: Items })),
} satisfies Record<RecordName, unknown>)
export type Records = v.InferOutput<typeof RecordsSchema>

const OpenSchema = v.object({ ...HEAD, made: v.pipe(v.string(), v.isoTimestamp()), records: RecordsSchema })
const SealedSchema = v.object({
  ...HEAD,
  derivation: v.object({
    name: v.literal('PBKDF2-SHA-256'),
    salt: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
    rounds: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_ROUNDS)),
  }),
  /** "1.", then in base64url a nonce of 12 bytes, and an open passport sealed with AES-GCM. */
  sealed: v.pipe(v.string(), v.regex(/^1\.[\w-]+$/)),
})

/** A file, open or sealed; its JSON Schema is docs/data-passport.schema.json. */
export const PassportSchema = v.union([OpenSchema, SealedSchema])

export type Passport = v.InferOutput<typeof OpenSchema>
export type SealedPassport = v.InferOutput<typeof SealedSchema>

/** Writes everything that is given as one open file. */
export function formatPassport(records: Records, now: Date): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, made: now.toISOString(), records }, undefined, 2)
}

/** The same, sealed with a passphrase: a random salt and a fresh nonce each time. */
export async function sealPassport(records: Records, now: Date, passphrase: string): Promise<string> {
  const salt = createBytes(16)
  const key = await derivePhraseKey(passphrase, { salt, rounds: ROUNDS })
  const derivation = { name: 'PBKDF2-SHA-256', salt: formatBase64(salt), rounds: ROUNDS }
  const sealed = await sealText(key, formatPassport(records, now), PLACE)
  return JSON.stringify({ format: FORMAT, version: VERSION, derivation, sealed }, undefined, 2)
}

/** Reads a file; for a bad one, returns the problem as a visitor is told of it. Never throws. */
export function readPassport(text: string): Passport | SealedPassport | { readonly problem: string } {
  const stored = parseJson(text)
  const read = v.safeParse(PassportSchema, stored)
  if (read.success) return read.output
  const head = v.safeParse(v.object({ format: v.literal(FORMAT), version: v.number() }), stored)
  if (!head.success) return { problem: 'This file is not a copy that this shop has saved' }
  return {
    problem:
      head.output.version > VERSION
        ? 'This file was saved by a newer version of the shop. Reload the page and try again'
        : 'This file is damaged: part of it is missing or was changed',
  }
}

/** Opens a sealed file; undefined where the passphrase is another, or the file was changed. Never rejects. */
export async function openPassport(
  { derivation, sealed }: SealedPassport,
  passphrase: string,
): Promise<Passport | undefined> {
  const { salt, rounds } = derivation
  const key = await derivePhraseKey(passphrase, { salt: parseBase64(salt), rounds })
  const text = await unsealText(key, sealed, PLACE)
  const read = text === undefined ? undefined : v.safeParse(OpenSchema, parseJson(text))
  return read?.success ? read.output : undefined
}
