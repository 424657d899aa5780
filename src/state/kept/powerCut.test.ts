// @vitest-environment jsdom
import { webcrypto } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FOLDED_MS, openTab, stopTabs, tellTabs } from './keptTabs.ts'

type Tab = Awaited<ReturnType<typeof openTab>>

/** A profile of which only the key of the records matters here. */
const PROFILE = { id: '0123456789abcdef', dataKey: new Uint8Array(32) }

/** What a visitor does, change by change, in one tab or in two at once. */
const ACTS: Readonly<Record<string, (open: () => Promise<Tab>) => Promise<void>>> = {
  async 'changes, each folded before the next'(open) {
    const tab = await open()
    for (const slug of ['a', 'b', 'c']) {
      tab.add(slug)
      await rest(tab)
    }
  },
  async 'changes that are folded together'(open) {
    const tab = await open()
    for (const slug of ['a', 'b', 'c']) tab.add(slug)
    await rest(tab)
  },
  async 'a removal, and its undo'(open) {
    const tab = await open()
    for (const slug of ['a', 'b', 'c']) tab.add(slug)
    tab.change((slugs) => slugs.filter((slug) => slug !== 'c'), { text: 'Removed.', undo: true })
    await rest(tab)
    tab.press()
    await rest(tab)
  },
  async 'changes of two tabs'(open) {
    const [one, other] = [await open(), await open()]
    one.add('a')
    tellTabs()
    vi.advanceTimersByTime(1)
    other.add('b')
    tellTabs()
    await rest(one)
    tellTabs()
    one.add('c')
    await rest(other)
    await rest(one)
  },
}

/** Until all that was changed is one text, in storage. */
async function rest(tab: Tab): Promise<void> {
  await tab.flush()
  await vi.advanceTimersByTimeAsync(FOLDED_MS)
  await tab.flush()
}

/** Lets so many writes through; of those that follow, each is lost, or refused as by a full browser. Counts all. */
function limitWrites(count: number, refuse: () => void): () => number {
  let writes = 0
  for (const name of ['setItem', 'removeItem'] as const) {
    const write = Object.getOwnPropertyDescriptor(Storage.prototype, name)!.value as (...args: string[]) => void
    vi.spyOn(Storage.prototype, name).mockImplementation(function (this: Storage, ...args: string[]) {
      writes += 1
      if (writes <= count) write.apply(this, args)
      else if (name === 'setItem') refuse()
      // A removal needs no room.
      else if (refuse !== ignore) write.apply(this, args)
    })
  }
  return () => writes
}
const ignore = () => undefined
function refuse(): never {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
}

beforeEach(() => {
  vi.stubGlobal('crypto', webcrypto)
  vi.useFakeTimers({ now: new Date('2026-11-23') })
  Object.defineProperty(navigator, 'locks', {
    value: { request: (_: string, run: () => Promise<unknown>) => run() },
    configurable: true,
  })
  localStorage.clear()
})
afterEach(() => {
  stopTabs()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const ACTS_OF_ONE = Object.fromEntries(Object.entries(ACTS).filter(([name]) => !name.includes('two tabs')))

describe.each([
  ['a guest', () => openTab(), ACTS],
  // Its tabs tell each other of sealed records: see vault.test.ts.
  ['a sealed profile', () => openTab({ profile: PROFILE }), ACTS_OF_ONE],
])('of %s', (_, open, acts) => {
  test.each(Object.entries(acts))(
    '%s: after a power cut between any two writes it is as before or after',
    async (_, act) => {
      let shortest = 0
      for (let count = 0, all = Infinity; count <= all; count++) {
        localStorage.clear()
        const countWrites = limitWrites(count, ignore)
        await act(open)
        stopTabs()
        all = countWrites()
        vi.restoreAllMocks()
        const tab = await open()
        const kept = tab.store.get()
        expect(['a', 'b', 'c'].slice(0, kept.length), `after ${count} of ${all} writes`).toEqual(kept)
        // A removal that is undone takes one away and brings it back.
        expect(kept.length).toBeGreaterThanOrEqual(shortest)
        if (act !== ACTS['a removal, and its undo']) shortest = kept.length
        expect(tab.readNotices()).toBe('')
        await rest(tab)
        expect(tab.store.get()).toEqual(kept)
        stopTabs()
        expect((await open()).store.get()).toEqual(kept)
        stopTabs()
        if (count === all) expect(kept).toEqual(['a', 'b', 'c'])
      }
    },
  )

  test.each(Object.entries(acts))(
    '%s: where storage is full from any write on, the next with room keeps all',
    async (_, act) => {
      for (let count = 0, all = Infinity; count <= all; count++) {
        localStorage.clear()
        const tabs: Tab[] = []
        const countWrites = limitWrites(count, refuse)
        await act(async () => {
          const tab = await open()
          tabs.push(tab)
          return tab
        })
        all = countWrites()
        vi.restoreAllMocks()
        for (const tab of tabs) {
          tellTabs()
          tab.add(`last of ${tabs.indexOf(tab)}`)
          await rest(tab)
        }
        stopTabs()
        const kept = (await open()).store.get()
        expect(kept.filter((slug) => !slug.startsWith('last')).sort(), `after ${count} of ${all} writes`).toEqual([
          'a',
          'b',
          'c',
        ])
        expect(kept).toHaveLength(3 + tabs.length)
        stopTabs()
      }
    },
  )
})
