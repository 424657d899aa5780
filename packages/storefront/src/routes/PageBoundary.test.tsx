// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getText, keepTexts } from '../state/stored/device.ts'
import { PageBoundary } from './PageBoundary.tsx'

function Broken(): never {
  throw new Error('an error of the shop')
}

// React reports what the boundary caught; the test means it to.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a page without an error is shown as it is', () => {
  render(
    <PageBoundary>
      <h1>First aid</h1>
    </PageBoundary>,
  )
  expect(screen.getByRole('heading', { name: 'First aid' })).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a page with an error says so in plain words, without the error itself', () => {
  const { container } = render(
    <PageBoundary>
      <Broken />
    </PageBoundary>,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'This page could not be shown' })).toBeTruthy()
  expect(container.textContent).toContain('what you have in your cart is still there')
  expect(container.textContent).not.toContain('an error of the shop')
})

test('the page can be loaded again', async () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  render(
    <PageBoundary>
      <Broken />
    </PageBoundary>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Load the page again' }))
  expect(reload).toHaveBeenCalledOnce()
})

test('the cart is not touched', () => {
  keepTexts(new Map([['cart', '{"version":1,"lines":[]}']]))
  render(
    <PageBoundary>
      <Broken />
    </PageBoundary>,
  )
  expect(getText('cart')).toBe('{"version":1,"lines":[]}')
})

test('the next page is shown after a page with an error', () => {
  const { rerender } = render(
    <PageBoundary key="/broken">
      <Broken />
    </PageBoundary>,
  )
  rerender(
    <PageBoundary key="/firstaid">
      <h1>First aid</h1>
    </PageBoundary>,
  )
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('First aid')
})
