// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { format } from '@shop/core/fixtures/slugLists.ts'
import { clearDisk, disk, settle } from '../../fixtures/fakeDisk.ts'
import { FOLDED_MS, openTab, readKeys, stopTabs, writeElsewhere } from '../../fixtures/keptTabs.ts'

const readUnread = () => readKeys().filter((key) => key.includes('.unread'))

beforeEach(() => {
  clearDisk()
  vi.useFakeTimers()
})
afterEach(() => {
  stopTabs()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('where the stored text is damaged', () => {
  test.each([
    [format('a', 7), '1 product of your comparison could not be read and was left out.'],
    [format(7, 'a', null), '2 products of your comparison could not be read and were left out.'],
  ])('the good of %s stays, and the notice is: %s', async (text, notice) => {
    disk.set('compared', text)
    const tab = await openTab()
    expect(tab.store.get()).toEqual(['a'])
    expect(tab.readNotices()).toBe(`${notice} The unread text is still kept on this device.`)
    await vi.advanceTimersByTimeAsync(FOLDED_MS)
    expect(disk.get('compared')).toBe(format('a'))
  })

  test('each text is set aside where two are found in one moment', async () => {
    disk.set('compared', 'damaged')
    disk.set('compared+0.x', '{')
    await openTab()
    await settle()
    expect(
      readUnread()
        .map((key) => disk.get(key))
        .sort(),
    ).toEqual(['damaged', '{'])
  })

  test.each(['{"version":1,"slugs":["a', '[]', '{"version":0,"slugs":[]}', '', 'null', '['.repeat(100_000)])(
    'the value starts empty for %j, which is set aside and told once',
    async (text) => {
      disk.set('compared', text)
      const tab = await openTab()
      expect(tab.store.get()).toEqual([])
      expect(tab.readNotices()).toContain('Your comparison could not be read.')
      tab.add('b')
      await settle()
      expect(readUnread().map((key) => disk.get(key))).toEqual([text])
      const next = await openTab()
      expect(next.store.get()).toEqual(['b'])
      expect(next.readNotices()).toBe('')
    },
  )

  test('a change that is damaged is set aside, and the others are kept', async () => {
    disk.set('compared+0.x', '{"from":')
    const tab = await openTab()
    tab.add('a')
    await vi.advanceTimersByTimeAsync(FOLDED_MS)
    expect(disk.get('compared')).toBe(format('a'))
    expect(readUnread().map((key) => disk.get(key))).toEqual(['{"from":'])
  })

  test('the unread text can be saved as a file, also after the next notice', async () => {
    disk.set('compared', 'damaged')
    const tab = await openTab()
    tab.change((slugs) => [...slugs, 'a'], { text: 'Added.' })
    const blobs: Blob[] = []
    URL.createObjectURL = (blob: Blob) => `blob:${blobs.push(blob)}`
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    tab.press()
    expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('compared-unread.txt')
    expect(await blobs[0]!.text()).toBe('damaged')
  })

  test('the unread texts of several damages are kept, the latest of them within bounds', async () => {
    disk.set('compared.unread', 'of an earlier version of the shop')
    const tab = await openTab()
    for (let index = 0; index < 10; index++) {
      vi.advanceTimersByTime(1)
      await writeElsewhere('compared', `damaged ${index}`)
    }
    await settle()
    const texts = () => readUnread().map((key) => disk.get(key))
    expect(texts()).toEqual([2, 3, 4, 5, 6, 7, 8, 9].map((index) => `damaged ${index}`))
    vi.advanceTimersByTime(1)
    await writeElsewhere('compared', 'x'.repeat(2_000_000))
    await settle()
    expect(texts()).toEqual(['x'.repeat(2_000_000)])
    expect(tab.unreadStore.get()).toEqual(readUnread())
    tab.forgetUnread()
    await settle()
    expect(readUnread()).toEqual([])
    expect(tab.unreadStore.get()).toEqual([])
  })
})
