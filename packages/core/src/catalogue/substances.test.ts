import { describe, expect, test } from 'vitest'
import { countSubstances } from './substances.ts'

describe('countSubstances', () => {
  test.each([
    ['Paracetamol', 'Tablets', { paracetamol: 16 }],
    ['Aspirin', 'Dispersible tablets', { aspirin: 16 }],
    ['Paracetamol', 'Capsules', { paracetamol: 16 }],
    ['paracetamol', 'Caplets', { paracetamol: 16 }],
    ['Aspirin, paracetamol, caffeine', 'Tablets', { paracetamol: 16, aspirin: 16 }],
    ['Paracetamol/codeine phosphate', 'Effervescent tablets', { paracetamol: 16 }],
    ['Paracetamol', 'Oral suspension', undefined],
    ['Paracetamol', undefined, undefined],
    ['Ibuprofen', 'Tablets', undefined],
    [undefined, 'Tablets', undefined],
  ])('of %s as %s', (substance, form, counted) => {
    expect(countSubstances({ substance, form }, { count: 16, unit: 'pack', of: 'tablets' })).toEqual(counted)
  })
})
