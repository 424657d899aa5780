import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { applyEdits, diffFiles, invertEdits } from '@shop/shop-files/edits/edits.ts'
import { buildShopFiles, FIRST } from '@shop/shop-files/spreadsheet/shopFiles.ts'
import { writeFiles } from '@shop/shop-files/spreadsheet/writeCatalogue.ts'
import { changeCells } from '../model/cells.ts'
import { addProduct, removeProduct, setStatus } from '../model/products.ts'
import { addGroup, removeGroup } from '../model/shelves.ts'
import { checkTexts } from './check.ts'
import { save } from './save.ts'
import { parseTexts, readTexts } from './shopFiles.ts'

const BELLS = 'products/bells.json'
let folder = ''

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'desk-test-'))
  writeFiles(folder, buildShopFiles())
})
afterEach(() => rmSync(folder, { recursive: true }))

const layOut = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text)
const files = () => parseTexts(readTexts(folder))
const setCell = (column: string, text: string, id = FIRST) => changeCells(files(), [{ id, column, text }]).edits

test('a price as people write it changes two values in one file, and nothing else', async () => {
  const before = read(BELLS)
  expect(await save(folder, setCell('NewPrice', '6'))).toEqual({ kind: 'saved', files: [BELLS] })
  expect(read(BELLS)).toBe(
    before.replace('"NewPrice":"£12.00","fromPrice":"£10.00"', '"NewPrice":"£6.00","fromPrice":"£5.00"'),
  )
})

test.each([
  ['a formatter', layOut],
  ['a program, with tabs', (value: unknown) => JSON.stringify(value, null, '\t')],
  ['a program, on one line an item', (value: unknown) => JSON.stringify(value, null, 1)],
  ['an editor on Windows', (value: unknown) => layOut(value).replaceAll('\n', '\r\n')],
  ['an editor that puts a byte order mark in front', (value: unknown) => `\uFEFF${layOut(value)}`],
])('a file keeps the layout that %s gave it', async (_, format) => {
  write(BELLS, format(JSON.parse(read(BELLS))))
  const before = read(BELLS).split('\n')
  await save(folder, setCell('sku', 'NEW-1'))
  const after = read(BELLS).split('\n')
  expect(after.length).toBe(before.length)
  expect(after.filter((line, index) => line !== before[index])).toEqual([expect.stringContaining('"NEW-1"')])
})

test('a product that is added to a file of Windows ends its lines as the others do', async () => {
  write(BELLS, layOut(JSON.parse(read(BELLS))).replaceAll('\n', '\r\n'))
  const added = addProduct(files(), { title: 'Loud Bell', price: '9.60', category: 'categories/bells.json' })
  if ('error' in added) throw new Error(added.error)
  await save(folder, added.edits)
  expect(read(BELLS)).toContain('"loud-bell"')
  expect(read(BELLS)).not.toMatch(/(?<!\r)\n/)
})

test('a copy that still has the slug of its original leaves the original as it is', async () => {
  const [first, sized] = JSON.parse(read(BELLS)) as object[]
  const copy = { ...first, discription: 'A copy', sku: 'COPY' }
  write(BELLS, layOut([first, copy, sized]))
  expect(await save(folder, setCell('about', 'Loud.', 'sized-bell'))).toMatchObject({ kind: 'saved' })
  expect(JSON.parse(read(BELLS))).toEqual([first, copy, { ...sized, about: 'Loud.' }])
  const edits = diffFiles(files(), applyEdits(files(), setCell('sku', 'NEW-1')).files)
  expect(await save(folder, edits)).toMatchObject({ kind: 'saved' })
  expect(JSON.parse(read(BELLS))).toEqual([{ ...first, sku: 'NEW-1' }, copy, { ...sized, about: 'Loud.' }])
})

test.each([
  ['in another encoding', (text: string) => Buffer.from(text, 'latin1')],
  ['that is not JSON', (text: string) => text.replace('[', '')],
  ['with its list inside a record', (text: string) => `{ "products": ${text} }`],
])('nothing is written into a file %s', async (_, damage) => {
  const added = addProduct(files(), { title: 'Loud Bell', price: '9.60', category: 'categories/bells.json' })
  if ('error' in added) throw new Error(added.error)
  writeFileSync(path.join(folder, BELLS), damage(read(BELLS)))
  const before = readFileSync(path.join(folder, BELLS))
  await expect(save(folder, added.edits)).rejects.toMatchObject({ status: 409 })
  expect(readFileSync(path.join(folder, BELLS))).toEqual(before)
})

