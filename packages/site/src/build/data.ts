import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Catalogue } from '@shop/core/catalogue/catalogue.ts'
import { cutShards, formatSlugPrints, planShards, type ShardPlan } from '@shop/core/catalogue/shards.ts'
import { type Address, parseAddress } from '@shop/core/page/address.ts'
import { buildPageData, type PageData } from '@shop/core/page/pageData.ts'
import type { LoadedShop } from '@shop/shop-files/load/loadCatalogue.ts'
import { buildSearchData } from './searchData.ts'

/** The modules that declare the shape of these files: data of another shape must not meet older code. */
const SHAPES = [
  'catalogue/attributeSchema',
  'catalogue/catalogue',
  'catalogue/shards',
  'catalogue/status',
  'catalogue/variants',
  'page/pageData',
  'page/information',
  'search/files/searchFiles',
  'search/files/packPostings',
  'search/files/packedNumbers',
].map((name) => new URL(`../../../core/src/${name}.ts`, import.meta.url))

/** Divides the shop's data into files, and names their folder. */
export function planData(catalogue: Catalogue): ShardPlan {
  const hash = createHash('sha256')
  for (const file of SHAPES) hash.update(readFileSync(file))
  for (const { slug } of catalogue.products) hash.update(`${slug}\n`)
  return { id: hash.digest('hex').slice(0, 10), ...planShards(catalogue) }
}

type DataShop = Pick<LoadedShop, 'catalogue' | 'synonyms' | 'kinds' | 'files'>

/** The shop's data that no single page needs, as modules by their names in the data folder. */
export async function buildDataFiles(shop: DataShop, plan: ShardPlan): Promise<Map<string, string>> {
  const { catalogue } = shop
  const files = new Map<string, unknown>([
    ['slugs.js', formatSlugPrints(catalogue.products)],
    ['moved.js', (shop.files.moved ?? []).map(({ from, to }) => [from, to])],
  ])
  for (const [shard, products] of cutShards(catalogue.products, plan).entries())
    files.set(`products-${shard}.js`, products)
  if (plan.isSmall) files.set('entries.js', { entries: catalogue.entries, guides: catalogue.guides })
  for (const [name, data] of await buildSearchData(shop)) files.set(name, data)
  return new Map([...files].map(([name, data]) => [name, formatModule(data)]))
}

/** The data of a page of the shop. */
export function findData(
  { catalogue, information }: Pick<LoadedShop, 'catalogue' | 'information'>,
  address: Address,
): PageData {
  if (address.page !== 'information') return buildPageData(catalogue, address)
  const found = information.find(({ slug }) => slug === address.slug)
  return found && { information: found }
}

/** Builds the file of this name, or returns undefined; for the development server, which writes none. */
export async function buildDataFile(
  shop: DataShop & Pick<LoadedShop, 'information'>,
  name: string,
): Promise<string | undefined> {
  const { catalogue, information } = shop
  const [, path] = /^pages(\/.+)\.js$/.exec(name) ?? []
  if (path === undefined) return (await buildDataFiles(shop, planData(catalogue))).get(name)
  const ids = catalogue.entries.map(({ id }) => id)
  const page = path.replace(/^\/(home|category|information)(\/|$)/, '/')
  const slugs = information.map(({ slug }) => slug)
  const data = findData(shop, parseAddress(page, ids, [], slugs))
  return data && formatModule(data)
}

/** Browsers parse JSON.parse of one string faster than the same data as an object literal. */
export function formatModule(data: unknown): string {
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(data))})\n`
}
