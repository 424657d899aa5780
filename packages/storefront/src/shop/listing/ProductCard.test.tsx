// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Product } from '@shop/core/catalogue/catalogue.ts'
import { buildExampleProduct } from '@shop/core/fixtures/examples.ts'
import { clearTexts } from '../../fixtures/fakeDisk.ts'
import { cart } from '../../state/cart/cart.ts'
import { readSelected } from '../../state/product/readSelected.ts'
import { Notices } from '../frame/Notices.tsx'
import { ProductCard } from './ProductCard.tsx'

const OPTIONS = [
  { name: 'Size', values: ['S', 'M'] },
  { name: 'Length', values: ['Regular', 'Long'] },
]

// Names below leave a space out where jsdom does, which knows no layout; in browsers it is there (tests/journeys).
function renderCard(facts: Partial<Product> = {}) {
  render(
    <>
      <ProductCard product={buildExampleProduct(facts)} />
      <Notices />
    </>,
  )
  return { user: userEvent.setup(), card: within(screen.getByRole('article')) }
}

function readCart() {
  return cart.read().lines
}

beforeEach(async () => {
  localStorage.clear()
  await clearTexts()
  cart.read()
})
afterEach(cleanup)

describe('a card says', () => {
  test.each([
    ['the name', 'Nitrile gloves'],
    ['the maker', 'Penhallow'],
    ['the SKU', 'SKU PG-100'],
    ['the pack', 'Box of 100 gloves'],
    ['the price inc.VAT', '£12.00 inc.VAT'],
    ['the price ex.VAT', '£10.00 ex.VAT'],
  ])('%s: %s', (_, text) => {
    renderCard()
    expect(screen.getByRole('article').textContent).toContain(text)
  })

  test('the old price, struck through', () => {
    renderCard({ oldPrice: { pence: 1500, isFrom: false } })
    expect(screen.getByRole('article').querySelector('s')?.textContent).toBe('£15.00')
  })

  test.each([
    ['an empty SKU', { sku: '' }, /SKU/],
    ['no old price', {}, /was/],
    ['no legal class', {}, /medicine/],
    ['a general-sale medicine', { legalClass: 'GSL' } as const, /Pharmacy medicine/],
    ['a range of one colour', {}, /colours/],
  ])('nothing of %s', (_, facts, text) => {
    renderCard(facts)
    expect(screen.getByRole('article').textContent).not.toMatch(text)
  })

  test('that a medicine is a pharmacy medicine', () => {
    renderCard({ legalClass: 'P' })
    expect(screen.getByRole('article').textContent).toContain('Pharmacy medicine')
  })

  test('how many colours the range has', () => {
    renderCard({ swatches: ['#000000', '#111111', '#222222', '#333333', '#444444', '#555555', '#666666'] })
    expect(screen.getByRole('article').textContent).toContain('7 colours')
  })
})

test('a click on the name keeps the card and leads to the product', async () => {
  const { user, card } = renderCard()
  const link = card.getByRole('link', { name: 'Nitrile gloves' })
  expect(link.getAttribute('href')).toBe('/detail/nitrile-gloves')
  await user.click(link)
  expect(readSelected()).toBe('nitrile-gloves')
})

/** The price of the card's product, as a line remembers it. */
const PRICE = { incPence: 1200, exPence: 1000 }

test('a card that is opened in another tab is not kept', async () => {
  const { user, card } = renderCard()
  await user.keyboard('{Control>}')
  await user.click(card.getByRole('link', { name: 'Nitrile gloves' }))
  expect(readSelected()).toBeUndefined()
})

describe('Add', () => {
  test('puts one into the cart, and says so', async () => {
    const { user, card } = renderCard()
    await user.click(card.getByRole('button', { name: /^Add ?to cart: Nitrile gloves$/ }))
    expect(readCart()).toEqual([{ slug: 'nitrile-gloves', options: {}, quantity: 1, price: PRICE }])
    expect(await screen.findByText('Added to your cart: Nitrile gloves')).toBeTruthy()
    expect(card.getByRole('button', { name: /^Added ?to cart: Nitrile gloves$/ })).toBeTruthy()
  })

  test('puts another into the cart each time', async () => {
    const { user, card } = renderCard()
    await user.click(card.getByRole('button', { name: /^Add/ }))
    await user.click(card.getByRole('button', { name: /^Add/ }))
    expect(readCart()).toEqual([{ slug: 'nitrile-gloves', options: {}, quantity: 2, price: PRICE }])
  })
})

test('a product with options is chosen on its own page first', async () => {
  const { user, card } = renderCard({ options: OPTIONS })
  expect(card.queryByRole('button', { name: /^Add/ })).toBeNull()
  const link = card.getByRole('link', { name: /^Choose ?size and length: Nitrile gloves$/ })
  expect(link.getAttribute('href')).toBe('/detail/nitrile-gloves')
  await user.click(link)
  expect(readSelected()).toBe('nitrile-gloves')
  expect(readCart()).toEqual([])
})

test('a name with markup in it is shown as it is written', () => {
  const title = '<b>Bold</b> & "quoted" <script>alert(1)</script>'
  const { card } = renderCard({ title })
  expect(card.getByRole('heading', { name: title })).toBeTruthy()
})

test('Compare chooses the product and takes it back, and says which it is', async () => {
  const { user, card } = renderCard()
  const toggle = await card.findByRole('button', { name: /^Compare ?Nitrile gloves$/ })
  expect(toggle.getAttribute('aria-pressed')).toBe('false')
  await user.click(toggle)
  expect(toggle.getAttribute('aria-pressed')).toBe('true')
  await user.click(toggle)
  expect(toggle.getAttribute('aria-pressed')).toBe('false')
})
