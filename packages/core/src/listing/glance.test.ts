import { expect, test } from 'vitest'
import { EXAMPLE_ATTRIBUTES } from '../fixtures/exampleAttributes.ts'
import { buildExampleProduct } from '../fixtures/examples.ts'
import { buildGlance } from './glance.ts'

const clip = buildExampleProduct({
  slug: 'clip',
  title: 'Clip',
  kind: 'fingertip',
  attributes: { patient: 'Adult', power: '2 × AAA' },
})
const handheld = buildExampleProduct({
  slug: 'handheld',
  title: 'Handheld',
  kind: 'handheld',
  attributes: { power: 'Mains' },
})
const sensor = buildExampleProduct({
  slug: 'sensor',
  title: 'Sensor',
  kind: 'sensor',
  options: [{ name: 'Size', values: ['S', 'L'] }],
})
const build = (products = [clip, handheld, sensor], facts = ['patient', 'power'], kinds?: string[]) =>
  buildGlance(products, { title: 'At a glance', facts, ...(kinds && { kinds }) }, EXAMPLE_ATTRIBUTES)

test('a row for each product and a column for each fact; what is not stated is left open', () => {
  expect(build()).toMatchObject({
    columns: ['Patient', 'Power'],
    rows: [
      { slug: 'clip', title: 'Clip', priceIncVat: { pence: 1200 }, values: ['Adult', '2 × AAA'] },
      { slug: 'handheld', values: [undefined, 'Mains'] },
      { slug: 'sensor', values: [undefined, undefined] },
    ],
  })
})

test('a fact that can be chosen is all its choices, and one that nobody states has no column', () => {
  const table = build(undefined, ['size', 'material', 'unknown'])
  expect(table?.columns).toEqual(['Size'])
  expect(table?.rows.map(({ values }) => values)).toEqual([[undefined], [undefined], ['S, L']])
})

test('it has the kinds that are named, and each product once', () => {
  const table = build([clip, handheld, sensor, clip], undefined, ['fingertip', 'handheld'])
  expect(table?.rows.map(({ slug }) => slug)).toEqual(['clip', 'handheld'])
})

test('there is none where it would compare nothing', () => {
  expect(build([clip])).toBeUndefined()
  expect(build(undefined, undefined, ['fingertip'])).toBeUndefined()
  expect(build(undefined, ['material'])).toBeUndefined()
})
