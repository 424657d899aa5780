import { foldCode } from '@shop/core/base/fold.ts'
import type { CatalogueFiles } from '../check/catalogueFiles.ts'
import { CHOICE_COLUMNS } from './columns.ts'
import { formatSlug } from './foreign.ts'
import { buildMeant, explainSlug } from './meantSlugs.ts'
import type { TableRow } from './readTable.ts'
import { isRewritten } from './rewritten.ts'

/** The reason that a line cannot be imported; nothing of its product is. */
export interface Refusal {
  readonly line: number
  readonly slug: string
  readonly column: string
  readonly reason: string
  /** True where the owner may say that the price is right. */
  readonly isOddPrice?: true
}

/** A cell that a spreadsheet program has rewritten by itself: the record stays as it was. */
export interface Kept {
  readonly slug: string
  readonly column: string
  readonly was: string
  readonly text: string
}

/** A product's rows: its own, and those of its variants. */
export interface Entry {
  readonly slug: string
  readonly row: TableRow
  readonly variants: TableRow[]
}

/** The products that a file names, even if a line may mean several. */
export function listNamed(rows: readonly TableRow[], files: CatalogueFiles): Set<string> {
  const findMeant = buildMeant(rows, files)
  return new Set([
    ...listEntries(rows, files, { kept: [], refusals: [] }).map(({ slug }) => slug),
    ...rows.flatMap(({ cells }) => findMeant(cells['slug'] ?? '')),
  ])
}

/** The products of a file with their rows, in its order; lines that name none, or one twice, are refused. */
export function listEntries(
  rows: readonly TableRow[],
  files: CatalogueFiles,
  { kept, refusals }: { kept: Kept[]; refusals: Refusal[] },
): Entry[] {
  const findMeant = buildMeant(rows, files)
  const bySku = new Map(
    files.products.flatMap(({ record: { sku, slug } }) => (sku === '' ? [] : [[sku, slug] as const])),
  )
  const skus = new Map(files.products.map(({ record: { sku, slug } }) => [slug, sku]))
  const entries = new Map<string, Entry>()
  for (const row of rows) {
    const { line, cells } = row
    const written = cells['slug'] ?? ''
    const meant = findMeant(written)
    const slug = (meant[0] ?? written) || bySku.get(cells['sku'] ?? '') || formatSlug(cells['discription'] ?? '')
    const entry = entries.get(slug)
    const isVariant = CHOICE_COLUMNS.some((column) => (cells[column] ?? '') !== '')
    const refuse = (reason: string) => refusals.push({ line, slug, column: 'slug', reason })
    const wrong = explainSlug(written, meant)
    if (wrong !== undefined) {
      refusals.push({ line, slug: written, column: 'slug', reason: wrong })
      continue
    }
    if (written !== '' && slug !== written) kept.push({ slug, column: 'slug', was: slug, text: written })
    if (slug === '') refuse('There is no slug, no known SKU and no name on this line. Give one of them.')
    else if (isVariant && entry) entry.variants.push(row)
    else if (isVariant) refuse(`This choice comes before its product. Put the line of “${slug}” above it.`)
    else if (entry)
      refuse(`Line ${entry.row.line} is the same product. Keep one of them, or give this one another slug.`)
    else {
      const [known = '', sku = ''] = [skus.get(slug), cells['sku']]
      const isByTitle = (written === '' || row.isSlugMade) && !bySku.has(sku)
      if (isByTitle && known !== '' && sku !== '' && foldCode(known) !== foldCode(sku) && !isRewritten(known, sku))
        refusals.push({ line, slug, column: 'sku', reason: explainOtherSku(sku, known, slug) })
      entries.set(slug, { slug, row, variants: [] })
    }
  }
  return [...entries.values()]
}

/** Two products can share a title; only a slug says that one becomes the other. */
function explainOtherSku(sku: string, known: string, slug: string): string {
  return `The title is that of “${slug}”, whose SKU is ${known}, and this line has ${sku}. If it is the same product, write the slug; if not, give it another title.`
}
