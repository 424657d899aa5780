import { expect, test } from 'vitest'
import { buildExampleCatalogue, buildExampleProduct } from '../fixtures/examples.ts'
import { findProduct } from './catalogue.ts'
import { addFormerSlugs, listRenamed } from './formerSlugs.ts'

const gloves = buildExampleProduct()
const tape = buildExampleProduct({ slug: 'tape' })
const catalogue = buildExampleCatalogue([gloves, tape])

test('a product is found by the slugs that it had before', () => {
  const { products } = addFormerSlugs(catalogue, [
    { from: '/detail/gloves', to: '/detail/nitrile-gloves' },
    { from: '/detail/blue-gloves', to: '/detail/nitrile-gloves' },
  ])
  for (const slug of ['gloves', 'blue-gloves', 'nitrile-gloves'])
    expect(findProduct({ products }, slug)?.slug).toBe('nitrile-gloves')
  expect([...listRenamed(products)]).toEqual([
    ['gloves', 'nitrile-gloves'],
    ['blue-gloves', 'nitrile-gloves'],
  ])
})

test('neither a successor nor a page of another kind is the product that has gone', () => {
  const named = addFormerSlugs(catalogue, [
    { from: '/detail/gloves', to: '/detail/nitrile-gloves', successor: true },
    { from: '/detail/plaster', to: '/firstaid' },
    { from: '/tapes', to: '/detail/tape' },
  ])
  expect(named).toBe(catalogue)
})
