// @vitest-environment jsdom
import { webcrypto } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { format } from '@shop/core/fixtures/slugLists.ts'
import { clearDisk, disk, settle } from '../../fixtures/fakeDisk.ts'
import { FOLDED_MS, openTab, readKeys, stopTabs, writeElsewhere } from '../../fixtures/keptTabs.ts'

const TOLD =
  'A newer version of the shop has changed your comparison. Nothing is lost: reload this page to see all of it. What is still missing then comes back with a newer version.'
const later = (...slugs: string[]) => JSON.stringify({ version: 2, slugs, isLater: true })
const readMain = () => disk.get('compared')
/** An account's key, which only has to be the same in each of its tabs. */
const PROFILE = { id: '0123456789abcdef', dataKey: new Uint8Array(32) }

beforeEach(() => {
  vi.stubGlobal('crypto', webcrypto)
  clearDisk()
  vi.useFakeTimers({ now: new Date('2026-11-24') })
})
afterEach(() => {
  stopTabs()
  vi.useRealTimers()
})

describe('a tab of the release before', () => {
  test('leaves what a later one writes as it is, says so once, and goes on with what it knew', async () => {
    disk.set('compared', format('a'))
    const tab = await openTab()
    await writeElsewhere('compared', later('a', 'b'))
    await vi.dynamicImportSettled()
    expect(tab.readNotices()).toBe(TOLD)
    tab.change((slugs) => [...slugs, 'c'], { text: 'Added.' })
    await settle()
    expect(tab.readNotices()).toBe('Added.')
    await vi.advanceTimersByTimeAsync(FOLDED_MS)
    expect(tab.store.get()).toEqual(['a', 'c'])
    expect(readMain()).toBe(later('a', 'b'))
    expect(readKeys()).toHaveLength(2)
  })

  test('goes on showing its own change that a later one has folded', async () => {
    const [tab, next] = [await openTab(), await openTab({ isOfLaterRelease: true })]
    for (const [index, one] of [tab, next, tab].entries()) {
      vi.advanceTimersByTime(1)
      one.add(`p${index}`)
      await settle()
    }
    expect(tab.store.get()).toEqual(['p0', 'p2'])
    await vi.advanceTimersByTimeAsync(FOLDED_MS)
    expect(Object.fromEntries(disk)).toEqual({ compared: later('p0', 'p1', 'p2') })
    await settle()
    expect(tab.store.get()).toEqual(['p0', 'p2'])
    tab.add('p3')
    await settle()
    await vi.advanceTimersByTimeAsync(FOLDED_MS)
    expect(tab.store.get()).toEqual(['p0', 'p2', 'p3'])
    expect(Object.fromEntries(disk)).toEqual({ compared: later('p0', 'p1', 'p2', 'p3') })
  })
})

test('what a later release has sealed in an account stays sealed there, beside the changes of the one before', async () => {
  const isOfLaterRelease = true
  const open = async (options: object, slug: string) => {
    const tab = await openTab({ profile: PROFILE, ...options })
    tab.add(slug)
    await tab.flush()
    await vi.advanceTimersByTimeAsync(FOLDED_MS)
    await tab.flush()
    stopTabs()
    return tab.store.get()
  }
  expect(await open({ isOfLaterRelease }, 'a')).toEqual(['a'])
  const sealed = disk.get(`profile.${PROFILE.id}.compared`)
  expect(await open({}, 'b')).toEqual(['b'])
  expect(disk.get(`profile.${PROFILE.id}.compared`)).toBe(sealed)
  expect(await open({ isOfLaterRelease }, 'c')).toEqual(['a', 'b', 'c'])
})
