import { WARNING_MS } from '@shop/core/account/idle.ts'
import { createStore } from '../base/store.ts'
import { readStored, STORAGE_KEYS, writeStored } from '../stored/storage.ts'
import { endSession, findIdleTime } from './session.ts'

/** The seconds until the profile locks itself, while it warns of that. */
export const warningStore = createStore<number | undefined>(undefined)

const USES = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const
/** More often nothing is written down. */
const NOTED_EVERY_MS = 5000
const LOOKS_EVERY_MS = 1000

let notedAt = 0
let counting: AbortController | undefined

/** Starts to count. False where the time is over already, as after a night with the lid closed. */
export function startAutoLock(): boolean {
  if (findIdleTime() === 0) return false
  noteUse()
  counting = new AbortController()
  const { signal } = counting
  for (const type of USES) addEventListener(type, handleUse, { passive: true, capture: true, signal })
  const looks = setInterval(look, LOOKS_EVERY_MS)
  signal.addEventListener('abort', () => clearInterval(looks))
  for (const type of ['focus', 'pageshow']) addEventListener(type, look, { signal })
  document.addEventListener('visibilitychange', look, { signal })
  return true
}

/** Counts no more: there is nothing left to lock. */
export function stopAutoLock(): void {
  counting?.abort()
  warningStore.set(undefined)
}

/** Someone is here: the time begins again, in all tabs, unless it is over, as after a night with the lid closed. */
export function noteUse(): void {
  if (findIdleTime() === 0) return look()
  notedAt = Date.now()
  writeStored(STORAGE_KEYS.profileUsed, String(notedAt))
  warningStore.set(undefined)
}

function handleUse(): void {
  // The warning asks, and is answered by its own buttons.
  if (warningStore.get() === undefined && Math.abs(Date.now() - notedAt) > NOTED_EVERY_MS) noteUse()
}

function look(): void {
  const usedAt = Number(readStored(STORAGE_KEYS.profileUsed) ?? NaN)
  if (!(usedAt <= Date.now())) return noteUse()
  const left = findIdleTime()
  if (left === 0) {
    warningStore.set(undefined)
    void endSession('idle')
  } else warningStore.set(left <= WARNING_MS ? Math.ceil(left / 1000) : undefined)
}
