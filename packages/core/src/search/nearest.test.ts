import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText, buildExampleCatalogue, buildExampleProduct } from '../fixtures/examples.ts'
import { openExampleSearch } from '../fixtures/search.ts'

const catalogue = buildExampleCatalogue([
  buildExampleProduct({ title: 'Littmann stethoscope, black', supplier: '3M' }),
  buildExampleProduct({ title: 'Aneroid sphygmomanometer', supplier: 'Penhallow' }),
])
const { findAlike } = await openExampleSearch(catalogue)

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
  ])('of %j is %j', async (query, alike) => {
    expect(await findAlike(query)).toBe(alike)
  })

  test('throws for no text', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, async (query) => {
        expect(['string', 'undefined']).toContain(typeof (await findAlike(query)))
      }),
    )
  })
})
