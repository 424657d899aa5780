import { formatPerson, parsePerson, type Person } from '@shop/core/account/person.ts'
import type { OpenProfile } from '@shop/core/account/profile.ts'
import { importKey, sealText, unsealText } from '@shop/core/account/sealed.ts'
import { readStored, writeStored } from '../stored/storage.ts'
import { editText } from './profiles.ts'
import { type Account, accountStore, PERSON_RECORD } from './session.ts'
import { getRecordPrefix } from './vault.ts'

/** The person of a profile that has been opened but is not this tab's. */
export async function readPerson(profile: OpenProfile): Promise<Person> {
  return parsePerson(await unseal(profile, readStored(nameRecord(profile))))
}

/** Changes what such a profile says of its person; resolves with false where that cannot be kept. */
export async function writePerson(profile: OpenProfile, change: Partial<Person>): Promise<boolean> {
  const key = await importKey(profile.dataKey)
  const edit = async (sealed: string | null) =>
    sealText(key, formatPerson(change, await unseal(profile, sealed)), namePlace(profile))
  return (await editText(nameRecord(profile), edit)) !== undefined
}

async function unseal(profile: OpenProfile, sealed: string | null): Promise<string | null> {
  return (await unsealText(await importKey(profile.dataKey), sealed ?? '', namePlace(profile))) ?? null
}

function nameRecord({ header: { id } }: OpenProfile): string {
  return getRecordPrefix(id) + PERSON_RECORD
}

/** The place that the seal covers besides its text. */
function namePlace({ header: { id } }: OpenProfile): string {
  return `${id}/${PERSON_RECORD}`
}

/** Changes what the open profile says of its person. */
export function changePerson(change: Partial<Person>): void {
  const account = accountStore.get()
  if (!account) return
  const text = formatPerson(change, account.vault.get(PERSON_RECORD))
  writeStored(PERSON_RECORD, text)
  accountStore.set({ ...account, person: parsePerson(text), lockMinutes: change.lockMinutes ?? account.lockMinutes })
}

/** The person of the open profile as another tab may have changed them a moment ago. */
export function readOpenPerson({ vault }: Account): Person {
  return parsePerson(vault.get(PERSON_RECORD) ?? null)
}
