import { shop } from 'virtual:shop'
import { isLineSpared } from '../../ui/idleLoads.ts'
import { createStore } from '../base/store.ts'
import { BASE } from '../page/base.ts'
import { trustAddress } from '../page/trustAddress.ts'
import { readStored, STORAGE_KEYS, writeStored } from '../stored/storage.ts'
import { watchForRelease } from './newRelease.ts'
import type { Kept, Request } from './workerScope.ts'

/** The state of the shop's copy on this device, which opens without a connection. */
export type Keeping =
  /** The browser or the address does not allow it, or the shop does not want it. */
  | 'impossible'
  /** The visitor has switched it off. */
  | 'off'
  /** The visitor saves data, or the line is slow: nothing is kept unless it is asked for. */
  | 'saving'
  | 'starting'
  | 'failed'
  | 'on'

const OFF = 'off'
const ON = 'on'

/** Undefined until `readKeeping`. */
export const keepingStore = createStore<Keeping | undefined>(undefined)

/** Sets the state early, for a page that shows it before the shop is idle. */
export function readKeeping(): void {
  if (!keepingStore.get()) keepingStore.set(findReason() ?? 'starting')
}

/** True where the shop is to be kept on this device. */
export function isWanted(): boolean {
  const reason = findReason()
  if (reason) keepingStore.set(reason)
  return reason === undefined
}

/** The reason that the shop is not kept; undefined where it is to be. */
function findReason(): Keeping | undefined {
  if (shop.offline === false || !('serviceWorker' in navigator) || !('caches' in window)) return 'impossible'
  if (isOff()) return 'off'
  const isKept = navigator.serviceWorker.controller !== null
  return isLineSpared() && !isKept && readStored(STORAGE_KEYS.offline) !== ON ? 'saving' : undefined
}

function isOff(): boolean {
  return readStored(STORAGE_KEYS.offline) === OFF
}

/** Has the browser install the release that the host has, and offers each later one. `isAsked`: by the visitor. */
export async function startKeeping(isAsked = false): Promise<void> {
  keepingStore.set('starting')
  // A host without the file, or a browser that refuses: the shop works as it did.
  const isKept = await keep(isAsked).catch(() => false)
  // The visitor may have switched it off meanwhile.
  keepingStore.set(isOff() ? 'off' : isKept ? 'on' : 'failed')
  if (isOff()) await forget()
}

/** False where the shop could not be kept whole. */
async function keep(isAsked: boolean): Promise<boolean> {
  await forgotten
  // A worker that has removed itself is gone with the pages that it answered: to register now would bring it back.
  const hasLeft = navigator.serviceWorker.controller !== null && !(await findRegistration())
  if (hasLeft && !isAsked) return false
  const registration = await navigator.serviceWorker.register(trustAddress(`${BASE}/sw.js`), { scope: `${BASE}/` })
  if (isOff()) return false
  watchForRelease(registration)
  if (!(await isActivated(registration))) return false
  // The worker of a page on which it was switched off comes back without its files.
  return !isAsked || (await askWorker({ kind: 'install' })) !== undefined
}

/** False where the release could not be installed whole. */
async function isActivated({ active, waiting, installing }: ServiceWorkerRegistration): Promise<boolean> {
  const worker = active ?? waiting ?? installing
  if (!worker) return false
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state === 'activated') resolve(true)
      if (worker.state === 'redundant') resolve(false)
    }
    worker.addEventListener('statechange', look)
    look()
  })
}

/** Keeps the shop on this device, or forgets all that it keeps of it. The visitor's own things stay. */
export async function setKeeping(isOn: boolean): Promise<void> {
  writeStored(STORAGE_KEYS.offline, isOn ? ON : OFF)
  if (isOn) return startKeeping(true)
  keepingStore.set('off')
  await forget()
}

/** Resolves once what was to be forgotten is. */
let forgotten = Promise.resolve()

/** Deletes all that this device keeps of the shop. Does not reject. */
export function forget(): Promise<void> {
  forgotten = forgotten.then(deleteKept).catch(() => undefined)
  return forgotten
}

async function deleteKept(): Promise<void> {
  await (await findRegistration())?.unregister()
  // A worker that is just taking over may make one while others go.
  for (let names = await listKept(); names.length > 0; names = await listKept())
    await Promise.all(names.map((name) => caches.delete(name)))
}

async function listKept(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(`${SCOPE}#`))
}

/** As the service worker names what it keeps. */
const SCOPE = `${globalThis.location?.origin}${BASE}/`

function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker.getRegistration(`${BASE}/`)
}

/** The service worker's answer; undefined where there is none, or it cannot do it. */
export async function askWorker(request: Request): Promise<Kept | undefined> {
  const active = 'serviceWorker' in navigator ? (await findRegistration())?.active : undefined
  if (!active) return undefined
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }: MessageEvent<Kept | undefined>) => resolve(data)
    active.postMessage(request, [port2])
  })
}
