import { formatBase64, parseBase64 } from '../base/base64.ts'
import { PROFILE_ID, type ProfileHeader } from './header.ts'
import { createDataKey, createDerivation, deriveCodeKey, derivePasswordKey, ROUNDS } from './keys.ts'
import { createCode, formatRecoveryCode } from './recoveryCode.ts'
import { type Bytes, createBytes, importKey, sealText, unsealText } from './sealed.ts'

/** A profile whose data key is known. */
export interface OpenProfile {
  readonly header: ProfileHeader
  readonly dataKey: Bytes
}

export interface NewProfile extends OpenProfile {
  /** As it is shown, once. */
  readonly code: string
}

export interface Credentials {
  readonly email: string
  readonly password: string
}

/** "1.", then nonce, key and tag in base64url. */
const WRAPPED = /^1\.[\w-]{95}$/
/** Is tried in place of a wrapped key that cannot be one. */
const NOTHING = `1.${'A'.repeat(95)}`

/** Makes a profile with a random data key. */
export async function createProfile(credentials: Credentials, shownName?: string): Promise<NewProfile> {
  const id = [...createBytes(8)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const made = new Date().toISOString().slice(0, 10)
  const empty: ProfileHeader = { id, made, derivation: createDerivation(), byPassword: '', byCode: '' }
  const named = shownName === undefined ? empty : { ...empty, shownName }
  const withPassword = await changePassword({ header: named, dataKey: createDataKey() }, credentials)
  return renewCode(withPassword)
}

/** Wraps the data key by another email and password, with a new salt and as many rounds as are asked for today. */
export async function changePassword(profile: OpenProfile, { email, password }: Credentials): Promise<OpenProfile> {
  const derivation = createDerivation()
  const key = await derivePasswordKey(email, password, derivation)
  const byPassword = await wrap(key, profile, 'password')
  return { ...profile, header: { ...profile.header, derivation, byPassword } }
}

/** Makes another recovery code; the one before opens nothing any more. */
export async function renewCode(profile: OpenProfile): Promise<NewProfile> {
  const code = createCode()
  const byCode = await wrap(await deriveCodeKey(code, profile.header.id), profile, 'code')
  return { ...profile, header: { ...profile.header, byCode }, code: formatRecoveryCode(code) }
}

/** The data key, if the email and password are right. A damaged one takes as long to try as a wrong password. */
export async function openByPassword(header: ProfileHeader, { email, password }: Credentials) {
  const key = await derivePasswordKey(email, password, header.derivation)
  return unwrap(key, WRAPPED.test(header.byPassword) ? header.byPassword : NOTHING, header, 'password')
}

/** Does what `openByPassword` does, where there is no profile to try. */
export async function openNothing(credentials: Credentials): Promise<void> {
  const header = { id: '', made: '', derivation: createDerivation(), byPassword: '', byCode: '' }
  await openByPassword(header, credentials)
}

export async function openByCode(header: ProfileHeader, code: Bytes): Promise<Bytes | undefined> {
  return unwrap(await deriveCodeKey(code, header.id), header.byCode, header, 'code')
}

/** True where the password should be wrapped again, since fewer rounds were asked for when it was. */
export function isOutdated({ derivation }: ProfileHeader): boolean {
  return derivation.rounds < ROUNDS
}

/** Puts the data key, wrapped, into the fragment of a link; what unwraps it stays on the device. Earlier links end. */
export async function renewLink(profile: OpenProfile): Promise<OpenProfile & { readonly fragment: string }> {
  const linkSecret = createBytes(32)
  const wrapped = await wrap(await importKey(linkSecret), profile, 'link')
  return {
    ...profile,
    header: { ...profile.header, linkSecret },
    fragment: `reset.${profile.header.id}.${wrapped}`,
  }
}

export interface ResetLink {
  readonly id: string
  readonly wrapped: string
}

/** Reads the fragment of a link, without "#"; undefined where it is not of such a link, "cut" where some of it is missing. */
export function parseResetLink(fragment: string): ResetLink | 'cut' | undefined {
  if (!fragment.startsWith('reset.')) return undefined
  const [, id = '', ...rest] = fragment.split('.')
  const wrapped = rest.join('.')
  return PROFILE_ID.test(id) && WRAPPED.test(wrapped) ? { id, wrapped } : 'cut'
}

/** The data key, if the link is the latest that was made on this device. */
export async function openByLink(header: ProfileHeader, { wrapped }: ResetLink): Promise<Bytes | undefined> {
  if (!header.linkSecret) return undefined
  const key = await importKey(header.linkSecret).catch(() => undefined)
  return key && unwrap(key, wrapped, header, 'link')
}

type Way = 'password' | 'code' | 'link'

function wrap(key: CryptoKey, { header, dataKey }: OpenProfile, way: Way): Promise<string> {
  return sealText(key, formatBase64(dataKey), `${header.id}/key by ${way}`)
}

async function unwrap(key: CryptoKey, wrapped: string, { id }: ProfileHeader, way: Way): Promise<Bytes | undefined> {
  const text = await unsealText(key, wrapped, `${id}/key by ${way}`)
  return text === undefined ? undefined : parseBase64(text)
}
