import {
  describeAsStored,
  formatChange,
  formatMain,
  parseChange,
  parseMain,
  type Change,
  type Kind,
} from '@shop/core/stored/kind.ts'
import { showNotice, type Notice } from '../base/notices.ts'
import { getChangePrefix, listStored, readStored, swapStored, watchStored, writeStored } from './storage.ts'
import type { StorageKey } from './storage.ts'
import { getSlugNow, slugsNow } from './slugsNow.ts'
import { createStore, type Store } from '../base/store.ts'
import { setAside } from './unread.ts'
import { describeNewer, describeUnread, type Words } from './words.ts'

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
  /** Whether a later release has kept some of it, which this one can neither read nor move. */
  readonly hasNewer: () => boolean
}

/** What the visitor is told of a change. */
export interface ChangeNotice extends Omit<Notice, 'id'> {
  /** Offers to undo this change alone: what has changed since stays. A function is called once it is undone. */
  readonly undo?: true | (() => void)
}

/** As many as can be offered at a time. */
const MAX_UNDOABLE = 10
/** The time for which changes gather before they are folded into the value. */
const FOLDED_AFTER_MS = 2000

/** When the latest change was named: two changes of one tab never have the same time. */
let lastTime = 0

export function createKept<T>(key: StorageKey, kind: Kind<T>, words: Words): Kept<T> {
  const store = createStore(kind.empty)
  const prefix = getChangePrefix(key)
  let mainText: string | null = null
  let main = parseMain(kind, null)
  let isDamaged = false
  /** Stored changes never change: each is read once. */
  let changes: Map<string, Change<T> | undefined> = new Map<string, Change<T> | undefined>()
  /** Changes that were shown when a later release's value came: it may hold them. */
  let held: readonly string[] = []
  /** The names of the changes that `known` holds, and which value they were applied to. */
  let known = { main, names: [] as readonly string[], value: kind.empty }
  /** The slugs that were known when all of this was read. */
  let slugs = slugsNow.get()
  /** Something was kept under a slug that its product has no more. */
  let hasFormer = false
  /** The latest changes that can be undone, as they would be undone now. */
  let undoable: readonly { readonly before: T; readonly after: T }[] = []
  let isFolding = false
  let isToldOfNewer = false

  const rename = (value: T) => {
    const renamed = kind.rename?.(value, getSlugNow) ?? value
    hasFormer ||= renamed !== value
    return renamed
  }
  const renameChange = (change: Change<T>) => ({ ...change, from: rename(change.from), to: rename(change.to) })
  const hasNewer = () => main.isNewer || [...changes.values()].some((change) => change?.isNewer)
  const apply = (value: T, change: Change<T> | undefined) =>
    change ? kind.merge(change.from, change.to, value) : value

  function readMain(): void {
    const text = readStored(key)
    if (text === mainText) return
    const isFirst = mainText === null
    mainText = text
    const parsed = parseMain(kind, text)
    isDamaged = parsed.dropped > 0 && !parsed.isNewer
    // It may hold changes of this tab by now, which go on being shown.
    if (parsed.isNewer) {
      main = { ...parsed, value: known.value }
      held = [...held, ...known.names]
    }
    // What this tab has read before is whole; a first text is good for what can be read of it.
    else if (!isDamaged || isFirst) {
      main = { ...parsed, value: rename(parsed.value) }
      held = []
    }
    if (isDamaged) setAside(key, text ?? '', describeUnread(words, parsed.dropped))
  }

  function readChange(name: string): Change<T> | undefined {
    if (changes.has(name)) return changes.get(name)
    const text = readStored(name) ?? ''
    const change = parseChange(kind, text)
    if (!change) setAside(key, text, describeUnread(words, 1))
    return change && renameChange(change)
  }

  /** Products have come that were kept under other slugs: what has been read goes on under those of today. */
  function followSlugs(): void {
    if (slugs === slugsNow.get()) return
    slugs = slugsNow.get()
    main = { ...main, value: rename(main.value) }
    changes = new Map([...changes].map(([name, change]) => [name, change && renameChange(change)]))
    known = { ...known, value: rename(known.value) }
  }

  /** The value with its stored changes. Only changes that have come since are applied again. */
  function readStoredValue(): T {
    followSlugs()
    const names = listStored(prefix)
    readMain()
    changes = new Map(names.map((name) => [name, readChange(name)]))
    const waiting = names.filter((name) => !held.includes(name))
    const isLonger = known.main === main && known.names.every((name, index) => name === waiting[index])
    const start = isLonger ? known : { value: main.value, names: [] }
    const value = waiting
      .slice(start.names.length)
      .reduce((result, name) => apply(result, changes.get(name)), start.value)
    known = { main, names: waiting, value }
    if (hasNewer()) tellOfNewer()
    else if (names.length > 0 || isDamaged) void foldLater()
    return value
  }

  function tellOfNewer(): void {
    if (isToldOfNewer) return
    isToldOfNewer = true
    showNotice(describeNewer(words), { label: 'Reload this page', run: () => location.reload() })
  }

  function read(): T {
    store.set(readStoredValue())
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

  /** Stores the value with all its changes in place of both. */
  async function fold(): Promise<void> {
    const value = readStoredValue()
    // Whoever can read all of it folds it; the changes of this tab wait for that.
    if (hasNewer()) return
    const names = [...changes.keys()]
    // Another tab has done so meanwhile.
    if (names.length === 0 && !isDamaged) return
    const expected = new Map([[key, mainText], ...names.map((name) => [name, readStored(name)] as const)])
    const texts = new Map([[key, formatMain(kind, value)], ...names.map((name) => [name, null] as const)])
    await swapStored(key, expected, texts)
  }

  /** The value under the slugs that stand in storage. */
  function readUnrenamed(): T {
    return listStored(prefix).reduce(
      (result, name) => apply(result, parseChange(kind, readStored(name) ?? '')),
      parseMain(kind, readStored(key)).value,
    )
  }

  /** Each change is a text of its own, which no other tab writes: no two tabs can overwrite each other's. */
  function keepChange(made: Change<T>): void {
    const change = hasFormer ? describeAsStored(kind, made, readUnrenamed(), rename) : made
    lastTime = Math.max(Date.now(), lastTime + 1)
    const name = `${prefix}${lastTime.toString(36)}.${Math.random().toString(36).slice(2, 8)}`
    writeStored(name, formatChange(kind, change))
    changes.set(name, renameChange(change))
  }

  function change(edit: (value: T) => T, notice?: ChangeNotice): void {
    const before = read()
    const after = rename(edit(before))
    if (after !== before) {
      const [from, to] = kind.pick(before, after)
      keepChange({ from, to })
      read()
    }
    if (!notice) return
    const made = { before, after }
    undoable = [...undoable, made].slice(-MAX_UNDOABLE)
    const run = () => {
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
    hasNewer,
    start() {
      read()
      const stops = [watchStored(key, read), slugsNow.subscribe(read)]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}
