import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { buildStatuses } from '@shop/core/catalogue/buildStatuses.ts'
import { type Category, findCategories, type Product } from '@shop/core/catalogue/catalogue.ts'
import { buildCatalogue } from '@shop/core/catalogue/record.ts'
import { listChoices, listVariants } from '@shop/core/catalogue/variants.ts'
import { buildFacets } from '@shop/core/listing/facets.ts'
import { getListedPrice } from '@shop/core/money/price.ts'
import { findVatRate } from '@shop/core/money/vat.ts'
import { readCatalogueFiles } from '@shop/shop-files/check/catalogueFiles.ts'
import { findDemandProblems } from '@shop/shop-files/check/kindDemands.ts'
import { buildSchemas } from '@shop/shop-files/check/writeSchemas.ts'

/** As the specification spells them (section 2). */
const SPECIFIED_IDS = [
  ...['littmann-diagnostic', 'littmann-monitoring-stethoscopes', 'nursing-stethoscopes', 'accessories', 'condoms'],
  ...['dressing_wound_care', 'firstaid', 'blood-pressure-monitors', 'diagnostic-sets', 'LITTMANN-STETHOSCOPES'],
  ...['BEDS_ACCESSORIES', 'bins', 'COUCHES_ACCESSORIES', 'dresses', 'scrubs', 'adhesives_tapes', 'janitorial'],
  ...['printer_fax_copier', 'analgesics', 'asthma_and_copd', 'corticosteroids', 'haemorrhage_control'],
  ...['paramedic_uniforms', 'pulse_oximeters', 'accident_emergency', 'continence_supplies', 'fridges', '3m', 'coast'],
  'gojo',
]
/** Linked from the menu's and the footer's group More. */
const MORE_IDS = ['aid_for_ukraine', 'aesthetic_nurses', 'paramedics']
const INFORMATION_PAGE = 'aid_for_ukraine'

/** Substances that are supplied on prescription only, in any form that a shop like this could list. */
const PRESCRIPTION_ONLY =
  /salbutamol|terbutaline|salmeterol|formoterol|tiotropium|montelukast|prednisolone|dexamethasone|betamethasone|clobetasol\b|triamcinolone|tramadol|morphine|oxycodone|diazepam|pregabalin|naproxen|amoxicillin|flucloxacillin|botulinum|adrenaline|tranexamic/i

const folder = import.meta.dirname
const { files, problems } = readCatalogueFiles(folder)
if (!files) throw new Error(`The catalogue cannot be read: ${JSON.stringify(problems)}`)
const { groups, products } = { groups: files.groups, products: files.products.map(({ record }) => record) }
/** With the categories that the data adds to those of the specification. */
const ALL_MORE_IDS = groups.find(({ tittle }) => tittle === 'More')?.categories ?? []
const catalogue = buildCatalogue(
  files.categories.map(({ record }) => record),
  products,
  {
    getFile: (name) => name,
    findTone: () => undefined,
    isIllustration: () => false,
    findEngraving: () => undefined,
    listViews: () => [],
  },
  {
    attributes: files.attributes,
    findStatus: buildStatuses(products, {
      statuses: files.statuses,
      hasPharmacy: files.shop.pharmacy !== undefined,
      today: '',
    }),
  },
)

function findCategory(id: string): Category {
  const [category] = findCategories(catalogue, id)
  if (!category) throw new Error(`There is no category "${id}".`)
  return category
}

describe('the categories of the specification', () => {
  test.each([...SPECIFIED_IDS, ...MORE_IDS, '/'])('/%s is there, spelt exactly so', (id) => {
    expect(findCategories(catalogue, id).length).toBeGreaterThan(0)
  })

  test('are thirty, with no others but home and the group More', () => {
    expect(new Set(SPECIFIED_IDS).size).toBe(30)
    expect(new Set(catalogue.entries.map(({ id }) => id))).toEqual(new Set([...SPECIFIED_IDS, ...ALL_MORE_IDS, '/']))
  })

  test('are each in one group of the menu', () => {
    const listed = groups.flatMap(({ categories }) => categories)
    expect(listed.toSorted()).toEqual([...SPECIFIED_IDS, ...ALL_MORE_IDS].sort())
  })

  test.each([
    [
      'Littmann stethoscopes',
      ['littmann-diagnostic', 'littmann-monitoring-stethoscopes', 'nursing-stethoscopes', 'accessories'],
    ],
    ['Disposables', ['condoms', 'dressing_wound_care', 'firstaid']],
    ['Equipment', ['blood-pressure-monitors', 'diagnostic-sets', 'LITTMANN-STETHOSCOPES']],
    ['Furniture', ['BEDS_ACCESSORIES', 'bins', 'COUCHES_ACCESSORIES']],
    ['Uniforms', ['dresses', 'scrubs']],
    ['Facility', ['adhesives_tapes', 'janitorial', 'printer_fax_copier']],
    ['Pharma', ['analgesics', 'asthma_and_copd', 'corticosteroids']],
    ['EMS', ['haemorrhage_control', 'paramedic_uniforms', 'pulse_oximeters']],
    ['A-Z', ['accident_emergency', 'continence_supplies', 'fridges']],
    ['Brands', ['3m', 'coast', 'gojo']],
  ])('stand under %s in the order of the specification', (title, categories) => {
    expect(groups.find(({ tittle }) => tittle === title)?.categories).toEqual(categories)
  })

  test('are followed by More, which begins with those that the specification links to', () => {
    expect(groups.at(-1)?.tittle).toBe('More')
    expect(ALL_MORE_IDS.slice(0, MORE_IDS.length)).toEqual(MORE_IDS)
  })
})

