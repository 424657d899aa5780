import { foldCode } from '@shop/core/base/fold.ts'
import { groupByKeys } from '@shop/core/base/group.ts'
import { parseGtin } from '@shop/core/catalogue/gtin.ts'
import type { ProductRecord, VariantRecord } from '@shop/core/catalogue/schema.ts'
import type { CatalogueFiles, FromFile } from './catalogueFiles.ts'
import type { Problem } from './problem.ts'

/** A product or a variant that has a code, and where. */
interface Coded {
  readonly product: ProductRecord
  readonly variant?: VariantRecord
  readonly file: string
  readonly index: number | undefined
  /** The start of a field's name. */
  readonly path: string
}

/** A problem of a code; with the product that has the same one. */
type Clash = Problem & { readonly with?: string }

/** Judges every code: what is scanned or typed must lead to one thing. Two products with many codes alike are one error. */
export function findCodeProblems({ products }: Pick<CatalogueFiles, 'products'>): Problem[] {
  const skus = new Map<string, Coded>()
  const gtins = new Map<string, Coded>()
  const clashes = products.flatMap(listCoded).flatMap((coded) => {
    const { sku, gtin, outer } = coded.variant ?? coded.product
    return [
      ...checkSku(skus, coded, sku ?? ''),
      ...checkGtin(gtins, coded, 'gtin', gtin),
      ...checkGtin(gtins, coded, 'outer.gtin', outer?.gtin),
    ]
  })
  return joinClashes(clashes)
}

/** A record that was copied to begin another with has all of its codes. */
function joinClashes(clashes: readonly Clash[]): Problem[] {
  const pairs = groupByKeys(clashes, (clash) => [JSON.stringify([clash.record, clash.with ?? clash.field])])
  return [...pairs.values()].map((pair) => {
    const { with: other, ...first } = pair.find(({ level }) => level === 'error') ?? pair[0]!
    if (other === undefined || pair.length === 1) return first
    const message = `${first.message} So are ${pair.length - 1} more of its codes: is it a copy of “${other}”?`
    return { ...first, message }
  })
}

function listCoded({ file, index, record: product }: FromFile<ProductRecord>): Coded[] {
  const variants = (product.variants ?? []).map((variant, at) => ({
    ...{ product, variant, file, index },
    path: `variants.${at}.`,
  }))
  return [{ product, file, index, path: '' }, ...variants]
}

/** The specification's data repeat products: one SKU at one price is only odd. A variant's code is its own. */
function checkSku(seen: Map<string, Coded>, coded: Coded, sku: string): Clash[] {
  // Buyers do not distinguish codes by case, spaces or hyphens.
  const folded = foldCode(sku)
  const first = folded === '' ? undefined : seen.get(folded)
  if (folded !== '') seen.set(folded, coded)
  if (!first) return []
  const { product } = coded
  if (coded.variant || first.variant)
    return [
      report('error', coded, 'sku', `SKU ${sku} is also that of ${formatPlace(first)}. Give each its own.`, first),
    ]
  if (first.product.NewPrice !== product.NewPrice || first.product.fromPrice !== product.fromPrice)
    return [
      report(
        'error',
        coded,
        'sku',
        `SKU ${sku} has another price at “${first.product.slug}”. One SKU has one price.`,
        first,
      ),
    ]
  return [
    report(
      'warning',
      coded,
      'sku',
      `SKU ${sku} is also that of “${first.product.slug}”. Correct one, if it is another.`,
      first,
    ),
  ]
}

function checkGtin(seen: Map<string, Coded>, coded: Coded, field: string, text: string | undefined): Clash[] {
  if (text === undefined) return []
  const gtin = parseGtin(text)
  if (gtin === undefined)
    return [report('error', coded, field, `The check digit of ${text} is wrong. Copy the number from the pack again.`)]
  const first = seen.get(gtin)
  if (first)
    return [report('error', coded, field, `${text} is also a GTIN of ${formatPlace(first)}. Correct one.`, first)]
  seen.set(gtin, coded)
  return []
}

function report(level: Problem['level'], coded: Coded, field: string, message: string, first?: Coded): Clash {
  const { file, product, path, index } = coded
  return {
    ...{ level, file, record: product.slug, field: `${path}${field}`, message },
    ...(index !== undefined && { index }),
    ...(first && { with: first.product.slug }),
  }
}

function formatPlace({ product, variant }: Coded): string {
  return variant ? `“${product.slug}”, ${Object.values(variant.choice).join(', ')}` : `“${product.slug}”`
}
