import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  anyText,
  buildExampleCatalogue,
  buildExampleCategoryRecord,
  buildExampleEntry,
  buildExampleProduct,
  buildExampleRecord,
  EXAMPLE_CARD,
} from '../fixtures/examples.ts'
import type { EngravedPlace, Pictures } from './pictures.ts'
import { buildCatalogue, buildGroups } from './record.ts'

const PLACE: EngravedPlace = {
  picture: 'classic--detail',
  matrix: [0.14, 0, 0, 0.11, 0.51, 0.54],
  height: 0.4,
  length: 6.4,
  radius: 2.2,
  cut: 'dark',
}
const pictures: Pictures = {
  getFile: (name) => (name.startsWith('tile-') ? `${name}.svg` : name),
  findTone: (name) => (name === 'scrub-top' ? '#dfe4e8' : undefined),
  isIllustration: (name, supplier) => name === 'tablets' && supplier !== 'Penhallow',
  findEngraving: (name) => (name === 'classic' ? PLACE : undefined),
  listViews: (name) => (name === 'scrub-top' ? ['scrub-top--detail'] : []),
}

describe('buildCatalogue', () => {
  test.each([
    ['GSK', 'tablets', true],
    ['Penhallow', 'tablets', undefined],
    ['GSK', 'bp-monitor', undefined],
  ])("a pack of %s shown by %s is an illustration of its maker's: %s", (smalltittle, img, isIllustration) => {
    const record = buildExampleRecord({ ...EXAMPLE_CARD, slug: 'm3', smalltittle, img })
    expect(buildCatalogue([], [record], pictures).products[0]?.isIllustration).toBe(isIllustration)
  })

  test.each([
    ['what can be engraved and has a picture of the place', { img: 'classic', engravable: true }, PLACE],
    ['what cannot be engraved', { img: 'classic' }, undefined],
    ['what has no picture of the place', { img: 'tag', engravable: true }, undefined],
  ])('%s: the place of its engraving', (_, fields, place) => {
    const record = buildExampleRecord({ ...EXAMPLE_CARD, slug: 'm3', ...fields })
    expect(buildCatalogue([], [record], pictures).products[0]?.engraving).toEqual(place)
  })

  test("reads the specification's field names", () => {
    const record = buildExampleRecord({ ...EXAMPLE_CARD, slug: 'm3', lastPrice: '£60.00', sku: ' HEM-7155 ' })
    expect(buildCatalogue([], [record], pictures).products).toEqual([
      {
        slug: 'm3',
        title: 'M3 Comfort',
        supplier: 'Omron',
        picture: 'bp-monitor',
        sku: 'HEM-7155',
        priceIncVat: { pence: 5400, isFrom: true },
        priceExVat: { pence: 4500, isFrom: true },
        oldPrice: { pence: 6000, isFrom: false },
        pack: record.pack,
        about: record.about,
        attributes: {},
        shelves: [],
      },
    ])
  })

  test('keeps the multiple in which a product is sold, and none where it is sold singly', () => {
    const records = [buildExampleRecord({ multiple: 10 }), buildExampleRecord({ slug: 'single' })]
    expect(buildCatalogue([], records, pictures).products.map(({ multiple }) => multiple)).toEqual([10, undefined])
  })

  test('puts products of one category together, each where its first stands', () => {
    const records = ['bin-1', 'mop', 'bin-2', 'loose'].map((slug) => buildExampleRecord({ slug }))
    const categories = [
      buildExampleCategoryRecord({ id: 'bins', product: ['bin-2', 'bin-1'] }),
      buildExampleCategoryRecord({ id: 'mops', product: ['mop', 'bin-1'] }),
    ]
    const { products } = buildCatalogue(categories, records, pictures)
    expect(products.map(({ slug }) => slug)).toEqual(['bin-1', 'bin-2', 'mop', 'loose'])
  })

  test('puts variants in the order of their choices, each with what it has of its own', () => {
    const record = buildExampleRecord({
      options: [{ name: 'Size', values: ['S', 'M'] }],
      variants: [
        { choice: { Size: 'M' }, sku: 'PG-M', NewPrice: '£18.00', fromPrice: '£15.00', img: 'scrub-top', mpn: 'M-2' },
        { choice: { Size: 'S' }, sku: 'PG-S', gtin: '2900001000017' },
      ],
    })
    const prices = { priceIncVat: { pence: 1800, isFrom: false }, priceExVat: { pence: 1500, isFrom: false } }
    const look = { picture: 'scrub-top', tone: '#dfe4e8', views: ['scrub-top--detail'] }
    expect(buildCatalogue([], [record], pictures).products[0]?.variants).toEqual([
      { sku: 'PG-S', gtin: '2900001000017' },
      { sku: 'PG-M', mpn: 'M-2', ...prices, ...look },
    ])
  })

  test('joins the facts about its picture', () => {
    const [product] = buildCatalogue([], [buildExampleRecord({ img: 'scrub-top' })], pictures).products
    expect(product).toMatchObject({ picture: 'scrub-top', tone: '#dfe4e8', views: ['scrub-top--detail'] })
  })

  test('reads an entry with its advert, text and tiles', () => {
    const tile = { id: 'bins', img: 'tile-bins', tittle: 'Bins' }
    const record = buildExampleCategoryRecord({
      add: 'tile-bins',
      advert: { tittle: 'An advert', dec: 'leads on', id: 'bins' },
      text: [{ tittle: 'Ask first', dec: 'Needs change.' }],
      SecondSection: [tile, { ...tile, dec: 'A note' }],
      product: ['b', 'a', 'b'],
    })
    expect(buildCatalogue([record], [], pictures).entries).toEqual([
      {
        id: 'firstaid',
        title: 'First aid',
        shortTitle: 'First aid',
        description: 'What a first aider needs.',
        inside: 'Kits and plasters',
        picture: 'tile-firstaid.svg',
        advert: {
          id: 'bins',
          action: 'See the range',
          title: 'An advert',
          description: 'leads on',
          picture: 'tile-bins.svg',
        },
        text: [{ title: 'Ask first', description: 'Needs change.' }],
        tiles: [
          { id: 'bins', title: 'Bins', note: '', picture: 'tile-bins.svg' },
          { id: 'bins', title: 'Bins', note: 'A note', picture: 'tile-bins.svg' },
        ],
        slugs: ['b', 'a', 'b'],
      },
    ])
  })

  test('draws no empty tile', () => {
    const empty = { id: '', img: '', tittle: '' }
    const tiles = [empty, { id: 'bins', img: '', tittle: 'Bins' }, empty]
    const [entry] = buildCatalogue([buildExampleCategoryRecord({ SecondSection: tiles })], [], pictures).entries
    expect(entry?.tiles.map(({ title }) => title)).toEqual(['Bins'])
  })

  test('keeps both entries that share an id, in their order', () => {
    const records = ['Oximeters', 'Stethoscopes'].map((tittle) => buildExampleCategoryRecord({ tittle }))
    expect(buildCatalogue(records, [], pictures).entries.map(({ title }) => title)).toEqual([
      'Oximeters',
      'Stethoscopes',
    ])
  })

  test('shows each colour of a range once, and none where there is only one', () => {
    const facts = [
      { range: 'top', swatch: '#000000' },
      { range: 'top', swatch: '#ffffff' },
      { range: 'top', swatch: '#000000' },
      { range: 'top' },
      { range: 'alone', swatch: '#000000' },
      {},
    ]
    const records = facts.map((fact, index) => buildExampleRecord({ ...fact, slug: `p-${index}` }))
    const both = ['#000000', '#ffffff']
    expect(buildCatalogue([], records, pictures).products.map(({ swatches }) => swatches)).toEqual([
      ...[both, both, both, both],
      ...[undefined, undefined],
    ])
  })

  test('builds from any texts without throwing', () => {
    const anyRecord = fc.record({ discription: anyText, sku: anyText, lastPrice: anyText, NewPrice: anyText })
    fc.assert(
      fc.property(anyRecord, (texts) => {
        const [product] = buildCatalogue([], [buildExampleRecord(texts)], pictures).products
        expect(product?.title).toBe(texts.discription)
        expect(Number.isSafeInteger(product?.priceIncVat.pence)).toBe(true)
      }),
    )
  })
})

