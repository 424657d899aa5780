// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { GlanceTable } from './GlanceTable.tsx'

const TABLE = {
  title: 'Tapes at a glance',
  columns: ['Colour', 'Width'],
  rows: [
    {
      slug: 'tape',
      title: 'Paper tape',
      priceIncVat: { pence: 120, isFrom: true },
      pack: { count: 12, unit: 'box', of: 'rolls' },
      values: ['White', undefined],
    },
  ],
}

test('each product links to its page, with its facts, price and pack; what is not known is said', () => {
  render(<GlanceTable table={TABLE} />)
  const [, row] = screen.getAllByRole('row', { hidden: true })
  expect(within(row!).getByRole('link', { hidden: true }).getAttribute('href')).toMatch(/\/detail\/tape$/)
  const cells = within(row!).getAllByRole('cell', { hidden: true })
  expect(cells.map(({ textContent }) => textContent)).toEqual(['White', 'Not stated', 'From £1.20Box of 12'])
})

test('it is closed until it is opened', () => {
  const { container } = render(<GlanceTable table={TABLE} />)
  expect(container.querySelector('details')?.open).toBe(false)
})
