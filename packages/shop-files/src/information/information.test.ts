import { describe, expect, test } from 'vitest'
import type { InformationRecord } from '@shop/core/catalogue/informationSchema.ts'
import type { Shop } from '@shop/core/catalogue/shopSchema.ts'
import { EXAMPLE_SHOP } from '@shop/core/fixtures/examples.ts'
import type { InformationSection } from '@shop/core/page/information.ts'
import { buildInformation } from './information.ts'

function build(
  record: Partial<InformationRecord>,
  shop: Partial<Shop> = {},
  others: readonly InformationRecord[] = [],
) {
  const own = { slug: 'about', tittle: 'About', dec: 'About the shop.', ...record }
  return buildInformation([own, ...others], { ...EXAMPLE_SHOP, ...shop })
}

const listTitles = (sections: readonly InformationSection[] = []) => sections.flatMap(({ title }) => title ?? [])
const PRIVACY: InformationRecord = { slug: 'data', tittle: 'Your data', dec: 'What is kept.', shows: 'privacy' }

test('the owner’s text stands as it is written, below what the shop states itself', () => {
  const text = [{ tittle: 'Ours', dec: ['One.', 'Two.'] }]
  expect(build({ text })).toEqual([
    { slug: 'about', title: 'About', description: 'About the shop.', sections: [{ title: 'Ours', paragraphs: ['One.', 'Two.'] }] }, // prettier-ignore
  ])
  expect(listTitles(build({ text, shows: 'cookies' })[0]?.sections)).toEqual(['No cookies', 'Ours'])
})

test.each([{}, { text: [] }])('a page with nothing to read is not published: %j', (record) => {
  expect(build(record)).toEqual([])
})

describe('the page of contact', () => {
  const buildContact = (shop: Partial<Shop>) => build({ shows: 'contact' }, shop)[0]!.sections

  test('says what any shop states, and nothing more', () => {
    expect(buildContact({})).toEqual([
      {
        facts: [
          { name: 'Telephone', value: '08081 570 457', href: 'tel:08081570457' },
          { name: 'Email', value: 'care@penhallow.example', href: 'mailto:care@penhallow.example' },
          { name: 'Post', value: 'Unit 7, Truro TR1 2XX' },
        ],
      },
    ])
  })

  test('names the number as the shop does, its hours, its company and its VAT number', () => {
    const [reach, hours, registration] = buildContact({
      telephoneLabel: 'Freephone',
      openingHours: [
        { days: ['Monday', 'Tuesday', 'Wednesday'], opens: '09:00', closes: '17:30' },
        { days: ['Saturday'], opens: '10:00', closes: '12:00' },
      ],
      company: { name: 'Penhallow Limited', number: '00000000' },
      vatNumber: 'GB 000 0000 00',
    })
    expect(reach?.facts?.[0]?.name).toBe('Freephone')
    expect(hours?.table?.rows).toEqual([
      ['Monday to Wednesday', '9am to 5:30pm'],
      ['Saturday', '10am to midday'],
    ])
    expect(registration?.facts?.map(({ name, value }) => `${name}: ${value}`)).toEqual([
      'Registered name: Penhallow Limited',
      'Company number: 00000000',
      'VAT number: GB 000 0000 00',
    ])
  })
})

test('a shop that no device keeps does not say that it is kept', () => {
  const read = (offline: boolean) => JSON.stringify(build({ shows: 'privacy' }, { offline }))
  expect(read(true)).toContain('opens without a connection')
  expect(read(false)).not.toMatch(/without a connection|installed|switched off/)
})

test('what several keys hold is listed once', () => {
  const table = build({ shows: 'privacy' })[0]!.sections.find(({ table }) => table)!.table!
  const names = table.rows.map(([name]) => name)
  expect(names.length).toBeGreaterThan(8)
  expect(new Set(names).size).toBe(names.length)
})

test('the page of cookies leads to what is kept, where a page says it', () => {
  expect(build({ shows: 'cookies' })[0]?.sections[0]?.link).toBeUndefined()
  expect(build({ shows: 'cookies' }, {}, [PRIVACY])[0]?.sections[0]?.link?.path).toBe('/data')
})
