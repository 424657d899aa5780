import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readCatalogueFiles } from '../check/catalogueFiles.ts'
import { describePlan } from './describePlan.ts'
import { listExportRows } from './exportRows.ts'
import { formatRefusals } from './formatRefusals.ts'
import { type ImportChoices, leaveOutRefused, planImport } from './planImport.ts'
import type { TableRow } from './readTable.ts'
import { buildShopFiles, FIRST, readExport } from './shopFiles.ts'
import { formatChangedFiles, writeFiles } from './writeCatalogue.ts'

const CHOICES: ImportChoices = { vat: 20, whole: undefined, isOwn: true }

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'import-'))
  writeFiles(folder, buildShopFiles())
})
afterEach(() => rmSync(folder, { recursive: true }))

const readFiles = () => readCatalogueFiles(folder).files!
const plan = (rows: TableRow[], choices = CHOICES) => planImport(rows, readFiles(), choices)
const row = (cells: Record<string, string>, line = 2): TableRow => ({ line, cells })
const find = (slug: string, files = readFiles()) => files.products.find(({ record }) => record.slug === slug)?.record

async function save(rows: TableRow[], choices = CHOICES): Promise<string[]> {
  const before = readFiles()
  const { files, refusals } = plan(rows, choices)
  expect(refusals).toEqual([])
  const texts = await formatChangedFiles(folder, before, files)
  writeFiles(folder, texts)
  return [...texts.keys()].sort()
}

const exportRows = (files = readFiles()) => readExport(listExportRows(files))

test('what was exported and is imported again changes nothing', async () => {
  expect(await save(exportRows(), { ...CHOICES, whole: exportRows() })).toEqual([])
})

describe('a price', () => {
  test('that is changed is one place in one file, and the other price follows at its rate', async () => {
    const before = readFileSync(path.join(folder, 'products/bells.json'), 'utf8')
    expect(await save([row({ slug: FIRST, NewPrice: '15' })])).toEqual(['products/bells.json'])
    expect(find(FIRST)).toMatchObject({ NewPrice: '£15.00', fromPrice: '£12.50' })
    const after = readFileSync(path.join(folder, 'products/bells.json'), 'utf8')
    const bare = (text: string) => text.replaceAll(/\s/g, '')
    expect(bare(after)).toBe(bare(before).replace('£12.00', '£15.00').replace('£10.00', '£12.50'))
  })

  test('of a variant changes the least on the card', () => {
    const { files } = plan(
      exportRows().map(({ line, cells }) => row(cells['sku'] === 'S1' ? { ...cells, NewPrice: '9.60' } : cells, line)),
    )
    expect(find('sized-bell', files)).toMatchObject({ NewPrice: 'From £7.20', fromPrice: 'From £6.00' })
  })

  test.each(['5', '5%', '5,0%', '0.05', '0,05'])(
    'of a product that is new is completed at the rate of its line: %s',
    (vat) => {
      const cells = { discription: 'Pump', smalltittle: 'Puff', sku: 'P', NewPrice: '10', categories: 'bells' }
      const { files } = plan([row({ ...cells, vat })])
      expect(find('pump', files)).toMatchObject({ NewPrice: '£10.00', fromPrice: '£9.52' })
    },
  )
})

describe('a product that is new', () => {
  const cells = { discription: 'Hand pump', smalltittle: 'Puff', sku: 'P', NewPrice: '12', categories: 'Hand pumps' }

  test('stands in its category, which is made where there is none', async () => {
    const files = ['categories/hand-pumps.json', 'groups.json', 'products/hand-pumps.json']
    expect(await save([row(cells)])).toEqual(files)
    expect(find('hand-pump')).toMatchObject({ about: 'Hand pump', pack: { count: 1, unit: 'each' }, img: '' })
    const { categories, groups } = readFiles()
    expect(categories.find(({ record }) => record.id === 'hand-pumps')?.record.product).toEqual(['hand-pump'])
    expect(groups[0]?.categories).toEqual(['bells', 'hand-pumps'])
  })

  test('stands in the file of those beside it', async () => {
    expect(await save([row({ ...cells, categories: 'Bells' })])).toEqual([
      'categories/bells.json',
      'products/bells.json',
    ])
  })

  test('is known by its SKU the next time', () => {
    expect(plan([row({ sku: '0012', NewPrice: '15' })]).changed).toEqual([FIRST])
  })
})

test('an empty cell takes a field away, and a missing column leaves it', async () => {
  await save([row({ slug: FIRST, brand: 'Ting', 'attributes.colour': 'Red' })])
  expect(find(FIRST)).toMatchObject({ brand: 'Ting', attributes: { colour: 'Red' } })
  await save([row({ slug: FIRST, brand: '' })])
  expect(find(FIRST)).not.toHaveProperty('brand')
  expect(find(FIRST)).toMatchObject({ attributes: { colour: 'Red' } })
})

