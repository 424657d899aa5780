// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { format } from '@shop/core/fixtures/slugLists.ts'
import { clearDisk, countWrites, disk, limitWrites, settle } from '../../fixtures/fakeDisk.ts'
import { FOLDED_MS, openTab, readKeys, stopTabs, writeElsewhere } from '../../fixtures/keptTabs.ts'

const NOT_KEPT = 'until you close this tab'

beforeEach(() => {
  clearDisk()
  vi.useFakeTimers()
})
afterEach(() => {
  stopTabs()
  vi.useRealTimers()
})

describe('a kept value', () => {
  test('is empty on a first visit, without a notice', async () => {
    const tab = await openTab()
    expect(tab.store.get()).toEqual([])
    expect(tab.readNotices()).toBe('')
    expect(readKeys()).toEqual([])
  })

  test('is there again after the page was left at once', async () => {
    const tab = await openTab()
    tab.add('a')
    tab.add('b')
    expect((await openTab()).store.get()).toEqual(['a', 'b'])
  })

  test('becomes one text, and leaves nothing else behind', async () => {
    const tab = await openTab()
    tab.add('a')
    tab.add('b')
    await vi.advanceTimersByTimeAsync(FOLDED_MS)
    expect(Object.fromEntries(disk)).toEqual({ compared: format('a', 'b') })
    expect(tab.store.get()).toEqual(['a', 'b'])
  })

  test('is changed where a page that does not follow it changes it', async () => {
    disk.set('compared', format('a'))
    const tab = await openTab({ isFollowing: false })
    tab.add('b')
    expect((await openTab()).store.get()).toEqual(['a', 'b'])
  })

  test('is not stored again where a change changes nothing', async () => {
    const tab = await openTab()
    tab.change((slugs) => slugs)
    expect(readKeys()).toEqual([])
  })

  test('keeps a change that a clock of tomorrow has named', async () => {
    vi.setSystemTime('2026-11-23')
    ;(await openTab()).add('a')
    vi.setSystemTime('2026-11-22')
    const tab = await openTab()
    await vi.advanceTimersByTimeAsync(FOLDED_MS)
    expect(Object.fromEntries(disk)).toEqual({ compared: format('a') })
    expect(tab.store.get()).toEqual(['a'])
  })
})

describe('Undo', () => {
  test.each([
    ['a', ['a', 'b', 'c', 'd']],
    ['b', ['a', 'b', 'c', 'd']],
    ['c', ['a', 'b', 'd', 'c']],
  ])('of the removal of %s puts it back in order, and leaves what came since', async (slug, restored) => {
    disk.set('compared', format('a', 'b', 'c'))
    const [one, other] = [await openTab(), await openTab()]
    one.change((slugs) => slugs.filter((name) => name !== slug), { text: 'Removed.', undo: true })
    vi.advanceTimersByTime(1)
    other.add('d')
    vi.advanceTimersByTime(1)
    await settle()
    one.press()
    expect(one.store.get()).toEqual(restored)
  })

  test.each([
    [0, 1],
    [1, 0],
  ])('of two removals, in whatever order, puts both back where they stood: %s, then %s', async (...order) => {
    disk.set('compared', format('a', 'b', 'c'))
    const tab = await openTab()
    for (const slug of ['c', 'b'])
      tab.change((slugs) => slugs.filter((name) => name !== slug), { text: 'Removed.', undo: true })
    const undos = tab.listUndos()
    for (const place of order) undos[place]!()
    expect(tab.store.get()).toEqual(['a', 'b', 'c'])
  })

  test('is followed by what the page has to undo with it', async () => {
    const tab = await openTab()
    const onUndo = vi.fn(() => expect(tab.store.get()).toEqual([]))
    tab.change(() => ['a'], { text: 'Added.', undo: onUndo })
    tab.press()
    expect(onUndo).toHaveBeenCalledOnce()
  })
})

