// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { buildExampleCatalogue } from '../../fixtures/examples.ts'
import { searchCatalogue } from '../../state/search/searchIndex.ts'
import { SearchPage } from './SearchPage.tsx'

vi.mock('../../state/search/searchIndex.ts', () => ({
  searchCatalogue: vi.fn(() => Promise.reject(new Error('no worker'))),
}))

afterEach(cleanup)

test('a search that fails is said, with ways on; the page is not loaded again and again', async () => {
  history.replaceState(null, '', '/search?q=gloves')
  render(<SearchPage catalogue={buildExampleCatalogue([])} />)
  expect((await screen.findByRole('alert')).textContent).toContain('could not be made')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Search for “gloves”')
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeDefined()
  expect(searchCatalogue).toHaveBeenCalledOnce()
})
