import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { buildExampleRecord } from '../fixtures/examples.ts'
import { ProductSchema } from './schema.ts'

describe('a multiple in which a product is sold', () => {
  const allows = (multiple: unknown) => v.is(ProductSchema, { ...buildExampleRecord(), multiple })

  test.each([2, 10, 1000])('%j is read', (multiple) => {
    expect(allows(multiple)).toBe(true)
  })

  test.each([1, 0, -10, 2.5, 1001, '10', null])('%j is refused', (multiple) => {
    expect(allows(multiple)).toBe(false)
  })
})
