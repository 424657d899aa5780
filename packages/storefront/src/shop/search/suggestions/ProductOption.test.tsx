// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { buildExampleProduct } from '@shop/core/fixtures/examples.ts'
import { ProductOption } from './ProductOption.tsx'

afterEach(cleanup)

test.each([
  ['what is added at once', {}, true],
  ['what has options', { options: [{ name: 'Size', values: ['S', 'M'] }] }, false],
  ['what the words choose all of', { options: [{ name: 'Size', values: ['XL', 'Large'] }] }, true],
  [
    'what the words choose a part of',
    {
      options: [
        { name: 'Size', values: ['XL', 'Large'] },
        { name: 'Length', values: ['Short', 'Tall'] },
      ],
    },
    false,
  ],
  [
    'what the words choose at a price that is not shown',
    { options: [{ name: 'Size', values: ['XL', 'Large'] }], priceIncVat: { pence: 3594, isFrom: true } },
    false,
  ],
  ['what has a status to be read', { status: { text: 'Discontinued' } }, false],
] as const)('a suggestion of %s can be added to the cart: %s', (_, facts, canAdd) => {
  const found = { query: 'gloves large', matched: ['gloves', 'large'], coded: [] }
  const product = buildExampleProduct(facts)
  const { container } = render(<ProductOption id="a" isActive={false} product={product} found={found} />)
  expect(container.querySelector('[title^="Add to cart"]') !== null).toBe(canAdd)
})
