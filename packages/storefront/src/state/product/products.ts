import { useEffect, useMemo, useState } from 'react'
import type { Catalogue, Product, Products } from '@shop/core/catalogue/catalogue.ts'
import { listRenamed } from '@shop/core/catalogue/formerSlugs.ts'
import { findShard, parseSlugPrints } from '@shop/core/catalogue/shards.ts'
import { plan } from 'virtual:products'
import { loadFirst, loadWhenIdle } from '../../ui/idleLoads.ts'
import { createStore, useStore } from '../base/store.ts'
import { useIsHydrated } from '../page/useIsHydrated.ts'
import { noteRenamed } from '../stored/slugsNow.ts'
import { importData } from './importData.ts'

/** The products that have been loaded, a shard at a time (docs/decisions/0014). */
interface Loaded extends Products {
  readonly shards: ReadonlyMap<number, readonly Product[]>
  /** Slugs that have been looked for, whether they are sold or not. */
  readonly sought: ReadonlySet<string>
}

const NOTHING: Loaded = { products: [], shards: new Map(), sought: new Set() }
const store = createStore(NOTHING)
const loading = new Map<number, Promise<readonly Product[]>>()
let prints: Promise<(slug: string) => number[]> | undefined

/** A failed attempt is not remembered. */
function loadShard(shard: number): Promise<readonly Product[]> {
  const asked =
    loading.get(shard) ??
    importData<readonly Product[]>(`products-${shard}.js`).then((products) => {
      const before = store.get()
      const shards = new Map([...before.shards, [shard, products]])
      const renamed = listRenamed(products)
      // Entries kept under an old slug continue under the new one, which need not be looked for again.
      const sought = new Set([...before.sought, ...renamed.values()])
      store.set({ shards, products: [...before.products, ...products], sought })
      noteRenamed(renamed)
      return products
    })
  loading.set(shard, asked)
  asked.catch(() => loading.delete(shard))
  return asked
}

function loadPrints(): Promise<(slug: string) => number[]> {
  prints ??= importData<string>('slugs.js').then(parseSlugPrints)
  prints.catch(() => (prints = undefined))
  return prints
}

/** Loads the products with these indices in the catalogue, in that order. Rejects where a file cannot be loaded. */
export function loadProductsAt(indices: readonly number[]): Promise<Product[]> {
  return Promise.all(
    indices.map(async (index) => {
      const shard = findShard(plan, index)
      return (await loadShard(shard))[index - plan.starts[shard]!]!
    }),
  )
}

/**
 * Loads the products with these slugs, as far as they are sold, and gives them with all others loaded so far. Rejects
 * where a file cannot be loaded.
 */
export async function loadProducts(slugs: readonly string[]): Promise<Products> {
  const missing = listMissing(store.get(), slugs)
  if (missing.length > 0) {
    const findIndices = await loadPrints()
    await loadProductsAt(missing.flatMap(findIndices))
    store.set({ ...store.get(), sought: new Set([...store.get().sought, ...missing]) })
  }
  return store.get()
}

function listMissing({ sought }: Loaded, slugs: readonly string[]): string[] {
  return slugs.filter((slug) => !sought.has(slug))
}

/**
 * The products with these slugs, and all others loaded so far; undefined until they are here, as on a prerendered page.
 * "failed" where they cannot be loaded.
 */
export function useLoadedProducts(slugs: readonly string[]): Products | 'failed' | undefined {
  const loaded = useStore(store, NOTHING)
  const [hasFailed, setFailed] = useState(false)
  const missing = listMissing(loaded, slugs).join('\n')
  useEffect(() => {
    if (missing !== '') loadFirst(loadProducts(missing.split('\n'))).catch(() => setFailed(true))
  }, [missing])
  if (missing === '') return loaded
  return hasFailed ? 'failed' : undefined
}

/**
 * The products with these indices in the catalogue, in that order, otherwise as `useLoadedProducts`. `indices` must be
 * the same array from one render to the next.
 */
export function useLoadedProductsAt(indices: readonly number[]): readonly Product[] | 'failed' | undefined {
  const { shards } = useStore(store, NOTHING)
  const [hasFailed, setFailed] = useState(false)
  const isLoaded = indices.every((index) => shards.has(findShard(plan, index)))
  useEffect(() => {
    if (!isLoaded) loadFirst(loadProductsAt(indices)).catch(() => setFailed(true))
  }, [indices, isLoaded])
  // Shards that are here do not change: only their number does.
  const products = useMemo(
    () =>
      isLoaded
        ? indices.map((index) => {
            const shard = findShard(plan, index)
            return store.get().shards.get(shard)![index - plan.starts[shard]!]!
          })
        : undefined,
    [indices, isLoaded],
  )
  return products ?? (hasFailed ? 'failed' : undefined)
}

/** As `useLoadedProducts`, but rendering fails where they cannot be loaded: the nearest boundary says so. */
export function useProducts(slugs: readonly string[]): Products | undefined {
  const loaded = useLoadedProducts(slugs)
  if (loaded === 'failed') throw new Error('The products could not be loaded.')
  return loaded
}

const wanted = new Set<() => readonly string[]>()

/** Names products that a page will show, so that they are there before it is. */
export function wantProducts(listSlugs: () => readonly string[]): void {
  wanted.add(listSlugs)
  loadWhenIdle(() => loadProducts(listSlugs()))
}

/** Loads what has been named by `wantProducts`. */
export function loadWanted(): Promise<Products> {
  return loadProducts([...wanted].flatMap((listSlugs) => listSlugs()))
}

/** True where nothing that has been named is still missing. */
export function hasWanted(): boolean {
  return [...wanted].every((listSlugs) => listMissing(store.get(), listSlugs()).length === 0)
}

/** Loads every product, for pages on which any code may be typed. Rejects where a file cannot be loaded. */
async function loadAllProducts(): Promise<Products> {
  if (all) return all
  const products = (await Promise.all(plan.starts.map((_, shard) => loadShard(shard)))).flat()
  const slugs = products.map(({ slug }) => slug)
  all = { products }
  store.set({ ...store.get(), ...all, sought: new Set([...store.get().sought, ...slugs]) })
  return all
}

let all: Products | undefined

/** Every product; undefined until they are here. Rendering fails where they cannot be loaded. */
export function useAllProducts(): Products | undefined {
  const [shown, setShown] = useState(all)
  const [error, setError] = useState<Error>()
  useEffect(() => {
    loadFirst(loadAllProducts()).then(setShown, setError)
  }, [])
  if (error !== undefined) throw error
  return useIsHydrated() ? shown : undefined
}

let catalogue: Catalogue | undefined

/** The whole catalogue, if it has been loaded. */
export function getLoadedCatalogue(): Catalogue | undefined {
  return catalogue
}

/** Loads every product and every category of a small shop. Rejects where a file cannot be loaded. */
export async function loadCatalogue(): Promise<Catalogue> {
  const [{ entries, guides }, { products }, { attributes }] = await Promise.all([
    importData<Pick<Catalogue, 'entries' | 'guides'>>('entries.js'),
    loadAllProducts(),
    import('virtual:attributes'),
  ])
  return (catalogue ??= { attributes, entries, guides, products })
}
