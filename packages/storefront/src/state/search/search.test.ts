// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { SearchOutcome } from '@shop/core/search/search.ts'

/** The questions that the search was asked, each with the way to answer it. */
let asked: { query: string; answer: (...ranked: number[]) => void }[] = []
const rest = vi.fn(() => Promise.resolve())
const openSearch = vi.fn()

vi.mock('@shop/core/search/openSearch.ts', () => ({ openSearch }))

const OPEN = {
  rest: [rest],
  search: (query: string) =>
    new Promise<Pick<SearchOutcome, 'ranked'>>((resolve) => {
      asked.push({ query, answer: (...ranked) => resolve({ ranked }) })
    }),
}

beforeEach(() => {
  vi.resetModules()
  asked = []
  rest.mockClear()
  openSearch.mockReset().mockResolvedValue(OPEN)
})

/** Waits until the search has been asked all of these. */
const waitFor = (...queries: string[]) => vi.waitFor(() => expect(asked.map(({ query }) => query)).toEqual(queries))

describe('searchCatalogue', () => {
  test('gives what was found', async () => {
    const { searchCatalogue } = await import('./search.ts')
    const outcome = searchCatalogue('gauze')
    await waitFor('gauze')
    asked[0]!.answer(3, 1)
    expect([...(await outcome).ranked]).toEqual([3, 1])
  })

  test('gives no answer to what was given up, and never asks what was given up before the search was there', async () => {
    let open: (search: object) => void = () => undefined
    openSearch.mockReturnValue(new Promise((resolve) => (open = resolve)))
    const { searchCatalogue } = await import('./search.ts')
    const type = (query: string) => {
      const asking = new AbortController()
      return { asking, outcome: searchCatalogue(query, asking.signal).then(({ ranked }) => [...ranked], String) }
    }
    const first = type('g')
    first.asking.abort('old')
    const second = type('ga')
    open(OPEN)
    await waitFor('ga')
    second.asking.abort('old')
    const third = type('gau')
    await waitFor('ga', 'gau')
    asked[1]!.answer(3)
    asked[0]!.answer(0)
    expect(await Promise.all([first, second, third].map(({ outcome }) => outcome))).toEqual(['old', 'old', [3]])
  })

  test('rejects where a file cannot be loaded, and asks again the next time', async () => {
    openSearch.mockRejectedValueOnce(new Error('404'))
    const { searchCatalogue } = await import('./search.ts')
    await expect(searchCatalogue('gauze')).rejects.toThrow('404')
    const outcome = searchCatalogue('gauze')
    await waitFor('gauze')
    asked[0]!.answer(3)
    expect((await outcome).ranked).toEqual([3])
  })

  test('loads the rest of the search only with the other idle loads', async () => {
    const { searchCatalogue } = await import('./search.ts')
    const { runIdleLoads } = await import('../../ui/idleLoads.ts')
    const outcome = searchCatalogue('gauze')
    await waitFor('gauze')
    const idle = runIdleLoads()
    expect(rest).not.toHaveBeenCalled()
    asked[0]!.answer(3)
    await outcome
    expect(rest).not.toHaveBeenCalled()
    await idle
    expect(rest).toHaveBeenCalledOnce()
  })
})
