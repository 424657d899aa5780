// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import type { ProductStatus } from '@shop/core/catalogue/status.ts'
import { UnlessHeld } from './UnlessHeld.tsx'

const SUSPENDED: ProductStatus = { text: 'Suspended until 1 December 2026', isHeld: true, ends: '2026-12-01' }
const REPLACED: ProductStatus = { text: 'Being phased out', by: { slug: 'new', title: 'Classic III' } }

const build = (status?: ProductStatus) => (
  <UnlessHeld product={status ? { status } : {}}>
    <button>Add</button>
  </UnlessHeld>
)
const findButton = () => screen.queryByRole('button')

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('what cannot be ordered has no button, and says why', () => {
  vi.setSystemTime('2026-11-30T12:00:00')
  render(build(SUSPENDED))
  expect(screen.getByText('Suspended until 1 December 2026.')).toBeDefined()
  expect(findButton()).toBeNull()
})

test('the note goes on the day that it can be ordered again, even from a page built before', () => {
  vi.setSystemTime('2026-12-01T00:00:01')
  render(build(SUSPENDED))
  expect(screen.queryByText(/Suspended/)).toBeNull()
  expect(findButton()).not.toBeNull()
  expect(renderToString(build(SUSPENDED))).toContain('Suspended until 1 December 2026')
})

test('what is phased out can be ordered, with its successor one press away', () => {
  render(build(REPLACED))
  expect(findButton()).not.toBeNull()
  expect(screen.getByRole('link', { name: 'See Classic III' }).getAttribute('href')).toBe('/detail/new')
})

test('a product without a status is as it was', () => {
  render(build())
  expect(document.body.textContent).toBe('Add')
})
