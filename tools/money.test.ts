import { expect, test, vi } from 'vitest'

/** The modules that read the money of the shop while they load. */
const readers = vi.hoisted(() => ({ loading: '', found: new Set<string>() }))

vi.mock(import('@shop/core/money/shopMoney.ts'), async (load) => {
  const { money, setMoney } = await load()
  return {
    setMoney,
    get money() {
      if (readers.loading !== '') readers.found.add(readers.loading)
      return money
    },
  }
})

const MODULES = import.meta.glob([
  '../packages/{core,shop-files,storefront}/src/**/*.{ts,tsx}',
  '!**/*.test.{ts,tsx}',
  // These run as they load.
  '!**/{main,prerender}.tsx',
  '!**/shop-files/src/catalogue.ts',
  '!**/*Worker.ts',
])

test('no constant is made of a shop’s money as its module loads: which shop it is, is not known by then', async () => {
  expect(Object.keys(MODULES).length).toBeGreaterThan(500)
  for (const [name, load] of Object.entries(MODULES)) {
    readers.loading = name
    await load()
  }
  readers.loading = ''
  expect([...readers.found]).toEqual([])
})
