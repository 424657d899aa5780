// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { adjustQuery } from '../state/page/windowAddress.ts'
import { followPlainly, leavePage } from './leavePage.ts'
import { findReadyPage, loadPage, type ReadyPage } from './loadPage.tsx'
import { followHistory, navigate, prepare, setDrawn } from './navigation.ts'
import { startVisits, type Visits } from './visits.ts'

vi.mock('virtual:shop', () => ({
  information: [],
  groups: [{ id: 'all', categories: ['scrubs', 'bins', 'fridges', 'beds', 'gloves'].map((id) => ({ id })) }],
}))
vi.mock('./loadPage.tsx', () => ({ findReadyPage: vi.fn(), loadPage: vi.fn() }))

const leaving = vi.hoisted(() => ({ isLeaving: false, leavePage: vi.fn(), followPlainly: vi.fn(), stay: vi.fn() }))
vi.mock('./leavePage.ts', () => leaving)

const buildPage = (path: string): ReadyPage => ({ path, render: () => null })

beforeEach(() => {
  vi.mocked(findReadyPage).mockReset()
  vi.mocked(loadPage).mockReset()
  vi.mocked(followPlainly).mockReset()
  vi.mocked(leavePage).mockReset().mockResolvedValue(true)
  leaving.isLeaving = false
  vi.stubGlobal('scrollTo', () => undefined)
  document.body.innerHTML = '<main id="main" tabindex="-1"><h1 tabindex="-1">Scrubs</h1></main>'
  history.replaceState(null, '', '/bins')
})

test('a page that is ready is shown at once, with the focus on its heading', () => {
  vi.mocked(findReadyPage).mockImplementation(buildPage)
  navigate('/scrubs')
  expect(location.pathname).toBe('/scrubs')
  expect(document.activeElement?.textContent).toBe('Scrubs')
})

test('an address that differs only in case is followed to the right one', () => {
  vi.mocked(findReadyPage).mockImplementation(buildPage)
  navigate('/SCRUBS')
  expect(location.pathname).toBe('/scrubs')
})

test('a link to where one is takes the place of the step of history', () => {
  vi.mocked(findReadyPage).mockImplementation(buildPage)
  history.replaceState(null, '', '/scrubs?page=2')
  const steps = history.length
  navigate('/scrubs?page=2')
  expect(history.length).toBe(steps)
  navigate('/scrubs?page=3')
  expect(history.length).toBe(steps + 1)
})

test('a page that is not ready is followed as a plain one, of two links the one pressed last', async () => {
  navigate('/fridges')
  navigate('/scrubs?page=2', { replace: true })
  await vi.waitFor(() => expect(followPlainly).toHaveBeenCalled())
  expect(vi.mocked(followPlainly).mock.calls).toEqual([['/scrubs?page=2', true]])
  expect(loadPage).not.toHaveBeenCalled()
})

test('while a plain page is on its way, one that is ready is followed so too: the last wish wins', async () => {
  leaving.isLeaving = true
  vi.mocked(findReadyPage).mockImplementation(buildPage)
  navigate('/scrubs')
  await vi.waitFor(() => expect(vi.mocked(followPlainly).mock.calls).toEqual([['/scrubs', false]]))
})

test('a plain page is not followed once the visitor has gone back', async () => {
  const stop = followHistory()
  navigate('/fridges')
  dispatchEvent(new Event('popstate'))
  await Promise.resolve()
  stop()
  expect(followPlainly).not.toHaveBeenCalled()
})

describe('where what was done would be gone with the page', () => {
  beforeEach(() => void vi.mocked(leavePage).mockResolvedValue(false))

  test('the page goes on: of two that are being loaded only the one asked for last is followed', async () => {
    vi.mocked(loadPage).mockImplementation((path) => Promise.resolve(buildPage(path)))
    navigate('/fridges')
    navigate('/scrubs')
    const steps = history.length
    await vi.waitFor(() => expect(location.pathname).toBe('/scrubs'))
    expect([vi.mocked(loadPage).mock.calls, history.length]).toEqual([[['/scrubs']], steps + 1])
    expect(followPlainly).not.toHaveBeenCalled()
  })

  test('an address that has moved is followed to its new one, with the query', async () => {
    vi.mocked(loadPage).mockResolvedValue(buildPage('/detail/new'))
    navigate('/detail/old?code=T-5')
    await vi.waitFor(() => expect(location.pathname + location.search).toBe('/detail/new?code=T-5'))
  })

  test('a file that does not load is the browser’s to report', async () => {
    vi.mocked(loadPage).mockRejectedValue(new Error('gone'))
    navigate('/fridges')
    await vi.waitFor(() => expect(vi.mocked(followPlainly).mock.calls).toEqual([['/fridges', false]]))
  })
})

describe('what is drawn', () => {
  let visits: Visits
  beforeEach(() => {
    vi.mocked(findReadyPage).mockImplementation((path) => ({ path, render: () => path }))
    visits = startVisits({ path: '/bins', render: () => '/bins' })
    draw()
  })
  afterEach(() => setDrawn(undefined))

  function draw(): void {
    setDrawn({
      visits,
      change: (edit) => {
        visits = edit(visits)
        draw()
      },
    })
  }

  test('is the page that a link leads to, at its query', () => {
    navigate('/scrubs?page=2')
    expect(visits.shown.address).toEqual({ path: '/scrubs', search: '?page=2' })
    expect(visits.kept.map(({ content }) => content)).toEqual(['/bins'])
  })

  test('is the same page where only the query differs', () => {
    navigate('/bins?page=2')
    expect(visits.shown).toMatchObject({ id: 0, address: { path: '/bins', search: '?page=2' } })
  })

  test('follows the history and the query, until it stops', () => {
    const stop = followHistory()
    adjustQuery('size=l')
    expect(visits.shown.address.search).toBe('?size=l')
    history.replaceState(null, '', '/fridges')
    dispatchEvent(new Event('popstate'))
    expect(visits.shown).toMatchObject({ content: '/fridges', isSeenAgain: true })
    stop()
    history.replaceState(null, '', '/beds')
    dispatchEvent(new Event('popstate'))
    expect(visits.shown.content).toBe('/fridges')
  })

  test('is prepared once, out of sight; any other than a page of goods is loaded alone', async () => {
    await prepare('/scrubs')
    expect(visits).toMatchObject({ shown: { content: '/bins' }, next: { content: '/scrubs' } })
    const { next } = visits
    vi.mocked(findReadyPage).mockReturnValue(undefined)
    vi.mocked(loadPage).mockImplementation((path) => Promise.resolve(buildPage(path)))
    for (const path of ['/scrubs', '/bins', '/cart']) await prepare(path)
    expect(vi.mocked(loadPage).mock.calls).toEqual([['/cart']])
    expect(visits.next).toBe(next)
  })
})
