import { createHash } from 'node:crypto'
import { groupByKeys } from '@shop/core/base/group.ts'
import { formatSold } from '@shop/core/cart/lineText.ts'
import { readRole } from '@shop/core/catalogue/attributes.ts'
import { findGroup, listShelves, type Product } from '@shop/core/catalogue/catalogue.ts'
import { listVariants } from '@shop/core/catalogue/variants.ts'
import { formatDecimal, type Price } from '@shop/core/money/price.ts'
import { money } from '@shop/core/money/shopMoney.ts'
import { formatXml, type XmlNode } from '@shop/core/order/xml.ts'
import { paths } from '@shop/core/page/address.ts'
import type { CatalogueFiles } from '@shop/shop-files/check/catalogueFiles.ts'
import type { LoadedShop } from '@shop/shop-files/load/loadCatalogue.ts'
import { findGlobalGtin, isAvailable, isNoLongerSold, readOfferedFacts } from './offered.ts'

/** Google Merchant Center, product data specification: https://support.google.com/merchants/answer/7052112 */
const MOST = { id: 50, title: 150, description: 5000, pictures: 10, mpn: 70 }
const NAMESPACES = { version: '2.0', 'xmlns:g': 'http://base.google.com/ns/1.0' }
const COMMENT = 'For Google Merchant Center. What it leaves out is in docs/decisions/0029-feeds-and-moved-addresses.md.'

/** Google's words for those whom clothes are cut for, by the shop's. */
const GENDERS = new Map([
  ['women’s', 'female'],
  ['men’s', 'male'],
  ['unisex', 'unisex'],
])

interface Input extends Pick<LoadedShop, 'shop' | 'catalogue' | 'groups'> {
  readonly files: Pick<CatalogueFiles, 'categories'>
}

/** The feed, and how many products it leaves out, by the reason. */
export function buildMerchantFeed(loaded: Input): {
  xml: string
  left: ReadonlyMap<string, number>
} {
  const { shop, catalogue } = loaded
  const left = new Map<string, number>()
  const offered = catalogue.products.filter((product) => {
    const reason = findReason(product)
    if (reason !== undefined) left.set(reason, (left.get(reason) ?? 0) + 1)
    return reason === undefined
  })
  const items = offered.flatMap((product) => {
    const variants = listVariants(product)
    return (variants.length > 0 ? variants : [product]).map((sold, index) => ({ product, sold, index }))
  })
  const bySku = groupByKeys(items, ({ sold }) => [sold.sku])
  const seen = new Set<string>()
  const channel: XmlNode[] = [
    ['title', `${shop.brand.strong} ${shop.brand.light}`.trim()],
    ['link', shop.url],
    ['description', shop.summary],
    ...items.map(({ product, sold, index }): XmlNode => {
      // Counted in its product: Google takes an item whose id has changed for another one.
      const id =
        sold.sku !== '' && bySku.get(sold.sku)?.length === 1
          ? sold.sku
          : `${product.slug}${sold.chosen ? `-${index}` : ''}`
      return ['item', buildItem(shorten(id, seen), product, sold, loaded)]
    }),
  ]
  return { xml: formatXml(['rss', [['channel', channel]]], NAMESPACES, COMMENT), left }
}

/** The reason that a product is not in the feed; undefined where it is. */
function findReason(product: Product): string | undefined {
  const { legalClass, picture, priceIncVat, variants } = product
  if (legalClass) return 'medicines, which Google takes only from pharmacies that it has certified'
  if (isNoLongerSold(product)) return 'no longer sold'
  if (picture === '' || picture.endsWith('.svg')) return 'without a photograph'
  if (priceIncVat.isFrom && !variants) return 'with a price that is only the least of several'
  return undefined
}

function buildItem(id: string, product: Product, sold: Product, { shop, catalogue, groups, files }: Input): XmlNode[] {
  const toUrl = (path: string) => new URL(path.slice(1), shop.url).href
  const toPicture = (name: string) => toUrl(`/pictures/${name}-640.webp`)
  const { priceIncVat, oldPrice, mpn, chosen } = sold
  const brand = sold.brand ?? sold.supplier
  const gtin = findGlobalGtin(sold)
  const [shelf] = listShelves(catalogue, product.slug)
  const group = shelf && findGroup(groups, shelf.id)
  const ageGroup = files.categories.find(({ record }) => record.id === shelf?.id)?.record.ageGroup
  const gender = GENDERS.get(
    readRole(catalogue.attributes, sold.attributes, 'gender')?.toLowerCase().replace("'", '’') ?? '',
  )
  const state = ({ pence }: Price) => `${formatDecimal(pence)} ${money.currency}`
  return [
    ['g:id', id],
    ['g:title', cut(chosen ? formatSold(sold) : sold.title, MOST.title)],
    ['g:description', cut(sold.about, MOST.description)],
    ['g:link', toUrl(paths.detail(product.slug, chosen ? sold.sku : ''))],
    ['g:image_link', toPicture(sold.picture)],
    ...(sold.views ?? []).slice(0, MOST.pictures).map((view): XmlNode => ['g:additional_image_link', toPicture(view)]),
    ['g:availability', isAvailable(sold) ? 'in_stock' : 'out_of_stock'],
    ['g:price', state(oldPrice ?? priceIncVat)],
    oldPrice && ['g:sale_price', state(priceIncVat)],
    ['g:brand', cut(brand, MOST.mpn)],
    gtin === undefined ? undefined : ['g:gtin', gtin.replace(/^0/, '')],
    mpn === undefined ? undefined : ['g:mpn', cut(mpn, MOST.mpn)],
    // Only of its own goods can a shop be sure that they have no code.
    gtin === undefined && mpn === undefined && brand.startsWith(shop.brand.strong)
      ? ['g:identifier_exists', 'no']
      : undefined,
    chosen && ['g:item_group_id', shorten(product.slug)],
    ...Object.entries(readOfferedFacts(sold, catalogue.attributes)).map(([fact, text]): XmlNode => [`g:${fact}`, text]),
    gender === undefined ? undefined : ['g:gender', gender],
    ageGroup === undefined ? undefined : ['g:age_group', ageGroup],
    shelf && ['g:product_type', [group?.title, shelf.title].filter(Boolean).join(' > ')],
  ]
}

/** Within what Google allows, and once only. */
function shorten(id: string, seen = new Set<string>()): string {
  const hash = createHash('sha256').update(id).digest('hex').slice(0, 8)
  const short = id.length > MOST.id || seen.has(id) ? `${id.slice(0, MOST.id - 9)}-${hash}` : id
  seen.add(short)
  return short
}

/** Whole words, and nothing that XML cannot hold. */
function cut(text: string, most: number): string {
  const clean = text.replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ').trim()
  return clean.length <= most ? clean : clean.slice(0, most).replace(/\s+\S*$/, '')
}
