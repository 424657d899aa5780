import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildExampleCategoryRecord, buildExampleRecord, EXAMPLE_SHOP } from '@shop/core/fixtures/examples.ts'
import { checkFiles } from './checkCatalogue.ts'

let folder: string

function write(file: string, content: unknown): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), JSON.stringify(content, null, 2))
}

/** The problems in `information.json` and `shop.json`: level, file, line, field and the beginning of the message. */
function check(information: unknown, facts: object = {}): string[] {
  write('information.json', information)
  write('shop.json', { ...EXAMPLE_SHOP, ...facts })
  return checkFiles(folder)
    .problems.filter(({ file }) => ['information.json', 'shop.json'].includes(file))
    .map(({ level, file, line, field, message }) => `${level} ${file}:${line} ${field} ${message}`)
}

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'information-'))
  write('groups.json', [{ id: 'all', tittle: 'All', dec: 'Everything.', categories: ['firstaid', 'Terms'] }])
  write('categories/home.json', buildExampleCategoryRecord({ id: '/' }))
  write('categories/firstaid.json', buildExampleCategoryRecord())
  write('categories/terms.json', buildExampleCategoryRecord({ id: 'Terms' }))
  write('products/firstaid.json', [buildExampleRecord()])
})
afterEach(() => rmSync(folder, { recursive: true }))

const page = (facts: object = {}) => ({ slug: 'returns', tittle: 'Returns', dec: 'Returns.', text: [], ...facts })

test.each([
  ['no page', []],
  ['a page that is yet to be written', [page()]],
  ['what the shop states itself', [page({ shows: 'privacy' })]],
  ['text of one’s own', [page({ text: [{ tittle: 'How', dec: ['Like this.'] }] })]],
])('a shop with %s is accepted', (_, information) => {
  expect(check(information)).toEqual([])
})

test.each<[string, unknown, string]>([
  ['that shows what the shop cannot state', [page({ shows: 'terms' })], ':7 0.shows '],
  ['with an empty paragraph', [page({ text: [{ tittle: 'How', dec: [' '] }] })], ':10 0.text.0.dec.0 Write something'],
  [
    'with a section without a paragraph',
    [page({ text: [{ tittle: 'How', dec: [] }] })],
    ':9 0.text.0.dec Write a paragraph',
  ],
  ['without a title', [page({ tittle: '' })], ':4 0.tittle Write something'],
  ['with a slug that is none', [page({ slug: 'My Terms' })], ':3 0.slug A slug is lower-case'],
  ['at the address of a category', [page({ slug: 'firstaid' })], ':3 slug categories/firstaid.json has this address'],
  [
    'at that of a category in other letters',
    [page({ slug: 'terms' })],
    ':3 slug categories/terms.json has this address',
  ],
  ['at the address of a screen', [page({ slug: 'cart' })], ':3 slug “/cart” is the address of a screen'],
  ['where files are', [page({ slug: 'assets' })], ':3 slug “/assets” is the address'],
  ['at the address of another', [page(), page()], ':9 slug Another page in this file has this slug'],
])('a page %s is an error with its line and field', (_, information, expected) => {
  expect(check(information)).toEqual([expect.stringContaining(`error information.json${expected}`)])
})

const hours = (...all: [days: string[], opens: string, closes: string][]) => ({
  openingHours: all.map(([days, opens, closes]) => ({ days, opens, closes })),
})

test.each<[string, object, string[]]>([
  ['with a break at midday', hours([['Monday'], '09:00', '12:00'], [['Monday'], '13:00', '17:00']), []],
  ['at 25:00', hours([['Monday'], '09:00', '25:00']), ['openingHours.0.closes Write a time']],
  ['at 9', hours([['Monday'], '9', '17:00']), ['openingHours.0.opens Write a time']],
  ['that close before they open', hours([['Monday'], '17:00', '09:00']), ['openingHours.0.closes It opens at 17:00']],
  ['that close as they open', hours([['Monday'], '09:00', '09:00']), ['openingHours.0.closes It opens at 09:00']],
  ['of no day', hours([[], '09:00', '17:00']), ['openingHours.0.days Name a day']],
  ['of a day that is none', hours([['Mon'], '09:00', '17:00']), ['openingHours.0.days.0 ']],
  [
    'twice',
    hours([['Monday', 'Friday'], '09:00', '17:00'], [['Friday'], '16:00', '18:00']),
    ['openingHours.1.days Friday is above already'],
  ],
])('opening hours %s: %j', (_, facts, expected) => {
  expect(check([], facts).map((line) => line.replace(/^error shop\.json:\d+ /, ''))).toEqual(
    expected.map((start) => expect.stringContaining(start) as string),
  )
})
