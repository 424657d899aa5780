import { describe, expect, test } from 'vitest'
import { foldCode } from '../base/fold.ts'
import { listCodes } from '../catalogue/codes.ts'
import { listVariants } from '../catalogue/variants.ts'
import { buildExampleCatalogue, buildExampleProduct } from '../fixtures/examples.ts'
import { buildManyGoods } from '../fixtures/manyGoods.ts'
import { buildExampleFiles, createLoad, openExampleSearch } from '../fixtures/search.ts'
import type { Division } from './files/buildSearchFiles.ts'
import { openSearch } from './openSearch.ts'

const catalogue = buildManyGoods()
const words = { synonyms: [{ means: 'hammer', say: ['mallet'] }] }
/** As people type: names whole, begun and misspelt, makers, codes, and goods that the shop does not sell. */
const queries = [
  ...catalogue.products
    .filter((_, index) => index % 9 === 0)
    .flatMap(({ title, supplier, sku }) => [
      title,
      `${supplier} ${title.slice(0, 4)}`,
      sku,
      title.replace(/(.)e/, '$1'),
    ]),
  ...['gloves', 'mallet', 'tape 50mm', 'nitrle glovse', 'stendal', 'zebra tape', 'st', 'unicorn'],
]
const LARGE: Division = { wordsLength: 2000, codesPerFile: 30, spellingsPerFile: 100, cardsPerFile: 16, reach: 2 }

const codes = catalogue.products
  .flatMap((product) => [product, ...listVariants(product)].flatMap(listCodes))
  .map(foldCode)
/** The inside of a code is searched in a small shop only. */
const isInsideCode = (query: string) => /\d/.test(query) && codes.some((code) => code.indexOf(foldCode(query)) > 0)

describe('a search of many small files', async () => {
  const whole = await openExampleSearch(catalogue, words)

  test.each([{ wordsLength: 500 }, { wordsLength: 4000 }])('finds the same as one of a few: %o', async (division) => {
    const divided = await openExampleSearch(catalogue, words, { ...LARGE, reach: 1000, ...division })
    for (const query of queries.filter((query) => !isInsideCode(query))) {
      const { ranked, count, dropped, nearest } = await whole.search(query)
      expect({ query, ...(await divided.search(query)) }).toMatchObject({
        query,
        ranked: ranked.slice(0, 192),
        count,
        dropped,
        nearest,
      })
      const { cards, homes } = await whole.suggest(query)
      expect(await divided.suggest(query)).toMatchObject({ cards, homes })
    }
  })

  test('loads few of them for a query, each once', async () => {
    const loaded: string[] = []
    const files = await buildExampleFiles(catalogue, words, LARGE)
    const { suggest } = await openSearch(createLoad(files, (name) => loaded.push(name)))
    await suggest('nitrile gloves')
    await suggest('nitrile gloves')
    expect(loaded.length).toBeGreaterThan(3)
    expect(loaded.length).toBeLessThan(files.size / 5)
    expect(new Set(loaded).size).toBe(loaded.length)
  })

  test('answers a start of too many words from its first file, or leaves it out and says so', async () => {
    const loaded: string[] = []
    const load = createLoad(await buildExampleFiles(catalogue, words, { ...LARGE, wordsLength: 500 }), (name) =>
      loaded.push(name),
    )
    const { search, suggest } = await openSearch(load)
    const { cards, homes, count } = await whole.suggest('s')
    expect(await suggest('s')).toMatchObject({ cards, homes, count })
    expect(loaded).toEqual(['start.js'])
    expect((await suggest('st')).count).toBe((await whole.suggest('st')).count)
    expect(loaded.some((name) => name.includes('words'))).toBe(false)
    const { short, ranked } = await search('brannock st')
    expect(short).toEqual(['st'])
    expect(ranked).toEqual((await search('brannock')).ranked)
  })
})

