import { formatSold } from '@shop/core/cart/lineText.ts'
import type { Attributes } from '@shop/core/catalogue/attributes.ts'
import type { Group, ListedProduct, Product } from '@shop/core/catalogue/catalogue.ts'
import type { Shop } from '@shop/core/catalogue/shopSchema.ts'
import { listVariants } from '@shop/core/catalogue/variants.ts'
import { formatDecimal } from '@shop/core/money/price.ts'
import { money } from '@shop/core/money/shopMoney.ts'
import { type Address, paths } from '@shop/core/page/address.ts'
import type { PageData } from '@shop/core/page/pageData.ts'
import {
  findGlobalGtin,
  isAvailable,
  isNoLongerSold,
  listVarying,
  type OfferedFacts,
  readOfferedFacts,
} from './feeds/offered.ts'

/**
 * JSON-LD of a page: only what the shop's files say, as the feeds say it; no rating is ever made up. None on pages that
 * show the visitor's own things: no search engine keeps them.
 */
export function buildStructuredData(
  shop: Shop,
  address: Address,
  data: PageData,
  groups: readonly Group[] = [],
  attributes: Attributes = [],
): string {
  const group = address.page === 'group' ? groups.find(({ id }) => id === address.id) : undefined
  const page = group ? buildGroupGraph(shop, group) : buildPageGraph(shop, address, data, attributes)
  if (page.length === 0) return ''
  const isContact = data !== undefined && 'information' in data && data.information.shows === 'contact'
  // A search engine needs to read once who the shop is.
  const own = address.page === 'home' ? [buildOrganization(shop)] : isContact ? [buildReachable(shop)] : []
  const graph = [...own, ...page]
  // "<" would let a product's name end the script element.
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c')
  return `<script type="application/ld+json">${json}</script>`
}

function buildGroupGraph(shop: Shop, { id, title, categories }: Group): object[] {
  const list = categories.map((category) => paths.category(category.id))
  return [buildList(shop, title, list), buildBreadcrumb(shop, [{ name: title, path: paths.group(id) }])]
}

function buildPageGraph(shop: Shop, address: Address, data: PageData, attributes: Attributes): object[] {
  if (!data) return []
  if ('product' in data) {
    const { product, home } = data
    const trail = home ? [{ name: home.title, path: paths.category(home.id) }] : []
    return [
      buildProduct(shop, product, attributes),
      buildBreadcrumb(shop, [...trail, { name: product.title, path: paths.detail(product.slug) }]),
    ]
  }
  if ('information' in data) {
    const { title, slug } = data.information
    return [buildBreadcrumb(shop, [{ name: title, path: paths.information(slug) }])]
  }
  const [first] = data.entries
  if (!first) return []
  const products = data.entries.flatMap((entry) => entry.products)
  const list = buildList(
    shop,
    first.title,
    products.map(({ slug }) => paths.detail(slug)),
  )
  if (address.page !== 'category') return [list]
  return [list, buildBreadcrumb(shop, [{ name: first.title, path: paths.category(first.id) }])]
}

function buildOrganization({ brand, url, email, telephone, address }: Shop): object {
  return {
    '@type': 'Organization',
    name: `${brand.strong} ${brand.light}`.trim(),
    url,
    logo: new URL('icon-512.png', url).href,
    email,
    telephone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      postalCode: address.postcode,
      addressCountry: address.country,
    },
  }
}

/** The page of contact says all that the shop states of itself. Hours belong to a place of business (schema.org, LocalBusiness). */
function buildReachable(shop: Shop): object {
  const { company, vatNumber, openingHours } = shop
  return {
    ...buildOrganization(shop),
    ...(company && { legalName: company.name }),
    ...(vatNumber && { vatID: vatNumber }),
    ...(openingHours?.length && {
      '@type': 'LocalBusiness',
      openingHoursSpecification: openingHours.map(({ days, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days,
        opens,
        closes,
      })),
    }),
  }
}

function buildProduct(shop: Shop, product: Product, attributes: Attributes): object {
  const variants = listVariants(product)
  return {
    '@type': 'Product',
    name: product.title,
    description: product.about,
    url: toUrl(shop, paths.detail(product.slug)),
    ...buildCodes(product),
    ...(product.supplier && { brand: { '@type': 'Brand', name: product.brand ?? product.supplier } }),
    ...buildPicture(shop, product),
    ...(variants.length > 0
      ? buildVariants(shop, product, variants, attributes)
      : { ...readOfferedFacts(product, attributes), offers: buildOffer(shop, product) }),
  }
}

/**
 * The group that a product with variants is (schema.org, ProductGroup): each variant with its own facts, and the group
 * with those that all of them share, for the weight of the page.
 */
function buildVariants(shop: Shop, product: Product, variants: readonly Product[], attributes: Attributes): object {
  const facts = variants.map((sold) => readOfferedFacts(sold, attributes))
  const varying = listVarying(facts)
  const pick = (all: OfferedFacts = {}, isOwn: boolean) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => varying.some((fact) => fact === name) === isOwn))
  return {
    '@type': 'ProductGroup',
    productGroupID: product.slug,
    ...pick(facts[0], false),
    ...(varying.length > 0 && { variesBy: varying.map((fact) => `https://schema.org/${fact}`) }),
    hasVariant: variants.map((sold, index) => ({
      '@type': 'Product',
      name: formatSold(sold),
      ...buildCodes(sold),
      ...pick(facts[index], true),
      ...buildPicture(shop, sold),
      offers: buildOffer(shop, sold),
    })),
  }
}

function buildCodes(product: Product): object {
  const { sku, mpn } = product
  const gtin = findGlobalGtin(product) && product.gtin
  return { ...(sku && { sku }), ...(gtin && { gtin }), ...(mpn && { mpn }) }
}

/** A "from" price is the least of several, and is not published as the price (schema.org, AggregateOffer). */
function buildOffer(shop: Shop, sold: Product): object {
  const { pence, isFrom } = sold.priceIncVat
  return {
    ...(isFrom
      ? { '@type': 'AggregateOffer', priceCurrency: money.currency, lowPrice: formatDecimal(pence) }
      : { '@type': 'Offer', priceCurrency: money.currency, price: formatDecimal(pence) }),
    availability: `https://schema.org/${nameAvailability(sold)}`,
    url: toUrl(shop, paths.detail(sold.slug, sold.chosen ? sold.sku : '')),
  }
}

/** The availability in schema.org's words. A product that is no longer sold keeps its page, and readers reject one without an offer. */
function nameAvailability(sold: Product): string {
  if (isNoLongerSold(sold)) return 'Discontinued'
  return isAvailable(sold) ? 'InStock' : 'OutOfStock'
}

/** A drawing of the group is no picture of the product. */
function buildPicture(shop: Shop, { picture }: ListedProduct): object {
  return picture === '' || picture.endsWith('.svg') ? {} : { image: toUrl(shop, `/pictures/${picture}-640.webp`) }
}

/** A listed product is named on its own page: here its address is enough, of which a page may have thirty. */
function buildList(shop: Shop, name: string, paths: readonly string[]): object {
  return { '@type': 'ItemList', name, itemListElement: paths.map((path) => toUrl(shop, path)) }
}

function buildBreadcrumb(shop: Shop, trail: readonly { name: string; path: string }[]): object {
  const items = [{ name: 'Home', path: paths.home }, ...trail]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: toUrl(shop, path),
    })),
  }
}

function toUrl(shop: Shop, path: string): string {
  return new URL(path.slice(1), shop.url).href
}
