// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { buildExampleProduct } from '@shop/core/fixtures/examples.ts'
import { PageAddressContext } from '../../state/page/pageAddress.ts'
import { searchCatalogue } from '../../state/search/search.ts'
import { SearchPage } from './SearchPage.tsx'

vi.mock('../../state/search/search.ts', () => ({
  searchCatalogue: vi.fn(() => Promise.reject(new Error('404'))),
  loadCards: (indices: number[]) => Promise.resolve(indices.map(() => buildExampleProduct())),
}))

vi.mock('../../state/product/products.ts', () => ({
  loadProductsAt: (indices: number[]) => Promise.resolve(indices.map(() => buildExampleProduct())),
}))
vi.mock('./useWaysOn.ts', () => ({
  useWaysOn: () => ({ without: [{ word: 'morphine', query: 'tablets', count: 2 }], nearest: undefined }),
}))
vi.mock('./FoundProducts.tsx', () => ({ FoundProducts: () => <p>Found</p> }))

afterEach(cleanup)

test.each([
  [{ dropped: [] }, '1 product for “blue gloves”', ''],
  [{ dropped: ['blue'] }, 'Nothing matches every word of “blue gloves”', 'These match “gloves”, without blue.'],
  [
    { dropped: ['blue', 'glove'] },
    'Nothing matches every word of “blue gloves”',
    'These are near, without blue, gloves.',
  ],
  [{ dropped: [], nearest: 'glue gloves' }, 'No exact match for “blue gloves”', 'Did you mean glue gloves?'],
  [
    { dropped: ['blue'], unsold: ['blue'] },
    'Nothing matches every word of “blue gloves”',
    'We do not sell blue. These match “gloves”, without blue.',
  ],
])('above what is found with %j stands what it is', async (facts, title, note) => {
  const outcome = { ranked: [0], count: 1, exact: [], matched: [], short: [], nearest: undefined, unsold: [], ...facts }
  vi.mocked(searchCatalogue).mockResolvedValue(outcome)
  const { container } = render(
    <PageAddressContext value={{ path: '/search', search: '?q=blue+gloves' }}>
      <SearchPage />
    </PageAddressContext>,
  )
  await screen.findByText('Found')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
  expect(container.textContent).toContain(note)
  expect(container.textContent).not.toContain('Nothing found')
  vi.mocked(searchCatalogue).mockReset().mockRejectedValue(new Error('404'))
})

test('an exact code is named, with what it is a code of', async () => {
  const found = {
    ranked: [0],
    count: 1,
    exact: [0],
    matched: [],
    dropped: [],
    short: [],
    nearest: undefined,
    unsold: [],
  }
  vi.mocked(searchCatalogue).mockResolvedValue(found)
  const { container } = render(
    <PageAddressContext value={{ path: '/search', search: '?q=pg+100' }}>
      <SearchPage />
    </PageAddressContext>,
  )
  await screen.findByText('Found')
  expect(container.textContent).toContain(`Exact code: SKU PG-100 is ${buildExampleProduct().title}.`)
  vi.mocked(searchCatalogue).mockReset().mockRejectedValue(new Error('404'))
})

test('a medicine that the shop does not sell is named as such, with a way on', async () => {
  const outcome = {
    ranked: [],
    count: 0,
    exact: [],
    matched: [],
    dropped: ['morphine', 'tablet'],
    short: [],
    nearest: undefined,
  }
  vi.mocked(searchCatalogue).mockResolvedValue({ ...outcome, unsold: ['morphine', 'Ventolin'] })
  const { container } = render(
    <PageAddressContext value={{ path: '/search', search: '?q=morphine+ventolin+tablets' }}>
      <SearchPage />
    </PageAddressContext>,
  )
  await screen.findByText(/^Search for something else/)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('We do not sell morphine or Ventolin')
  expect(container.textContent).not.toContain('Nothing found')
  // Its form alone is no way to it.
  expect(container.textContent).not.toContain('Leave out')
  vi.mocked(searchCatalogue).mockReset().mockRejectedValue(new Error('404'))
})

test('a search that fails is reported with a way on; the page is not reloaded again and again', async () => {
  render(
    <PageAddressContext value={{ path: '/search', search: '?q=gloves' }}>
      <SearchPage />
    </PageAddressContext>,
  )
  expect((await screen.findByRole('alert')).textContent).toContain('did not work')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Search for “gloves”')
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeDefined()
  expect(searchCatalogue).toHaveBeenCalledOnce()
})
