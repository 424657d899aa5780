import { describe, expect, test } from 'vitest'
import { planImport } from '../spreadsheet/planImport.ts'
import { buildTestShop } from '../spreadsheet/shopFiles.ts'
import { check } from './exampleProblems.ts'
import { findTextFault } from './textRules.ts'

const FAULTY = [
  '#REF!',
  '#N/A',
  '#VALUE!',
  '#DIV/0!',
  'Err:502',
  '####',
  'A\u200BB',
  'A\u0007',
  'A\u200Db',
  '\u202Egnp',
]

test.each(FAULTY)('%j is no text', (text) => {
  expect(findTextFault(text)).toBeDefined()
})

test.each(['Gloves, #4', '###2', 'می\u200Cخواهم', '👩\u200D⚕️', 'One\nTwo', 'Error: 5'])('%j is one', (text) => {
  expect(findTextFault(text)).toBeUndefined()
})

test('one line is one line', () => {
  expect(findTextFault('One\nTwo', true)).toContain('“One”')
})

test('the catalogue refuses both and warns of HTML, wherever a text stands', () => {
  expect(check({ products: [{ about: '#REF!' }] }).found).toEqual(['error nitrile-gloves about'])
  expect(check({ products: [{ about: '<p>Soft</p>' }] }).found).toEqual(['warning nitrile-gloves about'])
  expect(check({ products: [{ about: 'Soft&nbsp;and <SECTION id="a > b">blue' }] }).found).toHaveLength(1)
  expect(check({ products: [{ about: '< 5 mm, a <b, 5 > 3' }] }).found).toEqual([])
})

describe('an import', () => {
  const cells = {
    slug: 'pump',
    discription: 'Pump',
    smalltittle: 'Puff',
    sku: 'P',
    NewPrice: '10',
    categories: 'bells',
  }

  test.each([
    ['discription', '#REF!'],
    ['discription', 'Pump\u200B 2'],
    ['discription', 'Pump\nred'],
    ['sku', '#N/A'],
    ['sku', 'Feb-26'],
    ['sku', '01/02/2026'],
    ['NewPrice', '#VALUE!'],
    ['categories', '#REF!'],
  ])('refuses a %s of %j', (column, text) => {
    const rows = [{ line: 2, cells: { ...cells, [column]: text } }]
    const { refusals } = planImport(rows, buildTestShop(), { vat: 20, whole: undefined, isOwn: true })
    expect(refusals).toMatchObject([{ line: 2, column }])
    expect(refusals[0]?.reason).not.toContain('\n')
  })
})
