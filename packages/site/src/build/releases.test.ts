import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { EXAMPLE_SHOP } from '@shop/core/fixtures/examples.ts'
import { identifyShop, noteRelease, readReleases } from './releases.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'releases-'))
const file = path.join(folder, 'record', 'releases.json')
afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(() => rmSync(path.dirname(file), { recursive: true, force: true }))

const build = (id: string) => noteRelease(file, 'own', { id, files: ['shared.js', `${id}.js`] })

test('the files of three releases are kept, and those that only the fourth from the end had are named for deletion', () => {
  expect(['a', 'b', 'c'].map(build)).toEqual([[], [], []])
  expect(readReleases(file, 'own').map(({ id }) => id)).toEqual(['c', 'b', 'a'])
  expect(build('d')).toEqual(['a.js'])
  expect(readReleases(file, 'own').flatMap(({ files }) => files)).not.toContain('a.js')
})

test('a release that is built again is one release', () => {
  expect(['a', 'b', 'a', 'b', 'b', 'c'].flatMap(build)).toEqual([])
  expect(readReleases(file, 'own').map(({ id }) => id)).toEqual(['c', 'b', 'a'])
})

test('nothing is kept of what another shop has built into the same folder', () => {
  build('a')
  expect(readReleases(file, 'another')).toEqual([])
  expect(noteRelease(file, 'another', { id: 'b', files: ['b.js'] })).toEqual([])
  expect(readReleases(file, 'another').map(({ id }) => id)).toEqual(['b'])
  expect(readReleases(file, 'own')).toEqual([])
})

test('a shop at another address, of another name, or no longer of samples is another', () => {
  const { brand } = EXAMPLE_SHOP
  const shops = [
    EXAMPLE_SHOP,
    { ...EXAMPLE_SHOP, url: 'https://garden.example/' },
    { ...EXAMPLE_SHOP, brand: { ...brand, strong: 'Garden' } },
    { ...EXAMPLE_SHOP, demonstration: true },
  ]
  expect(new Set(shops.map(identifyShop)).size).toBe(shops.length)
  expect(identifyShop({ ...EXAMPLE_SHOP, telephone: '01872 555 000' })).toBe(identifyShop(EXAMPLE_SHOP))
})

// The last is how an older engine wrote it, without saying whose it is.
test.each(['', '{"a":1}', '[{"id":1}]', '[{"id":"a","files":["a.js"]}]'])(
  'a record that says %j is as good as none',
  (text) => {
    build('a')
    writeFileSync(file, text)
    expect(readReleases(file, 'own')).toEqual([])
  },
)
