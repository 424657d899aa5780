import type { Catalogue, Product } from './catalogue.ts'

/** The division of a shop's products into files, in the order of the catalogue (docs/decisions/0014). */
export interface ShardPlan {
  /** Names this order of products and this shape of data: the folder of the files. Another order has another name. */
  readonly id: string
  /** The index of each shard's first product, rising from 0. */
  readonly starts: readonly number[]
  /** True for a shop so small that an idle page loads all of it. */
  readonly isSmall: boolean
}

/** A shard is closed at the next category from here on, and at the latest at `MAX_LENGTH`. */
const MIN_LENGTH = 64
const MAX_LENGTH = 192
/** The whole data of this many products are about 170 kB in brotli. */
const MAX_SMALL = 1000

/** Divides the products: those of one category stay together as far as they can, since they are bought together. */
export function planShards({ entries, products }: Catalogue): Omit<ShardPlan, 'id'> {
  const homes = new Map<string, string>()
  for (const { id, slugs } of entries) {
    if (id !== '/') for (const slug of slugs) if (!homes.has(slug)) homes.set(slug, id)
  }
  const starts = products.length > 0 ? [0] : []
  for (const [index, { slug }] of products.entries()) {
    const length = index - starts.at(-1)!
    const isNewCategory = index > 0 && homes.get(slug) !== homes.get(products[index - 1]!.slug)
    if (length >= MAX_LENGTH || (length >= MIN_LENGTH && isNewCategory)) starts.push(index)
  }
  return { starts, isSmall: products.length <= MAX_SMALL }
}

/** The products of each shard. */
export function cutShards<T>(products: readonly T[], { starts }: Pick<ShardPlan, 'starts'>): T[][] {
  return starts.map((start, shard) => products.slice(start, starts[shard + 1]))
}

/** The shard that holds the product with this index in the catalogue. */
export function findShard({ starts }: Pick<ShardPlan, 'starts'>, index: number): number {
  return starts.findLastIndex((start) => start <= index)
}

const PRINT_BYTES = 3

/**
 * Three bytes for each slug, in base64: with them a slug leads to its index without a list of all slugs. Those that
 * products had before follow, and after a comma each the index of their product.
 */
export function formatSlugPrints(products: readonly Pick<Product, 'slug' | 'formerly'>[]): string {
  const former = products.flatMap(({ formerly = [] }, product) => formerly.map((slug) => ({ slug, product })))
  const slugs = [...products, ...former]
  const bytes = new Uint8Array(slugs.length * PRINT_BYTES)
  for (const [index, { slug }] of slugs.entries()) {
    const print = printSlug(slug)
    bytes.set([print >> 16, (print >> 8) & 0xff, print & 0xff], index * PRINT_BYTES)
  }
  const prints = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return [prints, ...former.map(({ product }) => product)].join()
}

/**
 * Reads what `formatSlugPrints` wrote. The function that it returns gives the indices at which a slug may stand: none
 * for most slugs that are not sold, and now and then one too many, so that the product itself has the last word.
 */
export function parseSlugPrints(text: string): (slug: string) => number[] {
  const [base64 = '', ...former] = text.split(',')
  const bytes = atob(base64)
  const prints = Uint32Array.from({ length: bytes.length / PRINT_BYTES }, (_, index) => {
    const at = index * PRINT_BYTES
    return (bytes.charCodeAt(at) << 16) | (bytes.charCodeAt(at + 1) << 8) | bytes.charCodeAt(at + 2)
  })
  const count = prints.length - former.length
  return (slug) => {
    const indices: number[] = []
    const print = printSlug(slug)
    for (let at = prints.indexOf(print); at >= 0; at = prints.indexOf(print, at + 1))
      indices.push(at < count ? at : Number(former[at - count]))
    return indices
  }
}

/** FNV-1a of 32 bits, folded to 24. */
function printSlug(slug: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < slug.length; index++) hash = Math.imul(hash ^ slug.charCodeAt(index), 0x01000193)
  return ((hash >>> 24) ^ hash) & 0xffffff
}
