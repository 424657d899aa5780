import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buildMoney } from '../catalogue/buildMoney.ts'
import { setMoney } from './shopMoney.ts'
import { addUp, explainTotal, findVatRate, formatVatRate, listVatGroups, type TaxedLine } from './vat.ts'

describe('the rate of two prices', () => {
  test.each([
    { ex: 1000, inc: 1200, rate: 20, why: 'fits exactly' },
    { ex: 1249, inc: 1499, rate: 20, why: 'fits where inc. was rounded' },
    { ex: 29_999, inc: 35_999, rate: 20, why: 'fits where inc. was rounded' },
    { ex: 24_999, inc: 29_999, rate: 20, why: 'fits where ex. was rounded' },
    { ex: 1000, inc: 1050, rate: 5, why: 'fits the reduced rate' },
    { ex: 1000, inc: 1000, rate: 0, why: 'are the same' },
    { ex: 1000, inc: 1001, rate: undefined, why: 'differ by a penny' },
    { ex: 1000, inc: 1199, rate: undefined, why: 'are a penny off' },
    { ex: 1000, inc: 1100, rate: undefined, why: 'fit no rate' },
    { ex: 1200, inc: 1000, rate: undefined, why: 'are the wrong way round' },
    { ex: 5, inc: 5, rate: undefined, why: 'fit two rates' },
    { ex: 10, inc: 12, rate: 20, why: 'are small but clear' },
    { ex: 0, inc: 0, rate: undefined, why: 'are nothing' },
  ])('$ex and $inc pence, which $why: $rate', ({ ex, inc, rate }) => {
    expect(findVatRate({ exPence: ex, incPence: inc })).toBe(rate)
  })

  test('is found again wherever a shop rounds its prices to the penny', () => {
    fc.assert(
      fc.property(fc.integer({ min: 40, max: 9_999_999 }), fc.constantFrom(0, 5, 20), (exPence, rate) => {
        expect(findVatRate({ exPence, incPence: Math.round(exPence * (1 + rate / 100)) })).toBe(rate)
      }),
    )
  })
})

const buildLine = (exPence: number, incPence: number, quantity = 1, isFrom = false): TaxedLine => ({
  unitPrice: { exPence, incPence },
  quantity,
  isFrom,
})

describe('lines add up', () => {
  test('with VAT worked out once on the net of a rate, whatever the listed prices were rounded to', () => {
    // The listed prices, £4.78 for £3.98, would make it £3,217.44 of VAT.
    const total = addUp([buildLine(398, 478, 4020), buildLine(720, 864)])
    expect(total).toMatchObject({ exPence: 1_600_680, incPence: 1_600_680 + 320_136 })
    expect(total.listedIncPence).toBe(1_600_680 + 321_744)
  })

  test('by rate, highest first and what is not stated last, and only for rates that there are', () => {
    const { groups } = addUp([
      buildLine(1000, 1100),
      buildLine(100, 100),
      buildLine(100, 120, 1, true),
      buildLine(100, 120),
    ])
    expect(groups.map(({ rate, count, isFrom }) => [formatVatRate(rate), count, isFrom])).toEqual([
      ['20%', 2, true],
      ['0%', 1, false],
      ['not stated', 1, false],
    ])
    expect(groups[0]).toMatchObject({ exPence: 200, incPence: 240 })
  })

  test('at the listed prices where no rate fits them, and the total says so', () => {
    const total = addUp([buildLine(1000, 1150, 3)])
    expect(total).toMatchObject({ exPence: 3000, incPence: 3450 })
    expect(explainTotal(total)).toEqual([expect.stringContaining('VAT rate is not stated')])
  })

  test('and the total says where it is not the listed prices added up', () => {
    expect(explainTotal(addUp([buildLine(1249, 1499, 2)]))).toEqual([])
    expect(explainTotal(addUp([buildLine(1249, 1499, 100)]))).toEqual([expect.stringContaining('worked out once')])
  })

  test('so that each rate is within half a penny of exact, and the groups are the total', () => {
    const anyPrice = fc.tuple(fc.integer({ min: 40, max: 999_999 }), fc.constantFrom(0, 5, 20, 12))
    const anyLine = fc.tuple(anyPrice, fc.integer({ min: 1, max: 9999 }))
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 30 }), (items) => {
        const lines = items.map(([[ex, rate], quantity]) =>
          buildLine(ex, Math.round((ex * (100 + rate)) / 100), quantity),
        )
        const total = addUp(lines)
        for (const { rate, exPence, incPence } of total.groups) {
          if (rate === undefined) continue
          expect(Math.abs(incPence - (exPence * (100 + rate)) / 100)).toBeLessThanOrEqual(0.5)
        }
        expect(total.exPence).toBe(
          lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice.exPence * quantity, 0),
        )
        expect(total.incPence).toBe(total.groups.reduce((sum, { incPence }) => sum + incPence, 0))
        expect(total.groups.reduce((sum, { count }) => sum + count, 0)).toBe(lines.length)
      }),
    )
  })
})

describe('where only prices with VAT are shown, lines add up', () => {
  beforeEach(() => setMoney(buildMoney({ currency: 'EUR', vatRates: [0, 13.5, 23], showExVat: false })))
  afterEach(() => setMoney(buildMoney(undefined)))

  test('to what is listed, and the VAT in it is worked out once for each rate', () => {
    const total = addUp([buildLine(121, 149, 100), buildLine(1000, 1135)])
    expect(total).toMatchObject({ incPence: 14_900 + 1135, listedIncPence: 14_900 + 1135 })
    expect(total.groups).toMatchObject([
      { rate: 23, incPence: 14_900, exPence: 12_114 },
      { rate: 13.5, incPence: 1135, exPence: 1000 },
    ])
    expect(explainTotal(total)).toEqual([])
  })

  test('so that the VAT of each rate is within half a cent of exact', () => {
    const anyLine = fc.tuple(fc.integer({ min: 200, max: 999_999 }), fc.constantFrom(0, 13.5, 23), fc.nat(9999))
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 30 }), (items) => {
        const total = addUp(
          items.map(([ex, rate, more]) => buildLine(ex, Math.round((ex * (1000 + rate * 10)) / 1000), 1 + more)),
        )
        expect(total.incPence).toBe(total.listedIncPence)
        for (const { rate, exPence, incPence } of total.groups)
          expect(Math.abs(exPence - (incPence * 1000) / (1000 + rate! * 10))).toBeLessThanOrEqual(0.5)
      }),
    )
  })
})

test('a shop without VAT states none, of any total', () => {
  setMoney(buildMoney({ currency: 'KWD', vatRates: [] }))
  const total = addUp([buildLine(1000, 1000, 3)])
  expect(total).toMatchObject({ exPence: 3000, incPence: 3000 })
  expect(listVatGroups(total)).toEqual([])
  expect(explainTotal(total)).toEqual([])
  setMoney(buildMoney(undefined))
})