test('a group lists its categories with what the menu says, without those that have no entry', () => {
  const bins = { id: 'bins', shortTitle: 'Bins' }
  const catalogue = buildExampleCatalogue(
    [buildExampleProduct({ slug: 'bin' }), buildExampleProduct({ slug: 'lid' })],
    [
      buildExampleEntry({ ...bins, slugs: ['bin', 'bin', 'gone'] }),
      buildExampleEntry({ ...bins, slugs: ['lid', 'bin'] }),
    ],
  )
  const groups = [{ id: 'furniture', tittle: 'Furniture', dec: 'Stands up.', categories: ['gone', 'bins'] }]
  expect(buildGroups(groups, catalogue)).toEqual([
    {
      id: 'furniture',
      title: 'Furniture',
      description: 'Stands up.',
      categories: [{ ...bins, title: 'First aid', inside: 'Kits and plasters', picture: 'tile-firstaid', count: 2 }],
    },
  ])
})

test('a group shows of each category the picture of its tile on the home page', () => {
  const home = buildExampleEntry({ id: '/', tiles: [{ id: 'bins', title: 'Bins', note: '', picture: 'sharps-bin' }] })
  const catalogue = buildExampleCatalogue([], [home, buildExampleEntry({ id: 'bins', picture: 'hero-bins' })])
  const [group] = buildGroups(
    [{ id: 'furniture', tittle: 'Furniture', dec: 'Stands up.', categories: ['bins'] }],
    catalogue,
  )
  expect(group?.categories.map(({ picture }) => picture)).toEqual(['sharps-bin'])
})
