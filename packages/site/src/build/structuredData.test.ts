// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import type { Shop } from '@shop/core/catalogue/shopSchema.ts'
import {
  buildExampleEntry,
  buildExampleInformation,
  buildExampleProduct,
  EXAMPLE_SHOP,
} from '@shop/core/fixtures/examples.ts'
import type { Information } from '@shop/core/page/information.ts'
import { readThings, readTrail } from '../fixtures/readThings.ts'
import { buildStructuredData } from './structuredData.ts'

test('a page with noindex has no structured data, and home alone and the page of contact name the shop', () => {
  const information = buildExampleInformation()
  expect(readThings({ page: 'information', slug: information.slug }, { information })).toHaveLength(1)
  for (const page of ['cart', 'order', 'notFound'] as const)
    expect(buildStructuredData(EXAMPLE_SHOP, { page }, undefined)).toBe('')
})

describe('the overview of a group', () => {
  const category = { id: 'bins', title: 'Bins and lids', shortTitle: 'Bins', inside: '', picture: '', count: 2 }
  const group = { id: 'furniture', title: 'Furniture', description: 'Stands up.', categories: [category] }
  const text = buildStructuredData(EXAMPLE_SHOP, { page: 'group', id: 'furniture' }, undefined, [group])

  test('lists its categories and has a trail', () => {
    expect(text).toContain('"@type":"ItemList","name":"Furniture"')
    expect(text).toContain('"itemListElement":["https://penhallow.example/shops/truro/bins"]')
    expect(text).toContain('"name":"Furniture","item":"https://penhallow.example/shops/truro/group/furniture"')
  })
})

describe('a page about the shop', () => {
  const returns = buildExampleInformation()
  const contact = buildExampleInformation({ slug: 'contact', title: 'Contact', shows: 'contact' })
  const read = (information: Information, facts: Partial<Shop> = {}) =>
    readThings({ page: 'information', slug: information.slug }, { information }, { ...EXAMPLE_SHOP, ...facts })
  const HOURS = [{ days: ['Monday' as const, 'Friday' as const], opens: '09:00', closes: '17:30' }]

  test('has a trail', () => {
    expect(readTrail(read(returns))).toMatchObject([
      { position: 1, name: 'Home' },
      { position: 2, name: 'Returns', item: 'https://penhallow.example/shops/truro/returns' },
    ])
  })

  test('states the hours, the company and the VAT number where it is the page of contact', () => {
    const facts = { openingHours: HOURS, company: { name: 'Penhallow Limited' }, vatNumber: 'GB 000 0000 00' }
    expect(read(contact, facts)[0]).toMatchObject({
      '@type': 'LocalBusiness',
      legalName: 'Penhallow Limited',
      vatID: 'GB 000 0000 00',
      openingHoursSpecification: [
        { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday', 'Friday'], opens: '09:00', closes: '17:30' },
      ],
    })
    expect(read(returns, facts)[0]).toEqual(read(returns)[0])
  })

  test('states none of them where the shop does not', () => {
    expect(Object.keys(read(contact)[0]!)).toEqual(['@type', 'name', 'url', 'logo', 'email', 'telephone', 'address'])
  })
})

describe('a page that lists products', () => {
  const products = ['gauze', 'tape'].map((slug) => buildExampleProduct({ slug, title: slug }))
  const entry = { ...buildExampleEntry(), products, indices: [0, 1] }
  const data = {
    entries: [entry, { ...entry, title: 'Second', products: products.slice(1) }],
  }
  const list = {
    '@type': 'ItemList',
    name: 'First aid',
    itemListElement: ['gauze', 'tape', 'tape'].map((slug) => `https://penhallow.example/shops/truro/detail/${slug}`),
  }

  test('lists the products of all its entries, counted through', () => {
    expect(readThings({ page: 'category', id: 'firstaid' }, data)).toContainEqual(list)
  })

  test('has a trail on a category’s page', () => {
    expect(readTrail(readThings({ page: 'category', id: 'firstaid' }, data))).toMatchObject([
      { position: 1, name: 'Home' },
      { position: 2, name: 'First aid', item: 'https://penhallow.example/shops/truro/firstaid' },
    ])
  })

  test('has no trail on home, which says who the shop is', () => {
    const [shop, ...others] = readThings({ page: 'home' }, data)
    expect(shop).toEqual({
      '@type': 'Organization',
      name: 'Penhallow Medical',
      url: EXAMPLE_SHOP.url,
      logo: 'https://penhallow.example/shops/truro/icon-512.png',
      email: 'care@penhallow.example',
      telephone: '08081 570 457',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Unit 7',
        addressLocality: 'Truro',
        postalCode: 'TR1 2XX',
        addressCountry: 'GB',
      },
    })
    expect(others.map((thing) => thing['@type'])).toEqual(['ItemList'])
  })
})
