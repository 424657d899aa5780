import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { checkFiles } from '@shop/shop-files/check/checkCatalogue.ts'
import { listFiles } from '../build/record.ts'
import { startHistory, writeNewShop } from './newShop.ts'

const SHOP = path.resolve('node_modules/.cache/new-shop/my-shop')

beforeEach(() => rmSync(SHOP, { recursive: true, force: true }))

test('a new shop has three products and neither errors nor warnings', () => {
  writeNewShop(SHOP)
  const { files, problems } = checkFiles(SHOP)
  expect(problems).toEqual([])
  expect(files!.products).toHaveLength(3)
})

test('a new shop is built as it is', () => {
  writeNewShop(SHOP)
  // Home need not show a tile of every category: what is counted is the shop.
  const homeFile = path.join(SHOP, 'categories', 'home.json')
  const entry = JSON.parse(readFileSync(homeFile, 'utf8')) as { SecondSection: unknown[] }
  writeFileSync(homeFile, JSON.stringify({ ...entry, SecondSection: entry.SecondSection.slice(0, 1) }))
  const outDir = path.join(SHOP, 'dist')
  const env = { ...process.env, NODE_ENV: 'production', SHOP, OUT_DIR: '' }
  const { status, stderr } = spawnSync('npx', ['tsx', 'packages/site/src/build/build.ts'], { env, encoding: 'utf8' })
  expect(status, stderr).toBe(0)
  const home = readFileSync(path.join(outDir, 'index.html'), 'utf8')
  expect(home).toContain('Oven glove, quilted')
  expect(home).toContain('1 group, 2 categories.')
  // Nothing of the demonstration's goods, of this build or of one before.
  const texts = listFiles(outDir).filter((file) => /\.(html|js|json|txt|xml|csv|md|webmanifest)$/.test(file))
  expect(texts.filter((file) => /stethoscope/i.test(readFileSync(path.join(outDir, file), 'utf8')))).toEqual([])
}, 120_000)

test('a folder with anything in it is left as it is', () => {
  mkdirSync(SHOP, { recursive: true })
  writeFileSync(path.join(SHOP, 'shop.json'), '{}')
  expect(() => writeNewShop(SHOP)).toThrow(/my-shop is not empty, and nothing in it was changed/)
  expect(readFileSync(path.join(SHOP, 'shop.json'), 'utf8')).toBe('{}')
})

test.each([
  ['as Git is set up', {}],
  ['without a name', { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null', EMAIL: '' }],
])('a new shop is a repository with one commit of all its files: %s', (_, env) => {
  const folder = makeFolder()
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  writeNewShop(folder)
  expect(startHistory(folder)).toBe('Git keeps its history; the samples are the first commit.')
  const git = (...args: string[]) => spawnSync('git', ['-C', folder, ...args], { encoding: 'utf8' }).stdout
  expect(git('log', '--format=%s')).toBe('A shop of three samples\n')
  expect(git('status', '--porcelain')).toBe('')
  expect(git('ls-files')).toContain('shop.json')
})

test('a new shop inside a repository makes none of its own', () => {
  const folder = path.join(makeFolder(), 'my-shop')
  spawnSync('git', ['init', '--quiet', path.dirname(folder)])
  writeNewShop(folder)
  expect(startHistory(folder)).toContain('commit it there')
  expect(existsSync(path.join(folder, '.git'))).toBe(false)
})

test('where Git is missing, the shop is there and that is said', () => {
  const folder = makeFolder()
  vi.stubEnv('PATH', folder)
  writeNewShop(folder)
  expect(startHistory(folder)).toContain('Git is not installed')
  expect(existsSync(path.join(folder, 'shop.json'))).toBe(true)
})

function makeFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'shop-'))
  onTestFinished(() => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  })
  return folder
}
