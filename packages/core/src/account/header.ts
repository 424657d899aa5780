import * as v from 'valibot'
import { formatBase64, parseBase64 } from '../base/base64.ts'
import { parseJson } from '../base/json.ts'
import type { Derivation } from './keys.ts'
import type { Bytes } from './sealed.ts'

/** The readable part of a profile: how its data key is wrapped, and its owner only if the person wants it. */
export interface ProfileHeader {
  readonly id: string
  /** The day on which it was made, YYYY-MM-DD: it tells apart accounts whose names are not shown. */
  readonly made: string
  readonly derivation: Derivation
  /** The data key, sealed by the email and the password. */
  readonly byPassword: string
  /** The data key, sealed by the recovery code. */
  readonly byCode: string
  /** The secret for the latest email that the person sent to themself, needed on this device. */
  readonly linkSecret?: Bytes
  /** A name for the log-in page of this device. */
  readonly shownName?: string
}

/** A hostile value must not keep a processor busy for minutes. */
const MAX_ROUNDS = 10_000_000
const MAX_TEXT = 1000

const BytesSchema = v.pipe(
  v.string(),
  v.maxLength(MAX_TEXT),
  v.regex(/^[\w-]+$/),
  // A length that no bytes have.
  v.check((text) => text.length % 4 !== 1),
  v.transform(parseBase64),
)
const Sealed = v.pipe(v.string(), v.maxLength(MAX_TEXT))

export const PROFILE_ID = /^[0-9a-f]{16}$/

const HeaderSchema = v.object({
  version: v.literal(1),
  made: v.fallback(v.pipe(v.string(), v.isoDate()), ''),
  salt: BytesSchema,
  rounds: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_ROUNDS)),
  byPassword: Sealed,
  byCode: Sealed,
  linkSecret: v.fallback(v.optional(BytesSchema), undefined),
  shownName: v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100))), undefined),
})

/** Reads a stored header; undefined where it is none. Never throws. */
export function parseHeader(id: string, text: string | null): ProfileHeader | undefined {
  const stored = v.safeParse(HeaderSchema, parseJson(text ?? ''))
  if (!stored.success || !PROFILE_ID.test(id)) return undefined
  const { made, salt, rounds, byPassword, byCode, linkSecret, shownName } = stored.output
  return {
    id,
    made,
    derivation: { salt, rounds },
    byPassword,
    byCode,
    ...(linkSecret && { linkSecret }),
    ...(shownName !== undefined && { shownName }),
  }
}

/** The same header with another name for the log-in page, or with none. */
export function showName(header: ProfileHeader, shownName: string | undefined): ProfileHeader {
  const { id, made, derivation, byPassword, byCode, linkSecret } = header
  const rest = { id, made, derivation, byPassword, byCode, ...(linkSecret && { linkSecret }) }
  return shownName ? { ...rest, shownName } : rest
}

export function formatHeader({ made, derivation, byPassword, byCode, linkSecret, shownName }: ProfileHeader): string {
  const { salt, rounds } = derivation
  return JSON.stringify({
    version: 1,
    made,
    salt: formatBase64(salt),
    rounds,
    byPassword,
    byCode,
    ...(linkSecret && { linkSecret: formatBase64(linkSecret) }),
    ...(shownName !== undefined && { shownName }),
  })
}
