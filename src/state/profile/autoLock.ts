import { findTimeLeft, WARNING_MS } from '../../domain/profile/idle.ts'
import { readStored, STORAGE_KEYS, writeStored } from '../kept/storage.ts'
import { createStore } from '../kept/store.ts'
import { accountStore, endSession } from './session.ts'

/** The seconds until the profile locks itself, while it warns of that. */
export const warningStore = createStore<number | undefined>(undefined)

const USES = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const
/** More often nothing is written down. */
const NOTED_EVERY_MS = 5000
const LOOKS_EVERY_MS = 1000

let notedAt = 0

/** Starts to count. False where the time is over already, as after a night with the lid closed. */
export function startAutoLock(): boolean {
  if (findLeft() === 0) return false
  noteUse()
  for (const type of USES) addEventListener(type, handleUse, { passive: true, capture: true })
  setInterval(look, LOOKS_EVERY_MS)
  for (const type of ['focus', 'pageshow']) addEventListener(type, look)
  document.addEventListener('visibilitychange', look)
  return true
}

/** Someone is here: the time begins again, in all tabs. */
export function noteUse(): void {
  notedAt = Date.now()
  writeStored(STORAGE_KEYS.profileUsed, String(notedAt))
  warningStore.set(undefined)
}

function handleUse(): void {
  // The warning asks, and is answered by its own buttons.
  if (warningStore.get() === undefined && Math.abs(Date.now() - notedAt) > NOTED_EVERY_MS) noteUse()
}

function findLeft(): number {
  const usedAt = Number(readStored(STORAGE_KEYS.profileUsed) ?? NaN)
  return findTimeLeft(usedAt, Date.now(), accountStore.get()?.lockMinutes ?? 0)
}

function look(): void {
  const usedAt = Number(readStored(STORAGE_KEYS.profileUsed) ?? NaN)
  if (!(usedAt <= Date.now())) return noteUse()
  const left = findLeft()
  if (left === 0) {
    warningStore.set(undefined)
    void endSession('idle')
  } else warningStore.set(left <= WARNING_MS ? Math.ceil(left / 1000) : undefined)
}