describe('pulse_oximeters', () => {
  test('has two entries, the second with a title of its own', () => {
    const titles = findCategories(catalogue, 'pulse_oximeters').map(({ title }) => title)
    expect(titles).toEqual([expect.stringMatching(/oximeter/i), expect.stringMatching(/stethoscope/i)])
  })

  test('carries stethoscopes at £299.99, which were £335.99', () => {
    const [, second] = findCategories(catalogue, 'pulse_oximeters')
    const [first] = second!.products
    expect(first?.title).toMatch(/stethoscope/i)
    expect(first?.priceIncVat).toEqual({ pence: 29_999, isFrom: false })
    expect(first?.oldPrice?.pence).toBe(33_599)
  })
})

describe('home', () => {
  test('has thirty tiles, one for each category of the specification', () => {
    expect(
      findCategory('/')
        .tiles.map(({ id }) => id)
        .sort(),
    ).toEqual(SPECIFIED_IDS.toSorted())
  })

  test('shows about fourteen products, each once', () => {
    const slugs = findCategory('/').products.map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(slugs.length)
    expect(slugs.length).toBeGreaterThanOrEqual(12)
    expect(slugs.length).toBeLessThanOrEqual(16)
  })
})

describe('the goods', () => {
  test('are at least three hundred distinct products', () => {
    expect(new Set(products.map(({ slug }) => slug)).size).toBeGreaterThanOrEqual(300)
    expect(new Set(products.map((product) => `${product.smalltittle} ${product.discription}`)).size).toBeGreaterThan(
      300,
    )
  })

  test.each(catalogue.entries.filter(({ id }) => id !== INFORMATION_PAGE).map(({ id, title }) => [id, title]))(
    'of %s (%s) are eight or more',
    (id, title) => {
      const entry = findCategories(catalogue, id).find((category) => category.title === title)
      expect(new Set(entry?.products.map(({ slug }) => slug)).size).toBeGreaterThanOrEqual(8)
    },
  )

  test('are none on the information page, which has words instead', () => {
    expect(findCategory(INFORMATION_PAGE).products).toEqual([])
    expect(findCategory(INFORMATION_PAGE).text?.length).toBeGreaterThan(0)
  })

  test('have prices in pounds, often from a lowest one @spec-3.15', () => {
    const texts = products.flatMap(({ NewPrice, fromPrice, lastPrice }) => [NewPrice, fromPrice, lastPrice])
    const stated = texts.filter((text) => text !== '')
    expect(stated.filter((text) => !/^(From )?£\d{1,3}(,\d{3})*\.\d{2}$/.test(text))).toEqual([])
    expect(stated.filter((text) => text.startsWith('From ')).length).toBeGreaterThan(20)
  })

  test.each(['pulse_oximeters', '3m', 'coast', 'gojo'])('of %s are of several brands @spec-3.22', (id) => {
    const brands = findCategories(catalogue, id).flatMap(({ products }) => products.map(({ supplier }) => supplier))
    expect(new Set(brands).size).toBeGreaterThan(1)
  })

  test('are priced at a UK rate of VAT: 0, 5 or 20 %', () => {
    const odd = catalogue.products.filter((product) => findVatRate(getListedPrice(product)) === undefined)
    expect(odd.map(({ slug }) => slug)).toEqual([])
  })

  test('all cost something, and less than they did', () => {
    for (const { slug, priceIncVat, priceExVat, oldPrice } of catalogue.products) {
      expect(priceExVat.pence, slug).toBeGreaterThan(0)
      if (oldPrice) expect(oldPrice.pence, slug).toBeGreaterThan(priceIncVat.pence)
    }
  })

  test('whose title begins with a model number have the maker or the brand before it', () => {
    const odd = catalogue.products.filter(({ title, supplier, brand }) => {
      const [first = ''] = title.split(' ')
      return /^[^a-z]*\d[^a-z]*$/.test(first) && !`${supplier} ${brand ?? ''}`.includes(first)
    })
    expect(odd.map(({ title }) => title)).toEqual([])
  })

  test('have a title and a text that no other has from the same maker', () => {
    for (const fact of [({ title, supplier }: Product) => `${supplier} ${title}`, ({ about }: Product) => about])
      expect(new Set(catalogue.products.map(fact)).size).toBe(catalogue.products.length)
  })

  test('say "From" only where there is something to choose', () => {
    const odd = catalogue.products.filter(({ priceIncVat, options }) => priceIncVat.isFrom && !options)
    expect(odd.map(({ slug }) => slug)).toEqual([])
  })
})

