import type { ProfileHeader } from '@shop/core/account/header.ts'
import { normaliseEmail } from '@shop/core/account/keys.ts'
import { findPause, findWait, parseTries } from '@shop/core/account/pause.ts'
import { type Person, SHARED_LOCK, USUAL_LOCK } from '@shop/core/account/person.ts'
import {
  changePassword,
  createProfile,
  type Credentials,
  isOutdated,
  openByCode,
  openByLink,
  openByPassword,
  openNothing,
  type OpenProfile,
  renewCode,
  renewLink,
  type ResetLink,
} from '@shop/core/account/profile.ts'
import type { Bytes } from '@shop/core/account/sealed.ts'
import { paths } from '@shop/core/page/address.ts'
import { BASE } from '../page/base.ts'
import { readStored, removeStored, STORAGE_KEYS, writeStored } from '../stored/storage.ts'
import { changePerson, readOpenPerson, readPerson, writePerson } from './person.ts'
import {
  deleteProfile,
  editProfile,
  listProfiles,
  MAX_PROFILES,
  readProfile,
  removeRemains,
  writeProfile,
} from './profiles.ts'
import { type Account, accountStore, beginSession } from './session.ts'

/** The message to a visitor about what went wrong. */
export interface Problem {
  readonly problem: string
  /** The field that it belongs to, where the form does not know. */
  readonly field?: string
}

const NOT_KEPT =
  'This browser is not letting the shop keep anything, so there can be no account. A private window or a full device may be the reason.'

/** Opens the account of this email and password for the next page; the message is the same whichever is wrong. */
export async function logIn(credentials: Credentials & { readonly isShared: boolean }): Promise<Problem | OpenProfile> {
  const profiles = listProfiles()
  const tries = parseTries(readStored(STORAGE_KEYS.profileTries))
  const wait = profiles.length > 0 ? findWait(tries, Date.now()) : 0
  if (wait > 0) return { problem: `Wait ${formatSeconds(wait)}, then try again: several wrong passwords were typed` }
  const opened = await findOpened(credentials)
  if (!opened) {
    const next = { count: tries.count + 1, at: Date.now() }
    // A device without accounts counts nothing: there is nothing to guess.
    if (profiles.length > 0) writeStored(STORAGE_KEYS.profileTries, JSON.stringify(next))
    const pause = profiles.length > 0 ? findPause(next) : 0
    const more = pause > 0 ? `. Wait ${formatSeconds(pause)} before you try again` : ''
    return { problem: `No account on this device opens with this email and password${more}` }
  }
  removeStored(STORAGE_KEYS.profileTries)
  if (isOutdated(opened.header)) {
    const { derivation, byPassword } = (await changePassword(opened, credentials)).header
    await editProfile(opened.header.id, (header) => ({ ...header, derivation, byPassword }))
  }
  // After a change of email that was cut short, the account's email is the one that opens it.
  const person = await readPerson(opened)
  const email = credentials.email.trim()
  if (normaliseEmail(person.email) !== normaliseEmail(email)) await writePerson(opened, { email })
  return (await begin(opened, credentials.isShared)) ?? opened
}

interface SignUp extends Credentials {
  readonly firstName: string
  readonly lastName: string
  /** Others use the device too. */
  readonly isShared: boolean
  readonly isNameShown: boolean
}

/** The result of a sign-up or of a new password; it is given only once. */
export interface SignedUp {
  readonly profile: OpenProfile
  readonly person: Person
  /** The recovery code as it is shown. */
  readonly code: string
  /** The address of an email to oneself, with a link that opens the account on this device alone. */
  readonly mail: string
}

/** Makes an account on this device and opens it for the next page. */
export async function signUp({
  firstName,
  lastName,
  isShared,
  isNameShown,
  ...typed
}: SignUp): Promise<Problem | SignedUp> {
  removeRemains()
  if (listProfiles().length >= MAX_PROFILES)
    return { problem: `This device can hold up to ${MAX_PROFILES} accounts. Delete one that is not used` }
  const credentials = { ...typed, email: typed.email.trim() }
  if (await findOpened(credentials))
    return { problem: 'There is an account with this email and password on this device. Log in instead' }
  const { code, ...made } = await createProfile(credentials, isNameShown ? firstName.trim() : undefined)
  const { profile, mail } = await renewMail(made, credentials.email)
  const person: Person = {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    email: credentials.email,
    lockMinutes: isShared ? SHARED_LOCK : USUAL_LOCK,
    isCodeKept: false,
    isPasswordAsked: true,
  }
  const isKept = (await writePerson(profile, person)) && (await writeProfile(profile.header))
  if (!isKept || (await begin(profile, false))) {
    deleteProfile(profile.header.id)
    return { problem: NOT_KEPT }
  }
  return { profile, person, code, mail }
}

/** Notes, in an account that is open for the next page, whether its recovery code is kept somewhere. */
export async function noteCodeKept({ profile }: SignedUp, isCodeKept: boolean): Promise<void> {
  await writePerson(profile, { isCodeKept })
}

