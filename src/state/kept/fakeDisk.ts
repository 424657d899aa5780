/** Stands in for the browser's disk, which a test's tabs share; theirs are the only writes. */
import { vi } from 'vitest'
import type { Disk, Texts } from './disk.ts'

/** The texts on it. */
export const disk = new Map<string, string>()

/** The number of writes that arrive from now on, and the fate of the others: lost unseen, as by a power cut, or refused. */
interface Limit {
  readonly writes: number
  readonly others: 'lost' | 'refused'
  /** Names that a write must have one of, to be counted; left out for all. */
  readonly of?: RegExp
}
const NONE: Limit = { writes: Infinity, others: 'refused' }

let limit = NONE
let written = 0

export function limitWrites(next: Limit = NONE): void {
  limit = next
  written = 0
}

/** Writes since the limit was set. */
export function countWrites(): number {
  return written
}

const write = (texts: Texts): boolean => {
  const isCounted = [...texts.keys()].some((name) => !limit.of || limit.of.test(name))
  if (isCounted) written += 1
  if (isCounted && written > limit.writes) return limit.others === 'lost'
  for (const [name, text] of texts)
    if (text === null) disk.delete(name)
    else disk.set(name, text)
  return true
}

const FAKE_DISK: Disk = {
  isLocal: false,
  read: (names = [...disk.keys()]) => Promise.resolve(new Map(names.map((name) => [name, disk.get(name) ?? null]))),
  write: (texts) => Promise.resolve(write(texts)),
  swap: (expected, texts) =>
    Promise.resolve([...expected].every(([name, text]) => (disk.get(name) ?? null) === text) && write(texts)),
}

const channels = new Set<FakeChannel>()

/** Brings each message to the others in the next task at the latest. */
class FakeChannel {
  onmessage: ((event: { readonly data: unknown }) => void) | undefined
  private isClosed = false
  constructor(readonly name: string) {
    channels.add(this)
  }
  postMessage(data: unknown): void {
    if (this.isClosed) throw new DOMException('Channel is closed', 'InvalidStateError')
    for (const other of channels)
      if (other !== this && other.name === this.name) queueMicrotask(() => other.onmessage?.({ data }))
  }
  close(): void {
    this.isClosed = true
    channels.delete(this)
  }
}

/** Opens the device's texts on the fake disk, in the modules that are imported from now on. */
export async function openFakeDevice(): Promise<void> {
  vi.stubGlobal('BroadcastChannel', FakeChannel)
  vi.doMock('./disk.ts', () => ({ openDisk: () => Promise.resolve(FAKE_DISK) }))
  await (await import('./device.ts')).openDevice()
}

/** Until what was written has arrived in all tabs. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await Promise.resolve()
}

/** Forgets all that the device keeps, where the tests of a file are all of one page. */
export async function clearTexts(): Promise<void> {
  limitWrites()
  const { keepTexts, listTexts } = await import('./device.ts')
  keepTexts(new Map([...listTexts()].map((name) => [name, null])))
  await settle()
  disk.clear()
}

/** Leaves an empty disk for the next test. */
export function clearDisk(): void {
  disk.clear()
  channels.clear()
  limitWrites()
}
