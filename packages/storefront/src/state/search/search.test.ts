import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { SearchOutcome } from '@shop/core/search/search.ts'

/** The questions that the search was asked; the test gives each answer. */
let asked: string[] = []
let answer: (...ranked: number[]) => void = () => undefined
const openSearch = vi.fn()

vi.mock('@shop/core/search/openSearch.ts', () => ({ openSearch }))

const OPEN = {
  rest: () => Promise.resolve(),
  search: (query: string) =>
    new Promise<Pick<SearchOutcome, 'ranked'>>((resolve) => {
      asked.push(query)
      answer = (...ranked) => resolve({ ranked })
    }),
}

beforeEach(() => {
  vi.resetModules()
  asked = []
  openSearch.mockReset().mockResolvedValue(OPEN)
})

/** Waits until the search has been asked all of these. */
const waitFor = (...queries: string[]) => vi.waitFor(() => expect(asked).toEqual(queries))

describe('searchCatalogue', () => {
  test('gives what was found', async () => {
    const { searchCatalogue } = await import('./search.ts')
    const outcome = searchCatalogue('gauze')
    await waitFor('gauze')
    answer(3, 1)
    expect([...(await outcome).ranked]).toEqual([3, 1])
  })

  test('never asks what was given up while another question was being answered, and answers what was asked', async () => {
    const { searchCatalogue } = await import('./search.ts')
    const typing = ['g', 'ga', 'gau'].map((query) => {
      const asking = new AbortController()
      return { asking, outcome: searchCatalogue(query, asking.signal).then(({ ranked }) => [...ranked], String) }
    })
    await waitFor('g')
    typing[0]!.asking.abort('old')
    typing[1]!.asking.abort('old')
    answer(0)
    await waitFor('g', 'gau')
    answer(3)
    expect(await Promise.all(typing.map(({ outcome }) => outcome))).toEqual([[0], 'old', [3]])
  })

  test('rejects where a file cannot be loaded, and asks again the next time', async () => {
    openSearch.mockRejectedValueOnce(new Error('404'))
    const { searchCatalogue } = await import('./search.ts')
    await expect(searchCatalogue('gauze')).rejects.toThrow('404')
    const outcome = searchCatalogue('gauze')
    await waitFor('gauze')
    answer(3)
    expect((await outcome).ranked).toEqual([3])
  })
})
