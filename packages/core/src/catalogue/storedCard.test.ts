import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText, buildExampleProduct, EXAMPLE_CARD } from '../fixtures/examples.ts'
import { parseCard } from './parseCard.ts'
import { formatCard } from './storedCard.ts'

describe('formatCard', () => {
  test("writes the whole card in the specification's own field names", () => {
    const product = buildExampleProduct({
      slug: 'm3',
      title: 'M3 Comfort',
      supplier: 'Omron',
      picture: 'group-equipment.svg',
      sku: 'HEM-7155',
      priceIncVat: { pence: 105_400, isFrom: true },
      priceExVat: { pence: 4500, isFrom: true },
      oldPrice: { pence: 6000, isFrom: false },
    })
    expect(JSON.parse(formatCard(product))).toEqual({
      slug: 'm3',
      img: 'group-equipment',
      discription: 'M3 Comfort',
      smalltittle: 'Omron',
      lastPrice: '£60.00',
      NewPrice: 'From £1,054.00',
      fromPrice: 'From £45.00',
      sku: 'HEM-7155',
    })
  })

  test('writes what parseCard reads back', () => {
    const anyProduct = fc.record({
      slug: fc.stringMatching(/^[a-z0-9]{1,9}(-[a-z0-9]{1,9}){0,2}$/),
      title: fc.string({ minLength: 1, maxLength: 120 }),
      supplier: anyText,
      sku: anyText,
      picture: fc.constantFrom('', 'bp-monitor', 'group-ems.svg'),
      priceIncVat: fc.record({ pence: fc.nat(), isFrom: fc.boolean() }),
    })
    fc.assert(
      fc.property(anyProduct, (facts) => {
        expect(parseCard(formatCard(buildExampleProduct(facts)))).toBe(facts.slug)
      }),
    )
  })
})

describe('parseCard', () => {
  const stored = { slug: 'm3', ...EXAMPLE_CARD }

  test('reads the slug of a whole card, whatever else is in it', () => {
    expect(parseCard(JSON.stringify({ ...stored, rating: 5 }))).toBe('m3')
  })

  test.each([
    ['nothing', null],
    ['an empty text', ''],
    ['half a card', JSON.stringify(stored).slice(0, -9)],
    ['null', 'null'],
    ['a list', JSON.stringify([stored])],
    ['a slug alone', JSON.stringify({ slug: 'm3' })],
    ['a card without a slug, as another shop stores it', JSON.stringify(EXAMPLE_CARD)],
    ['a slug that is not text', JSON.stringify({ ...stored, slug: 7 })],
    ['a price that is a number', JSON.stringify({ ...stored, NewPrice: 54 })],
    ['a picture from elsewhere', JSON.stringify({ ...stored, img: 'https://elsewhere.example/x.png' })],
    ['no name', JSON.stringify({ ...stored, discription: '' })],
    ['a text of many pages', JSON.stringify({ ...stored, sku: 'x'.repeat(1_000_000) })],
  ])('gives nothing for %s', (_, text) => {
    expect(parseCard(text)).toBeUndefined()
  })

  test('reads any text without throwing', () => {
    const anyCard = fc.record({ ...Object.fromEntries(Object.keys(stored).map((key) => [key, fc.jsonValue()])) })
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          fc.json(),
          anyCard.map((value) => JSON.stringify(value)),
        ),
        (text) => {
          expect(typeof parseCard(text)).toMatch(/^(string|undefined)$/)
        },
      ),
    )
  })
})
