import { expect, test } from 'vitest'
import { buildExampleProduct, buildExampleWithVariants } from '../fixtures/examples.ts'
import { findCoded } from './findCoded.ts'

const tape = buildExampleWithVariants()

test('the variant that has a code is found, or the product, or nothing', () => {
  expect(findCoded(tape, 'M-5')?.chosen?.options).toEqual({ Width: '5 cm' })
  expect(findCoded(tape, 'tape x')).toBe(tape)
  expect(findCoded(tape, 'T-9')).toBeUndefined()
  expect(findCoded(buildExampleProduct({ sku: '' }), '-')).toBeUndefined()
})
