import { expect, test } from 'vitest'
import { buildExampleProduct } from '../../fixtures/examples.ts'
import { buildRange } from './range.ts'

const build = (slug: string, attributes: Record<string, string>, swatch?: string) =>
  buildExampleProduct({ slug, title: `Title of ${slug}`, attributes, ...(swatch && { swatch }) })

test('a range is told apart by the first of what its members differ in', () => {
  const products = [build('a', { colour: 'Navy', size: 'S' }, '#1d2f57'), build('b', { colour: 'Wine', size: 'S' })]
  expect(buildRange(products)).toEqual({
    name: 'Colour',
    members: [
      { slug: 'a', label: 'Navy', swatch: '#1d2f57' },
      { slug: 'b', label: 'Wine' },
    ],
  })
  expect(buildRange([build('a', { size: 'S' }), build('b', { size: 'M' })])?.name).toBe('Size')
})

test('a member that does not state it, and a range that nothing tells apart, go by their titles', () => {
  expect(buildRange([build('a', { colour: 'Navy' }), build('b', {})])?.members[1]?.label).toBe('Title of b')
  expect(buildRange([build('a', {}), build('b', {})])).toEqual({
    members: [
      { slug: 'a', label: 'Title of a' },
      { slug: 'b', label: 'Title of b' },
    ],
  })
})

test('a product that stands alone is no range', () => {
  expect(buildRange([build('a', { colour: 'Navy' })])).toBeUndefined()
})
