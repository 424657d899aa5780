import type { OpenProfile } from '../../domain/profile/profile.ts'
import { formatPerson, parsePerson, type Person } from '../../domain/profile/person.ts'
import { importKey, unsealText } from '../../domain/profile/sealed.ts'
import { readStored, writeStored } from '../kept/storage.ts'
import { accountStore, PERSON_RECORD, type Account } from './session.ts'
import { getRecordPrefix, writeRecord } from './vault.ts'

/** The person of a profile that has been opened but is not this tab's. */
export async function readPerson(profile: OpenProfile): Promise<Person> {
  return parsePerson(await readPersonText(profile))
}

async function readPersonText({ header, dataKey }: OpenProfile): Promise<string | null> {
  const sealed = readStored(getRecordPrefix(header.id) + PERSON_RECORD) ?? ''
  return (await unsealText(await importKey(dataKey), sealed, `${header.id}/${PERSON_RECORD}`)) ?? null
}

/** Changes what such a profile says of its person; false where that cannot be kept. */
export async function writePerson(profile: OpenProfile, change: Partial<Person>): Promise<boolean> {
  const { header, dataKey } = profile
  const text = formatPerson(change, await readPersonText(profile))
  return writeRecord(header.id, await importKey(dataKey), PERSON_RECORD, text)
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