test('the checker says of a file in another encoding that it is to be saved as UTF-8', () => {
  writeFileSync(path.join(folder, BELLS), Buffer.from(read(BELLS), 'latin1'))
  const { problems } = checkTexts(folder, readTexts(folder))
  expect(problems).toContainEqual(
    expect.objectContaining({ file: BELLS, message: expect.stringContaining('UTF-8') as string }),
  )
})

test('what was written into the same record meanwhile stays', async () => {
  const edits = setCell('sku', 'MINE')
  write(BELLS, read(BELLS).replace('"First bell"', '"A bell of theirs"'))
  expect(await save(folder, edits)).toMatchObject({ kind: 'saved' })
  expect(read(BELLS)).toContain('"A bell of theirs"')
  expect(read(BELLS)).toContain('"MINE"')
})

test('the same field written meanwhile is said with both values, and nothing is written', async () => {
  const edits = [...setCell('sku', 'MINE'), ...setCell('NewPrice', '7.20', 'sized-bell#0')]
  write(BELLS, read(BELLS).replace('"0012"', '"THEIRS"'))
  const before = read(BELLS)
  expect(await save(folder, edits)).toEqual({
    kind: 'clash',
    clashes: [{ file: BELLS, key: FIRST, path: ['sku'], theirs: 'THEIRS', mine: 'MINE' }],
  })
  expect(read(BELLS)).toBe(before)
})

test('what the shop could not be built from is refused with the reason, and nothing of it is written', async () => {
  const before = readTexts(folder)
  const edits = [...setCell('discription', 'A better bell'), ...setCell('pack.unit', 'BOX', 'sized-bell')]
  const saved = await save(folder, edits)
  expect(saved.kind === 'refused' && saved.problems[0]).toMatchObject({
    file: BELLS,
    record: 'sized-bell',
    field: 'pack.unit',
  })
  expect(readTexts(folder)).toEqual(before)
})

test('an error that was there before does not stand in the way of a price', async () => {
  write(BELLS, read(BELLS).replace('"£12.00"', '"twelve"'))
  expect(await save(folder, setCell('sku', 'S9', 'sized-bell'))).toMatchObject({ kind: 'saved' })
})

test('a new product stands with its neighbours, in its category, and is taken out again without a trace', async () => {
  const before = readTexts(folder)
  const added = addProduct(files(), { title: 'Loud Bell', price: '9.60', category: 'categories/bells.json' })
  if ('error' in added) throw new Error(added.error)
  expect(await save(folder, added.edits)).toEqual({ kind: 'saved', files: [BELLS, 'categories/bells.json'] })
  expect(applyEdits(files(), removeProduct(files(), 'loud-bell')).files).toEqual(parseTexts(before))
})

test('a new group is saved, with its category; one that is left without any is refused until it is removed', async () => {
  const made = addGroup(files(), { title: 'All that rings', category: 'bells' })
  if ('error' in made) throw new Error(made.error)
  const refused = await save(folder, made.edits)
  expect(refused.kind === 'refused' && refused.problems[0]).toMatchObject({
    file: 'groups.json',
    field: '0.categories',
    message: 'A group needs a category. Put one into it, or remove the group.',
  })
  const after = applyEdits(files(), made.edits).files
  expect(await save(folder, [...made.edits, ...removeGroup(after, 'parts')])).toEqual({
    kind: 'saved',
    files: ['groups.json'],
  })
  const own = { id: 'all-that-rings', tittle: 'All that rings', dec: 'All that rings', categories: ['bells'] }
  expect(JSON.parse(read('groups.json'))).toEqual([own])
})

test('a first status makes the file of statuses, and an undo after that empties it', async () => {
  const edits = setStatus(files(), FIRST, { slug: FIRST, discontinued: true })
  expect(await save(folder, edits)).toEqual({ kind: 'saved', files: ['status.json'] })
  expect(JSON.parse(read('status.json'))).toEqual([{ slug: FIRST, discontinued: true }])
  await save(folder, invertEdits(edits))
  expect(JSON.parse(read('status.json'))).toEqual([])
})

test.each(['../package.json', 'pictures.json', 'products/../../x.json', '/etc/x.json', 'schema/shop.json'])(
  'nothing is written to %s, which is no file of the shop',
  async (file) => {
    await expect(save(folder, [{ file, now: {} }])).rejects.toMatchObject({ status: 400 })
  },
)

test('nothing is left beside the files', async () => {
  await save(folder, setCell('sku', 'NEW-1'))
  expect(readdirSync(path.join(folder, 'products'))).toEqual(['bells.json'])
})
