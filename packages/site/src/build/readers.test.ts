// @vitest-environment jsdom
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { isOwnRange, parseGtin } from '@shop/core/catalogue/gtin.ts'
import { buildDetailData } from '@shop/core/page/pageData.ts'
import { loadShop } from '@shop/shop-files/load/loadCatalogue.ts'
import { buildMerchantFeed } from './feeds/merchantFeed.ts'
import { buildStructuredData } from './structuredData.ts'

/** An offer as a page and a feed both state it. */
interface Offer {
  readonly '@type': string
  readonly price?: string
  readonly lowPrice?: string
  readonly priceCurrency: string
  readonly availability: string
  readonly url: string
}

interface Thing {
  readonly '@type': string
  readonly name: string
  readonly image?: string
  readonly url?: string
  readonly sku?: string
  readonly gtin?: string
  readonly size?: string
  readonly color?: string
  readonly material?: string
  readonly pattern?: string
  readonly offers?: Offer
  readonly productGroupID?: string
  readonly variesBy?: readonly string[]
  readonly hasVariant?: readonly Thing[]
}

type Item = Readonly<Record<string, string>>
type Fact = 'size' | 'color' | 'material' | 'pattern'

const FACTS: readonly Fact[] = ['size', 'color', 'material', 'pattern']
const AVAILABILITY: Readonly<Record<string, string | undefined>> = {
  'https://schema.org/InStock': 'in_stock',
  'https://schema.org/OutOfStock': 'out_of_stock',
  // The feed leaves out what is no longer sold.
  'https://schema.org/Discontinued': undefined,
}

/** Google Search Central, merchant listing, "Required properties", and of those that are recommended the ones we promise. */
const OF_PRODUCT: Readonly<Record<string, (thing: Thing, shop: string) => boolean>> = {
  'a name': ({ name }) => name.length > 0 && name.length <= 150,
  'an image, by its whole address': ({ image }, shop) => image?.startsWith(`${shop}pictures/`) === true,
  'an offer, or the least of several': ({ offers }) =>
    offers?.['@type'] === 'Offer' || offers?.['@type'] === 'AggregateOffer',
  'a price above nothing': ({ offers }) =>
    /^\d+(\.\d\d?\d?)?$/.test(offers?.price ?? offers?.lowPrice ?? '') && Number(offers?.price ?? offers?.lowPrice) > 0,
  'a currency': ({ offers }) => /^[A-Z]{3}$/.test(offers?.priceCurrency ?? ''),
  'an availability that readers know': ({ offers }) => (offers?.availability ?? '') in AVAILABILITY,
  'an address to buy it at': ({ offers }, shop) => offers?.url.startsWith(`${shop}detail/`) === true,
  'no barcode but one that means the same everywhere': ({ gtin }) =>
    gtin === undefined || (parseGtin(gtin) !== undefined && !isOwnRange(gtin)),
  'no colour in its size': ({ size = '', color }) =>
    color === undefined || !size.toLowerCase().includes(color.toLowerCase()),
}

/** The same, product variants. */
const OF_GROUP: Readonly<Record<string, (group: Thing, variants: readonly Thing[]) => boolean>> = {
  'an id of its own': ({ productGroupID }) => productGroupID !== undefined,
  'in what its variants differ, in words that readers know': ({ variesBy = [] }) =>
    variesBy.length > 0 && variesBy.every((of) => FACTS.some((fact) => of === `https://schema.org/${fact}`)),
  'two variants or more': (_, variants) => variants.length > 1,
  'an id of each variant': (_, variants) =>
    new Set(variants.map(({ sku, gtin }) => sku ?? gtin)).size === variants.length &&
    variants.every(({ sku, gtin }) => sku ?? gtin),
  'an address of each variant': (_, variants) =>
    new Set(variants.map(({ offers }) => offers?.url)).size === variants.length,
  'no two variants alike': (_, variants) =>
    new Set(variants.map((variant) => JSON.stringify(FACTS.map((fact) => variant[fact])))).size === variants.length,
  'what each variant is, where they differ': ({ variesBy = [] }, variants) =>
    variants.every((variant) =>
      FACTS.every((fact) => !variesBy.includes(`https://schema.org/${fact}`) || variant[fact]),
    ),
  'once what is the same for all': (group, variants) =>
    FACTS.every((fact) => group[fact] === undefined || variants.every((variant) => variant[fact] === undefined)),
  'no offer of its own': ({ offers }) => offers === undefined,
}

