import { expect, test } from 'vitest'
import type { Problem } from '@shop/shop-files/check/problem.ts'
import { rankProblems } from './rankProblems.ts'

const build = (level: Problem['level'], record: string, message: string): Problem => ({
  ...{ level, file: 'products/mugs.json', record, field: 'img', message },
})

test('errors come first, then what is odd once, then what is so of many, as one with their number', () => {
  const [sku, price] = [build('warning', 'mug-1', 'The SKU is twice.'), build('error', 'mug-2', 'There is no price.')]
  const pictures = Array.from({ length: 4931 }, (_, index) => build('warning', `mug-${index}`, 'There is no picture.'))
  const ranked = rankProblems([...pictures, sku, price])
  expect(ranked.slice(0, 2)).toEqual([price, sku])
  expect(ranked).toHaveLength(3)
  expect(ranked[2]!.message).toContain('There is no picture. This is so 4,931 times')
})
