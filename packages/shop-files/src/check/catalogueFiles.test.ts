import fc from 'fast-check'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buildExampleCategoryRecord, buildExampleRecord, EXAMPLE_SHOP } from '@shop/core/fixtures/examples.ts'
import { readCatalogueFiles } from './catalogueFiles.ts'
import { checkFiles } from './checkCatalogue.ts'

const GROUPS = [{ id: 'all', tittle: 'All', dec: 'Everything.', categories: ['firstaid'] }]

const SYNONYMS = [{ means: 'plaster', say: ['band aid'] }]

let folder: string

function write(file: string, content: unknown): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), typeof content === 'string' ? content : JSON.stringify(content))
}

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'catalogue-'))
  write('shop.json', EXAMPLE_SHOP)
  write('groups.json', GROUPS)
  write('synonyms.json', SYNONYMS)
  write('categories/firstaid.json', buildExampleCategoryRecord())
  write('products/firstaid.json', [buildExampleRecord()])
})
afterEach(() => rmSync(folder, { recursive: true }))

test('every file is read, and each record knows its own', () => {
  expect(readCatalogueFiles(folder)).toEqual({
    problems: [],
    files: {
      shop: EXAMPLE_SHOP,
      groups: GROUPS,
      attributes: [],
      synonyms: SYNONYMS,
      kinds: [],
      guides: [],
      statuses: [],
      categories: [{ file: 'categories/firstaid.json', record: buildExampleCategoryRecord() }],
      products: [{ file: 'products/firstaid.json', record: buildExampleRecord(), index: 0 }],
      moved: [],
      changes: [],
      information: [],
      pictures: new Set(),
      unread: new Set(),
    },
  })
})

test('two entries with one id stand in the order of their files, the plain name first', () => {
  for (const name of ['pulse-b', 'pulse', 'pulse-a']) {
    write(`categories/${name}.json`, buildExampleCategoryRecord({ id: 'pulse', tittle: name }))
  }
  const titles = readCatalogueFiles(folder).files?.categories.map(({ record }) => record.tittle)
  expect(titles).toEqual(['First aid', 'pulse', 'pulse-a', 'pulse-b'])
})

test('a picture is known by its name without size and ending', () => {
  for (const name of ['bp-monitor-320.avif', 'bp-monitor-640.webp', 'group-ems.svg', 'steth-5620-640.avif'])
    write(`pictures/${name}`, '')
  expect(readCatalogueFiles(folder).files?.pictures).toEqual(new Set(['bp-monitor', 'group-ems', 'steth-5620']))
})

test('what is no JSON file is passed over', () => {
  write('products/notes.md', 'Not a product.')
  write('categories/firstaid.json.orig', '{')
  expect(readCatalogueFiles(folder).problems).toEqual([])
})

describe('a problem is named by its file, record and field', () => {
  test.each<[string, string, unknown, { record: string; field: string }]>([
    ['no JSON', 'products/x.json', '[{"slug": "a",}]', { record: '', field: '' }],
    ['an empty file', 'categories/x.json', '', { record: '', field: '' }],
    ['a product that is not in a list', 'products/x.json', buildExampleRecord(), { record: '', field: '' }],
    ['a product of the wrong shape', 'products/x.json', ['gauze'], { record: 'record 1', field: '' }],
    ['nothing for a product', 'products/x.json', [null], { record: 'record 1', field: '' }],
    ['a text for a category', 'categories/x.json', '"gauze"', { record: 'record 1', field: '' }],
    [
      'a slug that is none',
      'products/x.json',
      [buildExampleRecord({ slug: 'Two Words' })],
      { record: 'Two Words', field: 'slug' },
    ],
    [
      'a pack of nothing',
      'products/x.json',
      [buildExampleRecord({ pack: { count: 0, unit: 'box' } })],
      { record: 'nitrile-gloves', field: 'pack.count' },
    ],
    [
      'a prescription-only medicine',
      'products/x.json',
      [{ ...buildExampleRecord(), legalClass: 'POM' }],
      { record: 'nitrile-gloves', field: 'legalClass' },
    ],
    [
      'an unknown field',
      'products/x.json',
      [{ ...buildExampleRecord(), rating: 5 }],
      { record: 'nitrile-gloves', field: 'rating' },
    ],
    [
      'a category without a title',
      'categories/x.json',
      { ...buildExampleCategoryRecord(), tittle: ' ' },
      { record: 'firstaid', field: 'tittle' },
    ],
    [
      'an address without its slash',
      'shop.json',
      { ...EXAMPLE_SHOP, url: 'https://a.example' },
      { record: '', field: 'url' },
    ],
  ])('%s', (_, file, content, where) => {
    write(file, content)
    const { problems } = readCatalogueFiles(folder)
    expect(problems).toMatchObject([{ level: 'error', file, ...where }])
    expect(problems[0]?.message).not.toBe('')
  })
})