test('what a whole file does not name leaves the shop, and the lists that name it', async () => {
  await save([row({ slug: 'sized-bell', goesWith: FIRST })])
  const rows = exportRows().filter(({ cells }) => cells['slug'] !== FIRST)
  const withoutLink = rows.map(({ line, cells }) => row({ ...cells, goesWith: '' }, line))
  await save(withoutLink, { ...CHOICES, whole: withoutLink })
  expect(readFiles().products.map(({ record }) => record.slug)).toEqual(['sized-bell'])
  expect(readFiles().categories[0]?.record.product).toEqual(['sized-bell'])
})

describe('a line is refused, with its number and what to do, for', () => {
  const NEW = { slug: 'pump', discription: 'Pump', smalltittle: 'Puff', sku: 'P', NewPrice: '12', categories: 'bells' }
  test.each<[string, Record<string, string>, string]>([
    ['a price that is none', { slug: FIRST, NewPrice: 'ask' }, 'Write it as 12.99'],
    ['a price of nothing', { slug: FIRST, NewPrice: '0' }, 'At £0.00'],
    ['a code that was rounded', { slug: FIRST, gtin: '5.01235E+12' }, 'has rounded this code'],
    ['a code that has become a date', { slug: FIRST, sku: '04-Mar' }, 'made a date of this code'],
    ['a barcode with a wrong check digit', { slug: FIRST, gtin: '5012345678901' }, 'check digit'],
    ['a count that is no number', { slug: FIRST, 'pack.count': 'ten' }, 'whole number'],
    ['a yes or no that is neither', { slug: FIRST, engravable: 'perhaps' }, 'neither yes nor no'],
    ['a VAT rate that there is not', { slug: FIRST, vat: '17' }, 'no VAT rate of the shop'],
    ['no name', { ...NEW, discription: '' }, 'It is missing'],
    ['no price', { ...NEW, NewPrice: '' }, 'There is no price'],
    ['nothing to know it by', { NewPrice: '12' }, 'Give one of them'],
    ['a choice without its product', { slug: 'other', choice1: 'S' }, 'Put the line of “other” above it'],
    ['a product to go with that there is not', { slug: FIRST, goesWith: 'nothing-here' }, 'There is no product'],
    ['a code that another product has at another price', { ...NEW, sku: '0012', NewPrice: '13' }, 'another price'],
  ])('%s', (_, cells, words) => {
    const { refusals } = plan([row(cells, 7)])
    expect(formatRefusals(refusals)).toContain(words)
    expect(refusals.every(({ line }) => line === 7)).toBe(true)
  })

  test('a product that stands in the file twice', () => {
    const { refusals } = plan([row({ slug: FIRST }, 2), row({ slug: FIRST }, 3)])
    expect(refusals).toMatchObject([{ line: 3, reason: expect.stringContaining('Line 2') as string }])
  })
})

describe('one SKU', () => {
  const pump = (slug: string, sku: string, line: number) =>
    row({ slug, discription: slug, smalltittle: 'Puff', sku, NewPrice: '12', categories: 'bells' }, line)

  test.each(['P-1', 'p 1', 'P1'])('of two products that are new (%s) is refused in the second line', (sku) => {
    const { refusals } = plan([pump('a', 'P-1', 2), pump('b', sku, 3), pump('c', 'P-2', 4)])
    expect(refusals).toMatchObject([{ line: 3, slug: 'b', column: 'sku' }])
    expect(refusals[0]?.reason).toContain('is also that of “a”')
  })

  test('of a product that the shop has is refused for a new one, and for one that is given it', () => {
    expect(plan([pump('a', '0012', 2)]).refusals).toMatchObject([{ line: 2, slug: 'a', column: 'sku' }])
    expect(plan([row({ slug: 'sized-bell', sku: '0012' }, 3)]).refusals).toMatchObject([{ line: 3, column: 'sku' }])
  })

  test('of two products that the shop has with it already is no matter of the import', () => {
    const [first, second] = [{ slug: 'a', sku: 'P' }, { slug: 'b', sku: 'P' }] // prettier-ignore
    const files = readFiles()
    const own = files.products[0]!
    const repeated = { ...files, products: [...files.products, ...[first, second].map((codes) => ({ ...own, record: { ...own.record, ...codes } }))] } // prettier-ignore
    expect(planImport(exportRows(repeated), repeated, CHOICES).refusals).toEqual([])
    expect(planImport([row({ slug: 'b', about: 'It rings twice.' })], repeated, CHOICES).refusals).toEqual([])
  })
})

test('without the lines that were refused the others are good', () => {
  const rows = [row({ slug: FIRST, NewPrice: 'ask' }, 2), row({ slug: 'sized-bell', about: 'Rings twice.' }, 3)]
  const rest = leaveOutRefused(rows, readFiles(), plan(rows).refusals)
  expect(rest.map(({ line }) => line)).toEqual([3])
  expect(plan(rest)).toMatchObject({ changed: ['sized-bell'], refusals: [] })
})

