import type { ProductRecord, VariantRecord } from '../../catalogue/schema.ts'
import { parseGtin } from '../../src/domain/quickOrder/gtin.ts'
import { foldCode } from '../../src/domain/search/words.ts'
import type { CatalogueFiles, FromFile, Problem } from './catalogueFiles.ts'

/** A product or a variant that has a code, and where. */
interface Coded {
  readonly product: ProductRecord
  readonly variant?: VariantRecord
  readonly file: string
  /** What the name of a field begins with. */
  readonly path: string
}

/** Judges every code: what is scanned or typed must lead to one thing. */
export function findCodeProblems({ products }: Pick<CatalogueFiles, 'products'>): Problem[] {
  const skus = new Map<string, Coded>()
  const gtins = new Map<string, Coded>()
  return products.flatMap(listCoded).flatMap((coded) => {
    const { sku, gtin, outer } = coded.variant ?? coded.product
    return [
      ...checkSku(skus, coded, sku ?? ''),
      ...checkGtin(gtins, coded, 'gtin', gtin),
      ...checkGtin(gtins, coded, 'outer.gtin', outer?.gtin),
    ]
  })
}

function listCoded({ file, record: product }: FromFile<ProductRecord>): Coded[] {
  const variants = (product.variants ?? []).map((variant, index) => ({
    ...{ product, variant, file },
    path: `variants.${index}.`,
  }))
  return [{ product, file, path: '' }, ...variants]
}

/** The specification's data repeat products: one SKU at one price is only odd. A variant's code is its own. */
function checkSku(seen: Map<string, Coded>, coded: Coded, sku: string): Problem[] {
  // Buyers do not distinguish codes by case, spaces or hyphens.
  const folded = foldCode(sku)
  const first = folded === '' ? undefined : seen.get(folded)
  if (folded !== '') seen.set(folded, coded)
  if (!first) return []
  const { product } = coded
  if (coded.variant || first.variant)
    return [report('error', coded, 'sku', `SKU ${sku} is also that of ${formatPlace(first)}. Give each its own.`)]
  if (first.product.NewPrice !== product.NewPrice || first.product.fromPrice !== product.fromPrice)
    return [
      report('error', coded, 'sku', `SKU ${sku} has another price at "${first.product.slug}". One SKU has one price.`),
    ]
  return [report('warning', coded, 'sku', `SKU ${sku} is also that of "${first.product.slug}".`)]
}

function checkGtin(seen: Map<string, Coded>, coded: Coded, field: string, text: string | undefined): Problem[] {
  if (text === undefined) return []
  const gtin = parseGtin(text)
  if (gtin === undefined)
    return [report('error', coded, field, `The check digit of ${text} is wrong. Copy the number from the pack again.`)]
  const first = seen.get(gtin)
  if (first) return [report('error', coded, field, `${text} is also a GTIN of ${formatPlace(first)}. Correct one.`)]
  seen.set(gtin, coded)
  return []
}

function report(level: Problem['level'], { file, product, path }: Coded, field: string, message: string): Problem {
  return { level, file, record: product.slug, field: `${path}${field}`, message }
}

function formatPlace({ product, variant }: Coded): string {
  return variant ? `"${product.slug}", ${Object.values(variant.choice).join(', ')}` : `"${product.slug}"`
}
