import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Catalogue } from '../../src/domain/catalogue/catalogue.ts'
import { cutShards, formatSlugPrints, planShards, type ShardPlan } from '../../src/domain/catalogue/shards.ts'
import { parseAddress } from '../../src/domain/page/address.ts'
import { buildPageData } from '../../src/domain/page/pageData.ts'
import type { LoadedShop } from './loadCatalogue.ts'
import { buildSearchData } from './searchData.ts'

/** Where the shape of what is written here is declared: data of another shape must not meet older code. */
const SHAPES = [
  'catalogue/catalogue',
  'catalogue/shards',
  'catalogue/status',
  'catalogue/variants',
  'page/pageData',
  'search/files/searchFiles',
  'search/files/packPostings',
  'search/files/packedNumbers',
].map((name) => new URL(`../../src/domain/${name}.ts`, import.meta.url))

/** How the shop's data are divided, and the name of their folder. */
export function planData(catalogue: Catalogue): ShardPlan {
  const hash = createHash('sha256')
  for (const file of SHAPES) hash.update(readFileSync(file))
  for (const { slug } of catalogue.products) hash.update(`${slug}\n`)
  return { id: hash.digest('hex').slice(0, 10), ...planShards(catalogue) }
}

type DataShop = Pick<LoadedShop, 'catalogue' | 'synonyms'>

/** The shop's data that no single page needs, as modules by their names in the data folder. */
export async function buildDataFiles(shop: DataShop, plan: ShardPlan): Promise<Map<string, string>> {
  const { catalogue } = shop
  const files = new Map<string, unknown>([['slugs.js', formatSlugPrints(catalogue.products)]])
  for (const [shard, products] of cutShards(catalogue.products, plan).entries())
    files.set(`products-${shard}.js`, products)
  if (plan.isSmall) files.set('entries.js', catalogue.entries)
  for (const [name, data] of await buildSearchData(shop)) files.set(name, data)
  return new Map([...files].map(([name, data]) => [name, formatModule(data)]))
}

/** What the file of this name holds, or undefined; for the development server, which writes none. */
export async function buildDataFile(shop: DataShop, name: string): Promise<string | undefined> {
  const { catalogue } = shop
  const [, path] = /^pages(\/.+)\.js$/.exec(name) ?? []
  if (path === undefined) return (await buildDataFiles(shop, planData(catalogue))).get(name)
  const ids = catalogue.entries.map(({ id }) => id)
  const data = buildPageData(catalogue, parseAddress(path.replace(/^\/(home|category)(\/|$)/, '/'), ids))
  return data && formatModule(data)
}

/** Browsers parse JSON.parse of one string faster than the same data as an object literal. */
export function formatModule(data: unknown): string {
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(data))})\n`
}
