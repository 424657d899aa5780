import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeNewShop } from '@shop/site/new/newShop.ts'
import { readCatalogueFiles } from '../check/catalogueFiles.ts'
import { checkCatalogue } from '../check/checkCatalogue.ts'
import { buildFaultyCsv, FAULTS } from './faultyRows.ts'
import { readFormat } from './formats.ts'
import { type ImportChoices, planImport } from './planImport.ts'
import { planWithoutRefused } from './planWithoutRefused.ts'
import { readTable } from './readTable.ts'
import { formatChangedFiles, writeFiles } from './writeCatalogue.ts'

const COUNT = 5000
const FAULT_COUNT = 100
const CHOICES: ImportChoices = { vat: 20, whole: undefined, isOwn: true }

let root = ''
beforeAll(() => (root = mkdtempSync(path.join(os.tmpdir(), 'many-'))))
afterAll(() => rmSync(root, { recursive: true }))

test(`a file of ${COUNT} lines with ${FAULT_COUNT} faults of ${FAULTS.length} kinds becomes a shop of all good ones`, async () => {
  const folder = path.join(root, 'shop')
  writeNewShop(folder)
  const { text, faults } = buildFaultyCsv(COUNT, FAULT_COUNT)
  expect(new Set(faults.values()).size).toBeGreaterThanOrEqual(15)
  const csv = path.join(root, 'goods.csv')
  writeFileSync(csv, text)
  const files = readCatalogueFiles(folder).files!
  const { rows } = readFormat(await readTable(csv), undefined, files.attributes)
  expect(rows).toHaveLength(COUNT)

  // As it is, every fault is named once, with its line and column, and nothing would be written.
  const { refusals } = planImport(rows, files, CHOICES)
  const named = refusals.map(({ line, column }) => [line, column.replace(/\.\d+$/, '')] as const)
  expect(named.toSorted(([a], [b]) => a - b)).toEqual([...faults].map(([line, kind]) => [line, FAULTS[kind]![1]]))
  // In the owner's words, not the schema's.
  for (const { reason } of refusals) expect(reason).not.toMatch(/Invalid|Expected|received/)

  const good = planWithoutRefused(rows, files, CHOICES)
  expect(good.refusals).toEqual(refusals)
  expect(good.plan.added).toHaveLength(COUNT - FAULT_COUNT)
  writeFiles(folder, await formatChangedFiles(folder, files, good.plan.files))
  const after = checkCatalogue(folder)
  expect(after.problems.filter(({ level }) => level === 'error')).toEqual([])
  expect(after.files?.products).toHaveLength(COUNT - FAULT_COUNT + files.products.length)
  expect(readFileSync(path.join(folder, 'products/shelf-1.json'), 'utf8')).toContain('"goods-0"')
}, 60_000)
