// @vitest-environment jsdom
import { webcrypto } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { clearDisk, countWrites, limitWrites, settle } from '../../fixtures/fakeDisk.ts'
import { FOLDED_MS, openTab, stopTabs } from '../../fixtures/keptTabs.ts'

type Tab = Awaited<ReturnType<typeof openTab>>

/** An account of which only the key of the records matters here. */
const PROFILE = { id: '0123456789abcdef', dataKey: new Uint8Array(32) }

/** A visitor's changes, one by one, in one tab or in two at once. */
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
    await settle()
    vi.advanceTimersByTime(1)
    other.add('b')
    await settle()
    await rest(one)
    await settle()
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

beforeEach(() => {
  vi.stubGlobal('crypto', webcrypto)
  vi.useFakeTimers({ now: new Date('2026-11-23') })
  clearDisk()
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
        clearDisk()
        limitWrites({ writes: count, others: 'lost' })
        await act(open)
        stopTabs()
        all = countWrites()
        limitWrites()
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
        clearDisk()
        const tabs: Tab[] = []
        limitWrites({ writes: count, others: 'refused' })
        await act(async () => {
          const tab = await open()
          tabs.push(tab)
          return tab
        })
        all = countWrites()
        limitWrites()
        for (const tab of tabs) {
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
