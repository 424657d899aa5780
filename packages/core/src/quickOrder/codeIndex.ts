import { foldCode } from '../base/fold.ts'
import { buildNearTexts } from '../base/nearTexts.ts'
import type { Product, Products } from '../catalogue/catalogue.ts'
import { listCodes } from '../catalogue/codes.ts'
import { parseGtin } from '../catalogue/gtin.ts'
import { listVariants } from '../catalogue/variants.ts'
import { findInsertionIndex } from '../search/postings.ts'

/**
 * Finds products by what stands on order sheets and packs. Codes are compared as the search compares them. The code of
 * a variant gives the product as it is sold, with its choice.
 */
export interface CodeIndex {
  /** Everything that has exactly this SKU, or else this GTIN, another code, or this slug; a repeated SKU gives several. */
  readonly find: (code: string) => readonly Product[]
  readonly findByGtin: (gtin: string) => Product | undefined
  /** The first few whose SKU begins with the code, variants and all. */
  readonly findStarting: (code: string) => readonly Product[]
  /** The first few products with a SKU that begins with the code, each once: more than one variant is the product. */
  readonly findLonger: (code: string) => readonly Product[]
  /** Products whose SKU is nearest to the code, the nearest first; empty where none is near. */
  readonly findNearest: (code: string) => readonly Product[]
}

/** A shorter code is the start of too many others. */
const MIN_START_LENGTH = 3
/** More than this is a list to search, not a slip to correct. */
const MAX_NEAREST = 3
const MAX_LONGER = 12

/** A product, or the place of one of its variants: what is sold is put together when it is asked for. */
interface Place {
  readonly product: Product
  readonly variant?: number
}

/** Builds the index: a tenth of a second for 50,000 products. */
export function buildCodeIndex({ products }: Products): CodeIndex {
  const bySku = new Map<string, Place[]>()
  const byCode = new Map<string, Place>()
  const bySlug = new Map<string, Product>()
  const byGtin = new Map<string, Place>()
  function add(place: Place, facts: Partial<Product>) {
    const sku = foldCode(facts.sku ?? '')
    if (sku !== '') bySku.set(sku, [...(bySku.get(sku) ?? []), place])
    for (const code of listCodes(facts)) if (!byCode.has(foldCode(code))) byCode.set(foldCode(code), place)
    for (const code of [facts.gtin, facts.outer?.gtin]) {
      const gtin = code === undefined ? undefined : parseGtin(code)
      if (gtin !== undefined) byGtin.set(gtin, place)
    }
  }
  for (const product of products) {
    for (const slug of [product.slug, ...(product.formerly ?? [])]) bySlug.set(foldCode(slug), product)
    add({ product }, product)
    for (const [variant, facts] of (product.variants ?? []).entries()) add({ product, variant }, facts)
  }
  const skus = [...bySku.keys()].sort()
  const near = buildNearTexts(skus)
  const getSold = ({ product, variant }: Place) => (variant === undefined ? product : listVariants(product)[variant]!)
  const findByGtin = (gtin: string) => {
    const place = byGtin.get(gtin)
    return place && getSold(place)
  }
  /** Places of SKUs that begin with the code, in alphabetical order. */
  function* listPlaces(code: string): Generator<Place> {
    const folded = foldCode(code)
    if (folded.length < MIN_START_LENGTH) return
    for (let at = findInsertionIndex(skus, folded); skus[at]?.startsWith(folded); at++) yield* bySku.get(skus[at]!)!
  }

  return {
    find(code) {
      const folded = foldCode(code)
      const own = bySku.get(folded)
      if (own) return own.map(getSold)
      const gtin = parseGtin(code)
      const other = byCode.get(folded)
      const found = (gtin && findByGtin(gtin)) ?? (other ? getSold(other) : bySlug.get(folded))
      return found ? [found] : []
    },
    findByGtin,
    findStarting(code) {
      const found: Product[] = []
      for (const place of listPlaces(code)) if (found.push(getSold(place)) === MAX_LONGER) break
      return found
    },
    findLonger(code) {
      const found = new Map<string, Place>()
      for (const place of listPlaces(code)) {
        const { product } = place
        if (found.has(product.slug)) found.set(product.slug, { product })
        else if (found.size < MAX_LONGER) found.set(product.slug, place)
        else break
      }
      return [...found.values()].map(getSold)
    },
    findNearest(code) {
      const folded = foldCode(code)
      // One slip in a short code, two in a longer one.
      const most = folded.length < 3 ? 0 : folded.length < 7 ? 1 : 2
      return near
        .find(folded, most)
        .toSorted((a, b) => a.edits - b.edits)
        .flatMap(({ index }) => bySku.get(skus[index]!)!.map(getSold))
        .slice(0, MAX_NEAREST)
    },
  }
}
