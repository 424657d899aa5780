import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Product } from '../catalogue/catalogue.ts'
import { EXAMPLE_ATTRIBUTES } from '../fixtures/exampleAttributes.ts'
import { anyText, buildExampleProduct } from '../fixtures/examples.ts'
import { buildFacets } from './facets.ts'

const build = (facts: readonly Partial<Product>[]) =>
  buildFacets(
    facts.map((fact) => buildExampleProduct(fact)),
    EXAMPLE_ATTRIBUTES,
  )
const read = (facts: readonly Partial<Product>[], id: string) =>
  build(facts)
    .find((facet) => facet.id === id)
    ?.values.map(({ label, members }) => [label, members.size])

describe('buildFacets', () => {
  test('counts the products of every value, and a brand before its maker', () => {
    const facts = [
      { supplier: 'Haleon', brand: 'Nurofen' },
      { supplier: 'Omron' },
      { supplier: 'Omron' },
      { supplier: '' },
    ]
    expect(read(facts, 'brand')).toEqual([
      ['Nurofen', 1],
      ['Omron', 2],
    ])
  })

  test('counts a product once for each of several values that it states', () => {
    const exudate = { id: 'exudate', label: 'Exudate', values: ['None', 'Light', 'Heavy'], several: true, filter: true }
    const products = ['Light, Heavy', 'None, Light'].map((text) =>
      buildExampleProduct({ attributes: { exudate: text } }),
    )
    const [facet] = buildFacets(products, [exudate])
    expect(facet?.values.map(({ key, members }) => [key, [...members]])).toEqual([
      ['None', [1]],
      ['Light', [0, 1]],
      ['Heavy', [0]],
    ])
  })

  test('asks what goods state several values of before other facts', () => {
    const exudate = { id: 'exudate', label: 'Exudate', values: ['None', 'Light'], several: true }
    const products = ['None', 'None', 'Light', undefined].map((text) =>
      buildExampleProduct({ attributes: { material: text ?? 'Foam', ...(text && { exudate: text }) } }),
    )
    expect(buildFacets(products, [{ id: 'material', label: 'Material' }, exudate]).map(({ id }) => id)).toEqual([
      'exudate',
      'material',
    ])
  })

  test('counts a product once for each size that can be chosen', () => {
    const options = [{ name: 'Size', values: ['L', 'S', 'M'] }]
    expect(read([{ options }, { attributes: { size: 'S' } }], 'size')).toEqual([
      ['S', 2],
      ['M', 1],
      ['L', 1],
    ])
  })

  test('an option is filtered with the attribute of its name', () => {
    const options = [{ name: 'Tube colour', values: ['Black', 'Red'] }]
    expect(read([{ options }, { attributes: { tubeColour: 'Red' } }], 'tubeColour')).toEqual([
      ['Black', 1],
      ['Red', 2],
    ])
    expect(build([{ options: [{ name: 'Strap', values: ['Long', 'Short'] }] }, {}])).toEqual([])
  })

  test('values that the shop lists come in its order', () => {
    const facts = ['Non-sterile', 'Sterile'].map((sterile) => ({ attributes: { sterile } }))
    expect(read(facts, 'sterile')?.map(([label]) => label)).toEqual(['Sterile', 'Non-sterile'])
  })

  test.each([
    ['pack', { pack: { count: 100, unit: 'box' } }, { pack: { count: 1, unit: 'each' } }, ['Box of 100', 'Each']],
    ['class', { legalClass: 'GSL' }, { legalClass: 'P' }, ['General sale', 'Pharmacy medicine']],
    ['engraving', { engravable: true }, {}, ['Can be engraved']],
    ['offer', { oldPrice: { pence: 1500, isFrom: false } }, {}, ['On offer']],
    ['sterile', { attributes: { sterile: 'Sterile' } }, {}, ['Sterile']],
    ['latex', { attributes: { latex: 'Latex-free' } }, {}, ['Latex-free']],
  ] as const)('asks for %s', (id, one, other, labels) => {
    expect(read([one, other], id)?.map(([label]) => label)).toEqual(labels)
  })

  test('asks for another attribute only where two products state it, and not the same', () => {
    const withGauge = (...gauges: string[]) => gauges.map((gauge) => ({ attributes: { gauge } }))
    expect(read(withGauge('21G', '23G'), 'gauge')).toEqual([
      ['21G', 1],
      ['23G', 1],
    ])
    expect(read([...withGauge('21G'), {}], 'gauge')).toBeUndefined()
    expect(read([...withGauge('21G', '21G'), {}], 'gauge')).toBeUndefined()
  })

  test('has no facet that would leave everything', () => {
    expect(build([{}, {}])).toEqual([])
    expect(build([])).toEqual([])
  })

  test('puts first what buyers ask for first, then what tells most products apart in groups', () => {
    const facts = ['Black', 'Black', 'White', 'White'].map((colour, index) => ({
      supplier: `Maker ${index}`,
      priceIncVat: { pence: 1000 * (index + 1), isFrom: false },
      attributes: { colour, weight: `${index} g`, ...(index > 1 && { patient: index > 2 ? 'Adult' : 'Child' }) },
    }))
    expect(build(facts).map(({ id }) => id)).toEqual(['brand', 'price', 'colour', 'patient', 'weight'])
  })

  test('offers the category of products in several, but not on the page of one', () => {
    const titles = new Map([
      ['bins', 'Bins'],
      ['cold', 'Fridges'],
    ])
    const buildShelved = (...all: string[][]) =>
      buildFacets(
        all.map((shelves) => buildExampleProduct({ shelves })),
        EXAMPLE_ATTRIBUTES,
        titles,
      )
    expect(buildShelved(['bins'], ['cold', 'gone'])).toMatchObject([
      { id: 'category', values: [{ label: 'Bins' }, { label: 'Fridges' }] },
    ])
    expect(buildShelved(['bins'], ['cold', 'bins'])).toEqual([])
  })

  test('shows the colour of a product that has one colour', () => {
    const facts = [{ swatch: '#000000', attributes: { colour: 'Black' } }, { attributes: { colour: 'Red' } }]
    expect(build(facts)[0]?.values).toMatchObject([{ label: 'Black', swatch: '#000000' }, { label: 'Red' }])
    expect(build(facts)[0]?.values[1]).not.toHaveProperty('swatch')
  })

  test('names every facet and value once, and counts no product that is not there, whatever the texts', () => {
    const anyProduct = fc.record({
      supplier: anyText,
      priceIncVat: fc.record({ pence: fc.nat(), isFrom: fc.boolean() }),
      attributes: fc.dictionary(fc.constantFrom('colour', 'size', 'use', '__proto__', 'unknown'), anyText),
    })
    fc.assert(
      fc.property(fc.array(anyProduct, { maxLength: 12 }), (facts) => {
        const facets = build(facts)
        expect(new Set(facets.map(({ id }) => id)).size).toBe(facets.length)
        for (const { values } of facets) {
          expect(new Set(values.map(({ key }) => key)).size).toBe(values.length)
          for (const { members } of values) {
            expect(members.size).toBeGreaterThan(0)
            for (const index of members) expect(facts[index]).toBeDefined()
          }
        }
      }),
    )
  })
})