/** Finds the account that a recovery code opens. */
export async function findByCode(code: Bytes): Promise<OpenProfile | undefined> {
  for (const header of listProfiles()) {
    const dataKey = await openByCode(header, code)
    if (dataKey) return { header, dataKey }
  }
  return undefined
}

/** The account that a link opens, or the reason why it opens none. */
export async function findByLink(link: ResetLink): Promise<OpenProfile | Problem> {
  const header = readProfile(link.id)
  if (!header)
    return {
      problem: 'This link belongs to an account that is not in this browser. Open it where you made the account',
    }
  const dataKey = await openByLink(header, link)
  return dataKey
    ? { header, dataKey }
    : {
        problem:
          'This link is not the latest that was made for your account. Look for a newer email, or use the recovery code',
      }
}

/** Gives an account another password and recovery code, and opens it for the next page. `email`: what was typed. */
export async function resetPassword(found: OpenProfile, password: string, email: string): Promise<Problem | SignedUp> {
  const kept = await readPerson(found)
  const change = { email: kept.email || email.trim(), isCodeKept: false, isPasswordAsked: true }
  const person = { ...kept, ...change }
  const { code, ...renewed } = await renewCode(await changePassword(found, { email: person.email, password }))
  const { profile, mail } = await renewMail(renewed, person.email)
  if (!(await writeProfile(profile.header)) || !(await writePerson(profile, change)) || (await begin(profile, false)))
    return { problem: NOT_KEPT }
  removeStored(STORAGE_KEYS.profileTries)
  return { profile, person, code, mail }
}

/** Opens an account for the next page of this tab. */
async function begin({ header, dataKey }: OpenProfile, isShared: boolean): Promise<Problem | undefined> {
  return (await beginSession({ id: header.id, dataKey, isShared })) ? undefined : { problem: NOT_KEPT }
}

/** Loads the page that follows, with the account open. */
export function enter(to: string = paths.account): void {
  // With the origin, so that the path cannot lead to another host.
  location.assign(location.origin + BASE + to)
}

/** Changes the header of the open account as it is stored now; false where that cannot be kept. */
export async function changeHeader(edit: (header: ProfileHeader) => ProfileHeader): Promise<boolean> {
  const id = accountStore.get()?.header.id
  const header = id === undefined ? undefined : await editProfile(id, edit)
  const account = accountStore.get()
  if (header && account) accountStore.set({ ...account, header })
  return header !== undefined
}

/** Changes email and password of the open account, if the current password is right. */
export async function changeCredentials(current: string, next: Credentials): Promise<'changed' | 'wrong' | 'not kept'> {
  const account = accountStore.get()
  const header = account && readProfile(account.header.id)
  if (!header || !(await openByPassword(header, { email: readOpenPerson(account).email, password: current })))
    return 'wrong'
  const { derivation, byPassword } = (await changePassword(account, next)).header
  if (!(await changeHeader((now) => ({ ...now, derivation, byPassword })))) return 'not kept'
  changePerson({ email: next.email.trim() })
  return 'changed'
}

/** Makes another recovery code and email for the open account; those before open nothing. Undefined where they cannot be kept. */
export async function renewWays(account: Account): Promise<Pick<SignedUp, 'code' | 'mail'> | undefined> {
  const { code, ...renewed } = await renewCode(account)
  const { profile, mail } = await renewMail(renewed, readOpenPerson(account).email)
  const { byCode, linkSecret } = profile.header
  const isKept = await changeHeader((now) => ({ ...now, byCode, ...(linkSecret && { linkSecret }) }))
  return isKept ? { code, mail } : undefined
}

/** An email that the person can send to themself: its link opens the account on this device alone. */
async function renewMail(before: OpenProfile, email: string): Promise<Pick<SignedUp, 'profile' | 'mail'>> {
  const { fragment, ...profile } = await renewLink(before)
  const link = `${location.origin}${BASE}${paths.forgetPassword}#${fragment}`
  const body =
    `If you forget your password, open this link on the device and in the browser where you made your account:\n\n${link}\n\n` +
    'It opens nothing on another device. Keep this email to yourself.'
  const mail = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent('Link to reset your password')}&body=${encodeURIComponent(body)}`
  return { profile, mail }
}

/** Tries every account of the device at once; where there is none it does the same work as for one. */
async function findOpened(credentials: Credentials): Promise<OpenProfile | undefined> {
  const profiles = listProfiles()
  if (profiles.length === 0) await openNothing(credentials)
  const opened = await Promise.all(
    profiles.map(async (header) => ({ header, dataKey: await openByPassword(header, credentials) })),
  )
  const found = opened.find(({ dataKey }) => dataKey !== undefined)
  return found?.dataKey && { header: found.header, dataKey: found.dataKey }
}

function formatSeconds(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  return seconds === 1 ? '1 second' : `${seconds} seconds`
}