test('one record of the wrong shape does not hide the others', () => {
  write('products/firstaid.json', [{ slug: 'half' }, buildExampleRecord()])
  const { files, problems } = readCatalogueFiles(folder)
  expect(files?.products.map(({ record }) => record.slug)).toEqual(['nitrile-gloves'])
  expect(new Set(problems.map(({ record }) => record))).toEqual(new Set(['half']))
})

test.each(['shop.json', 'groups.json'])('without %s there is no catalogue, and the file is named', (file) => {
  rmSync(path.join(folder, file))
  const { files, problems } = readCatalogueFiles(folder)
  expect(files).toBeUndefined()
  expect(problems).toMatchObject([{ level: 'error', file }])
})

test('a shop needs neither words that mean the same, nor statuses, nor pictures', () => {
  for (const name of ['synonyms.json', 'status.json', 'pictures']) {
    rmSync(path.join(folder, name), { recursive: true, force: true })
  }
  const { files, problems } = readCatalogueFiles(folder)
  expect(problems).toEqual([])
  expect(files).toMatchObject({ synonyms: [], statuses: [] })
})

test('a folder without anything in it is reported, not thrown', () => {
  const { files, problems } = readCatalogueFiles(path.join(folder, 'nowhere'))
  expect(files).toBeUndefined()
  expect(problems.length).toBeGreaterThan(0)
})

test('a mark of the encoding in front of a file is passed over', () => {
  write('products/firstaid.json', `\uFEFF${JSON.stringify([buildExampleRecord()])}`)
  expect(readCatalogueFiles(folder)).toMatchObject({ problems: [], files: { products: [{ index: 0 }] } })
})

test('a file in another encoding is to be saved again', () => {
  writeFileSync(path.join(folder, 'products/firstaid.json'), Buffer.from('[{"slug": "caf\xe9"}]', 'latin1'))
  const [problem] = checkFiles(folder).problems
  expect(problem).toMatchObject({ file: 'products/firstaid.json', message: expect.stringContaining('UTF-8') as string })
})

test('a file that cannot be read is one error, and what stands in it is known', () => {
  write('products/firstaid.json', '[{ "slug": "gauze", "sku": "G" }, { "slug" : "lint" "sku": "L" }]')
  const { files, problems } = readCatalogueFiles(folder)
  expect(problems).toMatchObject([{ file: 'products/firstaid.json', line: 1, column: 53 }])
  expect(files?.unread).toEqual(new Set(['gauze', 'lint']))
})

test('a problem has its line and its column', () => {
  write(
    'products/firstaid.json',
    `[\n{ "slug": "a" },\n  ${JSON.stringify(buildExampleRecord()).replace('"£12.00"', '47.94')}]`,
  )
  const prices = readCatalogueFiles(folder).problems.filter(({ field }) => field === 'NewPrice')
  expect(prices).toMatchObject([
    { record: 'a', line: 2, column: 1 },
    { record: 'nitrile-gloves', line: 3 },
  ])
  expect(prices[1]?.message).toContain('"£47.94"')
})

test('what names no picture shows the one that is named after it', () => {
  for (const name of ['nitrile-gloves-640.webp', 'hero-firstaid-640.webp']) write(`pictures/${name}`, '')
  write('products/firstaid.json', [{ ...buildExampleRecord(), img: undefined }])
  write('categories/firstaid.json', buildExampleCategoryRecord({ img: '' }))
  const { files, problems } = readCatalogueFiles(folder)
  expect(problems).toEqual([])
  expect(files?.products[0]?.record.img).toBe('nitrile-gloves')
  expect(files?.categories[0]?.record.img).toBe('hero-firstaid')
})

test('any text in a file of products is read without throwing, or reported', () => {
  const anyContent = fc.oneof(
    fc.string(),
    fc.json(),
    fc.array(fc.jsonValue()).map((values) => JSON.stringify(values)),
  )
  fc.assert(
    fc.property(anyContent, (content) => {
      write('products/firstaid.json', content)
      const { files, problems } = readCatalogueFiles(folder)
      expect(problems.length > 0 || content.trim() === '[]').toBe(true)
      expect(files?.products).toEqual([])
    }),
    // A field called as something that every object has.
    { examples: [['[{"valueOf":{}}]']] },
  )
})
