import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildExampleCatalogue, buildExampleEntry, buildExampleProduct } from '../fixtures/examples.ts'
import { cutShards, findShard, formatSlugPrints, parseSlugPrints, planShards } from './shards.ts'

function buildShop(...lengths: readonly number[]) {
  const categories = lengths.map((length, category) =>
    Array.from({ length }, (_, index) => buildExampleProduct({ slug: `c${category}-${index}` })),
  )
  return buildExampleCatalogue(
    categories.flat(),
    categories.map((products, category) =>
      buildExampleEntry({ id: `c${category}`, slugs: products.map(({ slug }) => slug) }),
    ),
  )
}

test.each([
  ['no product', [], []],
  ['a few', [3, 4], [0]],
  ['categories that fill a shard', [70, 70, 10], [0, 70, 140]],
  ['small categories, which share one', [40, 40, 40], [0, 80]],
  ['a category too large for one', [200, 100], [0, 192]],
])('divides %s', (_, lengths, starts) => {
  expect(planShards(buildShop(...lengths)).starts).toEqual(starts)
})

test('every product is in the shard that its index leads to', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 300 }), { maxLength: 6 }), (lengths) => {
      const shop = buildShop(...lengths)
      const { products } = shop
      const plan = planShards(shop)
      const shards = cutShards(products, plan)
      expect(shards.flat()).toEqual(products)
      for (const [index, product] of products.entries()) {
        const shard = findShard(plan, index)
        expect(shards[shard]![index - plan.starts[shard]!]).toBe(product)
      }
    }),
    { numRuns: 20 },
  )
})

test('every slug leads to its index, and almost no other does', () => {
  const anySlugs = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 60 }), { maxLength: 200 })
  fc.assert(
    fc.property(anySlugs, (slugs) => {
      const find = parseSlugPrints(formatSlugPrints(slugs.map((slug) => ({ slug }))))
      for (const [index, slug] of slugs.entries()) expect(find(slug)).toContain(index)
    }),
  )
  const many = Array.from({ length: 50_000 }, (_, index) => ({ slug: `nitrile-gloves-${index}` }))
  const find = parseSlugPrints(formatSlugPrints(many))
  const strays = Array.from({ length: 100 }, (_, index) => find(`other-${index}`)).flat()
  expect(strays.length).toBeLessThan(5)
})

test('a slug that a product had before leads to its index too', () => {
  const find = parseSlugPrints(
    formatSlugPrints([
      { slug: 'a' },
      { slug: 'b', formerly: ['old-b', 'older-b'] },
      { slug: 'c', formerly: ['old-c'] },
    ]),
  )
  expect(['a', 'b', 'c', 'old-b', 'older-b', 'old-c', 'gone'].map(find)).toEqual([[0], [1], [2], [1], [1], [2], []])
})
