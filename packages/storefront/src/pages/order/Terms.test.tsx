// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Terms } from './Terms.tsx'

interface Facts {
  readonly terms: { payment?: string; delivery?: string }
  readonly information: (readonly [slug: string, title: string])[]
}

const facts = vi.hoisted((): Facts => ({ terms: {}, information: [] }))
vi.mock('virtual:terms', () => ({ terms: facts.terms }))
vi.mock('virtual:shop', () => ({ information: facts.information }))

afterEach(cleanup)

const readTerms = () => screen.getAllByRole('definition').map(({ textContent }) => textContent.trim())

test('what an owner leaves out is not stated, and nothing is invented in its place', () => {
  render(<Terms />)
  expect(readTerms()).toEqual(['not stated', 'not stated'])
})

test('the owner’s words stand as they are, with the owner’s page about delivery', () => {
  Object.assign(facts.terms, { payment: 'By invoice, 30 days.', delivery: 'By our van on Tuesdays, free.' })
  facts.information.push(['returns', 'Returns'], ['delivery', 'Delivery and collection'])
  render(<Terms />)
  expect(readTerms()).toEqual([
    'By invoice, 30 days.',
    'By our van on Tuesdays, free. More on the page “Delivery and collection”',
  ])
  expect(screen.getByRole('link').getAttribute('href')).toContain('/delivery')
})
