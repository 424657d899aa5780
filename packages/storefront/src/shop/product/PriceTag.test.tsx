// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { OldPrice, PriceTag } from './PriceTag.tsx'

afterEach(cleanup)

test.each([
  [{ pence: 119_900, isFrom: false }, { pence: 99_917, isFrom: false }, ['£1,199.00 inc.VAT', '£999.17 ex.VAT']],
  [{ pence: 1200, isFrom: true }, { pence: 1000, isFrom: true }, ['From £12.00 inc.VAT', 'From £10.00 ex.VAT']],
  [{ pence: 0, isFrom: false }, { pence: 0, isFrom: false }, ['£0.00 inc.VAT', '£0.00 ex.VAT']],
])('%j and %j read %j: the price including VAT first, each with its label', (priceIncVat, priceExVat, texts) => {
  render(<PriceTag product={{ priceIncVat, priceExVat }} />)
  expect(screen.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual(texts)
})

test('the old price is struck through and labelled', () => {
  const { container } = render(<OldPrice price={{ pence: 33_599, isFrom: false }} />)
  expect(container.textContent).toBe('was £335.99')
  expect(container.querySelector('s')?.textContent).toBe('£335.99')
})

test('where there is no old price none is mentioned', () => {
  const { container } = render(<OldPrice price={undefined} />)
  expect(container.textContent).toBe('')
})
