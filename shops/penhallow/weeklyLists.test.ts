import { describe, expect, test } from 'vitest'
import { listCodes } from '@shop/core/catalogue/codes.ts'
import { findVariant } from '@shop/core/catalogue/variants.ts'
import { openExampleSearch } from '@shop/core/fixtures/search.ts'
import { buildCodeIndex } from '@shop/core/quickOrder/codeIndex.ts'
import { matchLine } from '@shop/core/quickOrder/matchLine.ts'
import { readLines } from '@shop/core/quickOrder/readLines.ts'
import { loadShop } from '@shop/shop-files/load/loadCatalogue.ts'
import { readWeeklyLists } from '../../tools/bench/searchQueries.ts'

const { catalogue, synonyms, kinds } = loadShop(import.meta.dirname)
const search = await openExampleSearch(catalogue, { synonyms, kinds })
const index = buildCodeIndex(catalogue)
const lists = Object.entries(readWeeklyLists())

test('the weekly lists are of a practice, a ward, an ambulance and a care home, with 25 lines each', () => {
  expect(lists.map(([name, lines]) => [name, lines.length])).toEqual(
    ['practice', 'ward', 'ambulance', 'care home'].map((name) => [name, 25]),
  )
})

describe.each(lists)('the week’s order of a %s', (_, lines) => {
  test.each(lines)('$line: is found in the first five', async ({ line, slug }) => {
    const { ranked } = await search.search(line.replace(/^\d+ /, ''))
    expect(ranked.slice(0, 5).map((at) => catalogue.products[at]!.slug)).toContain(slug)
  })

  test('is ordered whole by the codes of what was found', () => {
    const wanted = lines.map(({ line, slug, choice = {} }) => {
      const product = catalogue.products.find((one) => one.slug === slug)!
      const [code] = listCodes(findVariant(product, choice)!)
      return { code, slug, choice, quantity: Number.parseInt(line) }
    })
    const text = wanted.map(({ code, quantity }) => `${code}\t${quantity}`).join('\n')
    const read = readLines(text, index.find).lines
    const ordered = read.map((line, id) => matchLine({ ...line, id, options: {} }, index, new Date(2026, 10, 22)))
    expect(ordered).toMatchObject(
      wanted.map(({ slug, choice, quantity }) => ({ state: 'ready', product: { slug }, options: choice, quantity })),
    )
  })
})
