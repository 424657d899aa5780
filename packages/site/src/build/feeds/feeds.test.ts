import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { EXAMPLE_SHOP } from '@shop/core/fixtures/examples.ts'
import { loadShop } from '@shop/shop-files/load/loadCatalogue.ts'
import { buildShopFiles, FIRST } from '@shop/shop-files/spreadsheet/shopFiles.ts'
import { writeFiles } from '@shop/shop-files/spreadsheet/writeCatalogue.ts'
import { buildFeeds } from './feeds.ts'

const root = mkdtempSync(path.join(os.tmpdir(), 'feeds-'))
afterAll(() => rmSync(root, { recursive: true }))

/** The feeds of a shop of two bells, by the names of their files. */
function build(name: string, feeds?: unknown, more: Record<string, unknown> = {}): Map<string, string> {
  const folder = path.join(root, name)
  writeFiles(folder, buildShopFiles())
  mkdirSync(path.join(folder, 'pictures'))
  for (const [file, value] of Object.entries({
    'shop.json': { ...EXAMPLE_SHOP, ...(feeds !== undefined && { feeds }) },
    ...more,
  }))
    writeFileSync(path.join(folder, file), JSON.stringify(value))
  const home = { id: '/', tittle: 'Home', dec: 'Bells.', inside: 'Bells', add: '', SecondSection: [], product: [FIRST] }
  writeFileSync(path.join(folder, 'categories/home.json'), JSON.stringify(home))
  return new Map(buildFeeds(loadShop(folder)).files)
}

test('a shop has every feed for which it has data', () => {
  expect([...build('whole').keys()]).toEqual(['merchant.xml', 'products.csv', 'llms.txt', 'bells.md'])
})

test('a shop that keeps its changes has a feed of them', () => {
  const changes = [{ date: '2026-11-20', tittle: 'Bells', dec: 'They ring.' }]
  expect(build('changing', undefined, { 'changes.json': changes }).get('changes.json')).toContain('They ring.')
})

test.each([
  [false, []],
  [[], []],
  [['csv'], ['products.csv']],
  [
    ['llms', 'merchant'],
    ['merchant.xml', 'llms.txt', 'bells.md'],
  ],
])('of feeds %j are written %j', (feeds, files) => {
  expect([...build(`only-${JSON.stringify(feeds)}`.replaceAll(/\W/g, '_'), feeds).keys()]).toEqual(files)
})

test('the table of products is the one that an import reads', () => {
  const [headers, first] = build('table').get('products.csv')!.split('\r\n')
  expect(headers?.split(',').slice(0, 3)).toEqual(['\uFEFF"slug"', '"discription"', '"smalltittle"'])
  expect(first).toContain(FIRST)
})

test('a shop makes the same bytes twice', () => {
  const before = build('once')
  cpSync(path.join(root, 'once'), path.join(root, 'twice'), { recursive: true })
  expect(new Map(buildFeeds(loadShop(path.join(root, 'twice'))).files)).toEqual(before)
})
