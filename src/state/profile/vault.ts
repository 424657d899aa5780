import { sealText, unsealText } from '../../domain/profile/sealed.ts'
import { listStored, readStored, removeStored, writeStored, type PersonalPlace } from '../kept/storage.ts'
import { showNotice } from '../page/notices.ts'

/** The records of an open profile: readable in the memory of this page, sealed in local storage. */
export interface Vault extends PersonalPlace {
  /** Sealed texts that could not be opened, by their records: they are in storage still. */
  readonly damaged: ReadonlyMap<string, string>
  /** Resolves once everything that was set is in storage, or cannot be. */
  readonly flush: () => Promise<void>
  /** Forgets everything that is readable, and writes nothing more. */
  readonly close: () => void
}

/** What belongs to the device whoever uses it, and the profiles themselves. */
const OF_THE_DEVICE = /^(theme|vat|offline|offered-release|profile)\b/

const NOT_KEPT =
  'This browser is not letting the shop keep what you change in your account. It will last until you close this tab.'

/** What all keys of a profile's records begin with. */
export function getRecordPrefix(id: string): string {
  return `profile.${id}.`
}

/** Seals one record of a profile and stores it; false where that cannot be kept. */
export async function writeRecord(id: string, key: CryptoKey, record: string, text: string): Promise<boolean> {
  return writeStored(getRecordPrefix(id) + record, await sealText(key, text, `${id}/${record}`))
}

/** Opens all records of a profile, and follows what other tabs write of them. */
export async function openVault(id: string, key: CryptoKey): Promise<Vault> {
  const prefix = getRecordPrefix(id)
  const texts = new Map<string, string>()
  const damaged = new Map<string, string>()
  /** In the order in which they were made, since one may rely on the one before; `text` undefined: it was removed. */
  let waiting: { readonly record: string; readonly text: string | undefined }[] = []
  let writing: Promise<void> | undefined
  let reading: Promise<void>
  let isClosed = false
  let isTold = false

  async function readAll(): Promise<void> {
    await Promise.all(
      (listStored(prefix) ?? []).map(async (name) => {
        const record = name.slice(prefix.length)
        const sealed = readStored(name) ?? ''
        const text = await unsealText(key, sealed, `${id}/${record}`)
        if (text === undefined) damaged.set(record, sealed)
        else texts.set(record, text)
      }),
    )
  }

  async function writeWaiting(): Promise<void> {
    for (let next = waiting[0]; next && !isClosed; next = waiting[0]) {
      const { record, text } = next
      const sealed = text === undefined ? undefined : await sealText(key, text, `${id}/${record}`)
      if (isClosed) break
      if (sealed === undefined) removeStored(prefix + record)
      else if (!writeStored(prefix + record, sealed)) {
        // The next change tries again, from here on: nothing overtakes what could not be kept.
        if (!isTold) showNotice(NOT_KEPT)
        isTold = true
        break
      }
      isTold = false
      waiting = waiting.slice(1)
    }
    writing = undefined
  }

  function write(record: string, text: string | undefined): void {
    waiting = [...waiting, { record, text }]
    writing ??= writeWaiting()
  }

  async function take(record: string): Promise<void> {
    const sealed = readStored(prefix + record)
    const text = sealed === null ? undefined : await unsealText(key, sealed, `${id}/${record}`)
    // What this tab is about to write comes after it; a damaged text leaves what is known.
    if (isClosed || waiting.some((write) => write.record === record) || (sealed !== null && text === undefined)) return
    damaged.delete(record)
    if (text === undefined) texts.delete(record)
    else texts.set(record, text)
    window.dispatchEvent(new StorageEvent('storage', { key: record }))
  }

  function handleStorage({ key: name }: StorageEvent): void {
    if (name?.startsWith(prefix)) reading = reading.then(() => take(name.slice(prefix.length)))
  }
  // What another tab writes while the records are being read comes after them.
  addEventListener('storage', handleStorage)
  const first = readAll()
  reading = first
  await first

  return {
    damaged,
    holds: (name) => !OF_THE_DEVICE.test(name),
    get: (record) => texts.get(record),
    set(record, text) {
      texts.set(record, text)
      write(record, text)
      return true
    },
    remove(record) {
      texts.delete(record)
      write(record, undefined)
    },
    list: () => [...texts.keys()],
    async flush() {
      await writing
    },
    close() {
      isClosed = true
      removeEventListener('storage', handleStorage)
      texts.clear()
      waiting = []
    },
  }
}
