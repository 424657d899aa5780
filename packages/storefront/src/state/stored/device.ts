import { ACCOUNT_PREFIX, isOfOne, listKeys } from '@shop/core/stored/stored.ts'
import { showNotice } from '../base/notices.ts'
import { type Disk, openDisk, type Texts } from './disk.ts'

/** The text left in place of what an earlier release kept, which takes it for one of a later release and leaves it alone. */
export const TAKEN_OVER = '{"version":1000000000}'
/** Keys that stay in local storage in every release. */
const LOCAL_KEYS: readonly string[] = listKeys('local')
const OF_A_PERSON = listKeys('person')

/** A browser that has not answered by then may never do so. It takes some milliseconds. */
const ANSWER_MS = 3000

const NOT_KEPT =
  'This browser is not letting the shop keep what you change for sure. It may last only until you close this tab.'

/** All that is kept on this device, except for what stays in local storage; changed at once, and then on the disk. */
const texts = new Map<string, string>()
/** The number of writes under way, by name. */
const writing = new Map<string, number>()
/** Names of texts that the browser would not keep: the next write tries them again. */
const unkept = new Set<string>()
/** Undefined before it is open: what is kept lasts as long as the page. */
let disk: Disk | undefined
/** True while a disk that is late may still come: in its place, changes stay apart from the value that they belong to. */
export let isAwaited = false
let writes: Promise<unknown> = Promise.resolve()
let reading: Promise<unknown> = Promise.resolve()
/** True once the visitor knows, until something is kept again. */
let isTold = false
let channel: BroadcastChannel | undefined
const watchers = new Set<(names: readonly string[]) => void>()

/** Opens the disk, reads everything, and follows other tabs. Call in the browser, before anything is read. */
export async function openDevice(): Promise<void> {
  const opening = openDisk(handleLost)
  const isLate = new Promise<never>((_, reject) => setTimeout(reject, ANSWER_MS))
  disk = await Promise.race([opening, isLate]).catch(fallBack)
  connect()
  if (disk?.isLocal === false) await readFirst(disk)
  else {
    // What it keeps is shown as soon as it is read, and what was kept meanwhile goes there.
    isAwaited = true
    void opening.then(readFirst, () => undefined).finally(() => (isAwaited = false))
    await readAgain()
  }
  addEventListener('storage', ({ key }) => {
    if (key !== null && isLocal(key)) return tellWatchers([key])
    // The visitor has cleared it, or a tab keeps things there: one of an earlier release, or all have no other place.
    if (key === null) tellWatchers(LOCAL_KEYS)
    void takeOver().then(() => readAgain())
  })
  addEventListener('pagehide', () => {
    // Every write arrives; code that waits for one in this page may not run.
    tellTabs([...writing.keys()])
    // Not every browser keeps a page for Back that listens.
    channel?.close()
    channel = undefined
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    connect()
    void readAgain()
  })
}

async function readFirst(opened: Disk): Promise<void> {
  disk = opened
  if (!(await takeOver())) disk = await fallBack()
  await readAgain()
}

/** The disk was emptied under this page: what it would not keep meanwhile is kept now. */
function handleLost(): void {
  keepTexts(new Map())
  void readAgain()
}

async function fallBack(): Promise<Disk | undefined> {
  // If its code does not load, only the page's memory is left.
  return (await import('./localDisk.ts').catch(() => undefined))?.LOCAL_DISK
}

/** True if all releases keep this key in local storage. */
export function isLocal(key: string): boolean {
  return LOCAL_KEYS.includes(key)
}

/** Takes over what an earlier release kept, or still keeps in another tab. Resolves with false where that stays as it was. */
async function takeOver(): Promise<boolean> {
  if (!disk || disk.isLocal || listFormer().length === 0) return true
  const to = disk
  return import('./takeOver.ts').then(({ takeOver }) => takeOver(to)).catch(() => false)
}

