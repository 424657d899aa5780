// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Product } from '@shop/core/catalogue/catalogue.ts'
import { buildExampleProduct } from '@shop/core/fixtures/examples.ts'
import { buildExampleOrder } from '@shop/core/fixtures/orderExamples.ts'
import { keepCurrency } from '@shop/core/money/price.ts'
import { PricesThenAndNow } from './PricesThenAndNow.tsx'

afterEach(cleanup)

/** One box of gloves was ordered at £12.00, £10.00 before VAT. */
function renderPrices(products: readonly Product[]): HTMLElement {
  const price = keepCurrency({ incPence: 1200, exPence: 1000 })
  const lines = [{ slug: 'nitrile-gloves', options: {}, quantity: 1, price }]
  render(<PricesThenAndNow lines={lines} order={buildExampleOrder({ cart: lines })} products={{ products }} />)
  return screen.getByRole('region', { name: 'Prices then and now' })
}

test('lines that cost what they did are one sentence', () => {
  const prices = renderPrices([buildExampleProduct()])
  expect(within(prices).getByText('Every line costs today what it cost then.')).toBeTruthy()
  expect(within(prices).queryByRole('table')).toBeNull()
})

test.each([
  [
    'that costs more now has both prices',
    [buildExampleProduct({ priceIncVat: { pence: 1350, isFrom: false } })],
    '£13.50',
  ],
  ['that is not sold any more says so', [], 'No longer sold'],
])('a line %s', (_, products, now) => {
  const row = within(renderPrices(products)).getByRole('row', { name: /^Nitrile gloves/ })
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['£12.00', now])
})
