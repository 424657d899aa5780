import { describe, expect, test } from 'vitest'
import type { Attributes } from '@shop/core/catalogue/attributes.ts'
import type { ProductRecord, StatusRecord } from '@shop/core/catalogue/schema.ts'
import type { Shop } from '@shop/core/catalogue/shopSchema.ts'
import { EXAMPLE_ATTRIBUTES } from '@shop/core/fixtures/exampleAttributes.ts'
import { buildExampleRecord, EXAMPLE_SHOP } from '@shop/core/fixtures/examples.ts'
import type { CatalogueFiles } from './catalogueFiles.ts'
import { findMedicineProblems } from './medicineRules.ts'
import { findStatusProblems } from './statusRules.ts'

const TODAY = '2026-11-22'

function buildFiles(facts: {
  readonly statuses?: readonly StatusRecord[]
  readonly products?: readonly Partial<ProductRecord>[]
  readonly shop?: Shop
  readonly attributes?: Attributes
}): CatalogueFiles {
  const { statuses = [], products = ['old', 'new', 'newer'].map((slug) => ({ slug })), shop = EXAMPLE_SHOP } = facts
  const { attributes = EXAMPLE_ATTRIBUTES } = facts
  return {
    ...{ shop, statuses, groups: [], attributes, synonyms: [], categories: [], pictures: new Set<string>() },
    products: products.map((product) => ({ file: 'products/all.json', record: buildExampleRecord(product) })),
  }
}

describe('a status', () => {
  const check = (...statuses: StatusRecord[]) =>
    findStatusProblems(buildFiles({ statuses }), TODAY).map(
      ({ level, file, record, field }) => `${level} ${file} ${record} ${field}`,
    )

  test.each<[string, StatusRecord]>([
    ['of a day to come', { slug: 'old', availableFrom: '2026-11-23' }],
    ['of a day to come, replaced meanwhile', { slug: 'old', suspendedUntil: '2027-01-31', replacedBy: 'new' }],
    ['of what is discontinued', { slug: 'old', discontinued: true }],
    ['of what is phased out', { slug: 'old', replacedBy: 'new' }],
  ])('%s is accepted', (_, status) => {
    expect(check(status)).toEqual([])
  })

  test.each<[string, StatusRecord[], string[]]>([
    ['of a day that has passed', [{ slug: 'old', suspendedUntil: '2026-11-21' }], ['warning old suspendedUntil']],
    ['of today', [{ slug: 'old', availableFrom: TODAY }], ['warning old availableFrom']],
    ['of a day that there is not', [{ slug: 'old', availableFrom: '2027-02-30' }], ['error old availableFrom']],
    ['of an unknown product', [{ slug: 'gone', discontinued: true }], ['error gone slug']],
    ['that is empty', [{ slug: 'old' }], ['error old slug']],
    ['that takes back what it says', [{ slug: 'old', discontinued: false }], ['error old slug']],
    [
      'that is there twice',
      [
        { slug: 'old', discontinued: true },
        { slug: 'old', replacedBy: 'new' },
      ],
      ['error old slug'],
    ],
    [
      'with both days',
      [{ slug: 'old', availableFrom: '2027-01-31', suspendedUntil: '2027-01-31' }],
      ['error old suspendedUntil'],
    ],
    [
      'discontinued until a day',
      [{ slug: 'old', discontinued: true, suspendedUntil: '2027-01-31' }],
      ['error old suspendedUntil'],
    ],
    ['replaced by an unknown product', [{ slug: 'old', replacedBy: 'gone' }], ['error old replacedBy']],
    ['replaced by itself', [{ slug: 'old', replacedBy: 'old' }], ['error old replacedBy']],
    [
      'in a circle',
      [
        { slug: 'old', replacedBy: 'new' },
        { slug: 'new', replacedBy: 'newer' },
        { slug: 'newer', replacedBy: 'old' },
      ],
      ['error old replacedBy', 'error new replacedBy', 'error newer replacedBy'],
    ],
    [
      'replaced by what is replaced',
      [
        { slug: 'old', replacedBy: 'new' },
        { slug: 'new', replacedBy: 'newer' },
      ],
      ['warning old replacedBy'],
    ],
  ])('%s is reported by file, record and field', (_, statuses, problems) => {
    expect(check(...statuses)).toEqual(problems.map((problem) => problem.replace(/^(\w+) /, '$1 status.json ')))
  })
})

describe('a medicine', () => {
  const TABLETS: Partial<ProductRecord> = {
    slug: 'tablets',
    legalClass: 'GSL',
    attributes: { ingredient: 'Paracetamol', form: 'Tablets', minimumAge: '10 years' },
    pack: { count: 16, unit: 'pack', of: 'tablets' },
  }
  const check = (facts: Partial<ProductRecord>, shop?: Shop) =>
    findMedicineProblems(buildFiles({ products: [{ ...TABLETS, ...facts }], ...(shop && { shop }) })).map(
      ({ level, file, record, field }) => `${level} ${file} ${record} ${field}`,
    )
  const attributes = TABLETS.attributes!
  const pharmacy = { name: 'A pharmacy', premises: '0000000', superintendent: 'A. N. Example' }

  test.each<[string, Partial<ProductRecord>]>([
    ['on general sale', {}],
    [
      'of effervescent tablets',
      { attributes: { ...attributes, form: 'Effervescent tablets' }, pack: { count: 30, unit: 'pack', of: 'tablets' } },
    ],
    ['of a suspension', { attributes: { ...attributes, form: 'Oral suspension' }, pack: { count: 1, unit: 'bottle' } }],
  ])('%s is accepted', (_, facts) => {
    expect(check(facts)).toEqual([])
  })

  test.each<[string, Partial<ProductRecord>, string]>([
    ['without an age', { attributes: { ingredient: 'Ibuprofen' } }, 'attributes.minimumAge'],
    ['without a form', { attributes: { ingredient: 'Aspirin', minimumAge: '16 years' } }, 'attributes.form'],
    ['in a pack that says no number', { pack: { count: 12, unit: 'case', of: 'packs' } }, 'pack.of'],
    ['in a large pack on general sale', { pack: { count: 32, unit: 'pack', of: 'tablets' } }, 'pack.count'],
  ])('%s is refused', (_, facts, field) => {
    expect(check(facts)).toEqual([`error products/all.json tablets ${field}`])
  })

  test('with paracetamol but without a legal class is refused', () => {
    const products = [{ slug: 'tablets', attributes, pack: { count: 16, unit: 'pack', of: 'tablets' } }]
    expect(findMedicineProblems(buildFiles({ products })).map(({ field }) => field)).toEqual(['legalClass'])
  })

  test('is refused where the shop lists no attribute that its law asks for', () => {
    const listed = EXAMPLE_ATTRIBUTES.filter(({ role }) => role !== 'substance')
    const problems = findMedicineProblems(buildFiles({ products: [TABLETS], attributes: listed }))
    expect(problems).toMatchObject([{ level: 'error', file: 'attributes.json', record: '' }])
    expect(problems[0]?.message).toContain('"role": "substance"')
  })

  test('that only a pharmacy may sell is named where the shop has none', () => {
    expect(check({ legalClass: 'P' })).toEqual(['warning products/all.json tablets legalClass'])
    expect(check({ legalClass: 'P' }, { ...EXAMPLE_SHOP, pharmacy })).toEqual([])
  })
})
