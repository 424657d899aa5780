import { showNotice } from '../base/notices.ts'
import { createStore } from '../base/store.ts'
import { readStored, STORAGE_KEYS, writeStored } from '../stored/storage.ts'
import type { Request } from './workerScope.ts'

/** The offer waits while something is being typed, or the page is hidden. */
const LOOK_AGAIN_MS = 3000
const FIELDS = 'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]'

/** The worker of a newer release that is installed and waits to be used; undefined while there is none. */
export const newReleaseStore = createStore<ServiceWorker | undefined>(undefined)

/** Fields in which the visitor has typed on this page. */
const typed = new Set<HTMLInputElement | HTMLTextAreaElement>()

/** Offers a newer release as soon as it is installed, once. */
export function watchForRelease(registration: ServiceWorkerRegistration): void {
  addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) typed.add(target)
  })
  const look = () => {
    const { active, waiting } = registration
    const newer = (active && waiting) ?? undefined
    if (newer === newReleaseStore.get()) return
    newReleaseStore.set(newer)
    if (newer) void readRelease(newer).then((release) => offer(newer, release))
  }
  const follow = () => {
    for (const worker of [registration.installing, registration.waiting]) worker?.addEventListener('statechange', look)
  }
  registration.addEventListener('updatefound', follow)
  follow()
  look()
}

/** Takes over the newer release, and loads this page again from it. Other tabs go on with what they have. */
export function applyNewRelease(worker: ServiceWorker): void {
  worker.addEventListener('statechange', () => {
    if (worker.state === 'activated') location.reload()
  })
  worker.postMessage({ kind: 'use' } satisfies Request)
}

function offer(worker: ServiceWorker, release: string): void {
  if (newReleaseStore.get() !== worker || readStored(STORAGE_KEYS.offeredRelease) === release) return
  if (document.hidden || isTyping()) {
    setTimeout(() => offer(worker, release), LOOK_AGAIN_MS)
    return
  }
  writeStored(STORAGE_KEYS.offeredRelease, release)
  showNotice('A newer version of the shop is ready.', {
    label: 'Use it now',
    run: () => applyNewRelease(worker),
    isBrief: true,
  })
}

function readRelease(worker: ServiceWorker): Promise<string> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }: MessageEvent<string>) => resolve(data)
    worker.postMessage({ kind: 'name' } satisfies Request, [port2])
  })
}

/** True while a field has the focus, or holds what was typed into it and would be lost. */
function isTyping(): boolean {
  if (document.activeElement?.matches(FIELDS)) return true
  for (const field of typed) if (!field.isConnected || field.value === '') typed.delete(field)
  return typed.size > 0
}