describe('the variants', () => {
  test('are there for each choice of every product that has options, each with a code of its own', () => {
    for (const product of catalogue.products.filter(({ options }) => options)) {
      const codes = listVariants(product).map(({ sku }) => sku)
      expect(codes.length, product.slug).toBe(listChoices(product.options!).length)
      expect(new Set(codes).size, product.slug).toBe(codes.length)
      expect(codes, product.slug).not.toContain(product.sku)
    }
  })

  test('have the codes that the maker prints', () => {
    const coban = catalogue.products.find(({ slug }) => slug === '3m-coban-self-adherent-wrap')!
    expect(listVariants(coban).map(({ mpn }) => mpn)).toEqual(['1581', '1582', '1583', '1584'])
  })
})

test('dressings are filtered by how much the wound exudes: each amount has a choice of them', () => {
  const listed = findCategory('dressing_wound_care').products.map(({ slug }) => slug)
  const facets = buildFacets(
    catalogue.products.filter(({ slug }) => listed.includes(slug)),
    catalogue.attributes,
  )
  const exudate = facets.find(({ id }) => id === 'exudate')
  expect(exudate?.values.map(({ key }) => key)).toEqual(['None', 'Light', 'Moderate', 'Heavy'])
  for (const { key, members } of exudate?.values ?? []) expect(members.size, key).toBeGreaterThan(6)
  expect(facets.find(({ id }) => id === 'wound')?.values.map(({ key }) => key)).toContain('Leg ulcers')
})

test('all goods have what their kind demands: facts such as latex, warnings, and what they are of no use without', () => {
  expect(files.kinds?.filter(({ asks, says, needs }) => asks ?? says ?? needs).length).toBeGreaterThan(50)
  expect(findDemandProblems(files)).toEqual([])
})

test('every GTIN is of the range that a shop may use for itself, on its own goods: none is a real maker’s', () => {
  for (const { slug, supplier, ...product } of catalogue.products) {
    const gtins = [product, ...(product.variants ?? [])].flatMap(({ gtin, outer }) => [gtin, outer?.gtin])
    for (const gtin of gtins.filter((one) => one !== undefined)) {
      expect(gtin.padStart(14, '0'), slug).toMatch(/^[01]2/)
      expect(supplier, slug).toBe('Penhallow')
    }
  }
})

test('no NHS Supply Chain or PIP code is stated: no source has confirmed one', () => {
  const stated = catalogue.products.filter((product) =>
    [product, ...(product.variants ?? [])].some(({ nhsCode, pipCode }) => nhsCode ?? pipCode),
  )
  expect(stated.map(({ slug }) => slug)).toEqual([])
})

describe('the law', () => {
  test('no medicine is of a class that needs a prescription', () => {
    const classes = new Set(catalogue.products.map(({ legalClass }) => legalClass))
    expect([undefined, 'GSL', 'P']).toEqual(expect.arrayContaining([...classes]))
  })

  test('no product is, or is named after, a substance that needs one', () => {
    const odd = catalogue.products.filter(({ title, attributes }) =>
      PRESCRIPTION_ONLY.test(`${title} ${attributes['activeIngredient'] ?? ''}`),
    )
    expect(odd.map(({ slug }) => slug)).toEqual([])
  })

  test('tablets of paracetamol, ibuprofen and aspirin are 16 at most on general sale, 32 from a pharmacy', () => {
    const tablets = catalogue.products.filter(
      ({ attributes, pack }) =>
        /paracetamol|ibuprofen|aspirin/i.test(attributes['activeIngredient'] ?? '') &&
        /tablet|capsule/.test(pack.of ?? ''),
    )
    expect(tablets.length).toBeGreaterThan(0)
    for (const { slug, legalClass, pack } of tablets) {
      expect(legalClass, slug).toBeDefined()
      expect(pack.count, slug).toBeLessThanOrEqual(legalClass === 'GSL' ? 16 : 32)
    }
  })

  test('every corticosteroid and every analgesic with an active ingredient has its class', () => {
    const medicines = ['corticosteroids', 'analgesics'].flatMap((id) => findCategory(id).products)
    const unclassed = medicines.filter(({ slug, legalClass }) => {
      const ingredient = catalogue.products.find((product) => product.slug === slug)?.attributes['activeIngredient']
      return ingredient !== undefined && ingredient !== 'None' && legalClass === undefined
    })
    expect(unclassed.map(({ slug }) => slug)).toEqual([])
  })

  test('no product claims a rating, a review, stock or a certificate number', () => {
    const odd = products.filter((product) =>
      /\bin stock\b|\breviews?\b|\brated \d|\b\d star|clinically proven|certificate (no|number)/i.test(product.about),
    )
    expect(odd.map(({ slug }) => slug)).toEqual([])
  })
})

test.each([...buildSchemas(files.attributes)])('the JSON Schema of %s is up to date', (name, text) => {
  expect(readFileSync(path.join(folder, 'schema', name), 'utf8')).toBe(text)
})
