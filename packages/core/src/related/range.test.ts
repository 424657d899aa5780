import { expect, test } from 'vitest'
import { EXAMPLE_ATTRIBUTES } from '../fixtures/exampleAttributes.ts'
import { buildExampleProduct } from '../fixtures/examples.ts'
import { buildRange } from './range.ts'

const build = (slug: string, attributes: Record<string, string>, swatch?: string) =>
  buildExampleProduct({ slug, title: `Title of ${slug}`, attributes, ...(swatch && { swatch }) })

test('a range is told apart by the first of what its members differ in', () => {
  const products = [build('a', { colour: 'Navy', size: 'S' }, '#1d2f57'), build('b', { colour: 'Wine', size: 'S' })]
  expect(buildRange(products, EXAMPLE_ATTRIBUTES)).toEqual({
    name: 'Colour',
    members: [
      { slug: 'a', label: 'Navy', swatch: '#1d2f57' },
      { slug: 'b', label: 'Wine' },
    ],
  })
  expect(buildRange([build('a', { size: 'S' }), build('b', { size: 'M' })], EXAMPLE_ATTRIBUTES)?.name).toBe('Size')
  expect(buildRange([build('a', { dimensions: '1 m' }), build('b', {})], EXAMPLE_ATTRIBUTES)?.name).toBe('Dimensions')
})

test('sizes stand from the smallest up, and other members as they are listed', () => {
  const label = (values: string[]) =>
    buildRange(
      values.map((size) => build(size.toLowerCase(), { size })),
      EXAMPLE_ATTRIBUTES,
    )?.members.map(({ label }) => label)
  expect(label(['Small', 'Large', 'Extra large', 'Extra small'])).toEqual([
    'Extra small',
    'Small',
    'Large',
    'Extra large',
  ])
  expect(label(['Pack of 200', 'Bucket of 225'])).toEqual(['Pack of 200', 'Bucket of 225'])
})

test('a member that does not state it, and a range that nothing tells apart, go by their titles', () => {
  expect(buildRange([build('a', { colour: 'Navy' }), build('b', {})], EXAMPLE_ATTRIBUTES)?.members[1]?.label).toBe(
    'Title of b',
  )
  expect(buildRange([build('a', {}), build('b', {})], EXAMPLE_ATTRIBUTES)).toEqual({
    members: [
      { slug: 'a', label: 'Title of a' },
      { slug: 'b', label: 'Title of b' },
    ],
  })
})

test('what the shop has not said tells goods apart does not name a range', () => {
  const products = [build('a', { power: 'Mains' }), build('b', { power: 'Battery' })]
  expect(buildRange(products, EXAMPLE_ATTRIBUTES)).not.toHaveProperty('name')
  expect(buildRange([build('a', { colour: 'Navy' }), build('b', { colour: 'Wine' })], [])).not.toHaveProperty('name')
})

test('a product that stands alone is no range', () => {
  expect(buildRange([build('a', { colour: 'Navy' })], EXAMPLE_ATTRIBUTES)).toBeUndefined()
})
