import { expect, test } from 'vitest'
import { buildExampleRecord } from '../fixtures/examples.ts'
import { findGuides } from './guides.ts'
import type { Pictures } from './pictures.ts'
import { buildCatalogue } from './record.ts'
import type { GuideRecord, KindRecord } from './schema.ts'

const NO_PICTURES: Pictures = {
  getFile: (name) => name,
  isIllustration: () => false,
  findTone: () => undefined,
  findEngraving: () => undefined,
  listViews: () => [],
}
const KINDS: KindRecord[] = [
  { id: 'hat', name: 'Hats' },
  { id: 'straw-hat', name: 'Straw hats', of: 'hat' },
  { id: 'glove', name: 'Gloves' },
]
const TABLE = { columns: ['Size', 'Round the head'], rows: [['M', '57 cm']] }

const find = (guides: GuideRecord[], product: { slug: string; kind?: string }) =>
  findGuides(buildCatalogue([], [buildExampleRecord()], NO_PICTURES, { guides, kinds: KINDS }).guides, product).map(
    ({ id }) => id,
  )

test('a guide is shown by its kinds, their narrower kinds and its single products, in the order of the file', () => {
  const guides: GuideRecord[] = [
    { id: 'sizes', tittle: 'Size guide', kinds: ['hat'], ...TABLE },
    { id: 'care', tittle: 'Care', products: ['panama', 'mitten'], ...TABLE },
    { id: 'straw', tittle: 'Straw', kinds: ['straw-hat'], ...TABLE },
  ]
  expect(find(guides, { slug: 'panama', kind: 'straw-hat' })).toEqual(['sizes', 'care', 'straw'])
  expect(find(guides, { slug: 'bowler', kind: 'hat' })).toEqual(['sizes'])
  expect(find(guides, { slug: 'mitten' })).toEqual(['care'])
  expect(find(guides, { slug: 'fingerless', kind: 'glove' })).toEqual([])
})

test('a page is given the table in the words of the code, without the kinds that show it', () => {
  const guide: GuideRecord = {
    id: 'sizes',
    tittle: 'Size guide',
    dec: 'Measure.',
    kinds: ['hat'],
    ...TABLE,
    source: 'Us.',
  }
  const { guides } = buildCatalogue([], [], NO_PICTURES, { guides: [guide], kinds: KINDS })
  expect(findGuides(guides, { slug: 'bowler', kind: 'hat' })).toEqual([
    { id: 'sizes', title: 'Size guide', description: 'Measure.', ...TABLE, source: 'Us.' },
  ])
})
