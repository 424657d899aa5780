import { useEffect } from 'react'
import { findWardList, type WardLists } from '../../domain/wardLists/wardLists.ts'
import { formatWardLists, parseWardLists } from '../../domain/wardLists/storedWardLists.ts'
import { showNotice, type Notice } from '../page/notices.ts'
import { readStored, STORAGE_KEYS, watchStored, writeStored } from '../kept/storage.ts'
import { createStore, useStore } from '../kept/store.ts'

const EMPTY: WardLists = []

/** The lists as last read or written. Empty until `startLists`, as they are on a prerendered page. */
export const listsStore = createStore<WardLists>(EMPTY)

/** The stored text that the store's lists were read from or written as: the same text need not be read again. */
let knownText: string | null = null
/** True while this tab holds lists that the browser would not keep. */
let isUnkept = false
/** How many parts of the page follow the lists. */
let followers = 0
let stopWatching: () => void = () => undefined

const NOT_KEPT = 'This browser is not letting the shop keep your lists. They will last until you close this tab.'

/** The lists, read when the first screen asks for them; empty on the prerendered page. */
export function useLists(): WardLists {
  useEffect(startLists, [])
  return useStore(listsStore, EMPTY)
}

/** Reads the kept lists and follows other tabs, until the last that called this has stopped. */
export function startLists(): () => void {
  listsStore.set(readLists())
  if (followers === 0) stopWatching = watchStored(STORAGE_KEYS.lists, followOtherTab)
  followers += 1
  return () => {
    followers -= 1
    if (followers === 0) stopWatching()
  }
}

/** What is stored now; or what this tab holds, where that is missing, damaged, or less than this tab could keep. */
export function readLists(): WardLists {
  const text = readStored(STORAGE_KEYS.lists)
  if (isUnkept || text === null || text === knownText) return listsStore.get()
  const isFirst = knownText === null
  const { lists, dropped } = parseWardLists(text)
  if (dropped > 0 && !isFirst) return listsStore.get()
  if (dropped > 0) reportDropped(text, dropped)
  knownText = text
  listsStore.set(lists)
  return lists
}

/** Takes over what another tab has stored; what only this tab holds stays. */
function followOtherTab(): void {
  const text = readStored(STORAGE_KEYS.lists)
  const { lists, dropped } = parseWardLists(text)
  if (dropped > 0) return
  const own = isUnkept ? listsStore.get().filter(({ id }) => !findWardList(lists, id)) : EMPTY
  knownText = text
  listsStore.set([...lists, ...own])
}

/**
 * Changes the lists. The change is applied to what is stored now, not to what this tab last saw, so that two tabs do
 * not lose each other's change. Where storage fails the lists live on in this tab, and the visitor is told once.
 * `said` is what the visitor is told of the change itself.
 */
export function changeLists(change: (lists: WardLists) => WardLists, said?: Omit<Notice, 'id'>): void {
  const next = change(readLists())
  const text = formatWardLists(next)
  const isKept = writeStored(STORAGE_KEYS.lists, text)
  if (isKept) knownText = text
  listsStore.set(next)
  const texts = [said?.text, !isKept && !isUnkept ? NOT_KEPT : undefined].filter((part) => part !== undefined)
  isUnkept = !isKept
  if (texts.length > 0) showNotice(texts.join(' '), said?.action)
}

/** What could not be read is set aside under a second key, not thrown away, and the visitor is told. */
function reportDropped(text: string, dropped: number): void {
  const isSetAside = writeStored(`${STORAGE_KEYS.lists}.unread`, text)
  const kept = isSetAside ? ' The text is still kept on this device.' : ''
  const [entries, were] = dropped === 1 ? ['entry', 'was'] : ['entries', 'were']
  const lost = Number.isFinite(dropped)
    ? `${dropped} ${entries} of your saved lists could not be read and ${were} left out.`
    : 'Your saved lists could not be read.'
  // Later, so that the notice of the change that called for the lists does not take its place.
  queueMicrotask(() => showNotice(lost + kept))
}
