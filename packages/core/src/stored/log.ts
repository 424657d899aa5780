import { type Change, describeAsStored, formatChange, formatMain, type Kind, parseChange, parseMain } from './kind.ts'

/** The slug that a product has now, by each that it had before. */
export type Slugs = ReadonlyMap<string, string>

/** Texts by their names: null stands for none. */
type Texts = ReadonlyMap<string, string | null>

/** A kept value and its changes as one tab reads them in storage (docs/decisions/0012). It stores nothing itself. */
interface Log<T> {
  /** The value with the changes of these names. Only those that have come since the last reading are applied again. */
  readonly read: (names: readonly string[], slugs: Slugs) => T
  /** Notes a change from the value as it was read last, and returns the text to store under its name. */
  readonly add: (name: string, after: T) => string
  /** True where a later release has kept some of it, which this one can neither read nor move. */
  readonly hasNewer: () => boolean
  /** True where there is something to fold and all of it can be read; else the changes wait for a release that can. */
  readonly isUnfolded: () => boolean
  /** The texts expected in storage, and one text with the value and all its changes to replace them. */
  readonly fold: () => readonly [expected: Texts, texts: Texts]
  /** A value with the slugs that products have now; the same value where none has another. */
  readonly rename: (value: T) => T
}

/** `readText` gives a stored text, or null where there is none; `onUnread` is called with each text that is damaged, once. */
export function createLog<T>(
  key: string,
  kind: Kind<T>,
  readText: (name: string) => string | null,
  onUnread: (text: string, dropped: number) => void,
): Log<T> {
  let mainText: string | null = null
  let main = parseMain(kind, null)
  let isDamaged = false
  /** Stored changes never change: each is read once. One that could not be read is undefined. */
  let changes: ReadonlyMap<string, Change<T> | undefined> = new Map()
  /** Changes that were shown when a later release's value came: it may hold them. */
  let held: readonly string[] = []
  /** The names of the changes that `known` holds, and which value they were applied to. */
  let known = { main, names: [] as readonly string[], value: kind.empty }
  /** The slugs that were known when all of this was read. */
  let slugs: Slugs = new Map()
  /** Something was kept under a slug that its product has no more. */
  let hasFormer = false

  const rename = (value: T) => {
    const renamed = kind.rename?.(value, (slug) => slugs.get(slug) ?? slug) ?? value
    hasFormer ||= renamed !== value
    return renamed
  }
  const renameChange = (change: Change<T>) => ({ ...change, from: rename(change.from), to: rename(change.to) })
  const hasNewer = () => main.isNewer || [...changes.values()].some((change) => change?.isNewer)
  const apply = (value: T, change: Change<T> | undefined) =>
    change ? kind.merge(change.from, change.to, value) : value

  function readMain(): void {
    const text = readText(key)
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
    // The value that this tab read before is whole; a first text is good for what can be read of it.
    else if (!isDamaged || isFirst) {
      main = { ...parsed, value: rename(parsed.value) }
      held = []
    }
    if (isDamaged) onUnread(text ?? '', parsed.dropped)
  }

  function readChange(name: string): Change<T> | undefined {
    if (changes.has(name)) return changes.get(name)
    const text = readText(name) ?? ''
    const change = parseChange(kind, text)
    if (!change) onUnread(text, 1)
    return change && renameChange(change)
  }

  /** Products have come that were kept under other slugs: what has been read goes on under those of today. */
  function followSlugs(next: Slugs): void {
    if (slugs === next) return
    slugs = next
    main = { ...main, value: rename(main.value) }
    changes = new Map([...changes].map(([name, change]) => [name, change && renameChange(change)]))
    known = { ...known, value: rename(known.value) }
  }

  /** The value under the slugs that stand in storage. */
  function readUnrenamed(): T {
    return [...changes.keys()].reduce(
      (result, name) => apply(result, parseChange(kind, readText(name) ?? '')),
      parseMain(kind, readText(key)).value,
    )
  }

  return {
    read(names, slugs) {
      followSlugs(slugs)
      readMain()
      changes = new Map(names.map((name) => [name, readChange(name)]))
      const waiting = names.filter((name) => !held.includes(name))
      const isLonger = known.main === main && known.names.every((name, index) => name === waiting[index])
      const start = isLonger ? known : { value: main.value, names: [] }
      const value = waiting
        .slice(start.names.length)
        .reduce((result, name) => apply(result, changes.get(name)), start.value)
      known = { main, names: waiting, value }
      return value
    },
    add(name, after) {
      const [from, to] = kind.pick(known.value, after)
      const change = hasFormer ? describeAsStored(kind, { from, to }, readUnrenamed(), rename) : { from, to }
      changes = new Map([...changes, [name, renameChange(change)]])
      return formatChange(kind, change)
    },
    hasNewer,
    isUnfolded: () => (changes.size > 0 || isDamaged) && !hasNewer(),
    fold() {
      const names = [...changes.keys()]
      return [
        new Map([[key, mainText], ...names.map((name) => [name, readText(name)] as const)]),
        new Map([[key, formatMain(kind, known.value)], ...names.map((name) => [name, null] as const)]),
      ]
    },
    rename,
  }
}
