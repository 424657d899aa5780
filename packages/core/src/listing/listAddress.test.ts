import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EXAMPLE_ATTRIBUTES } from '../fixtures/exampleAttributes.ts'
import { anyText, buildExampleProduct } from '../fixtures/examples.ts'
import { buildFacets } from './facets.ts'
import { formatListChoice, type ListChoice, parseListChoice } from './listAddress.ts'
import { SORTS } from './sorts.ts'

const products = ['Black', 'Blue & white', 'Größe=1', '50 %'].map((colour, index) =>
  buildExampleProduct({
    supplier: index < 2 ? 'Omron' : 'Nonin',
    priceIncVat: { pence: 1000 * (index + 1), isFrom: false },
    attributes: { colour },
  }),
)
const facets = buildFacets(products, EXAMPLE_ATTRIBUTES)
const NOTHING: ListChoice = { chosen: new Map(), sort: 'listed', page: 1 }
const parse = (query: string) => parseListChoice(query, facets, SORTS)

describe('parseListChoice', () => {
  test('reads several values, an order and a page', () => {
    expect(parse('?brand=Omron&brand=Nonin&colour=Black&sort=price-up&page=2')).toEqual({
      chosen: new Map([
        ['brand', new Set(['Nonin', 'Omron'])],
        ['colour', new Set(['Black'])],
      ]),
      sort: 'price-up',
      page: 2,
    })
  })

  test.each([
    ['nothing', ''],
    ['an unknown facet', 'taste=sweet'],
    ['an unknown value', 'colour=Purple'],
    ['a value in another case', 'colour=black'],
    ['an unknown order', 'sort=cheapest'],
    ['the name of an inherited member', '__proto__=a&constructor=b&sort=toString'],
    ['no page', 'page=zero'],
    ['what cannot be decoded', 'colour=%E0%A4%A&%=%&sort=%FF'],
    ['markup', 'colour=<script>alert(1)</script>&sort="><b>'],
    ['a very long address', `colour=${'x'.repeat(10_000)}`],
  ])('ignores %s', (_, query) => {
    expect(parse(query)).toEqual(NOTHING)
  })

  test('ignores an order that this list is not offered', () => {
    expect(parseListChoice('sort=saving', facets, ['listed', 'name']).sort).toBe('listed')
  })

  test('reads any text without throwing, and keeps nothing that is unknown', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom('', 'brand=', 'sort=', 'page=', 'colour=Black&'), (text, start) => {
        const { chosen, sort, page } = parse(start + text)
        for (const [id, keys] of chosen) {
          const known = facets.find((facet) => facet.id === id)?.values.map(({ key }) => key)
          for (const key of keys) expect(known).toContain(key)
        }
        expect(SORTS).toContain(sort)
        expect(page).toBeGreaterThan(0)
      }),
    )
  })
})

describe('formatListChoice', () => {
  test('leaves out what is the default', () => {
    expect(formatListChoice(NOTHING, facets)).toBe('')
    expect(formatListChoice(NOTHING, facets, 'a & b')).toBe('q=a+%26+b')
  })

  test('leaves out what the list does not have', () => {
    const chosen = new Map([['taste', new Set(['sweet'])]])
    expect(formatListChoice({ ...NOTHING, chosen }, facets)).toBe('')
  })

  test('writes what parseListChoice reads back', () => {
    const anyChosen = fc
      .tuple(...facets.map(({ id, values }) => fc.subarray(values.map(({ key }) => key)).map((keys) => ({ id, keys }))))
      .map((list) => new Map(list.filter(({ keys }) => keys.length > 0).map(({ id, keys }) => [id, new Set(keys)])))
    const anyChoice = fc.record({
      chosen: anyChosen,
      sort: fc.constantFrom(...SORTS),
      page: fc.integer({ min: 1, max: 999_999 }),
    })
    fc.assert(
      fc.property(anyChoice, anyText, (choice, question) => {
        const query = formatListChoice(choice, facets, question)
        expect(parse(query)).toEqual(choice)
        expect(new URLSearchParams(query).get('q') ?? '').toBe(new URLSearchParams([['q', question]]).get('q'))
        expect(query).toMatch(/^[\w\-.*+%=&]*$/)
      }),
    )
  })
})
