import { expect, test } from 'vitest'
import { buildExampleCatalogue, buildExampleEntry, buildExampleProduct } from '../fixtures/examples.ts'
import { findRelated } from './related.ts'

const shelf = ['a', 'b', 'c', 'd', 'e', 'f'].map((slug) => buildExampleProduct({ slug, title: slug }))
const tops = ['navy', 'wine'].map((colour) =>
  buildExampleProduct({ slug: `top-${colour}`, title: `Scrub top, ${colour}`, range: 'top', attributes: { colour } }),
)
const kit = buildExampleProduct({ slug: 'kit', title: 'Kit', goesWith: ['e', 'gone', 'a', 'kit', 'e'] })
const case_ = buildExampleProduct({ slug: 'case', title: 'Case', goesWith: ['kit', 'top-navy'] })
const bed = buildExampleProduct({ slug: 'bed', title: 'Low bed', attributes: { form: 'Bed', power: 'Mains' } })
const handBed = buildExampleProduct({
  slug: 'hand-bed',
  title: 'Hand bed',
  attributes: { form: 'Bed', power: 'Manual' },
  goesWith: ['bed'],
})
const catalogue = buildExampleCatalogue(
  [...shelf, ...tops, kit, case_, bed, handBed],
  [buildExampleEntry({ id: 'beds', slugs: ['bed', 'hand-bed', 'a'] })],
)
const SHELF = ['top-navy', 'a', 'b', 'c', 'gone', 'd', 'e']

function findSlugs(slug: string) {
  const product = catalogue.products.find((other) => other.slug === slug)!
  const { goesWith, alternatives, neighbours } = findRelated(catalogue, product, SHELF)
  return {
    goesWith: goesWith.map((other) => other.slug),
    alternatives: alternatives.map((other) => other.product.slug),
    neighbours: neighbours.map((other) => other.slug),
  }
}

test('first what the product names, then what names the product, each once and never itself', () => {
  expect(findSlugs('kit')).toEqual({ goesWith: ['e', 'a', 'case'], alternatives: [], neighbours: [] })
})

test('an accessory leads to what it is for', () => {
  expect(findSlugs('e').goesWith).toEqual(['kit'])
})

test('an alternative is not listed as going with the product as well', () => {
  expect(findSlugs('bed')).toEqual({ goesWith: [], alternatives: ['hand-bed'], neighbours: [] })
})

test('of its own range nothing is related', () => {
  const alone = { ...tops[1]!, goesWith: ['top-navy'] }
  const { goesWith, neighbours } = findRelated(catalogue, alone, SHELF)
  expect(goesWith).toEqual([])
  expect(neighbours.map(({ slug }) => slug)).toEqual(['a', 'b', 'c', 'd'])
})

test('a product with no closer relation is shown with others of its category, four at most', () => {
  expect(findSlugs('f').neighbours).toEqual(['top-navy', 'a', 'b', 'c'])
})
