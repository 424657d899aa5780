import { describe, expect, test } from 'vitest'
import { listCodes, nameCodes } from './codes.ts'

describe('the codes of a product', () => {
  test('are named in the shop’s order; one that is not there is left out', () => {
    expect(
      nameCodes({ sku: '1582', mpn: '1582', gtin: '2900001000017', outer: { gtin: '12900001000014', packs: 10 } }),
    ).toEqual([
      { name: 'Maker’s code', value: '1582' },
      { name: 'Our barcode', value: '2900001000017' },
      { name: 'Our barcode of the case of 10', value: '12900001000014' },
    ])
    expect(nameCodes({ sku: '' })).toEqual([])
  })

  test('say what the NHS, pharmacies and dm+d call it, where that is known', () => {
    const product = { sku: '', nhsCode: 'ELW039', pipCode: '1234567', dmd: '39113811000001107' }
    expect(nameCodes(product)).toEqual([
      { name: 'NHS Supply Chain code', value: 'ELW039' },
      { name: 'PIP code', value: '1234567' },
      { name: 'dm+d code', value: '39113811000001107' },
    ])
  })

  test('call a barcode that means the same everywhere a GTIN', () => {
    expect(nameCodes({ gtin: '5012345678900', outer: { gtin: '15012345678907', packs: 10 } })).toEqual([
      { name: 'GTIN', value: '5012345678900' },
      { name: 'GTIN of the case of 10', value: '15012345678907' },
    ])
  })

  test('call a SKU that is not the maker’s our code', () => {
    expect(nameCodes({ sku: 'PEN-1' })).toEqual([{ name: 'Our code', value: 'PEN-1' }])
    expect(nameCodes({ sku: 'PEN-1', mpn: 'M1' }).map(({ name }) => name)).toEqual(['Our code', 'Maker’s code'])
  })

  test('are all it may be ordered by, without those it has not', () => {
    const codes = { sku: '', mpn: 'M1', nhsCode: 'ELW039', pipCode: '1234567', dmd: '39113811000001107' }
    expect(listCodes(codes)).toEqual(['M1', 'ELW039', '1234567', '39113811000001107'])
  })
})
