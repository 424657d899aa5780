import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { noteRelease, readReleases } from './releases.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'releases-'))
const file = path.join(folder, 'record', 'releases.json')
afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(() => rmSync(path.dirname(file), { recursive: true, force: true }))

const build = (id: string) => noteRelease(file, { id, files: ['shared.js', `${id}.js`] })

test('the files of three releases are kept, and those that only the fourth from the end had are named for deletion', () => {
  expect(['a', 'b', 'c'].map(build)).toEqual([[], [], []])
  expect(readReleases(file).map(({ id }) => id)).toEqual(['c', 'b', 'a'])
  expect(build('d')).toEqual(['a.js'])
  expect(readReleases(file).flatMap(({ files }) => files)).not.toContain('a.js')
})

test('a release that is built again is one release', () => {
  expect(['a', 'b', 'a', 'b', 'b', 'c'].flatMap(build)).toEqual([])
  expect(readReleases(file).map(({ id }) => id)).toEqual(['c', 'b', 'a'])
})

test.each(['', '{"a":1}', '[{"id":1}]'])('a record that says %j is as good as none', (text) => {
  build('a')
  writeFileSync(file, text)
  expect(readReleases(file)).toEqual([])
})
