import { cleanup, render, screen } from '@testing-library/react'
// @vitest-environment jsdom
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { buildExampleProduct } from '@shop/core/fixtures/examples.ts'
import { PageAddressContext } from '../../state/page/pageAddress.ts'
import { loadCards, searchCatalogue } from '../../state/search/search.ts'
import { SearchPage } from './SearchPage.tsx'

vi.mock('../../state/search/search.ts', () => ({
  searchCatalogue: vi.fn(() => Promise.reject(new Error('404'))),
  loadCards: vi.fn((indices: number[]) => Promise.resolve(indices.map(() => buildExampleProduct()))),
}))

vi.mock('../../state/product/products.ts', () => ({
  loadProductsAt: (indices: number[]) => Promise.resolve(indices.map(() => buildExampleProduct())),
}))
vi.mock('./useWaysOn.ts', () => ({
  useWaysOn: () => ({ without: [{ word: 'morphine', query: 'tablets', count: 2 }], nearest: undefined }),
}))
vi.mock('./FoundProducts.tsx', () => ({
  FoundProducts: ({ products, lack }: { products: unknown[]; lack: ReactNode }) => (
    <>
      <p>Found {products.length}</p>
      {lack}
    </>
  ),
}))

afterEach(() => {
  cleanup()
  vi.mocked(searchCatalogue).mockReset().mockRejectedValue(new Error('404'))
})

const FOUND = {
  ranked: [0],
  count: 1,
  exact: [],
  matched: [],
  dropped: [],
  short: [],
  nearest: undefined,
  unsold: [],
  isMentioned: false,
  advice: [],
  senses: [],
  named: [],
}

function renderAt(search: string) {
  return render(
    <PageAddressContext value={{ path: '/search', search }}>
      <SearchPage />
    </PageAddressContext>,
  )
}

test.each([
  [{ dropped: [] }, '1 product for “blue gloves”', ''],
  [{ dropped: ['blue'] }, '1 product for “gloves”', 'Nothing has all of “blue gloves”. Left out: blue.'],
  [{ dropped: ['blue', 'glove'] }, 'The nearest to “blue gloves”', 'Left out: blue, gloves.'],
  [{ dropped: [], nearest: 'glue gloves' }, '1 product for “glue gloves”', 'Nothing is called “blue gloves”.'],
  [{ dropped: ['blue'], unsold: ['blue'] }, 'We do not sell blue', 'These are the nearest that we sell.'],
  [{ dropped: [], isMentioned: true }, '1 product that only mentions “blue gloves”', ''],
])('above what is found with %j stands what it is', async (facts, title, note) => {
  vi.mocked(searchCatalogue).mockResolvedValue({ ...FOUND, ...facts })
  const { container } = renderAt('?q=blue+gloves')
  await screen.findByText(/^Found/)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
  expect(container.textContent).toContain(note)
  expect(container.textContent).not.toContain('Nothing found')
})

test('advice stands before what is found', async () => {
  vi.mocked(searchCatalogue).mockResolvedValue({ ...FOUND, advice: ['In an emergency call 999.'] })
  const { container } = renderAt('?q=burn+not+breathing')
  await screen.findByText(/^Found/)
  expect(container.textContent).toMatch(/In an emergency call 999\..*Found 1/)
})

test('an exact code is named, with what it is a code of', async () => {
  vi.mocked(searchCatalogue).mockResolvedValue({ ...FOUND, exact: [0] })
  const { container } = renderAt('?q=pg+100')
  await screen.findByText(/^Found/)
  expect(container.textContent).toContain(`Exact code: SKU PG-100 is ${buildExampleProduct().title}.`)
})

test('a medicine that the shop does not sell is named as such, with a way on', async () => {
  const none = { ranked: [], count: 0, dropped: ['morphine', 'tablet'], unsold: ['morphine', 'Ventolin'] }
  vi.mocked(searchCatalogue).mockResolvedValue({ ...FOUND, ...none })
  const { container } = renderAt('?q=morphine+ventolin+tablets')
  await screen.findByText(/^Search for something else/)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('We do not sell morphine or Ventolin')
  expect(container.textContent).not.toContain('Nothing found')
  // Its form alone is no way to it.
  expect(container.textContent).not.toContain('Leave out')
})

test('a search that fails is reported with a way on; the page is not reloaded again and again', async () => {
  renderAt('?q=gloves')
  expect((await screen.findByRole('alert')).textContent).toContain('did not work')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Search for “gloves”')
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeDefined()
  expect(searchCatalogue).toHaveBeenCalledOnce()
})

test('where only the first products come, they stay, and the page says so', async () => {
  vi.mocked(searchCatalogue).mockResolvedValue({ ...FOUND, ranked: [0, 1, 2, 3, 4, 5], count: 6 })
  vi.mocked(loadCards)
    .mockResolvedValueOnce(Array.from({ length: 4 }, () => buildExampleProduct()))
    .mockRejectedValueOnce(new Error('404'))
  const { container } = renderAt('?q=gloves')
  expect((await screen.findByRole('alert')).textContent).toContain('Not all products are here')
  expect(container.textContent).toContain('Found 4')
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeDefined()
})
