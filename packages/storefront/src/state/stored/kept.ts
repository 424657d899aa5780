import type { Kind } from '@shop/core/stored/kind.ts'
import { createLog } from '@shop/core/stored/log.ts'
import type { StorageKey } from '@shop/core/stored/stored.ts'
import { type Notice, showNotice } from '../base/notices.ts'
import { createStore, type Store } from '../base/store.ts'
import { isAwaited } from './device.ts'
import type { Words } from './sayUnread.ts'
import { slugsNow } from './slugsNow.ts'
import { getChangePrefix, listStored, readStored, swapStored, watchStored, writeStored } from './storage.ts'
import { setAside } from './unread.ts'

/** A value that the browser keeps and every tab of the shop shares (docs/decisions/0012). */
export interface Kept<T> {
  /** The value as last read or changed; empty until it is read, as on a prerendered page. */
  readonly store: Store<T>
  /** Reads the value and follows other tabs. Call in the browser, after hydration; returns the way to stop. */
  readonly start: () => () => void
  /** The value as it is now. */
  readonly read: () => T
  /** Changes the value as it is now, and shows a notice of that. */
  readonly change: (apply: (value: T) => T, notice?: ChangeNotice) => void
  /** True where a later release has kept some of it, which this one can neither read nor move. */
  readonly hasNewer: () => boolean
}

export interface ChangeNotice extends Omit<Notice, 'id'> {
  /** Offers to undo this change alone: what has changed since stays. A function is called once it is undone. */
  readonly undo?: true | (() => void)
}

/** As many as can be offered at a time. */
const MAX_UNDOABLE = 10
/** The time for which changes gather before they are folded into the value. */
const FOLDED_AFTER_MS = 2000

/** Says something that few visitors need to be told. */
function say(tell: (words: typeof import('./sayUnread.ts')) => void): Promise<void> {
  return import('./sayUnread.ts').then(tell, () => undefined)
}

/** The time at which the latest change was named: two changes of one tab never have the same one. */
let lastTime = 0

export function createKept<T>(key: StorageKey, kind: Kind<T>, words: Words): Kept<T> {
  const store = createStore(kind.empty)
  const prefix = getChangePrefix(key)
  const log = createLog(key, kind, readStored, (text, dropped) => {
    if (setAside(key, text)) void say(({ sayDropped }) => sayDropped(key, text, words, dropped))
  })
  /** The latest changes that can be undone, as they would be undone now. */
  let undoable: readonly { readonly before: T; readonly after: T }[] = []
  let isFolding = false
  let isToldOfNewer = false

  /** The value with its stored changes. */
  function readAgain(): T {
    const value = log.read(listStored(prefix), slugsNow.get())
    if (log.hasNewer()) tellOfNewer()
    else if (log.isUnfolded()) void foldLater()
    return value
  }

  function tellOfNewer(): void {
    if (isToldOfNewer) return
    isToldOfNewer = true
    void say(({ sayNewer }) => sayNewer(words))
  }

  function read(): T {
    store.set(readAgain())
    return store.get()
  }

  async function foldLater(): Promise<void> {
    if (isFolding) return
    isFolding = true
    await new Promise((resolve) => setTimeout(resolve, FOLDED_AFTER_MS))
    await fold()
    isFolding = false
    read()
  }

  /** Stores the value with all its changes in place of both, unless another tab has done so meanwhile. */
  async function fold(): Promise<void> {
    readAgain()
    if (log.isUnfolded() && !isAwaited) await swapStored(key, ...log.fold())
  }

  /** Each change is a text of its own, which no other tab writes: no two tabs can overwrite each other's. */
  function keepChange(after: T): void {
    lastTime = Math.max(Date.now(), lastTime + 1)
    const name = `${prefix}${lastTime.toString(36)}.${Math.random().toString(36).slice(2, 8)}`
    writeStored(name, log.add(name, after))
  }

  function change(edit: (value: T) => T, notice?: ChangeNotice): void {
    const before = read()
    const after = log.rename(edit(before))
    if (after !== before) {
      keepChange(after)
      read()
    }
    if (!notice) return
    const made = { before, after }
    undoable = [...undoable, made].slice(-MAX_UNDOABLE)
    const run = () => {
      const { rename } = log
      const undo = (value: T) => kind.merge(rename(made.after), rename(made.before), rename(value))
      change(undo)
      // Later changes were made without what is back now: undoing one of them leaves it in its place.
      for (const later of undoable.slice(undoable.indexOf(made) + 1))
        Object.assign(later, { before: undo(later.before), after: undo(later.after) })
      if (typeof notice.undo === 'function') notice.undo()
    }
    showNotice(notice.text, notice.undo ? { label: 'Undo', run } : notice.action, notice.link)
  }

  return {
    store,
    read,
    change,
    hasNewer: log.hasNewer,
    start() {
      read()
      const stops = [watchStored(key, read), slugsNow.subscribe(read)]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}
