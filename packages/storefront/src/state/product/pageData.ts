import type { Product } from '@shop/core/catalogue/catalogue.ts'
import { type Address, getDataFile } from '@shop/core/page/address.ts'
import type { buildPageData, PageData } from '@shop/core/page/pageData.ts'
import { plan } from 'virtual:products'
import { importData } from './importData.ts'
import { getLoadedCatalogue, loadCatalogue, loadProductsAt } from './products.ts'

/** Picks a page's data out of the catalogue, as the build did; undefined until `loadPicker` has loaded it. */
let pick: typeof buildPageData | undefined
/** Loaded data, by the file's name. */
const loaded = new Map<string, PageData>()

/** The page's data if they are here; undefined where they have to be loaded first. */
export function findPageData(address: Address): { readonly data: PageData } | undefined {
  const file = getDataFile(address)
  if (file === undefined) return { data: undefined }
  const catalogue = getLoadedCatalogue()
  if (pick && catalogue && address.page !== 'information') return { data: pick(catalogue, address) }
  return loaded.has(file) ? { data: loaded.get(file) } : undefined
}

/** Loads the page's data. Rejects where its file cannot be loaded, which is so for a product that is not sold. */
export async function loadPageData(address: Address): Promise<PageData> {
  const found = findPageData(address)
  if (found) return found.data
  const file = getDataFile(address)!
  const data = await importData<PageData>(file)
  loaded.set(file, data)
  return data
}

/** Every product of these categories, each once. Rejects where a file cannot be loaded. */
export async function loadShelf(ids: readonly string[]): Promise<Product[]> {
  const pages = await Promise.all(ids.map((id) => loadPageData({ page: 'category', id })))
  const entries = pages.flatMap((data) => (data && 'entries' in data ? data.entries : []))
  return loadProductsAt([...new Set(entries.flatMap(({ indices }) => indices))])
}

/** In a small shop, loads what all pages are made from, so that moving about asks for nothing but pictures. */
export async function loadPicker(): Promise<void> {
  if (!plan.isSmall) return
  const [{ buildPageData }] = await Promise.all([import('@shop/core/page/pageData.ts'), loadCatalogue()])
  pick = buildPageData
}
