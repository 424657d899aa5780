import { expect, test, vi } from 'vitest'
import { findProduct } from '@shop/core/catalogue/catalogue.ts'
import { cutShards, formatSlugPrints, planShards } from '@shop/core/catalogue/shards.ts'
import { EXAMPLE_ATTRIBUTES } from '@shop/core/fixtures/exampleAttributes.ts'
import { buildExampleCatalogue, buildExampleProduct } from '@shop/core/fixtures/examples.ts'

/** More than one file of products holds. */
const products = Array.from({ length: 200 }, (_, index) =>
  buildExampleProduct({ slug: `gloves-${index}`, ...(index === 199 && { formerly: ['old-gloves'] }) }),
)
const catalogue = buildExampleCatalogue(products)
const plan = planShards(catalogue)
const FILES = new Map<string, unknown>([
  ['slugs.js', formatSlugPrints(products)],
  ['entries.js', { entries: catalogue.entries, guides: catalogue.guides }],
  ...cutShards(products, plan).map((shard, index) => [`products-${index}.js`, shard] as const),
])
const [first, last] = [products[0]!, products.at(-1)!]

/** The files asked for; those that `isRefused` names do not come. */
let asked: string[]
let isRefused: (file: string) => boolean

/** The module as a page that has just been opened has it. */
async function open() {
  vi.resetModules()
  asked = []
  isRefused = () => false
  vi.doMock('virtual:products', () => ({ plan }))
  vi.doMock('virtual:attributes', () => ({ attributes: EXAMPLE_ATTRIBUTES }))
  vi.doMock('./importData.ts', () => ({
    importData: (file: string) => {
      asked.push(file)
      return isRefused(file) ? Promise.reject(new Error(`no ${file}`)) : Promise.resolve(FILES.get(file))
    },
  }))
  return import('./products.ts')
}

test('products are loaded by their slugs, each file once, and nothing for those that are not sold', async () => {
  const { loadProducts, loadProductsAt, wantProducts, hasWanted } = await open()
  wantProducts(() => [first.slug, 'not-sold'])
  expect(hasWanted()).toBe(false)
  await loadProducts([first.slug, 'not-sold'])
  expect(hasWanted()).toBe(true)
  await loadProducts([first.slug, 'not-sold'])
  expect(asked).toEqual(['slugs.js', 'products-0.js'])
  expect(await loadProductsAt([products.length - 1, 0])).toEqual([last, first])
  expect(asked).toHaveLength(3)
})

test('nothing is loaded for an empty cart', async () => {
  const { loadProducts } = await open()
  await loadProducts([])
  expect(asked).toEqual([])
})

test('a file that does not come is asked for again', async () => {
  const { loadProducts, hasWanted, wantProducts } = await open()
  wantProducts(() => [first.slug])
  for (const file of ['slugs.js', 'products-0.js']) {
    isRefused = (name) => name === file
    await expect(loadProducts([first.slug])).rejects.toThrow(`no ${file}`)
    expect(hasWanted()).toBe(false)
  }
  isRefused = () => false
  await loadProducts([first.slug])
  expect(hasWanted()).toBe(true)
})

test('a small shop is loaded whole, and is what was built', async () => {
  const { getLoadedCatalogue, loadCatalogue, loadProducts } = await open()
  expect(getLoadedCatalogue()).toBeUndefined()
  expect(await loadCatalogue()).toEqual(catalogue)
  expect(findProduct(getLoadedCatalogue()!, last.slug)).toEqual(last)
  const count = asked.length
  await loadProducts([first.slug, last.slug])
  expect(asked).toHaveLength(count)
})

test('a product is loaded by a slug that it had before, and what is kept of it is renamed', async () => {
  const { loadProducts, hasWanted, wantProducts } = await open()
  const { slugsNow } = await import('../stored/slugsNow.ts')
  expect(slugsNow.get().get('old-gloves')).toBeUndefined()
  expect(findProduct(await loadProducts(['old-gloves']), 'old-gloves')).toEqual(last)
  expect(slugsNow.get().get('old-gloves')).toBe(last.slug)
  wantProducts(() => [last.slug])
  expect(hasWanted()).toBe(true)
})
