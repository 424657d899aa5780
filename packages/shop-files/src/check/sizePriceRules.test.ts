import { expect, test } from 'vitest'
import type { VariantRecord } from '@shop/core/catalogue/schema.ts'
import { buildExampleRecord } from '@shop/core/fixtures/examples.ts'
import { checkSizePrices } from './sizePriceRules.ts'

function check(variants: VariantRecord[]): string[] {
  const found: string[] = []
  const product = buildExampleRecord({ pack: { count: 10, unit: 'box', of: 'dressings' } })
  checkSizePrices(product, variants, (level, _, field, message) => found.push(`${level} ${field}: ${message}`))
  return found
}

function sell(Size: string, NewPrice: string, count?: number, more?: Record<string, string>): VariantRecord {
  const pack = count === undefined ? {} : { pack: { count, unit: 'box', of: 'dressings' } }
  return { choice: { Size, ...more }, NewPrice, ...pack }
}

test('a smaller size in a smaller pack that is dearer per piece than a larger one is named, with both prices', () => {
  expect(check([sell('7.5 × 7.5 cm', '£15.54', 5), sell('10 × 10 cm', '£27.00')])).toEqual([
    'warning variants.0.NewPrice: £3.11 per dressing is more than £2.70 per dressing for a larger size. Check the prices and the packs.',
  ])
})

test('a smaller size in the same pack that is dearer is named, wherever it stands', () => {
  expect(check([sell('10 cm', '£27.00'), sell('5 cm', '£30.00')])).toEqual([
    expect.stringMatching(/^warning variants\.1\.NewPrice: /),
  ])
})

test('single pieces are compared by their prices', () => {
  expect(check([sell('500 ml', '£6.00', 1), sell('1 L', '£5.00', 1)])).toEqual([
    'warning variants.0.NewPrice: £6.00 is more than £5.00 for a larger size. Check the prices and the packs.',
  ])
})

test.each<[string, VariantRecord[]]>([
  ['cheaper per piece', [sell('7.5 × 7.5 cm', '£9.54', 5), sell('10 × 10 cm', '£27.00')]],
  ['of the same price', [sell('5 cm', '£27.00'), sell('10 cm', '£27.00')]],
  ['in a larger pack, which may be of better goods', [sell('5 cm', '£90.00', 20), sell('10 cm', '£27.00')]],
  ['longer but narrower', [sell('5 × 20 cm', '£30.00'), sell('10 × 10 cm', '£27.00')]],
  ['in no order', [sell('S', '£30.00'), sell('M', '£27.00')]],
  [
    'of another colour too',
    [sell('5 cm', '£30.00', 10, { Colour: 'Gold' }), sell('10 cm', '£27.00', 10, { Colour: 'Tan' })],
  ],
])('a size that is %s is accepted', (_, variants) => {
  expect(check(variants)).toEqual([])
})
