import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildShopFiles } from '@shop/shop-files/spreadsheet/shopFiles.ts'
import { writeFiles } from '@shop/shop-files/spreadsheet/writeCatalogue.ts'
import { checkTexts } from './check.ts'
import { readTexts } from './shopFiles.ts'

// As Windows does for who may not link files.
vi.mock('node:fs', async (load) => {
  const fs = await load<typeof import('node:fs')>()
  const symlinkSync: typeof fs.symlinkSync = (target, place, type) => {
    if (type !== 'junction') throw new Error('EPERM: operation not permitted, symlink')
    if (!fs.statSync(target).isDirectory())
      throw new Error(`a junction leads to a folder, and ${String(target)} is none`)
    fs.symlinkSync(target, place, type)
  }
  return { ...fs, symlinkSync }
})

const BELLS = 'products/bells.json'
const PICTURE = 'pictures/bell-640.avif'
let folder = ''

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'desk-check-'))
  writeFiles(folder, buildShopFiles())
  mkdirSync(path.join(folder, 'pictures'))
  writeFileSync(path.join(folder, PICTURE), '')
  writeFileSync(path.join(folder, 'logo.svg'), '<svg/>')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a trial has the pictures and files beside its texts, and leaves them where they are', () => {
  const { files } = checkTexts(folder, readTexts(folder))
  expect([...files!.pictures]).toEqual(['bell'])
  for (const name of [PICTURE, 'logo.svg']) expect(existsSync(path.join(folder, name)), name).toBe(true)
})

test('what a text would make wrong is found, and is not written', () => {
  const texts = new Map(readTexts(folder))
  const before = texts.get(BELLS)!
  const named = checkTexts(folder, texts.set(BELLS, before.replace('"img":""', '"img":"horn"'))).problems
  expect(named.map(({ level, record, field }) => `${level} ${record} ${field}`)).toContain('error first-bell img')
  expect(readFileSync(path.join(folder, BELLS), 'utf8')).toBe(before)
})
