import { describe, expect, test } from 'vitest'
import type { Product } from '../catalogue/catalogue.ts'
import { buildExampleCatalogue, buildExampleEntry, buildExampleProduct } from '../fixtures/examples.ts'
import { findAlternatives } from './alternatives.ts'

const monitor = buildExampleProduct({
  slug: 'monitor',
  title: 'M3 Blood Pressure Monitor',
  attributes: { form: 'Upper-arm digital', patient: 'Adult', power: '4 × AA batteries', use: 'Home' },
  priceIncVat: { pence: 5999, isFrom: false },
})

function findFor(base: Product, ...others: Partial<Product>[]) {
  const products = others.map((facts, index) => buildExampleProduct({ slug: `other-${index}`, ...facts }))
  return findAlternatives(buildExampleCatalogue([base, ...products]), base).map(({ product, differences }) => ({
    slug: product.slug,
    differences,
  }))
}

test('an alternative comes with what differs', () => {
  const other = { attributes: { ...monitor.attributes, power: 'Mains' }, priceIncVat: { pence: 7199, isFrom: false } }
  expect(findFor(monitor, other)).toEqual([
    { slug: 'other-0', differences: ['power: Mains instead of 4 × AA batteries', '£12.00 more'] },
  ])
})

describe('of another kind, and so no alternative, is', () => {
  const couch = { title: 'Couch roll', attributes: { use: 'Couch cover', material: 'Paper' } }
  test.each<[string, Partial<Product>, Partial<Product>]>([
    [
      'another form and name',
      { title: 'Bed', attributes: { form: 'Low' } },
      { title: 'Chair', attributes: { form: 'High' } },
    ],
    ['another medicine', { attributes: { ingredient: 'Aspirin' } }, { attributes: { ingredient: 'Ibuprofen' } }],
    [
      'another form of the medicine',
      { attributes: { ingredient: 'Paracetamol', form: 'Tablets', use: 'Pain' } },
      { attributes: { ingredient: 'Paracetamol', form: 'Oral suspension', use: 'Pain' } },
    ],
    [
      'a part of another model',
      { attributes: { form: 'Bulb', fits: 'BETA 200' } },
      { attributes: { form: 'Bulb', fits: 'mini 3000' } },
    ],
    [
      'for another patient',
      { attributes: { form: 'Mask', patient: 'Infant' } },
      { attributes: { form: 'Mask', patient: 'Adult and child' } },
    ],
    [
      'of the same use but another name',
      couch,
      { title: 'Lining', attributes: { use: 'Couch cover', material: 'Cloth' } },
    ],
    [
      'described quite differently',
      couch,
      { title: 'Couch cover', attributes: { use: 'Couch cover', colour: 'Red', fit: 'Tight', size: 'L' } },
    ],
    [
      'a bin for other waste',
      { title: 'Sharps bin, yellow', attributes: { use: 'Sharps with medicines', capacity: '1 L' } },
      { title: 'Sharps bin, purple', attributes: { use: 'Cytotoxic sharps', capacity: '2 L' } },
    ],
  ])('what is %s', (_, base, other) => {
    const dearer = { priceIncVat: { pence: 9999, isFrom: false } }
    expect(findFor(buildExampleProduct({ slug: 'base', ...base }), { ...dearer, ...other })).toEqual([])
  })
})

test('a wider use of a thing with the same name is an alternative', () => {
  const base = buildExampleProduct({
    slug: 'base',
    title: '502 couch',
    attributes: { use: 'Examination', power: 'Mains' },
  })
  const wider = { title: '503 couch', attributes: { use: 'Examination and treatment', power: 'Mains' } }
  expect(findFor(base, wider)).toHaveLength(1)
})

test('never itself, its own range, a product of another category, or one that differs in nothing', () => {
  const base = { ...monitor, range: 'm3' }
  const elsewhere = buildExampleProduct({ ...monitor, slug: 'elsewhere', priceIncVat: { pence: 1, isFrom: false } })
  const sibling = buildExampleProduct({ ...elsewhere, slug: 'sibling', range: 'm3' })
  const same = buildExampleProduct({ ...monitor, slug: 'same' })
  const catalogue = buildExampleCatalogue(
    [base, elsewhere, sibling, same],
    [
      buildExampleEntry({ id: '/', slugs: ['monitor', 'elsewhere'] }),
      buildExampleEntry({ id: 'monitors', slugs: ['monitor', 'monitor', 'sibling', 'same', 'gone'] }),
    ],
  )
  expect(findAlternatives(catalogue, base)).toEqual([])
})

test('once each, however often and in however many categories it is listed', () => {
  const other = buildExampleProduct({ ...monitor, slug: 'other', priceIncVat: { pence: 1, isFrom: false } })
  const twice = buildExampleEntry({ id: 'monitors', slugs: ['monitor', 'other', 'other'] })
  for (const entries of [[twice], [twice, { ...twice, id: 'ward' }]]) {
    const found = findAlternatives(buildExampleCatalogue([monitor, other], entries), monitor)
    expect(found.map(({ product }) => product.slug)).toEqual(['other'])
  }
})

test('the likest come first, then the nearest in price, three at most, one of each range', () => {
  const like = (pence: number, facts: object = {}, rest: Partial<Product> = {}): Partial<Product> => ({
    attributes: { ...monitor.attributes, ...facts },
    priceIncVat: { pence, isFrom: false },
    ...rest,
  })
  const found = findFor(
    monitor,
    like(9999),
    like(6000, { power: 'Mains' }),
    like(6100, {}, { range: 'm7' }),
    like(6200, {}, { range: 'm7' }),
    like(5998),
  )
  expect(found.map(({ slug }) => slug)).toEqual(['other-4', 'other-2', 'other-0'])
})

test('of several that only look different, one is enough', () => {
  const base = { ...monitor, attributes: { ...monitor.attributes, finish: 'Steel' } }
  const looks = ['Copper', 'Mirror'].map((finish) => ({
    attributes: { ...base.attributes, finish },
    priceIncVat: base.priceIncVat,
  }))
  expect(findFor(base, ...looks)).toEqual([{ slug: 'other-0', differences: ['finish: Copper instead of Steel'] }])
})
