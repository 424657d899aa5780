import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Product } from '../catalogue/catalogue.ts'
import { EXAMPLE_ATTRIBUTES } from '../fixtures/exampleAttributes.ts'
import { anyText, buildExampleProduct } from '../fixtures/examples.ts'
import { describeDifferences } from './differences.ts'

const describeExamples = (base: Product, other: Product) => describeDifferences(base, other, EXAMPLE_ATTRIBUTES)

function describeAll(base: Partial<Product>, other: Partial<Product>): string[] {
  const { facts, looks, terms } = describeExamples(buildExampleProduct(base), buildExampleProduct(other))
  return [...facts, ...looks, ...terms]
}

describe('the phrase of a fact', () => {
  test.each([
    ['capacity', '22 L', '30 L', 'larger: 30 L instead of 22 L'],
    ['capacity', '1 L', '750 ml', 'smaller: 750 ml instead of 1 L'],
    ['dimensions', '6 × 7 cm', '10 × 12 cm', 'larger: 10 × 12 cm instead of 6 × 7 cm'],
    ['dimensions', '10 × 10 cm', '5 × 20 cm', 'dimensions: 5 × 20 cm instead of 10 × 10 cm'],
    ['weight', '150 g', '1.1 kg', 'heavier: 1.1 kg instead of 150 g'],
    ['tubeLength', '71 cm', '69 cm', 'shorter tube: 69 cm instead of 71 cm'],
    ['gauge', '30G', '32G', 'finer: 32G instead of 30G'],
    ['latex', 'Contains latex', 'Latex-free', 'latex-free'],
    ['latex', 'Latex-free', 'Contains latex', 'contains latex'],
    ['sterile', 'Sterile', 'Non-sterile', 'non-sterile'],
    ['power', '4 × AA batteries', 'Mains', 'power: Mains instead of 4 × AA batteries'],
    ['strength', '200 mg', '400 mg', 'strength: 400 mg instead of 200 mg'],
    ['use', 'Clinic', 'Home', 'for: Home instead of Clinic'],
  ])('%s from %s to %s: %s', (key, before, after, phrase) => {
    expect(describeAll({ attributes: { [key]: before } }, { attributes: { [key]: after } })).toEqual([phrase])
  })

  test.each([
    ['is the same', { power: 'Mains' }, { power: 'Mains' }],
    ['only one states', { power: 'Mains' }, {}],
    ['only the other states', {}, { power: 'Mains' }],
    ['the shop has no name for', { secret: 'a' }, { secret: 'b' }],
  ])('is silent where a fact %s', (_, before, after) => {
    expect(describeAll({ attributes: before }, { attributes: after })).toEqual([])
  })
})

describe('pack and price', () => {
  const price = (pence: number, isFrom = false) => ({ priceIncVat: { pence, isFrom } })
  const box = { pack: { count: 100, unit: 'box', of: 'gloves' } }
  const each = { pack: { count: 1, unit: 'each' } }

  test.each([
    ['less', price(3000), price(1800), ['£12.00 less']],
    ['more', price(1800), price(3000), ['£12.00 more']],
    ['equal', price(3000), price(3000), []],
    ['only the least of the one', price(3000, true), price(1800), []],
    ['only the least of the other', price(3000), price(1800, true), []],
    [
      'of another pack',
      { ...price(100), ...each },
      { ...price(900), ...box },
      ['pack: box of 100 gloves instead of each'],
    ],
  ])('a price that is %s', (_, base, other, phrases) => {
    expect(describeAll(base, other)).toEqual(phrases)
  })
})

test('what may harm comes first, then facts in the shop’s order, then looks, then the price', () => {
  const before = { colour: 'Blue', material: 'Nitrile', size: 'S', latex: 'Latex-free' }
  const after = { colour: 'White', material: 'Latex', size: 'M', latex: 'Contains latex' }
  expect(
    describeAll({ attributes: before }, { attributes: after, priceIncVat: { pence: 1201, isFrom: false } }),
  ).toEqual([
    'contains latex',
    'size: M instead of S',
    'material: Latex instead of Nitrile',
    'colour: White instead of Blue',
    '£0.01 more',
  ])
})

const anyFacts = fc.record({
  attributes: fc.dictionary(
    fc.constantFrom(...EXAMPLE_ATTRIBUTES.map(({ id }) => id), 'toString', '__proto__'),
    anyText,
  ),
  pence: fc.integer({ min: 0, max: 1_000_000 }),
  count: fc.integer({ min: 1, max: 3 }),
})
const toProduct = ({
  attributes,
  pence,
  count,
}: {
  attributes: Record<string, string>
  pence: number
  count: number
}) => buildExampleProduct({ attributes, priceIncVat: { pence, isFrom: false }, pack: { count, unit: 'box' } })

test('nothing differs from itself, whatever is stated', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      expect(describeExamples(toProduct(facts), toProduct(facts))).toEqual({ facts: [], looks: [], terms: [] })
    }),
  )
})

test('there are as many differences one way as the other, and each says a value of the other product', () => {
  fc.assert(
    fc.property(anyFacts, anyFacts, (a, b) => {
      const [there, back] = [describeExamples(toProduct(a), toProduct(b)), describeExamples(toProduct(b), toProduct(a))]
      expect(there.facts).toHaveLength(back.facts.length)
      expect(there.looks).toHaveLength(back.looks.length)
      expect(there.terms).toHaveLength(back.terms.length)
      for (const phrase of [...there.facts, ...there.looks]) {
        const isSaid = Object.values(b.attributes).some((value) => phrase.toLowerCase().includes(value.toLowerCase()))
        expect(isSaid, phrase).toBe(true)
      }
    }),
  )
})