describe('two tabs', () => {
  test('show the same', async () => {
    const [one, other] = [await openTab(), await openTab()]
    one.add('a')
    await settle()
    expect(other.store.get()).toEqual(['a'])
  })

  test('lose no change, not even one that they have not seen', async () => {
    const [one, other] = [await openTab(), await openTab()]
    one.add('a')
    vi.advanceTimersByTime(1)
    other.add('b')
    await settle()
    for (const tab of [one, other]) expect(tab.store.get()).toEqual(['a', 'b'])
    await vi.advanceTimersByTimeAsync(FOLDED_MS)
    expect(Object.fromEntries(disk)).toEqual({ compared: format('a', 'b') })
  })

  test('write the value once, not again in a tab that comes second', async () => {
    const tabs = [await openTab(), await openTab()]
    tabs[0]!.add('a')
    await settle()
    limitWrites({ writes: Infinity, others: 'lost' })
    await vi.advanceTimersByTimeAsync(2 * FOLDED_MS)
    expect(countWrites()).toBe(1)
  })

  test('that fold at the same time keep each change once, and one that came meanwhile', async () => {
    const tabs = [await openTab(), await openTab(), await openTab()]
    for (const [index, tab] of tabs.entries()) {
      tab.add(`p${index}`)
      vi.advanceTimersByTime(1)
    }
    await vi.advanceTimersByTimeAsync(FOLDED_MS)
    tabs[0]!.add('last')
    await vi.advanceTimersByTimeAsync(2 * FOLDED_MS)
    for (const tab of tabs) expect(tab.store.get()).toEqual(['p0', 'p1', 'p2', 'last'])
    expect(Object.fromEntries(disk)).toEqual({ compared: format('p0', 'p1', 'p2', 'last') })
  })

  test('are both empty after the browser’s storage was cleared', async () => {
    const tab = await openTab()
    tab.add('a')
    await settle()
    disk.clear()
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await settle()
    expect(tab.store.get()).toEqual([])
  })

  test('show the same again once they come back, though they were left while something was being kept', async () => {
    const [one, other] = [await openTab(), await openTab()]
    one.add('a')
    dispatchEvent(new Event('pagehide'))
    await settle()
    // Of changes of the same millisecond either may come first.
    await vi.advanceTimersByTimeAsync(1)
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    other.add('b')
    await settle()
    expect(one.store.get()).toEqual(['a', 'b'])
    await vi.advanceTimersByTimeAsync(FOLDED_MS)
    expect(Object.fromEntries(disk)).toEqual({ compared: format('a', 'b') })
  })

  test('are not disturbed by another key', async () => {
    const tab = await openTab()
    tab.add('a')
    await settle()
    disk.clear()
    await writeElsewhere('lists', '')
    expect(tab.store.get()).toEqual(['a'])
  })

  test('do not follow each other once they were stopped', async () => {
    const [one, other] = [await openTab(), await openTab()]
    stopTabs()
    one.add('a')
    await settle()
    expect(other.store.get()).toEqual([])
  })
})

describe('where the disk is full', () => {
  test('the value lives on in this tab, and the visitor is told once', async () => {
    disk.set('compared', format('old'))
    const tab = await openTab()
    limitWrites({ writes: 0, others: 'refused' })
    tab.change((slugs) => [...slugs, 'a'], { text: 'Added.', undo: true })
    await settle()
    expect(tab.readNotices()).toContain(NOT_KEPT)
    expect(tab.readNotices()).toContain('Added.')
    tab.change((slugs) => [...slugs, 'b'], { text: 'Added again.' })
    await settle()
    expect(tab.readNotices()).not.toContain(NOT_KEPT)
    expect(tab.store.get()).toEqual(['old', 'a', 'b'])
  })

  test('the value stays there as it was, whole, and takes over what this tab holds once there is room', async () => {
    disk.set('compared', format('old'))
    const tab = await openTab()
    limitWrites({ writes: 0, others: 'refused' })
    tab.add('a')
    await settle()
    expect(Object.fromEntries(disk)).toEqual({ compared: format('old') })
    limitWrites()
    await writeElsewhere('compared', format('old', 'other'))
    expect(tab.store.get()).toEqual(['old', 'other', 'a'])
    // Without another change, too.
    await vi.advanceTimersByTimeAsync(2 * FOLDED_MS)
    expect((await openTab()).store.get()).toEqual(['old', 'other', 'a'])
  })
})
