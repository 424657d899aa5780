import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listVariants } from '../catalogue/variants.ts'
import { anyText, buildExampleCatalogue, buildExampleProduct, buildExampleWithVariants } from '../fixtures/examples.ts'
import { buildCodeIndex } from './codeIndex.ts'
import type { DraftLine } from './draft.ts'
import { matchLine } from './matchLine.ts'

const TODAY = new Date(2026, 10, 21)
const GTIN = '5012345678900'

const gloves = buildExampleProduct({ slug: 'gloves', sku: 'PG-100', gtin: GTIN })
const small = buildExampleProduct({ slug: 'gloves-s', sku: 'PG-200-S' })
const large = buildExampleProduct({ slug: 'gloves-l', sku: 'PG-200-L' })
const one = buildExampleProduct({ slug: 'probe-old', sku: 'PRB-5' })
const other = buildExampleProduct({ slug: 'probe-new', sku: 'prb 5' })
const bare = buildExampleProduct({ slug: 'no-code-probe', sku: '' })
const dressing = buildExampleProduct({ slug: 'dressing', sku: 'DRS-7', multiple: 10, pack: { count: 1, unit: 'each' } })
const top = buildExampleProduct({
  slug: 'top',
  sku: 'SCT-NV',
  pack: { count: 1, unit: 'each' },
  options: [
    { name: 'Size', values: ['S', 'M', 'L'] },
    { name: 'Length', values: ['Short', 'Tall'] },
  ],
})
const tape = buildExampleWithVariants()
const catalogue = buildExampleCatalogue([gloves, small, large, one, other, bare, dressing, top, tape])
const index = buildCodeIndex(catalogue)

function match(facts: Partial<DraftLine>) {
  return matchLine({ id: 1, code: '', quantity: '', rest: [], options: {}, ...facts }, index, TODAY)
}

