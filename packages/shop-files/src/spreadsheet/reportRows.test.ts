import { parse } from 'csv-parse/sync'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describePlan } from './describePlan.ts'
import { planImport } from './planImport.ts'
import type { TableRow } from './readTable.ts'
import { listReportRows } from './reportRows.ts'
import { buildShopFiles, buildTestShop, FIRST } from './shopFiles.ts'
import { writeFiles } from './writeCatalogue.ts'

const files = buildTestShop()
const row = (cells: Record<string, string>, line: number): TableRow => ({ line, cells })
const NEW = { smalltittle: 'Puff', NewPrice: '10', vat: '20', categories: 'bells' }

test('every line of the file is in the report, refused ones first, each with its reason', () => {
  const rows = [
    row({ slug: FIRST, NewPrice: '15' }, 2),
    row({ slug: 'sized-bell' }, 3),
    row({ slug: 'sized-bell', choice1: 'S' }, 4),
    row({ slug: 'sized-bell', choice1: 'L' }, 5),
    row({ ...NEW, slug: 'pump', discription: 'Pump' }, 6),
    row({ ...NEW, slug: 'pipe', discription: 'Pipe', vat: '17%' }, 7),
  ]
  const plan = planImport(rows, files, { vat: 20, whole: rows, isOwn: true })
  expect(listReportRows({ rows, notes: [], pictures: [] }, files, plan)).toEqual([
    ['line', 'product', 'column', 'result', 'reason'],
    [7, 'pipe', 'vat', 'refused', expect.stringContaining('“17%” is no VAT rate of the shop')],
    [2, FIRST, '', 'changed', 'NewPrice £12.00 → £15.00; fromPrice £10.00 → £12.50'],
    [6, 'pump', '', 'added', 'Pump, £10.00'],
    [3, 'sized-bell', '', 'unchanged', ''],
    [4, 'sized-bell', '', 'unchanged', ''],
    [5, 'sized-bell', '', 'unchanged', ''],
  ])
})

test('what leaves the shop has no line', () => {
  const rows = [row({ slug: 'sized-bell' }, 2)]
  const plan = planImport(rows, files, { vat: 20, whole: rows, isOwn: true })
  expect(listReportRows({ rows, notes: [], pictures: [] }, files, plan)).toContainEqual([
    '',
    FIRST,
    '',
    'removed',
    'The file does not name it.',
  ])
})

test('in the terminal, of what is done thousands of times the first few are named', () => {
  const rows = Array.from({ length: 50 }, (_, at) =>
    row({ ...NEW, slug: `p-${at}`, discription: `Pump ${at}` }, 2 + at),
  )
  const plan = planImport(rows, files, { vat: 20, whole: undefined, isOwn: true })
  const lines = describePlan(files, plan, { rows, unread: [], notes: [], isOwn: true, pictures: [] }).split('\n')
  expect(lines).toHaveLength(7)
  expect(lines[5]).toBe('added    and 45 more; --report=FILE.csv writes every one.')
})

describe('npm run catalogue import -- --report', () => {
  let folder = ''
  const at = (name: string) => path.join(folder, name)
  beforeAll(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'report-'))
    writeFiles(folder, buildShopFiles())
    writeFileSync(at('goods.csv'), `slug,NewPrice\n${FIRST},=1+1\n`)
  })
  afterAll(() => rmSync(folder, { recursive: true }))
  const run = (...args: string[]) =>
    spawnSync('npx', ['tsx', 'packages/shop-files/src/catalogue.ts', 'import', at('goods.csv'), ...args], {
      encoding: 'utf8',
      env: { ...process.env, SHOP: folder },
    })

  test('writes them where it says, and nothing of a cell is run by a spreadsheet', () => {
    const { stdout, status } = run(`--report=${at('report.csv')}`)
    expect(status).toBe(1)
    expect(stdout).toContain(`${at('report.csv')} has every line with its reason.`)
    const rows = parse(readFileSync(at('report.csv'), 'utf8'), { bom: true })
    expect(rows[1]).toEqual(['2', FIRST, 'NewPrice', 'refused', expect.stringContaining('“=1+1” is not a price')])
    for (const cell of rows.flat()) expect(cell).not.toMatch(/^[=+\-@]/)
  }, 20_000)

  test.each([
    ['goods.csv', 'would be written over'],
    ['report.txt', 'ends in .csv'],
    ['nowhere/report.csv', 'cannot be written'],
  ])(
    'refuses to write to %s, and imports nothing',
    (name, words) => {
      const before = readFileSync(at('goods.csv'), 'utf8')
      const { stderr, status } = run(`--report=${at(name)}`)
      expect([status, stderr]).toEqual([1, expect.stringContaining(words)])
      expect(readFileSync(at('goods.csv'), 'utf8')).toBe(before)
      expect(existsSync(at('nowhere'))).toBe(false)
    },
    20_000,
  )
})