describe('a small shop', () => {
  test('loads nothing more once it is at rest', async () => {
    const loaded: string[] = []
    const load = createLoad(await buildExampleFiles(catalogue, words), (name) => loaded.push(name))
    const { rest, suggest, findAlike } = await openSearch(load)
    await Promise.all(rest.map((load) => load()))
    const before = [...loaded]
    for (const query of queries) await suggest(query)
    await findAlike('hamer')
    expect(loaded).toEqual(before)
    expect(before.length).toBeGreaterThan(4)
    expect(before.length).toBeLessThanOrEqual(13)
  })

  test('loads no codes, spellings or cards for a word that it knows until it shows what it found', async () => {
    const loaded: string[] = []
    const load = createLoad(await buildExampleFiles(catalogue, words), (name) => loaded.push(name))
    const { search, listCards } = await openSearch(load)
    const { ranked } = await search('gloves')
    expect(loaded.filter((name) => !/start|words/.test(name))).toEqual([])
    const cards = await listCards(ranked.slice(0, 2))
    expect(cards.map(({ slug }) => slug)).toEqual(ranked.slice(0, 2).map((index) => catalogue.products[index]!.slug))
    expect(loaded.filter((name) => !/start|words|cards/.test(name))).toEqual([])
    await search('mallet')
    expect(loaded.filter((name) => name.includes('spellings'))).toEqual([])
    await search('hw 12')
    expect(loaded.filter((name) => name.includes('codes'))).toHaveLength(1)
  })

  test('loads no cards for suggestions that have been given up', async () => {
    const loaded: string[] = []
    const load = createLoad(await buildExampleFiles(catalogue, words), (name) => loaded.push(name))
    const { suggest } = await openSearch(load)
    await expect(suggest('gloves', AbortSignal.abort('typed on'))).rejects.toBe('typed on')
    expect(loaded.filter((name) => name.includes('cards'))).toEqual([])
  })

  test('suggests one of each range, and counts the categories of the best', async () => {
    const blue = { range: 'gloves', shelves: ['gloves', 'disposables'] }
    const { suggest } = await openExampleSearch(
      buildExampleCatalogue([
        buildExampleProduct({ ...blue, slug: 's', title: 'Gloves S' }),
        buildExampleProduct({ ...blue, slug: 'm', title: 'Gloves M' }),
        buildExampleProduct({ slug: 'latex', title: 'Gloves, latex, powdered', shelves: ['gloves'] }),
      ]),
    )
    const { cards, homes, count } = await suggest('gloves')
    expect(cards.map(({ slug }) => slug)).toEqual(['s', 'latex'])
    expect(Object.fromEntries(homes)).toEqual({ gloves: 3, disposables: 2 })
    expect(count).toBe(3)
  })

  test.each([
    ['1582', ['brace']],
    ['158', []],
    ['hw 12-00', ['good-0']],
    ['brace', []],
  ])('says of %j which product has exactly that code', async (query, slugs) => {
    const { suggest } = await openExampleSearch(catalogue, words)
    expect((await suggest(query)).coded).toEqual(slugs)
  })

  test('that sells nothing finds nothing', async () => {
    const { search, suggest, findAlike, rest } = await openExampleSearch(buildExampleCatalogue([]))
    await Promise.all(rest.map((load) => load()))
    expect(await search('gloves')).toMatchObject({ ranked: [], count: 0 })
    expect(await suggest('gloves')).toMatchObject({ cards: [], count: 0 })
    expect(await findAlike('gloves')).toBeUndefined()
  })
})

describe('a file of the search', async () => {
  const files = await buildExampleFiles(catalogue, words, LARGE)
  const loaded: string[] = []
  const { suggest } = await openSearch(createLoad(files, (name) => loaded.push(name)))
  await suggest('nitrle glovse')
  const used = [...loaded]

  test.each([
    ['is missing', () => undefined],
    ['is empty', () => 'null'],
    ['is cut off', (text: string) => text.slice(0, text.length / 2)],
  ])('that %s is named by the error', async (_, damage) => {
    for (const name of used) {
      const own = new Map(files)
      const text = damage(files.get(name)!)
      own.delete(name)
      if (text !== undefined) own.set(name, text)
      const answer = openSearch(createLoad(own)).then((open) => open.suggest('nitrle glovse'))
      await expect(answer, name).rejects.toThrow(/search (could not read its file (\S+\/)?[\w-]+\.js|has no card)/)
    }
  })

  test('is loaded again after it has failed', async () => {
    const own = new Map(files)
    const words = used.find((name) => name.includes('words'))!
    own.delete(words)
    const open = await openSearch(createLoad(own))
    await expect(open.suggest('nitrle glovse')).rejects.toThrow(words)
    own.set(words, files.get(words)!)
    expect((await open.suggest('nitrle glovse')).count).toBeGreaterThan(0)
  })
})
