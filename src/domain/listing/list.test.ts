import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText, buildExampleCatalogue, buildExampleProduct } from '../../fixtures/examples.ts'
import { buildList, viewList } from './list.ts'

const products = ['Black', 'White', 'Black'].map((colour, index) =>
  buildExampleProduct({
    slug: `p-${index}`,
    priceIncVat: { pence: 3000 - 1000 * index, isFrom: false },
    attributes: { colour },
  }),
)
const catalogue = buildExampleCatalogue(products)
const list = buildList(catalogue, products)

test('an address narrows and sorts', () => {
  const { indices, found, page } = viewList(list, 'colour=Black&sort=price-up&page=2')
  expect({ indices, found, page }).toEqual({ indices: [2, 0], found: [0, 2], page: 2 })
})

test('the facts are the catalogue’s, not those that travelled with a page', () => {
  const listed = products.map((product) => ({ ...product, attributes: undefined }))
  expect(buildList(catalogue, listed).facets.map(({ id }) => id)).toContain('colour')
})

test('a product that the catalogue lacks stays in the list, without facts', () => {
  const gone = buildExampleProduct({ slug: 'gone', attributes: { colour: 'Red' } })
  const { facets, products: shown } = buildList(catalogue, [...products, gone])
  expect(shown).toHaveLength(4)
  expect(facets.find(({ id }) => id === 'colour')?.values.map(({ key }) => key)).toEqual(['Black', 'White'])
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