test('a product that was refused does not leave the shop with those that the file does not name', () => {
  const rows = [row({ slug: FIRST, NewPrice: 'ask' }, 2), row({ slug: 'sized-bell' }, 3)]
  const rest = leaveOutRefused(rows, readFiles(), plan(rows).refusals)
  expect(plan(rest, { ...CHOICES, whole: rows })).toMatchObject({ removed: [], refusals: [] })
})

describe('an emptied cell', () => {
  test.each(['NewPrice', 'fromPrice', 'discription'])(
    'of what every product has (%s) is refused, with its line',
    (column) => {
      expect(plan([row({ slug: FIRST, [column]: '' }, 5)]).refusals).toMatchObject([{ line: 5, column }])
    },
  )

  test.each(['sku', 'smalltittle', 'img', 'lastPrice'])('of what may be empty (%s) empties it', async (column) => {
    await save([row({ slug: FIRST, [column]: '' })])
    expect(find(FIRST)).toHaveProperty(column, '')
  })
})

describe('a choice of a product', () => {
  const rows = (price: string, cells: Record<string, string> = {}) => [
    row({ slug: 'low', discription: 'Low', smalltittle: 'Ting', NewPrice: '10', categories: 'bells', ...cells }),
    row({ slug: 'low', choice1: 'S', sku: 'A', NewPrice: '10' }, 3),
    row({ slug: 'low', choice1: 'L', sku: 'B', NewPrice: price }, 4),
  ]
  const options = { 'option1.name': 'Size', 'option1.values': 'S | L' }

  test('is taxed as its product is', () => {
    const { files } = plan(rows('20', { ...options, vat: '0' }))
    expect(find('low', files)).toMatchObject({ NewPrice: 'From £10.00', fromPrice: 'From £10.00' })
    expect(find('low', files)?.variants?.[1]).toMatchObject({ NewPrice: '£20.00', fromPrice: '£20.00' })
  })

  test('that went by the price of its product keeps that where another gets one of its own', async () => {
    await save(rows('10', options))
    await save([
      row({ slug: 'low', sku: '', NewPrice: '£10.00' }),
      ...exportRows().filter(({ cells }) => cells['sku'] === 'A'),
      row({ slug: 'low', choice1: 'L', NewPrice: '12' }, 9),
    ])
    expect(find('low')?.NewPrice).toBe('From £10.00')
    expect(find('low')?.variants?.map(({ NewPrice }) => NewPrice)).toEqual(['£10.00', '£12.00'])
  })

  test("has the code that stands in its product's line too, as in Shopify's export", async () => {
    await save(rows('20', { ...options, sku: 'A' }))
    expect(find('low')).toMatchObject({ sku: '', variants: [{ sku: 'A' }, { sku: 'B' }] })
  })

  test('has the price: one that is changed on the line of its product is refused', () => {
    const changed = exportRows().map(({ line, cells }) =>
      row(cells['slug'] === 'sized-bell' && !cells['choice1'] ? { ...cells, NewPrice: 'From £5.00' } : cells, line),
    )
    expect(formatRefusals(plan(changed).refusals)).toContain('Each choice has a price of its own')
  })
})

test("another shop's file takes a product off no shelf, and ours says where it goes", async () => {
  await save([row({ slug: FIRST, categories: 'bells | Gifts' })])
  const rows = [row({ slug: FIRST, categories: 'bells' })]
  expect(plan(rows, { ...CHOICES, isOwn: false }).files.categories[1]?.record.product).toEqual([FIRST])
  const report = describePlan(readFiles(), plan(rows), { rows, unread: [], notes: [], isOwn: true, pictures: [] })
  expect(report).toContain('shelves  first-bell: bells, gifts → bells')
})

test.each(['--dry-run', 'npm_config_dry_run'])('a trial writes nothing, by %s', (way) => {
  const file = path.join(folder, 'goods.csv')
  writeFileSync(file, `slug,NewPrice\n${FIRST},15`)
  const before = readFileSync(path.join(folder, 'products/bells.json'), 'utf8')
  const { stdout } = spawnSync(
    'npx',
    ['tsx', 'packages/shop-files/src/catalogue.ts', 'import', file, ...(way.startsWith('-') ? [way] : [])],
    {
      encoding: 'utf8',
      env: { ...process.env, SHOP: folder, ...(!way.startsWith('-') && { [way]: 'true' }) },
    },
  )
  expect(stdout).toContain('A trial: nothing was written.')
  expect(readFileSync(path.join(folder, 'products/bells.json'), 'utf8')).toBe(before)
})

test('the report says for each product what changes', () => {
  const before = readFiles()
  const rows = [row({ slug: FIRST, NewPrice: '15' })]
  const text = describePlan(before, plan(rows), {
    rows,
    unread: ['Stock'],
    notes: ['A note.'],
    isOwn: true,
    pictures: [],
  })
  expect(text).toBe(
    'changed  first-bell: NewPrice £12.00 → £15.00; fromPrice £10.00 → £12.50\n' +
      'A note.\nColumns that were not read: Stock.\n0 added, 1 changed, 0 removed, 0 refused',
  )
})
