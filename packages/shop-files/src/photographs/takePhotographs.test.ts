import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCatalogueFiles } from '../check/catalogueFiles.ts'
import { buildShopFiles, FIRST } from '../spreadsheet/shopFiles.ts'
import { writeFiles } from '../spreadsheet/writeCatalogue.ts'
import { takePhotographs } from './takePhotographs.ts'

let folder = ''
const take = (isWanted?: (name: string) => boolean) =>
  takePhotographs(folder, readCatalogueFiles(folder).files!, isWanted)

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'photographs-'))
  writeFiles(folder, buildShopFiles())
  mkdirSync(path.join(folder, 'photographs'))
  const photograph = sharp({ create: { width: 700, height: 700, channels: 3, background: '#c03030' } }).jpeg()
  writeFileSync(path.join(folder, 'photographs', `${FIRST}.jpg`), await photograph.toBuffer())
  writeFileSync(path.join(folder, 'photographs', 'nothing.jpg'), 'no picture')
})
afterAll(() => rmSync(folder, { recursive: true }))

test('a photograph is written in every size once, and one named after no product is reported', async () => {
  expect(await take((name) => name === 'another')).toEqual([])
  expect(existsSync(path.join(folder, 'pictures'))).toBe(false)
  const error = expect.stringContaining('is named after no product or category') as string
  const other = { file: 'nothing.jpg', name: 'nothing', error, isNew: false }
  expect(await take()).toEqual([{ file: `${FIRST}.jpg`, name: FIRST, error: undefined, isNew: true }, other])
  for (const file of [`${FIRST}-320.avif`, `${FIRST}-640.webp`, `${FIRST}-1200.avif`])
    expect(existsSync(path.join(folder, 'pictures', file)), file).toBe(true)
  expect(await take()).toEqual([{ file: `${FIRST}.jpg`, name: FIRST, error: undefined, isNew: false }, other])
})

test.each([
  ['pictures', /^photographs\/nothing\.jpg is named after no product/m],
  [
    'pictrues',
    /^There is no “pictrues”\. "npm run catalogue" checks the shop; export, import, pictures may stand after/,
  ],
  ['constructor', /^There is no “constructor”/],
  ['pictures glove', /^Leave out “glove”: all photographs are taken in\./],
])(
  'npm run catalogue %s fails and says why',
  (word, message) => {
    const { stderr, status } = spawnSync('npx', ['tsx', 'packages/shop-files/src/catalogue.ts', ...word.split(' ')], {
      encoding: 'utf8',
      env: { ...process.env, SHOP: folder },
    })
    expect(stderr).toMatch(message)
    expect(status).toBe(1)
  },
  20_000,
)
