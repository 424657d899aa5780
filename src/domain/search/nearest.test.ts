import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText, buildExampleCatalogue, buildExampleProduct } from '../../fixtures/examples.ts'
import { findAlike } from './nearest.ts'

const catalogue = buildExampleCatalogue([
  buildExampleProduct({ title: 'Littmann stethoscope, black', supplier: '3M' }),
  buildExampleProduct({ title: 'Aneroid sphygmomanometer', supplier: 'Penhallow' }),
])

describe('findAlike', () => {
  test.each([
    ['stethascoop', 'stethoscope'],
    ['black stetoskop', 'black stethoscope'],
    ['sfigmomanometer', 'sphygmomanometer'],
    ['BLAKC', 'black'],
    ['black', undefined],
    ['zzzz', undefined],
    ['bla', undefined],
    ['5620', undefined],
    ['', undefined],
    ['x'.repeat(200), undefined],
  ])('of %j is %j', (query, alike) => {
    expect(findAlike(query, catalogue)).toBe(alike)
  })

  test('throws for no text', () => {
    fc.assert(
      fc.property(anyText, (query) => {
        expect(['string', 'undefined']).toContain(typeof findAlike(query, catalogue))
      }),
    )
  })
})
