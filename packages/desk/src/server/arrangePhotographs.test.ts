import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readRendered } from '@shop/shop-files/load/loadCatalogue.ts'
import { arrangePhotographs } from './arrangePhotographs.ts'

let folder = ''

/** Each file says which picture it was. */
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'desk-arrange-'))
  for (const name of ['photographs', 'pictures']) mkdirSync(path.join(folder, name))
  for (const name of ['bell-7', 'bell-7--2', 'bell-7--side', 'bell'])
    for (const file of [`photographs/${name}.jpg`, `pictures/${name}-320.avif`, `pictures/${name}.cut-640.webp`])
      writeFileSync(path.join(folder, file), name)
  record('bell-7', 'bell-7--2', 'bell-7--side', 'bell')
})
afterEach(() => rmSync(folder, { recursive: true }))

function record(...names: readonly string[]): void {
  const entries = names.map((name) => [name, { hash: name, colour: '#ffffff' }])
  writeFileSync(path.join(folder, 'pictures.json'), JSON.stringify(Object.fromEntries(entries)))
}

const list = () =>
  ['photographs', 'pictures'].flatMap((place) =>
    readdirSync(path.join(folder, place)).map(
      (file) => `${file} ${readFileSync(path.join(folder, place, file), 'utf8')}`,
    ),
  )
const listHashes = () => Object.entries(readRendered(folder)).map(([name, { hash }]) => `${name} ${hash}`)

test('pictures are named by their order, those that are left out go, and no other product’s change', () => {
  expect(arrangePhotographs(folder, 'bell-7', ['bell-7--side', 'bell-7'])).toBeUndefined()
  expect(list().sort()).toEqual(
    [
      ...['bell-7.jpg bell-7--side', 'bell-7-320.avif bell-7--side', 'bell-7.cut-640.webp bell-7--side'],
      ...['bell-7--2.jpg bell-7', 'bell-7--2-320.avif bell-7', 'bell-7--2.cut-640.webp bell-7'],
      ...['bell.jpg bell', 'bell-320.avif bell', 'bell.cut-640.webp bell'],
    ].sort(),
  )
  expect(listHashes()).toEqual(['bell bell', 'bell-7 bell-7--side', 'bell-7--2 bell-7'])
})

test.each([
  ['names none', []],
  ['names one twice', ['bell-7', 'bell-7']],
  ['names one that is not there', ['bell-7', 'bell-7--9']],
  ['names another product’s', ['bell-7', 'bell']],
])('an order that %s is refused, and nothing changes', (_, order) => {
  const before = list()
  expect(arrangePhotographs(folder, 'bell-7', order)).toContain('Reload the page')
  expect(list()).toEqual(before)
})

test('what has no photograph, since it is rendered, is not moved', () => {
  rmSync(path.join(folder, 'photographs/bell-7--2.jpg'))
  expect(arrangePhotographs(folder, 'bell-7', ['bell-7--2', 'bell-7', 'bell-7--side'])).toContain('only photographs')
  expect(listHashes()).toEqual(['bell-7 bell-7', 'bell-7--2 bell-7--2', 'bell-7--side bell-7--side', 'bell bell'])
})
