import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildShopFiles, FIRST } from '@shop/shop-files/spreadsheet/shopFiles.ts'
import { writeFiles } from '@shop/shop-files/spreadsheet/writeCatalogue.ts'
import { takePhotograph } from './photographs.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'desk-photographs-'))
  writeFiles(folder, buildShopFiles())
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a photograph that the tool has not taken in is refused, and the one before stays, also where it has its pictures', async () => {
  for (const name of ['photographs', 'pictures']) mkdirSync(path.join(folder, name))
  const before = path.join(folder, 'photographs', `${FIRST}.jpg`)
  writeFileSync(before, 'the one before')
  writeFileSync(path.join(folder, 'pictures', `${FIRST}-320.avif`), 'its picture')
  writeFileSync(path.join(folder, 'groups.json'), '[')
  const photograph = await sharp({ create: { width: 700, height: 700, channels: 3, background: '#c03030' } })
    .jpeg()
    .toBuffer()
  expect(await takePhotograph(folder, FIRST, photograph)).toContain('The catalogue cannot be read')
  expect(readFileSync(before, 'utf8')).toBe('the one before')
}, 20_000)
