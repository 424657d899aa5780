// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Pagination } from './Pagination.tsx'

afterEach(cleanup)

const show = (page: number, pageCount: number) =>
  render(<Pagination page={page} pageCount={pageCount} hrefFor={(number) => `/search?q=a&page=${number}`} />)
const findLink = (name: string) => screen.getByRole('link', { name })

test('five real links are shown, with this page marked as the current one @spec-9.2', () => {
  show(7, 20)
  const numbers = screen.getAllByRole('link').map(({ textContent }) => textContent)
  expect(numbers).toEqual(['', 'Page 5', 'Page 6', 'Page 7', 'Page 8', 'Page 9', ''])
  expect(findLink('Page 7').getAttribute('aria-current')).toBe('page')
  expect(findLink('Page 8').getAttribute('aria-current')).toBeNull()
  expect(findLink('Page 8').getAttribute('href')).toBe('/search?q=a&page=8')
  expect(findLink('Next page').getAttribute('href')).toBe('/search?q=a&page=8')
  expect(findLink('Previous page').getAttribute('href')).toBe('/search?q=a&page=6')
})

test.each([
  [1, 'Previous page'],
  [3, 'Next page'],
])('on page %i of 3 the link "%s" leads nowhere and is marked as disabled', (page, name) => {
  show(page, 3)
  expect(findLink(name).getAttribute('href')).toBeNull()
  expect(findLink(name).getAttribute('aria-disabled')).toBe('true')
})

test('a listing of one page shows no page links', () => {
  const { container } = show(1, 1)
  expect(container.textContent).toBe('')
})
