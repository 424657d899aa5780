/** An import of cells that a spreadsheet program has rewritten by itself. */
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readCatalogueFiles } from '../check/catalogueFiles.ts'
import { describePlan } from './describePlan.ts'
import { listExportRows } from './exportRows.ts'
import { planImport } from './planImport.ts'
import type { TableRow } from './readTable.ts'
import { buildShopFiles, FIRST, readExport } from './shopFiles.ts'
import { formatChangedFiles, writeFiles } from './writeCatalogue.ts'

const NOTHING_ELSE = { rows: [], unread: [], notes: [], isOwn: true, pictures: [] }

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'import-'))
  writeFiles(folder, buildShopFiles())
})
afterEach(() => rmSync(folder, { recursive: true }))

const readFiles = () => readCatalogueFiles(folder).files!
const plan = (rows: TableRow[]) => planImport(rows, readFiles(), { vat: 20, whole: rows, isOwn: true })
const row = (cells: Record<string, string>, line = 2): TableRow => ({ line, cells })
const exportRows = () => readExport(listExportRows(readFiles()))
const find = (slug: string) => readFiles().products.find(({ record }) => record.slug === slug)?.record

/** The files that an import writes. */
async function save(rows: TableRow[]): Promise<string[]> {
  const before = readFiles()
  const { files, refusals } = plan(rows)
  expect(refusals).toEqual([])
  const texts = await formatChangedFiles(folder, before, files)
  writeFiles(folder, texts)
  return [...texts.keys()]
}

const damage = (was: string, text: string) =>
  exportRows().map(({ line, cells }) => row(Object.fromEntries(Object.entries(cells).map(([name, cell]) => [name, cell === was ? text : cell])), line)) // prettier-ignore

test.each([
  ['a code without its zeros', '0012', '12'],
  ['a price as a number', '£12.00', '12'],
  ['a price with a space', '£12.00', '£ 12.00'],
])('%s changes nothing', async (_, was, text) => {
  expect(await save(damage(was, text))).toEqual([])
})

test('a cell that is kept is said, unless it means the same', () => {
  expect(plan(damage('0012', '12')).kept).toEqual([{ slug: FIRST, column: 'sku', was: '0012', text: '12' }])
  expect(plan(damage('£12.00', '12')).kept).toEqual([])
  expect(describePlan(readFiles(), plan(damage('0012', '12')), NOTHING_ELSE)).toContain(
    'kept     1 cell that a spreadsheet program has rewritten: first-bell › sku: 0012, not 12',
  )
})

test('sizes that have become one are known by their order', async () => {
  const sizes = ['000', '00', '0']
  await save([
    ...exportRows(),
    row({ slug: 'glove', discription: 'Glove', smalltittle: 'G', NewPrice: '5', categories: 'bells', 'option1.name': 'Size', 'option1.values': sizes.join('|') }), // prettier-ignore
    ...sizes.map((size, index) => row({ slug: 'glove', choice1: size, sku: `G-${size}`, NewPrice: '5' }, 3 + index)),
  ])
  const zeros = exportRows().map(({ line, cells }) =>
    row({ ...cells, ...(cells['choice1']?.startsWith('0') && { choice1: '0' }) }, line),
  )
  expect(await save(zeros)).toEqual([])
  expect(await save(zeros.map(({ line, cells }) => row(cells['sku'] === 'G-00' ? { ...cells, NewPrice: '6' } : cells, line)))).toHaveLength(1) // prettier-ignore
  expect(find('glove')?.variants?.map(({ choice, NewPrice }) => [choice['Size'], NewPrice])).toEqual([
    ['000', '£5.00'],
    ['00', '£6.00'],
    ['0', '£5.00'],
  ])
})

/** A shop with further products at these addresses. */
async function addProducts(...slugs: string[]): Promise<void> {
  const cells = (slug: string) => ({ slug, discription: `Bell ${slug}`, smalltittle: 'Ting', NewPrice: '5' })
  await save([...exportRows(), ...slugs.map((slug) => row({ ...cells(slug), categories: 'bells' }))])
}
const slugsAs = (texts: Readonly<Record<string, string>>) =>
  exportRows().map(({ line, cells }) => row({ ...cells, slug: texts[cells['slug']!] ?? cells['slug']! }, line))

test.each([
  ['0501', '501'],
  ['501201234567', '5.01201E+11'],
  ['1-2', '2026-02-01'],
  ['mar-1', '01-Mar'],
])('the product at %s is known by what a spreadsheet makes of it: %s', async (slug, text) => {
  await addProducts(slug)
  const rows = slugsAs({ [slug]: text })
  expect(await save(rows)).toEqual([])
  expect(plan(rows)).toMatchObject({
    added: [],
    removed: [],
    kept: [{ slug, column: 'slug', was: slug, text }],
  })
  expect(await save(rows.map(({ line, cells }) => row(cells['slug'] === text ? { ...cells, NewPrice: '6' } : cells, line)))).toHaveLength(1) // prettier-ignore
  expect(find(slug)?.NewPrice).toBe('£6.00')
})

test('a slug that can be that of several products is refused, and none of them leaves the shop', async () => {
  await addProducts('0501', '501')
  expect(await save(exportRows())).toEqual([])
  const { refusals, removed } = plan(slugsAs({ '0501': '501' }))
  expect(refusals.map(({ line, column }) => [line, column])).toEqual([
    [expect.any(Number), 'slug'],
    [expect.any(Number), 'slug'],
  ])
  expect(refusals[0]?.reason).toContain('“501” of the slug of each of these: 501, 0501.')
  expect(removed).toEqual([])
  // Also where only one of them is in the file.
  expect(plan(slugsAs({ '0501': '501' }).filter(({ cells }) => cells['discription'] !== 'Bell 501')).refusals).toHaveLength(1) // prettier-ignore
})

test.each(['01-Feb', '2026-02-01', '5.01E+12', '1.5'])(
  'the slug “%s”, which no product’s can have become, is refused with what it looks like',
  (text) => {
    expect(plan(slugsAs({ [FIRST]: text })).refusals).toEqual([
      {
        line: 2,
        slug: text,
        column: 'slug',
        reason: expect.stringContaining('looks like a number or a date') as string,
      },
    ])
  },
)

test('a new product may have a number for its slug', async () => {
  await addProducts('2026')
  expect(find('2026')?.discription).toBe('Bell 2026')
})
