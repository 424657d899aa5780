import { expect, test } from 'vitest'
import { describePlan } from './describePlan.ts'
import { planImport } from './planImport.ts'
import type { TableRow } from './readTable.ts'
import { buildTestShop } from './shopFiles.ts'

const files = buildTestShop()
const NOTHING = { unread: [], notes: [], isOwn: false, pictures: [] }
const row = (name: string, cells: Record<string, string>, line = 2): TableRow => ({
  line,
  cells: { discription: name, smalltittle: 'Ting', NewPrice: '12', ...cells },
})
function describeRows(rows: TableRow[], pictures: { slug: string; address: string }[] = []): string {
  return describePlan(files, planImport(rows, files, { vat: 20, whole: undefined, isOwn: false }), {
    ...NOTHING,
    rows,
    pictures,
  })
}

test('products that come without a category are said', () => {
  const text = describeRows([row('Pump', {}, 2), row('Pipe', {}, 3), row('Horn', { categories: 'bells' }, 4)])
  expect(text).toContain('2 new products are in no category, so nobody finds them: “pump”, “pipe”. Name one in a column categories.') // prettier-ignore
  expect(describeRows([row('Pump', { categories: 'bells' })])).not.toContain('no category')
})

test('a rate of VAT that was taken because none was given is said', () => {
  const shelf = { categories: 'bells' }
  const text = describeRows([row('Pump', shelf, 2), row('Pipe', { ...shelf, vat: '5' }, 3), row('Horn', { ...shelf, fromPrice: '10' }, 4)]) // prettier-ignore
  expect(text).toContain('1 new product states no rate of VAT, so 20% was taken: “pump”. Write another in a column vat, or for all of them as --vat=5.') // prettier-ignore
})

test('a category that is made is said with its group', () => {
  expect(describeRows([row('Pump', { categories: 'Hand pumps' })])).toContain(
    'category hand-pumps: “Hand pumps” is new, in the group “Parts”. Write its texts in categories/hand-pumps.json.',
  )
})

test('a picture has the name that its photograph has to have', () => {
  const pictures = ['https://maker.example/1.png?v=2', 'https://maker.example/2', 'https://maker.example/3.JPEG']
  const text = describeRows(
    [row('Pump', {})],
    pictures.map((address) => ({ slug: 'pump', address })),
  )
  expect(text).toContain(
    'picture  photographs/pump.png: https://maker.example/1.png?v=2\n' +
      'picture  photographs/pump--2.jpg: https://maker.example/2\n' +
      'picture  photographs/pump--3.jpeg: https://maker.example/3.JPEG\n',
  )
})
