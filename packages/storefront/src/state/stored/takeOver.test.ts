// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { format } from '@shop/core/fixtures/slugLists.ts'
import { clearDisk, disk, limitWrites, settle } from '../../fixtures/fakeDisk.ts'
import { FOLDED_MS, openTab, stopTabs } from '../../fixtures/keptTabs.ts'

const TAKEN_OVER = '{"version":1000000000}'
const SHARED = ['cart', 'compared', 'lists', 'recent-searches', 'recently-viewed']
const PROFILE = 'profile.0123456789abcdef'
const change = (...slugs: string[]) => `{"from":${format()},"to":${format(...slugs)}}`
/** Writes as a tab of an earlier release does, which this one is told of. */
async function writeLocal(key: string, text: string): Promise<void> {
  localStorage.setItem(key, text)
  window.dispatchEvent(new StorageEvent('storage', { key }))
  await vi.waitFor(() => expect(localStorage.getItem(key)).toBeNull())
  await settle()
}

beforeEach(() => {
  localStorage.clear()
  clearDisk()
  // Another tab's last write is waited for as the device is opened.
  vi.useFakeTimers({ shouldAdvanceTime: true })
  Object.defineProperty(navigator, 'locks', {
    value: { request: (_: string, run: () => Promise<unknown>) => run() },
    configurable: true,
  })
})
afterEach(() => {
  stopTabs()
  vi.useRealTimers()
})

test('a first visit leaves nothing in local storage', async () => {
  await openTab()
  expect(localStorage).toHaveLength(0)
})

describe('what an earlier release kept', () => {
  test('is on the disk, whole; what is left tells that release that a later one keeps it', async () => {
    const kept = {
      compared: format('a'),
      'compared+1.x': change('b'),
      'compared.unread.1': 'damaged',
      'order.buyer': '{"version":1,"details":{}}',
      [PROFILE]: 'header',
      [`${PROFILE}.cart`]: 'sealed',
    }
    const others = { theme: 'dark', detail: '{}', 'profile.open': 'x', 'profile.used': '7', foreign: 'not the shop’s' }
    for (const [key, text] of Object.entries({ ...kept, ...others })) localStorage.setItem(key, text)
    const tab = await openTab()
    expect(Object.fromEntries(disk)).toEqual(kept)
    expect(tab.store.get()).toEqual(['a', 'b'])
    expect({ ...localStorage }).toEqual({ ...others, ...Object.fromEntries(SHARED.map((key) => [key, TAKEN_OVER])) })
  })

  test('has each change once, where its value held some already', async () => {
    localStorage.setItem('compared', JSON.stringify({ version: 1, slugs: ['a'], folded: ['compared+1.x'] }))
    localStorage.setItem('compared+1.x', change('a'))
    localStorage.setItem('compared+2.x', change('b'))
    const tab = await openTab()
    expect(tab.store.get()).toEqual(['a', 'b'])
    expect(localStorage.getItem('compared+1.x')).toBeNull()
  })

  test('is taken over again as it was where a kill came between', async () => {
    localStorage.setItem('compared', format('a'))
    localStorage.setItem('compared+1.x', change('b'))
    await openTab()
    localStorage.setItem('compared', format('a'))
    localStorage.setItem('compared+1.x', change('b'))
    expect((await openTab()).store.get()).toEqual(['a', 'b'])
  })

  test('and is kept otherwise by now is set aside, not lost', async () => {
    disk.set('compared', format('b'))
    localStorage.setItem('compared', format('a'))
    expect((await openTab()).store.get()).toEqual(['b'])
    expect([...disk].filter(([name]) => name.startsWith('compared.unread.')).map(([, text]) => text)).toEqual([
      format('a'),
    ])
  })

  test('is left where it was, and read there, where the disk takes nothing', async () => {
    localStorage.setItem('compared', format('a'))
    limitWrites({ writes: 0, others: 'refused' })
    const tab = await openTab()
    expect(tab.store.get()).toEqual(['a'])
    tab.add('b')
    await vi.advanceTimersByTimeAsync(FOLDED_MS)
    expect({ ...localStorage }).toEqual({ compared: format('a', 'b') })
    expect(tab.readNotices()).toContain('until you close this tab')
  })
})

test('changes that a tab of an earlier release goes on making are taken over as they come', async () => {
  localStorage.setItem('compared', format('a'))
  const tab = await openTab()
  await writeLocal('compared+7.x', change('b'))
  expect(tab.store.get()).toEqual(['a', 'b'])
  tab.add('c')
  await vi.advanceTimersByTimeAsync(FOLDED_MS)
  expect(Object.fromEntries(disk)).toEqual({ compared: format('a', 'b', 'c') })
  expect(localStorage.getItem('compared+7.x')).toBeNull()
})

test('where such a change cannot be taken over it waits, and what is on the disk is still shown', async () => {
  disk.set('compared', format('a'))
  const tab = await openTab()
  limitWrites({ writes: 0, others: 'refused' })
  localStorage.setItem('compared+7.x', change('b'))
  window.dispatchEvent(new StorageEvent('storage', { key: 'compared+7.x' }))
  await vi.advanceTimersByTimeAsync(FOLDED_MS)
  expect(tab.store.get()).toEqual(['a'])
  limitWrites()
  await writeLocal('compared+8.x', change('c'))
  expect(tab.store.get()).toEqual(['a', 'b', 'c'])
})

test('an account goes first, so that a tab of an earlier release logs out before it sees a record gone', async () => {
  for (const key of [`${PROFILE}.cart`, PROFILE, `${PROFILE}.lists`]) localStorage.setItem(key, 'sealed')
  const removed = vi.spyOn(Storage.prototype, 'removeItem')
  await openTab()
  expect(removed.mock.calls[0]).toEqual([PROFILE])
  removed.mockRestore()
})
