import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

const create = (background: string) => sharp({ create: { width: 700, height: 700, channels: 4, background } })
const at = (...names: string[]) => path.join(folder, ...names)

test.each([
  ['of a catalogue that cannot be read', FIRST, 'The catalogue cannot be read'],
  ['named after no product', 'no-such-bell', 'The photograph is named after no product or category.'],
])('a photograph %s is refused, and the one before stays with its pictures', async (why, name, reason) => {
  for (const made of ['photographs', 'pictures']) mkdirSync(at(made))
  writeFileSync(at('photographs', `${name}.jpg`), 'the one before')
  writeFileSync(at('pictures', `${name}-320.avif`), 'its picture')
  if (why.includes('catalogue')) writeFileSync(at('groups.json'), '[')
  expect(await takePhotograph(folder, name, await create('#c03030').jpeg().toBuffer())).toContain(reason)
  expect(readFileSync(at('photographs', `${name}.jpg`), 'utf8')).toBe('the one before')
  expect(readFileSync(at('pictures', `${name}-320.avif`), 'utf8')).toBe('its picture')
})

test('a photograph that replaces another of its name is read again, though the desk has read that', async () => {
  const pictures = async (background: string) => {
    expect(await takePhotograph(folder, FIRST, await create(background).png().toBuffer())).toBeUndefined()
    return readdirSync(at('pictures')).filter((file) => file.endsWith('-320.avif'))
  }
  const [cutOut] = await pictures('#c0303080')
  const [opaque] = await pictures('#c03030ff')
  expect(opaque).toBe(`${FIRST}-320.avif`)
  expect(cutOut).not.toBe(opaque)
})
