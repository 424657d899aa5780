// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FOLDED_MS, format, openTab, readKeys, stopTabs, tellTabs } from './keptTabs.ts'

const NOT_KEPT = /not letting the shop keep.*until you close this tab/
const held = vi.fn()

function refuse(): never {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
}

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
  held.mockImplementation((_: string, run: () => Promise<unknown>) => run())
  Object.defineProperty(navigator, 'locks', { value: { request: held }, configurable: true })
})
afterEach(() => {
  stopTabs()
  vi.restoreAllMocks()
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
    expect({ ...localStorage }).toEqual({ compared: format('a', 'b') })
    expect(tab.store.get()).toEqual(['a', 'b'])
    expect(held).toHaveBeenCalledWith('kept compared', expect.anything())
  })

  test('becomes one text where the browser has no Web Locks', async () => {
    Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true })
    const tab = await openTab()
    tab.add('a')
    await vi.advanceTimersByTimeAsync(FOLDED_MS)
    expect({ ...localStorage }).toEqual({ compared: format('a') })
  })

  test('waits as changes while another tab has the lock or the page is being left', async () => {
    held.mockRejectedValue(new DOMException('left', 'AbortError'))
    const tab = await openTab()
    tab.add('a')
    await vi.advanceTimersByTimeAsync(FOLDED_MS)
    expect(readKeys()).toHaveLength(1)
    expect((await openTab()).store.get()).toEqual(['a'])
  })

  test('is changed where a page that does not follow it changes it', async () => {
    localStorage.setItem('compared', format('a'))
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
    expect({ ...localStorage }).toEqual({ compared: format('a') })
    expect(tab.store.get()).toEqual(['a'])
  })
})

describe('Undo', () => {
  test.each([
    ['a', ['a', 'b', 'c', 'd']],
    ['b', ['a', 'b', 'c', 'd']],
    ['c', ['a', 'b', 'd', 'c']],
  ])('of the removal of %s puts it back in order, and leaves what came since', async (slug, restored) => {
    localStorage.setItem('compared', format('a', 'b', 'c'))
    const [one, other] = [await openTab(), await openTab()]
    one.change((slugs) => slugs.filter((name) => name !== slug), { text: 'Removed.', undo: true })
    vi.advanceTimersByTime(1)
    other.add('d')
    vi.advanceTimersByTime(1)
    one.press()
    expect(one.store.get()).toEqual(restored)
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
    tellTabs(readKeys()[0])
    expect(other.store.get()).toEqual(['a'])
  })

  test('lose no change, not even one that they have not seen', async () => {
    const [one, other] = [await openTab(), await openTab()]
    one.add('a')
    vi.advanceTimersByTime(1)
    other.add('b')
    tellTabs(null)
    for (const tab of [one, other]) expect(tab.store.get()).toEqual(['a', 'b'])
    await vi.advanceTimersByTimeAsync(FOLDED_MS)
    expect({ ...localStorage }).toEqual({ compared: format('a', 'b') })
  })

  test('lose no change where one writes the value without having seen what the other wrote', async () => {
    const tab = await openTab()
    tab.add('a')
    const change = readKeys()[0]!
    await vi.advanceTimersByTimeAsync(1000)
    tab.add('b')
    const changes: Record<string, string> = { ...localStorage }
    await vi.advanceTimersByTimeAsync(1500)
    // Another tab has seen neither the second change nor that the first was folded, and folds the first as well.
    localStorage.setItem('compared', JSON.stringify({ version: 1, slugs: ['a'], folded: [change] }))
    for (const [key, text] of Object.entries(changes)) localStorage.setItem(key, text)
    tellTabs()
    expect(tab.store.get()).toEqual(['a', 'b'])
    await vi.advanceTimersByTimeAsync(2 * FOLDED_MS)
    expect({ ...localStorage }).toEqual({ compared: format('a', 'b') })
  })

  test('are both empty after the browser’s storage was cleared', async () => {
    const tab = await openTab()
    tab.add('a')
    localStorage.clear()
    tellTabs(null)
    expect(tab.store.get()).toEqual([])
  })

  test('are not disturbed by another key', async () => {
    const tab = await openTab()
    tab.add('a')
    localStorage.clear()
    tellTabs('theme')
    expect(tab.store.get()).toEqual(['a'])
  })

  test('do not follow each other once they were stopped', async () => {
    const [one, other] = [await openTab(), await openTab()]
    stopTabs()
    one.add('a')
    tellTabs()
    expect(other.store.get()).toEqual([])
  })
})

describe.each<[string, () => unknown]>([
  ['is full', () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)],
  ['is blocked', () => vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(refuse)],
  ['is absent', () => vi.spyOn(globalThis, 'localStorage', 'get').mockReturnValue(undefined as never)],
])('where storage %s', (_, breakStorage) => {
  test('the value lives on in this tab, and the visitor is told once', async () => {
    localStorage.setItem('compared', format('old'))
    const tab = await openTab()
    breakStorage()
    tab.change((slugs) => [...slugs, 'a'], { text: 'Added.' })
    expect(tab.readNotices()).toMatch(NOT_KEPT)
    expect(tab.readNotices()).toContain('Added.')
    tab.change((slugs) => [...slugs, 'b'], { text: 'Added again.' })
    expect(tab.readNotices()).toBe('Added again.')
    expect(tab.store.get()).toEqual(['old', 'a', 'b'])
  })

  test('the value stays in storage as it was, whole, and takes over what this tab holds when it can', async () => {
    localStorage.setItem('compared', format('old'))
    const tab = await openTab()
    breakStorage()
    tab.add('a')
    vi.restoreAllMocks()
    expect({ ...localStorage }).toEqual({ compared: format('old') })
    localStorage.setItem('compared', format('old', 'other'))
    tellTabs()
    expect(tab.store.get()).toEqual(['old', 'other', 'a'])
    tab.add('b')
    expect((await openTab()).store.get()).toEqual(['old', 'other', 'a', 'b'])
  })
})
