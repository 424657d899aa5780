import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { type GuideRecord, GuidesFileSchema, type KindRecord } from '@shop/core/catalogue/schema.ts'
import { buildExampleFiles } from './exampleProblems.ts'
import { findGuideProblems } from './guideRules.ts'
import { findTextProblems } from './textRules.ts'

const KINDS: KindRecord[] = [
  { id: 'glove', name: 'Gloves' },
  { id: 'nitrile', name: 'Nitrile gloves', of: 'glove' },
  { id: 'hat', name: 'Hats' },
]
const GUIDE: GuideRecord = {
  id: 'sizes',
  tittle: 'Size guide',
  kinds: ['glove'],
  columns: ['Size', 'Palm'],
  rows: [
    ['S', '80 mm'],
    ['M', '95 mm'],
  ],
}

const buildFiles = (guides: GuideRecord[], unread: string[] = []) => ({
  ...buildExampleFiles({ products: [{ slug: 'gloves-blue', kind: 'nitrile' }], unread }),
  kinds: KINDS,
  guides,
})
const check = (...guides: GuideRecord[]) =>
  findGuideProblems(buildFiles(guides)).map(({ level, file, record, field, message }) =>
    [level, file, record, field, message].join(' '),
  )

test('a guide of a wider kind than what is sold, or of a single product, has no problem', () => {
  expect(check(GUIDE, { ...GUIDE, id: 'single', kinds: [], products: ['gloves-blue'] })).toEqual([])
  expect(findGuideProblems(buildExampleFiles())).toEqual([])
})

test('a product in a file that cannot be read may show it', () => {
  const guide = { ...GUIDE, kinds: [], products: ['gloves-red'] }
  expect(findGuideProblems(buildFiles([guide], ['gloves-red']))).toEqual([])
})

test.each<[string, GuideRecord, string]>([
  [
    'a row that is too short',
    { ...GUIDE, rows: [['S', '80 mm'], ['M']] },
    'error guides.json sizes rows.1 The row “M” has 1 cell for 2 columns. Write one for each, “–” where there is nothing to say.',
  ],
  [
    'a row that is too long',
    { ...GUIDE, rows: [['S', '80', 'mm']] },
    'error guides.json sizes rows.0 The row “S” has 3 cells for 2 columns. Write one for each, “–” where there is nothing to say.',
  ],
  [
    'a kind that is misspelt',
    { ...GUIDE, kinds: ['glove', 'nitril'] },
    'error guides.json sizes kinds.1 There is no kind “nitril”. Write “nitrile”, if that is what you mean, or remove it here.',
  ],
  [
    'a kind that is not there',
    { ...GUIDE, kinds: ['glove', 'trumpet'] },
    'error guides.json sizes kinds.1 There is no kind “trumpet”. Write the id of a kind of kinds.json, or remove it here.',
  ],
  [
    'a product that is not there',
    { ...GUIDE, products: ['trumpet'] },
    'error guides.json sizes products.0 There is no product “trumpet”. Write the slug of a product, or remove it here.',
  ],
  [
    'a guide that no product shows',
    { ...GUIDE, kinds: ['hat'] },
    'warning guides.json sizes kinds No product shows this guide. Name the kinds that it is for, or remove it.',
  ],
  [
    'a table that is too long',
    { ...GUIDE, rows: Array.from({ length: 41 }, (_, row) => [`${row}`, 'x']) },
    'warning guides.json sizes rows 41 rows are too many to read beside a choice. Divide the guide by kind.',
  ],
])('%s is named, with what to do', (_, guide, problem) => {
  expect(check(guide)).toEqual([problem])
})

test('a second guide of one id is named', () => {
  expect(check(GUIDE, GUIDE)).toEqual([
    'error guides.json sizes id Another guide has this id. Give this one an id of its own, or remove it.',
  ])
})

test('an error of a spreadsheet in a cell is named', () => {
  const problems = findTextProblems(buildFiles([{ ...GUIDE, rows: [['S', '#REF!']] }]))
  expect(problems).toMatchObject([
    { level: 'error', file: 'guides.json', record: 'sizes', field: 'rows.0.1', index: 0 },
  ])
})

describe('a guide cannot be read', () => {
  test.each<[string, object]>([
    ['with one column', { columns: ['Size'], rows: [['S']] }],
    ['without rows', { rows: [] }],
    ['with an empty cell', { rows: [['S', ' ']] }],
    ['without a title', { tittle: '' }],
    ['with a field of another name', { note: 'x' }],
  ])('%s', (_, part) => {
    expect(v.safeParse(GuidesFileSchema, [GUIDE]).success).toBe(true)
    expect(v.safeParse(GuidesFileSchema, [{ ...GUIDE, ...part }]).success).toBe(false)
  })
})