/** The keys of what an earlier release kept there, or this one where the browser refuses it a disk. */
export function listFormer(): string[] {
  try {
    return Object.keys(localStorage).filter(
      (key) => mayBeFormer(key) && !isLocal(key) && localStorage.getItem(key) !== TAKEN_OVER,
    )
  } catch {
    return []
  }
}

/** True for the texts of accounts and guests. Those that only an account has are among its sealed records. */
function mayBeFormer(name: string): boolean {
  return name.startsWith(ACCOUNT_PREFIX) || isOfOne(OF_A_PERSON, name)
}

export function getText(name: string): string | null {
  return texts.get(name) ?? null
}

export function listTexts(): Iterable<string> {
  return texts.keys()
}

/** Keeps texts. Each is on its way to the disk when this returns, even where the page is left at once. */
export function keepTexts(changed: Texts): void {
  apply(changed)
  if (!disk) return
  const all = new Map([...[...unkept].map((name) => [name, getText(name)] as const), ...changed])
  unkept.clear()
  for (const name of all.keys()) writing.set(name, (writing.get(name) ?? 0) + 1)
  const written = follow(all, disk.write(all))
  writes = writes.then(() => written)
}

async function follow(all: Texts, written: Promise<boolean>): Promise<void> {
  const isKept = await written.catch(() => false)
  for (const name of all.keys()) {
    const count = writing.get(name)! - 1
    if (count > 0) writing.set(name, count)
    else writing.delete(name)
    if (!isKept) unkept.add(name)
  }
  if (isKept) tellTabs([...all.keys()])
  const isSure = isKept && disk?.isLocal === false
  if (!isSure && !isTold) showNotice(NOT_KEPT)
  isTold = !isSure
}

/** Resolves once everything that was to be kept is on the disk; with false where some of it cannot be. */
export async function settleTexts(): Promise<boolean> {
  await writes
  return unkept.size === 0
}

/** Resolves once all is on the disk; with false where some of it lasts no longer than this page. */
export async function isKeptBeyondPage(): Promise<boolean> {
  return (await settleTexts()) && (disk !== undefined || texts.size === 0)
}

/** Keeps texts, all or none, if those on the disk are as expected; resolves with false where they are not. */
export async function swapTexts(expected: Texts, changed: Texts): Promise<boolean> {
  const names = [...expected.keys()]
  if (unkept.size > 0) keepTexts(new Map())
  if (!(await settleTexts())) return false
  const isKept = !disk || (await disk.swap(expected, changed).catch(() => false))
  if (isKept) {
    apply(changed)
    tellTabs([...changed.keys()])
  } else await readAgain(names)
  return isKept
}

function apply(changed: Texts): void {
  for (const [name, text] of changed)
    if (text === null) texts.delete(name)
    else texts.set(name, text)
}

/** Calls back with the names of what has changed in another tab. Returns the way to stop. */
export function watchTexts(onChange: (names: readonly string[]) => void): () => void {
  watchers.add(onChange)
  return () => watchers.delete(onChange)
}

/** Tells this tab of what another has changed. */
export function tellWatchers(names: readonly string[]): void {
  for (const watcher of watchers) watcher(names)
}

function tellTabs(names: readonly string[]): void {
  if (names.length > 0) channel?.postMessage(names)
}

function connect(): void {
  if (!('BroadcastChannel' in globalThis)) return
  channel = new BroadcastChannel('kept')
  channel.onmessage = ({ data }: MessageEvent<string[]>) => void readAgain(data)
}

/** Reads texts of these names, or all, as they are on the disk by now. */
function readAgain(names?: readonly string[]): Promise<unknown> {
  reading = reading.then(async () => {
    await writes
    const read = await disk?.read(names).catch(() => undefined)
    if (!read) return
    const gone = names ? [] : [...texts.keys()].filter((name) => !read.has(name)).map((name) => [name, null] as const)
    const changed = [...read, ...gone].filter(
      ([name, text]) => getText(name) !== text && !writing.has(name) && !unkept.has(name),
    )
    apply(new Map(changed))
    if (changed.length > 0) tellWatchers(changed.map(([name]) => name))
  })
  return reading
}
