import { parseJson } from '@shop/core/base/json.ts'
import { findVersion } from '@shop/core/stored/kind.ts'
import { type StorageKey, STORED } from '@shop/core/stored/stored.ts'
import { getText, isKeptBeyondPage, isLocal, keepTexts, listTexts, swapTexts, watchTexts } from './device.ts'
import type { Texts } from './disk.ts'

/** The keys of what this browser keeps, which may be absent, blocked, full or damaged: nothing here throws. */
export const STORAGE_KEYS = Object.fromEntries(Object.entries(STORED).map(([name, [key]]) => [name, key])) as {
  readonly [Name in keyof typeof STORED]: (typeof STORED)[Name][0]
}

/** The prefix of the keys of changes to a kept value (docs/decisions/0012). */
export function getChangePrefix(key: string): string {
  return `${key}+`
}

/** The store of an open account, used instead of the device's texts for what is personal (docs/decisions/0022). */
export interface PersonalPlace {
  /** True for a key, or a prefix of keys, that is personal and not the device's. */
  readonly holds: (key: string) => boolean
  readonly get: (key: string) => string | undefined
  /** A text, or null in place of one that is to go. */
  readonly set: (key: string, text: string | null) => void
  readonly list: () => readonly string[]
  readonly swap: typeof swapTexts
  /** Resolves once everything that was set is on the disk, or cannot be. */
  readonly flush: () => Promise<void>
}

/** Undefined for a guest. */
export let personal: PersonalPlace | undefined

/** From now on what belongs to a person is kept there. */
export function setPersonalPlace(place: PersonalPlace): void {
  personal = place
}

/** The stored text, or null where there is none or storage cannot be read. */
export function readStored(key: string): string | null {
  if (personal?.holds(key)) return personal.get(key) ?? null
  if (!isLocal(key)) return getText(key)
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/**
 * Stores a text; false where local storage is full, blocked or absent, or a later release has kept its own there. All else is
 * on its way to the disk, and the visitor is told where it does not get there.
 */
export function writeStored(key: string, text: string): boolean {
  if (isNewer(readStored(key), text)) return false
  return set(key, text)
}

/** Forgets what is stored under a key. */
export function removeStored(key: string): void {
  set(key, null)
}

function set(key: string, text: string | null): boolean {
  if (personal?.holds(key)) personal.set(key, text)
  else if (!isLocal(key)) keepTexts(new Map([[key, text]]))
  else
    try {
      if (text === null) localStorage.removeItem(key)
      else localStorage.setItem(key, text)
    } catch {
      return false
    }
  return true
}

/** Stores texts, all of one place, if what is stored now is as expected; resolves with false where it is not. */
export function swapStored(key: string, expected: Texts, texts: Texts): Promise<boolean> {
  return personal?.holds(key) ? personal.swap(expected, texts) : swapTexts(expected, texts)
}

/** Resolves once all that was stored is on the disk; with false where some of it lasts no longer than this page. */
export async function settleStored(): Promise<boolean> {
  await personal?.flush()
  return isKeptBeyondPage()
}

/** The start of every text that this release writes with a version. */
const VERSION = /^{"version":(\d+)[,}]/

/** True where a later release wrote the text before. It is parsed only if it begins otherwise: a cart may be long. */
function isNewer(before: string | null, text: string): boolean {
  const [start = '', version] = VERSION.exec(text) ?? []
  return before !== null && !before.startsWith(start) && findVersion(parseJson(before)) > Number(version)
}

/** The stored keys that begin so, in their order. */
export function listStored(prefix: string): string[] {
  return [...(personal?.holds(prefix) ? personal.list() : listTexts())].filter((key) => key.startsWith(prefix)).sort()
}

/** The text that this tab keeps until it is closed, or null where there is none or storage cannot be read. */
export function readSession(key: StorageKey): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps a text until this tab is closed; false where storage is full, blocked or absent. */
export function writeSession(key: StorageKey, text: string): boolean {
  try {
    sessionStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** Calls back when another tab changes this key, or a change of it, or clears everything. Returns the way to stop. */
export function watchStored(key: string, onChange: () => void): () => void {
  return watchTexts((names) => {
    if (names.some((name) => name === key || name.startsWith(getChangePrefix(key)))) onChange()
  })
}
