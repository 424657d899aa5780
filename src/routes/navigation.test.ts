// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { followWhenReady } from './navigation.ts'
import { findReadyPage, loadPage, type ReadyPage } from './loadPage.tsx'

vi.mock('./loadPage.tsx', () => ({ findReadyPage: vi.fn(), loadPage: vi.fn() }))

const PAGE: ReadyPage = { path: '/', render: () => null }
const navigate = vi.fn((to: string) => history.pushState(null, '', to))
const follow = (to: string) => followWhenReady(navigate, to, undefined)

beforeEach(() => {
  navigate.mockClear()
  vi.mocked(findReadyPage).mockReset()
  vi.mocked(loadPage).mockReset()
  vi.stubGlobal('scrollTo', () => undefined)
  document.body.innerHTML = '<main id="main" tabindex="-1"><h1 tabindex="-1">Scrubs</h1></main>'
  history.replaceState(null, '', '/bins')
})

test('a page that is ready is shown at once, with the focus on its heading', () => {
  vi.mocked(findReadyPage).mockReturnValue(PAGE)
  follow('/scrubs')
  expect(location.pathname).toBe('/scrubs')
  expect(document.activeElement?.textContent).toBe('Scrubs')
})

test('an address that differs only in case is followed to the right one', () => {
  vi.mocked(findReadyPage).mockReturnValue(PAGE)
  follow('/SCRUBS')
  expect(navigate).toHaveBeenCalledWith('/scrubs', undefined)
})

test('a link to where one is takes the place of the step of history', () => {
  vi.mocked(findReadyPage).mockReturnValue(PAGE)
  history.replaceState(null, '', '/scrubs?page=2')
  follow('/scrubs?page=2')
  expect(navigate).toHaveBeenCalledWith('/scrubs?page=2', { replace: true })
})

test('of two pages that are being loaded only the one asked for last is followed', async () => {
  vi.mocked(loadPage).mockResolvedValue(PAGE)
  follow('/fridges')
  follow('/scrubs')
  await vi.waitFor(() => expect(navigate).toHaveBeenCalled())
  expect(navigate.mock.calls).toEqual([['/scrubs', undefined]])
})
