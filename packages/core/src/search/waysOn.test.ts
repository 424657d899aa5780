import { describe, expect, test } from 'vitest'
import { buildExampleCatalogue, buildExampleProduct } from '../fixtures/examples.ts'
import { openExampleSearch } from '../fixtures/search.ts'
import { findWaysOn } from './waysOn.ts'

const plain = { supplier: '', about: '' }
const catalogue = buildExampleCatalogue([
  buildExampleProduct({ ...plain, slug: 'gloves', title: 'Nitrile gloves', sku: 'GL-1' }),
  buildExampleProduct({ ...plain, slug: 'more-gloves', title: 'Latex gloves', sku: 'GL-2' }),
  buildExampleProduct({ ...plain, slug: 'tape', title: 'Crêpe tape', sku: 'TP-1' }),
])
const { search, findAlike } = await openExampleSearch(catalogue)

describe('findWaysOn', () => {
  test('names each word without which something is found, and how much', async () => {
    expect(await findWaysOn(search, findAlike, 'gloves crepe')).toEqual({
      without: [
        { word: 'gloves', query: 'crepe', count: 1 },
        { word: 'crepe', query: 'gloves', count: 2 },
      ],
      nearest: undefined,
    })
  })

  test('promises nothing of a query that would still find nothing', async () => {
    expect(await findWaysOn(search, findAlike, 'zzzz qqqq xxxx')).toEqual({ without: [], nearest: undefined })
  })

  test('spells as the catalogue does what is too far off for the search', async () => {
    expect((await search('netrylle')).ranked).toHaveLength(0)
    expect(await findWaysOn(search, findAlike, 'netrylle')).toMatchObject({ nearest: 'nitrile' })
  })

  test('offers no spelling that finds nothing', async () => {
    expect(await findWaysOn(search, findAlike, 'netrylle crepe')).toMatchObject({ nearest: undefined })
  })

  test.each(['', 'gloves', 'a '.repeat(50).trim()])('tries nothing for %j', async (query) => {
    expect((await findWaysOn(search, findAlike, query)).without).toEqual([])
  })
})