describe('a line', () => {
  test.each(['PG-100', 'pg100', ' PG 100 ', 'ＰＧ－１００', GTIN, `0${GTIN}`, 'gloves'])(
    'finds its product by %j',
    (code) => {
      expect(match({ code, quantity: '3' })).toEqual({ state: 'ready', product: gloves, options: {}, quantity: 3 })
    },
  )

  test('without a quantity orders one', () => {
    expect(match({ code: 'PG-100' })).toMatchObject({ state: 'ready', quantity: 1 })
  })

  test('is rounded up to what is sold, and says what was asked for', () => {
    expect(match({ code: 'DRS-7', quantity: '7' })).toMatchObject({ state: 'ready', quantity: 10, asked: 7 })
    expect(match({ code: 'DRS-7', quantity: '20' })).not.toHaveProperty('asked')
    expect(match({ code: 'DRS-7' })).toMatchObject({ quantity: 10 })
  })

  test('that may count pieces offers the packs that hold them', () => {
    expect(match({ code: 'PG-100', quantity: '200' })).toMatchObject({ state: 'ready', quantity: 200, packs: 2 })
    expect(match({ code: 'PG-100', quantity: '150' })).not.toHaveProperty('packs')
    expect(match({ code: 'DRS-7', quantity: '200' })).not.toHaveProperty('packs')
  })

  test.each(['0', '-1', '1.5', 'lots', '10000', '1e3', '٣', '2 or 3', '200 mm'])(
    'with the quantity %j is not ordered',
    (quantity) => {
      expect(match({ code: 'PG-100', quantity })).toEqual({
        state: 'quantity',
        product: gloves,
        options: {},
        typed: quantity,
      })
    },
  )

  test('with a word where the quantity is expected is not ordered', () => {
    expect(match({ code: 'PG-100', rest: ['tow'] })).toMatchObject({ state: 'quantity', typed: 'tow' })
    expect(match({ code: 'PG-100', rest: ['Nitrile gloves'] })).toMatchObject({ state: 'ready' })
  })

  test.each<[Partial<DraftLine>, string, object]>([
    [{ rest: ['M', 'Tall'] }, 'ready', { Size: 'M', Length: 'Tall' }],
    [{ rest: ['size m, length tall'] }, 'ready', { Size: 'M', Length: 'Tall' }],
    [{ rest: ['Size: M / Tall'] }, 'ready', { Size: 'M', Length: 'Tall' }],
    [{ rest: ['M'] }, 'options', { Size: 'M' }],
    [{ rest: ['M or L'] }, 'options', {}],
    [{ rest: ['M'], options: { Size: 'L', Length: 'Short' } }, 'ready', { Size: 'L', Length: 'Short' }],
    [{ options: { Size: 'XXL' } }, 'options', {}],
    [{}, 'options', {}],
  ])('with %j is %s', (facts, state, options) => {
    expect(match({ code: 'SCT-NV', ...facts })).toMatchObject({ state, options })
  })

  test('whose code two products have, or begin with, is a choice, and then the one that was chosen', () => {
    expect(match({ code: 'PRB5' })).toEqual({ state: 'several', products: [one, other] })
    expect(match({ code: 'PRB5', slug: 'probe-new' })).toMatchObject({ state: 'ready', product: other })
    expect(match({ code: 'PRB5', slug: 'gone' })).toMatchObject({ state: 'several' })
    expect(match({ code: 'PG-200' })).toEqual({ state: 'several', products: [large, small] })
  })

  test.each([
    ['PG-10O', [gloves]],
    ['GP-100', [gloves]],
    ['PG-1000', [gloves]],
    ['PG-20-S', [small]],
    ['DRS', [dressing]],
    ['please send PG-10O, thanks', [gloves]],
    ['zzzzzz', []],
    ['x', []],
  ])('with the unknown code %j offers the nearest', (code, nearest) => {
    expect(match({ code })).toEqual({ state: 'unknown', nearest })
  })

  test('with nothing in it is empty', () => expect(match({ code: ' ' })).toEqual({ state: 'empty' }))

  test('that was scanned is found by its GTIN, with batch and expiry beside it', () => {
    expect(match({ code: `010${GTIN}1727033110A1` })).toEqual({
      ...{ state: 'ready', product: gloves, options: {}, quantity: 1 },
      scan: { gtin: `0${GTIN}`, batch: 'A1', expiry: '2027-03-31' },
    })
  })

  test('that was scanned and is not ours says so, with what was read', () => {
    expect(match({ code: '(01)04006381333931(10)A1' })).toEqual({
      ...{ state: 'gtin', gtin: '04006381333931' },
      scan: { gtin: '04006381333931', batch: 'A1' },
    })
    expect(match({ code: '4006381333931' })).toEqual({ state: 'gtin', gtin: '04006381333931' })
    expect(match({ code: '(10)A1' })).toMatchObject({ state: 'scan', scan: { batch: 'A1' } })
    expect(match({ code: '(01)04006381333930' })).toMatchObject({ state: 'scan' })
  })

  describe('with the code of a variant', () => {
    const [, wide] = listVariants(tape)

    test('orders that choice, as it is sold', () => {
      const ready = { state: 'ready', product: wide, options: { Width: '5 cm' }, quantity: 3 }
      expect(match({ code: 'T-5', quantity: '3' })).toEqual(ready)
      expect(match({ code: 'M-5', quantity: '3', rest: ['5 cm'] })).toEqual(ready)
      expect(match({ code: 'TAPE-X', quantity: '3', options: { Width: '5 cm' } })).toEqual(ready)
    })

    test('asks where its text says another choice', () => {
      expect(match({ code: 'T-5', quantity: '3', rest: ['Tape 1 cm'] })).toMatchObject({
        state: 'options',
        options: {},
      })
    })

    test('orders what was chosen on the line since', () => {
      const line = { code: 'T-5', options: { Width: '1 cm' } }
      expect(match(line)).toMatchObject({ state: 'ready', product: { sku: 'T-1' } })
    })

    test('on a case orders what is in the case', () => {
      expect(match({ code: '(01)12900001000014' })).toMatchObject({ state: 'ready', quantity: 12, caseOf: 12 })
      expect(match({ code: '12900001000014', quantity: '2' })).toMatchObject({ quantity: 24, product: wide })
      expect(match({ code: '2900001000017', quantity: '2' })).not.toHaveProperty('caseOf')
    })
  })

  describe('in words that mean several, of which one is usual', () => {
    const [usual, another] = [gloves, large].map((product) => ({ product, options: {} }))
    const answer = { clear: usual!, candidates: [usual!, another!], note: '', isGoods: true }
    const line = { id: 1, code: 'gloves of some sort', quantity: '2', rest: [], options: {}, words: '2 gloves' }
    const matchWords = (isUsual: boolean) => matchLine(line, index, TODAY, { ...answer, isUsual })

    test('is ready, and brings the others with the quantity of each', () => {
      const others = [{ product: large, options: {}, quantity: 2 }]
      expect(matchWords(true)).toMatchObject({ state: 'ready', product: gloves, quantity: 2, others })
    })

    test('brings none where the words themselves say which', () => {
      expect(matchWords(false)).not.toHaveProperty('others')
    })
  })

  describe('in words that are asked about', () => {
    const line = { id: 1, code: 'gloves for gardening', rest: [], options: {}, words: 'gloves for gardening' }
    const listQuantities = (quantity: string) => {
      const answer = { candidates: [{ product: gloves, options: {} }], note: '', isGoods: true }
      const result = matchLine({ ...line, quantity }, index, TODAY, answer)
      return result.state === 'words' ? result.choices.map((choice) => choice.quantity) : result.state
    }

    test.each([
      ['packs', '5', [5]],
      ['packs or pieces, a button each', '500', [500, 5]],
      ['no number, so one', '', [1]],
      ['a unit that is not sold, of which the press asks', '2 cases', [undefined]],
    ])('offers %s', (_, quantity, quantities) => {
      expect(listQuantities(quantity)).toEqual(quantities)
    })
  })

  test('never throws, whatever it holds', () => {
    fc.assert(
      fc.property(anyText, anyText, fc.array(anyText), (code, quantity, rest) => {
        expect(match({ code, quantity, rest }).state).toBeTypeOf('string')
      }),
    )
  })
})
