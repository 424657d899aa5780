import { sealText, unsealText } from '@shop/core/account/sealed.ts'
import { ACCOUNT_PREFIX, isOfOne, listKeys } from '@shop/core/stored/stored.ts'
import { createPending } from '../../ui/pending.ts'
import { settleTexts, swapTexts, tellWatchers, watchTexts } from '../stored/device.ts'
import type { Texts } from '../stored/disk.ts'
import { listStored, type PersonalPlace, readStored, removeStored, writeStored } from '../stored/storage.ts'

/** The records of an open account: readable in the memory of this page, sealed on the device. */
export interface Vault extends PersonalPlace {
  /** Sealed texts that could not be opened, by their records: the device has them still. */
  readonly damaged: ReadonlyMap<string, string>
  /** Forgets everything that is readable, and writes nothing more. */
  readonly close: () => void
}

const OF_THE_DEVICE = listKeys('device')

export function getRecordPrefix(id: string): string {
  return `${ACCOUNT_PREFIX}${id}.`
}

/** Opens all records of an account, and follows what other tabs write of them. */
export async function openVault(id: string, key: CryptoKey): Promise<Vault> {
  const prefix = getRecordPrefix(id)
  const texts = new Map<string, string>()
  /** The sealed texts of the device that those were read from, or written as. */
  const sealedTexts = new Map<string, string | null>()
  const damaged = new Map<string, string>()
  /** In the order in which they were made, since one may rely on the one before; null: it is to go. */
  let waiting: { readonly record: string; readonly text: string | null }[] = []
  let writing: Promise<void> | undefined
  const swaps = createPending()
  let isClosed = false

  const seal = async (record: string, text: string | null) =>
    text === null ? null : sealText(key, text, `${id}/${record}`)

  /** Opens sealed texts together, so that a value and the changes that it holds by now never stand beside each other. */
  async function take(records: readonly string[]): Promise<void> {
    const opened = await Promise.all(
      records.map(async (record) => {
        const sealed = readStored(prefix + record)
        return { record, sealed, text: sealed === null ? null : await unsealText(key, sealed, `${id}/${record}`) }
      }),
    )
    if (isClosed) return
    for (const { record, sealed, text } of opened) {
      // A later text, which this tab is about to write or which has come meanwhile, stays.
      if (waiting.some((write) => write.record === record) || readStored(prefix + record) !== sealed) continue
      sealedTexts.set(record, sealed)
      // A damaged text leaves what is known.
      if (text === undefined) {
        if (!texts.has(record)) damaged.set(record, sealed!)
        continue
      }
      damaged.delete(record)
      change(record, text)
    }
    tellWatchers(records)
  }

  function change(record: string, text: string | null): void {
    if (text === null) texts.delete(record)
    else texts.set(record, text)
  }

  async function writeWaiting(): Promise<void> {
    for (let next = waiting[0]; next && !isClosed; next = waiting[0]) {
      const { record, text } = next
      const sealed = await seal(record, text)
      if (isClosed) break
      if (sealed === null) removeStored(prefix + record)
      else writeStored(prefix + record, sealed)
      sealedTexts.set(record, sealed)
      waiting = waiting.slice(1)
    }
    writing = undefined
  }

  async function swap(expected: Texts, changed: Texts): Promise<boolean> {
    await writing
    const isExpected = [...expected].every(([record, text]) => text === (texts.get(record) ?? null))
    const sealed = await Promise.all(
      [...changed].map(async ([record, text]) => [record, await seal(record, text)] as const),
    )
    const inDevice = (some: Texts) => new Map([...some].map(([record, text]) => [prefix + record, text]))
    const before = new Map([...expected.keys()].map((record) => [record, sealedTexts.get(record) ?? null]))
    if (!isExpected || isClosed || !(await swapTexts(inDevice(before), inDevice(new Map(sealed))))) return false
    for (const [record, text] of sealed) sealedTexts.set(record, text)
    for (const [record, text] of changed) change(record, text)
    return true
  }

  /** Reads what other tabs have written, in its order. */
  let reading = Promise.resolve()
  const stop = watchTexts((names) => {
    const records = names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length))
    if (records.length > 0) reading = reading.then(() => take(records))
  })
  await take(listStored(prefix).map((name) => name.slice(prefix.length)))

  return {
    damaged,
    holds: (name) => !name.startsWith(ACCOUNT_PREFIX) && !isOfOne(OF_THE_DEVICE, name),
    get: (record) => texts.get(record),
    set(record, text) {
      change(record, text)
      waiting = [...waiting, { record, text }]
      writing ??= writeWaiting()
    },
    list: () => [...texts.keys()],
    swap: (expected, changed) => swaps.add(swap(expected, changed)),
    async flush() {
      await writing
      await settleTexts()
      // Last: one that goes on would leave its texts behind in an account that is deleted next.
      await swaps.end()
    },
    close() {
      isClosed = true
      stop()
      texts.clear()
      sealedTexts.clear()
      waiting = []
    },
  }
}
