import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { isDemonstration } from '@shop/shop-files/folder/shopFolder.ts'
import { STATEMENTS } from './specification.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const TESTS = ['tests', 'packages', 'shops/penhallow'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
    .map((file) => path.join(ROOT, folder, file)),
)
const TAGGED = new Set(
  TESTS.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/@spec-(\d+\.\d+)/g)].map(([, number]) => number!)),
)

// Some are proved by the demonstration's goods, whose tests run for no other shop.
describe.runIf(isDemonstration())('the specification', () => {
  test('each statement of the specification is named by a test', () => {
    expect(Object.keys(STATEMENTS).filter((number) => !TAGGED.has(number))).toEqual([])
  })

  test('each tag of a test names a statement of the specification', () => {
    expect([...TAGGED].filter((number) => !(number in STATEMENTS))).toEqual([])
  })
})
