// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearDisk, disk, openFakeDevice, settle } from '../../fixtures/fakeDisk.ts'

/** The locks of tabs that are open. */
let held: string[] = []

/** A page of a tab: what session storage has is the tab's, and the memory the page's. */
async function openPage() {
  vi.resetModules()
  await openFakeDevice()
  const [tab, { goOnTyping }] = await Promise.all([import('./tab.ts'), import('../account/drafts.ts')])
  await goOnTyping()
  return tab
}
const leave = () => dispatchEvent(new Event('pagehide'))
const listDrafts = () => [...disk.keys()].filter((name) => name.startsWith('order.draft'))

beforeEach(() => {
  clearDisk()
  sessionStorage.clear()
  held = []
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: {
      query: () => Promise.resolve({ held: held.map((name) => ({ name })) }),
      request: (name: string) => void held.push(name),
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

test('what a guest types is on the disk while the page is open, and goes on in the next page of the tab', async () => {
  const page = await openPage()
  page.writeTyped('order.draft', 'Ada')
  await settle()
  expect(listDrafts()).toHaveLength(1)
  leave()
  await settle()
  expect(listDrafts()).toEqual([])
  const next = await openPage()
  expect(next.readTyped('order.draft')).toBe('Ada')
  await settle()
  expect(listDrafts()).toHaveLength(1)
})

test('of a tab that was closed nothing stays on the disk', async () => {
  const page = await openPage()
  page.writeTyped('order.draft', 'Ada')
  leave()
  await settle()
  sessionStorage.clear()
  expect((await openPage()).readTyped('order.draft')).toBeNull()
  expect(listDrafts()).toEqual([])
})

test('what a killed tab has left goes on in the next one, once', async () => {
  const page = await openPage()
  page.writeTyped('order.draft', 'Ada')
  await settle()
  sessionStorage.clear()
  held = []
  const next = await openPage()
  expect(next.readTyped('order.draft')).toBe('Ada')
  await settle()
  const own = listDrafts()
  expect(own).toHaveLength(1)
  sessionStorage.clear()
  expect((await openPage()).readTyped('order.draft')).toBeNull()
  expect(listDrafts()).toEqual(own)
})

test('what a killed tab has left is newer than what the browser restores of the tab', async () => {
  const page = await openPage()
  page.writeTyped('order.draft', 'Ada')
  leave()
  const next = await openPage()
  next.writeTyped('order.draft', 'Ada Penrose')
  await settle()
  held = []
  expect(sessionStorage.getItem('order.draft')).toBe('Ada')
  expect((await openPage()).readTyped('order.draft')).toBe('Ada Penrose')
})

test('what is typed in another tab that is open is left alone', async () => {
  const page = await openPage()
  page.writeTyped('quick-order', 'HEM-7155')
  await settle()
  sessionStorage.clear()
  const other = await openPage()
  expect(other.readTyped('quick-order')).toBeNull()
  other.writeTyped('quick-order', 'HEM-7121')
  await settle()
  expect([...disk.values()]).toEqual(['HEM-7155', 'HEM-7121'])
})

test('a copy of a tab goes on with what is typed there, under a name of its own', async () => {
  const page = await openPage()
  page.writeTyped('order.draft', 'Ada')
  await settle()
  const copy = await openPage()
  expect(copy.readTyped('order.draft')).toBe('Ada')
  copy.writeTyped('order.draft', 'Ada Penrose')
  await settle()
  expect(listDrafts().map((name) => disk.get(name))).toEqual(['Ada', 'Ada Penrose'])
})

test('a tab whose account has locked keeps the name of its drafts, even where its lock has not been released yet', async () => {
  const name = '0123456789abcdef.x.1'
  sessionStorage.setItem('profile.tab', name)
  held = [`profile.tab ${name}`]
  await openPage()
  expect(sessionStorage.getItem('profile.tab')).toBe(name)
})

test('what is forgotten is gone from the disk and the tab', async () => {
  const page = await openPage()
  page.writeTyped('order.draft', 'Ada')
  leave()
  const next = await openPage()
  next.forgetTyped('order.draft')
  await settle()
  expect(next.readTyped('order.draft')).toBeNull()
  expect(listDrafts()).toEqual([])
})

test('without locks what is typed goes on in the tab, and no other takes it', async () => {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: undefined })
  const page = await openPage()
  page.writeTyped('order.draft', 'Ada')
  await settle()
  expect(listDrafts()).toEqual([])
  leave()
  expect((await openPage()).readTyped('order.draft')).toBe('Ada')
  sessionStorage.clear()
  expect((await openPage()).readTyped('order.draft')).toBeNull()
})
