import { describe, expect, test } from 'vitest'
import { buildExampleProduct, buildExampleWithVariants } from '../fixtures/examples.ts'
import { canBeCode, findByCode, listCodeStarts } from './codes.ts'
import { collectCodes } from './files/collectCodes.ts'

const tape = buildExampleWithVariants()
const gloves = buildExampleProduct({ pipCode: '1234567', nhsCode: 'FTR1234' })
const codes = collectCodes([gloves, tape])

describe('a search by code', () => {
  test.each([
    ['pg100', [0]],
    ['ftr1234', [0]],
    ['1234567', [0]],
    ['t5', [1]],
    ['m1', [1]],
    ['2900001000017', [1]],
    ['12900001000014', [1]],
    ['tape', [1]],
    ['290', []],
    ['0001', []],
  ])('for %s finds %j, each once', (asked, found) => {
    expect(findByCode(codes, asked, true)).toEqual(found)
  })

  test.each([
    ['ftr', true],
    ['ftrx', true],
    ['tap', true],
    ['gloves', false],
    ['glove5', true],
    ['tx', false],
  ])('of %s tells from the first letters of all codes that it can be one: %s', (asked, isPossible) => {
    expect(canBeCode(listCodeStarts(codes), asked)).toBe(isPossible)
    if (!isPossible) expect(findByCode(codes, asked, true)).toEqual([])
  })
})
