import { formatHeader, parseHeader, PROFILE_ID, type ProfileHeader } from '@shop/core/account/header.ts'
import { ACCOUNT_PREFIX } from '@shop/core/stored/stored.ts'
import { getText, keepTexts, swapTexts } from '../stored/device.ts'
import { listStored, readStored, removeStored } from '../stored/storage.ts'
import { getRecordPrefix } from './vault.ts'

/** Each is tried at log in. */
export const MAX_PROFILES = 10

/** True where this browser can seal anything: not over plain http. */
export function hasCrypto(): boolean {
  return typeof crypto === 'object' && (crypto.subtle as SubtleCrypto | undefined) !== undefined
}

/** The accounts of this device that can be read. */
export function listProfiles(): ProfileHeader[] {
  return listStored(ACCOUNT_PREFIX)
    .map((name) => name.slice(ACCOUNT_PREFIX.length))
    .filter((id) => PROFILE_ID.test(id))
    .flatMap((id) => readProfile(id) ?? [])
    .slice(0, MAX_PROFILES)
}

/** The key under which the header of an account is stored. */
export function getProfileKey(id: string): string {
  return ACCOUNT_PREFIX + id
}

export function readProfile(id: string): ProfileHeader | undefined {
  return PROFILE_ID.test(id) ? parseHeader(id, readStored(getProfileKey(id))) : undefined
}

/** Resolves with false where that cannot be kept. */
export async function writeProfile(header: ProfileHeader): Promise<boolean> {
  return (await editText(getProfileKey(header.id), () => formatHeader(header))) !== undefined
}

/** Changes a header as it is stored now, other tabs' changes included; undefined where it cannot be kept. */
export async function editProfile(
  id: string,
  edit: (header: ProfileHeader) => ProfileHeader,
): Promise<ProfileHeader | undefined> {
  const text = await editText(getProfileKey(id), (before) => {
    const header = parseHeader(id, before)
    return header && formatHeader(edit(header))
  })
  return parseHeader(id, text ?? null)
}

/** Changes a text as it is stored now, and resolves with what it became; undefined where that cannot be kept. */
export async function editText(
  name: string,
  edit: (text: string | null) => string | undefined | Promise<string>,
): Promise<string | undefined> {
  const before = getText(name)
  const after = await edit(before)
  if (after === undefined || (await swapTexts(new Map([[name, before]]), new Map([[name, after]])))) return after
  // Another tab has changed it meanwhile.
  return getText(name) === before ? undefined : editText(name, edit)
}

/** All texts of an account as they are stored, by their keys. */
export function readAllOf(id: string): ReadonlyMap<string, string> {
  const names = [getProfileKey(id), ...listStored(getRecordPrefix(id))]
  return new Map(names.flatMap((name) => [[name, readStored(name) ?? '']]))
}

/** Deletes an account with everything in it; returns the function that puts all of it back. */
export function deleteProfile(id: string): () => void {
  const texts = readAllOf(id)
  keepTexts(new Map([...texts.keys()].map((name) => [name, null])))
  return () => keepTexts(texts)
}

/** Deletes what a sign-up or a removal that was cut short has left: records that no header tells how to open. */
export function removeRemains(): void {
  for (const name of listStored(ACCOUNT_PREFIX)) {
    const [id = '', ...record] = name.slice(ACCOUNT_PREFIX.length).split('.')
    if (PROFILE_ID.test(id) && record.length > 0 && readStored(getProfileKey(id)) === null) removeStored(name)
  }
}
