import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EXAMPLE_ATTRIBUTES } from '../fixtures/exampleAttributes.ts'
import { anyText, buildExampleProduct } from '../fixtures/examples.ts'
import { buildList, viewList } from './list.ts'

const products = ['Black', 'White', 'Black'].map((colour, index) =>
  buildExampleProduct({
    slug: `p-${index}`,
    priceIncVat: { pence: 3000 - 1000 * index, isFrom: false },
    attributes: { colour },
  }),
)
const list = buildList(products, EXAMPLE_ATTRIBUTES)

test('an address narrows and sorts', () => {
  const { indices, found, page } = viewList(list, 'colour=Black&sort=price-up&page=2')
  expect({ indices, found, page }).toEqual({ indices: [2, 0], found: [0, 2], page: 2 })
})

test('any address shows a part of the list, each product once', () => {
  fc.assert(
    fc.property(anyText, (query) => {
      const { indices } = viewList(list, query)
      expect(new Set(indices).size).toBe(indices.length)
      for (const index of indices) expect(products[index]).toBeDefined()
    }),
  )
})