/** Merchant Center, product data specification: what an item needs to be shown, and variants to be told apart. */
const OF_ITEM: Readonly<Record<string, (item: Item) => boolean>> = {
  'all that each item needs': (item) =>
    ['id', 'title', 'description', 'link', 'image_link', 'availability', 'price', 'brand'].every((name) => item[name]),
  'an age with a gender': ({ gender, age_group }) => gender === undefined || age_group !== undefined,
  'no barcode that means nothing elsewhere': ({ gtin }) => gtin === undefined || !isOwnRange(gtin),
  'no code that it says is not there': ({ gtin, mpn, identifier_exists }) =>
    identifier_exists !== 'no' || !(gtin ?? mpn),
}

describe.each(['penhallow', 'bicycles'])('of the shop %s', (name) => {
  const loaded = loadShop(path.join(import.meta.dirname, '../../../../shops', name))
  const { shop, catalogue, groups } = loaded
  const things = catalogue.products.map(({ slug }) => {
    const address = { page: 'detail', slug } as const
    const text = buildStructuredData(shop, address, buildDetailData(catalogue, slug), groups, catalogue.attributes)
    const json = text.slice(text.indexOf('>') + 1, text.lastIndexOf('<'))
    return (JSON.parse(json) as { '@graph': Thing[] })['@graph'][0]!
  })
  const sold = things.flatMap((thing) => thing.hasVariant ?? [thing])
  const xml = new DOMParser().parseFromString(buildMerchantFeed(loaded).xml, 'application/xml')
  const items = [...xml.querySelectorAll('channel > item')].map((item): Item =>
    Object.fromEntries([...item.children].map((child) => [child.nodeName.replace('g:', ''), child.textContent])),
  )

  test('there is something to read', () => {
    expect(sold.length).toBeGreaterThanOrEqual(catalogue.products.length)
    expect(items.length).toBeGreaterThan(0)
  })

  test.each(Object.keys(OF_PRODUCT))('each product and variant has %s', (rule) => {
    expect(sold.filter((thing) => !OF_PRODUCT[rule]!(thing, shop.url)).map((thing) => thing.name)).toEqual([])
  })

  test.each(Object.keys(OF_GROUP))('each group states %s', (rule) => {
    const odd = things
      .filter(({ hasVariant }) => hasVariant)
      .filter((group) => !OF_GROUP[rule]!(group, group.hasVariant!))
    expect(odd.map((group) => group.name)).toEqual([])
  })

  test.each(Object.keys(OF_ITEM))('each item of the feed for merchants has %s', (rule) => {
    expect(items.filter((item) => !OF_ITEM[rule]!(item)).map((item) => item['title'])).toEqual([])
  })

  test('no two items of a group are alike in the feed', () => {
    const kinds = items.flatMap(({ item_group_id, ...item }) =>
      item_group_id === undefined ? [] : [JSON.stringify([item_group_id, ...FACTS.map((fact) => item[fact])])],
    )
    expect(kinds.filter((kind, index) => kinds.indexOf(kind) !== index)).toEqual([])
  })

  test('pages and feed state the same of each thing that is sold', () => {
    const facts = new Map(
      things.flatMap(({ hasVariant, ...product }) =>
        (hasVariant ?? [product]).map((thing) => [thing.offers!.url, { ...product, ...thing }] as const),
      ),
    )
    for (const item of items) {
      const thing = facts.get(item['link']!)
      const offer = thing?.offers
      expect({
        ...{ link: item['link'], availability: AVAILABILITY[offer?.availability ?? ''] },
        price: `${offer?.price} ${offer?.priceCurrency}`,
        facts: FACTS.map((fact) => thing?.[fact]),
      }).toEqual({
        ...{ link: item['link'], availability: item['availability'], price: item['sale_price'] ?? item['price'] },
        facts: FACTS.map((fact) => item[fact]),
      })
    }
  })
})
