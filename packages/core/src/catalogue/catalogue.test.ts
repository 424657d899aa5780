import { describe, expect, test } from 'vitest'
import { buildExampleCatalogue, buildExampleEntry, buildExampleProduct } from '../fixtures/examples.ts'
import { findCategories, findGroup, findProduct, findProducts, type GroupNames } from './catalogue.ts'

const gauze = buildExampleProduct({ slug: 'gauze', title: 'Gauze' })
const tape = buildExampleProduct({ slug: 'tape', title: 'Tape' })
const catalogue = buildExampleCatalogue(
  [gauze, tape],
  [
    buildExampleEntry({ id: 'pulse_oximeters', title: 'Pulse oximeters', slugs: ['tape', 'gone', 'tape'] }),
    buildExampleEntry({ id: 'firstaid', title: 'First aid', slugs: [] }),
    buildExampleEntry({ id: 'pulse_oximeters', title: 'Stethoscopes', slugs: ['gauze'] }),
  ],
)

test('a product is found by its slug', () => {
  expect(findProduct(catalogue, 'gauze')).toBe(gauze)
  expect(findProduct(catalogue, 'tape')).toBe(tape)
})

test.each(['', 'Gauze', 'gauze ', '__proto__', 'constructor'])('no product has the slug %j', (slug) => {
  expect(findProduct(catalogue, slug)).toBeUndefined()
})

test('two catalogues do not mix', () => {
  const other = buildExampleCatalogue([buildExampleProduct({ slug: 'gauze', title: 'Other gauze' })])
  expect(findProduct(catalogue, 'gauze')?.title).toBe('Gauze')
  expect(findProduct(other, 'gauze')?.title).toBe('Other gauze')
  expect(findProduct(other, 'tape')).toBeUndefined()
})

test('products come in the order asked for, repeats included, without those that are gone', () => {
  expect(findProducts(catalogue, ['tape', 'gone', 'gauze', 'tape'])).toEqual([tape, gauze, tape])
})

describe('findCategories', () => {
  test('every entry with the id is found, in catalogue order, with its products', () => {
    const found = findCategories(catalogue, 'pulse_oximeters')
    expect(found.map(({ title }) => title)).toEqual(['Pulse oximeters', 'Stethoscopes'])
    expect(found.map(({ products }) => products)).toEqual([[tape, tape], [gauze]])
  })

  test('an entry that lists nothing is found without products', () => {
    expect(findCategories(catalogue, 'firstaid')).toMatchObject([{ id: 'firstaid', products: [] }])
  })

  test.each(['', '/', 'Firstaid', 'gone'])('no entry has the id %j', (id) => {
    expect(findCategories(catalogue, id)).toEqual([])
  })
})

describe('findGroup', () => {
  const category = { id: 'firstaid', shortTitle: 'First aid' }
  const groups: GroupNames[] = [
    { id: 'ems', title: 'EMS', categories: [] },
    { id: 'disposables', title: 'Disposables', categories: [category] },
  ]

  test('the group is the one whose menu lists the category', () => {
    expect(findGroup(groups, 'firstaid')?.id).toBe('disposables')
  })

  test('a category that no menu lists has no group', () => {
    expect(findGroup(groups, 'ems')).toBeUndefined()
  })
})
