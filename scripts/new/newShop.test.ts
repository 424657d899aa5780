import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { checkFiles } from '../check/checkCatalogue.ts'
import { writeNewShop } from './newShop.ts'

/** One place, so that its build keeps what it wrote before. */
const FOLDER = path.resolve('node_modules/.cache/new-shop')
const SHOP = path.join(FOLDER, 'my-shop')

beforeEach(() => rmSync(SHOP, { recursive: true, force: true }))

test('a new shop has three products and neither errors nor warnings', () => {
  writeNewShop(SHOP)
  const { files, problems } = checkFiles(SHOP)
  expect(problems).toEqual([])
  expect(files!.products).toHaveLength(3)
})

test('a new shop is built as it is', () => {
  writeNewShop(SHOP)
  const outDir = path.join(FOLDER, 'dist')
  const env = { ...process.env, NODE_ENV: 'production', SHOP, OUT_DIR: outDir }
  const { status, stderr } = spawnSync('npx', ['tsx', 'scripts/build/build.ts'], { env, encoding: 'utf8' })
  expect(status, stderr).toBe(0)
  const home = readFileSync(path.join(outDir, 'index.html'), 'utf8')
  expect(home).toContain('Oven glove, quilted')
  expect(home).toContain('1 group, 2 categories.')
}, 120_000)

test('a folder with anything in it is left as it is', () => {
  mkdirSync(SHOP, { recursive: true })
  writeFileSync(path.join(SHOP, 'shop.json'), '{}')
  expect(() => writeNewShop(SHOP)).toThrow(/my-shop is not empty, and nothing in it was changed/)
  expect(readFileSync(path.join(SHOP, 'shop.json'), 'utf8')).toBe('{}')
})
