// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { PageAddressContext } from '../../state/page/pageAddress.ts'
import { searchCatalogue } from '../../state/search/search.ts'
import { SearchPage } from './SearchPage.tsx'

vi.mock('../../state/search/search.ts', () => ({
  searchCatalogue: vi.fn(() => Promise.reject(new Error('no worker'))),
}))

afterEach(cleanup)

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
