import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildExampleProduct } from '../fixtures/examples.ts'
import { buildExampleOrder } from '../fixtures/orderExamples.ts'
import { MAX_CENTRE_LENGTH, parseLineCentres, setLineCentre } from './lineCentres.ts'

test('a line’s cost centre is set, changed, cut at its longest and removed; others stay', () => {
  const one = setLineCentre({ tape: 'W1' }, 'gloves', 'W7')
  expect(one).toEqual({ tape: 'W1', gloves: 'W7' })
  expect(setLineCentre(one, 'gloves', '')).toEqual({ tape: 'W1' })
  expect(setLineCentre({}, 'gloves', 'x'.repeat(61))['gloves']).toHaveLength(MAX_CENTRE_LENGTH)
})

test('what is no cost centre is left out of those that were kept, and the rest is read', () => {
  expect(parseLineCentres({ a: 'W7', b: 7, c: '', d: 'x'.repeat(61), e: null })).toEqual({ a: 'W7' })
  fc.assert(fc.property(fc.jsonValue(), (stored) => void parseLineCentres(stored)))
})

test('an order’s line has its own, clean, where it is not that of the whole order, and one of no line is ignored', () => {
  const products = ['gloves', 'tape', 'masks'].map((slug) => buildExampleProduct({ slug }))
  const { lines } = buildExampleOrder({
    products,
    lineCentres: { gloves: '  W8\u0000-1 ', tape: 'W7-2210', gone: 'W9' },
  })
  expect(lines.map(({ costCentre }) => costCentre)).toEqual(['W8-1', '', ''])
})

test('a product that is called like something of every object has none', () => {
  const products = [buildExampleProduct({ slug: 'constructor' })]
  expect(buildExampleOrder({ products }).lines[0]!.costCentre).toBe('')
})
