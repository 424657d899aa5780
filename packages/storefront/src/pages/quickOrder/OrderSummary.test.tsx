// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildExampleCatalogue, buildExampleProduct } from '@shop/core/fixtures/examples.ts'
import { buildCodeIndex } from '@shop/core/quickOrder/codeIndex.ts'
import { clearTexts } from '../../fixtures/fakeDisk.ts'
import { cart } from '../../state/cart/cart.ts'
import { matchLines } from './matchLines.ts'
import { OrderSummary } from './OrderSummary.tsx'

const index = buildCodeIndex(buildExampleCatalogue([buildExampleProduct({ slug: 'gloves', sku: 'PG-100' })]))
const lines = ['PG-100', 'NOPE-1'].map((code, at) => ({ id: at + 1, code, quantity: '2', rest: [], options: {} }))

beforeEach(async () => {
  await clearTexts()
  cart.read()
})
afterEach(cleanup)

test('says how many lines it adds, and how many are left to fix', () => {
  render(
    <OrderSummary keepsWords={false} matched={matchLines(lines, index, () => undefined)} onMessage={() => undefined} />,
  )
  expect(screen.getByRole('button').textContent).toBe('Add 1 line to the cart')
  expect(screen.getByText(/^1 to fix/)).toBeDefined()
})

test('the answer has the focus each time, also where it says the same again', async () => {
  const user = userEvent.setup()
  render(
    <OrderSummary keepsWords={false} matched={matchLines(lines, index, () => undefined)} onMessage={() => undefined} />,
  )
  for (let time = 0; time < 2; time += 1) {
    await user.click(screen.getByRole('button', { name: /^Add/ }))
    expect(document.activeElement?.textContent).toMatch(/^1 line is in your cart now/)
  }
})
