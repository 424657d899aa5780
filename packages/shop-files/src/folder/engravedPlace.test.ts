import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { type EngravedPlace, EngravedPlaceSchema } from './engravedPlace.ts'

const PLACE: EngravedPlace = {
  matrix: [0.14, 0, 0, 0.11, 0.51, 0.54],
  height: 0.4,
  length: 6.4,
  radius: 2.2,
  cut: 'dark',
}

describe('the place of an engraving', () => {
  test('is what the renderer writes', () => {
    expect(v.parse(EngravedPlaceSchema, PLACE)).toEqual(PLACE)
  })

  test.each<[string, unknown]>([
    ['a matrix of five', { ...PLACE, matrix: [1, 0, 0, 1, 0] }],
    ['a matrix that is no number', { ...PLACE, matrix: [1, 0, 0, 1, 0, null] }],
    ['letters of no height', { ...PLACE, height: 0 }],
    ['a text of no length', { ...PLACE, length: -1 }],
    ['a circle turned inside out', { ...PLACE, radius: -2 }],
    ['an unknown cut', { ...PLACE, cut: 'deep' }],
    ['what is not known', { ...PLACE, colour: '#000000' }],
  ])('is not %s', (_, place) => {
    expect(v.safeParse(EngravedPlaceSchema, place).success).toBe(false)
  })
})
