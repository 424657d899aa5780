import { groupByKeys } from '@shop/core/base/group.ts'
import type { InformationRecord } from '@shop/core/catalogue/informationSchema.ts'
import type {
  CategoryRecord,
  GroupRecord,
  MovedRecord,
  ProductRecord,
  StatusRecord,
} from '@shop/core/catalogue/schema.ts'
import type { Shop } from '@shop/core/catalogue/shopSchema.ts'
import type { CatalogueFiles } from './catalogueFiles.ts'
import type { LastCommit } from './lastCommit.ts'
import { listAddresses } from './movedRules.ts'

/** Records of the last commit; they were not checked, so that any field may be missing. */
interface Committed {
  readonly products: readonly (Partial<ProductRecord> & { readonly slug: string })[]
  readonly categories: readonly (Partial<CategoryRecord> & { readonly id: string })[]
  readonly groups: readonly (Partial<GroupRecord> & { readonly id: string })[]
  readonly statuses: readonly (Partial<StatusRecord> & { readonly slug: string })[]
  readonly information: readonly (Partial<InformationRecord> & { readonly slug: string })[]
  readonly shop: Partial<Shop> | undefined
}

/** Reads what the changed files held at the last commit; what cannot be read is passed over. */
export function readCommitted(before: LastCommit): Committed {
  const listIn = (prefix: string) =>
    [...before].filter(([name]) => name.startsWith(prefix)).flatMap(([, text]) => [parse(text)].flat())
  const slugged = (prefix: string) => listIn(prefix).filter((one) => has(one, 'slug')) as never[]
  const named = (prefix: string) => listIn(prefix).filter((one) => has(one, 'id')) as never[]
  return {
    products: slugged('products/'),
    categories: named('categories/'),
    groups: named('groups.json'),
    statuses: slugged('status.json'),
    information: slugged('information.json'),
    shop: parse(before.get('shop.json') ?? '') as Partial<Shop> | undefined,
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

function has(value: unknown, field: string): boolean {
  return typeof (value as Record<string, unknown> | null | undefined)?.[field] === 'string'
}

/** For each address of the last commit that is gone, and is not in `moved.json` yet: where it most likely leads now. */
export function proposeMoves(files: CatalogueFiles, before: LastCommit): MovedRecord[] {
  const was = readCommitted(before)
  // A shop at a new address has no old links to keep.
  if (was.shop && was.shop.url !== files.shop.url) return []
  const pages = new Set(listAddresses(files))
  const known = new Set([...pages, ...(files.moved ?? []).map(({ from }) => from)].map((path) => path.toLowerCase()))
  const isGone = (address: string, name: string) => !known.has(address.toLowerCase()) && !files.unread?.has(name)
  const pick = (...addresses: readonly (string | undefined)[]) =>
    addresses.find((address) => address !== undefined && pages.has(address)) ?? '/'
  const groupsOf = groupByKeys([...files.groups, ...was.groups], ({ categories = [] }) => categories)
  const shelvesOf = groupByKeys(
    was.categories.filter(({ id }) => id !== '/'),
    ({ product = [] }) => product,
  )
  const statusesOf = groupByKeys(was.statuses, ({ slug }) => [slug])
  const productsOf = groupByKeys(files.products, ({ record }) => listNames(record))
  const places = new Map(files.products.map((product, place) => [product, place]))
  /** A renamed product keeps a code, or its title; of several the first. */
  const findProduct = (product: Partial<ProductRecord>) =>
    listNames(product)
      .flatMap((name) => productsOf.get(name)?.[0] ?? [])
      .sort((a, b) => places.get(a)! - places.get(b)!)[0]?.record.slug
  return [
    ...was.categories
      // Home is always there.
      .filter(({ id }) => id !== '/' && isGone(`/${id}`, id))
      .map((category) => {
        const next = findCategory(category, files)
        const group = groupsOf.get(category.id)?.[0]?.id
        return { from: `/${category.id}`, to: pick(next && `/${next}`, group && `/group/${group}`) }
      }),
    ...was.groups
      .filter(({ id }) => isGone(`/group/${id}`, id))
      .map(({ id, categories }) => {
        const next = files.groups.find((group) => group.categories.some((one) => categories?.includes(one)))
        return { from: `/group/${id}`, to: pick(next && `/group/${next.id}`) }
      }),
    ...was.information
      .filter(({ slug, shows, text }) => (shows ?? text?.length) && isGone(`/${slug}`, slug))
      .map(({ slug, tittle, shows }) => {
        const next = files.information?.find((page) => page.tittle === tittle || (shows && page.shows === shows))?.slug
        return { from: `/${slug}`, to: pick(next && `/${next}`) }
      }),
    ...was.products
      .filter(({ slug }) => isGone(`/detail/${slug}`, slug))
      .map((product) => {
        const { slug } = product
        const from = `/detail/${slug}`
        const renamed = findProduct(product)
        if (renamed !== undefined) return { from, to: `/detail/${renamed}` }
        const next = statusesOf.get(slug)?.[0]?.replacedBy
        if (next !== undefined && pages.has(`/detail/${next}`)) return { from, to: `/detail/${next}`, successor: true }
        const shelf = shelvesOf.get(slug)?.[0]?.id
        return { from, to: pick(shelf && `/${shelf}`) }
      }),
  ]
}

/** A renamed category keeps its title, or most of its products. */
function findCategory(
  { tittle, product = [] }: Partial<CategoryRecord>,
  { categories }: CatalogueFiles,
): string | undefined {
  const own = new Set(product)
  const count = (other: CategoryRecord) => other.product.filter((slug) => own.has(slug)).length
  const same = categories.find(({ record }) => record.id !== '/' && record.tittle === tittle)
  return (
    same ??
    categories.find(({ record }) => record.id !== '/' && product.length > 0 && count(record) * 2 > product.length)
  )?.record.id
}

/** The names that a product can be known by under another slug. */
function listNames({ sku, gtin, discription }: Partial<ProductRecord>): string[] {
  return Object.entries({ sku, gtin, discription }).flatMap(([field, text]) => (text ? [`${field} ${text}`] : []))
}
