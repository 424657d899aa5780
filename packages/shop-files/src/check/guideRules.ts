import { buildListAbove } from '@shop/core/catalogue/kinds.ts'
import { type CatalogueFiles, GUIDES_FILE, KINDS_FILE } from './catalogueFiles.ts'
import type { Problem } from './problem.ts'
import { explainMissing } from './suggestName.ts'

/** A longer table is looked through, not read, beside a choice. */
const MOST_ROWS = 40

/** The problems of the tables beside the choice: each needs whole rows, and a product that shows it. */
export function findGuideProblems({
  guides = [],
  kinds = [],
  products,
  unread = new Set(),
}: Pick<CatalogueFiles, 'guides' | 'kinds' | 'products' | 'unread'>): Problem[] {
  const kindIds = new Set(kinds.map(({ id }) => id))
  const slugs = new Set(products.map(({ record }) => record.slug))
  const listAbove = buildListAbove(kinds)
  const sold = new Set(products.flatMap(({ record }) => listAbove(record.kind ?? '')))
  return guides.flatMap(({ id, columns, rows, kinds: named = [], products: own = [] }, index): Problem[] => {
    const problems: Problem[] = []
    const report = (level: Problem['level'], field: string, message: string) =>
      problems.push({ level, file: GUIDES_FILE, record: id, field, message, index })
    if (guides.findIndex((other) => other.id === id) < index)
      report('error', 'id', 'Another guide has this id. Give this one an id of its own, or remove it.')
    for (const [at, kind] of named.entries())
      if (!kindIds.has(kind))
        report('error', `kinds.${at}`, explainMissing('kind', kind, kindIds, `Write the id of a kind of ${KINDS_FILE}`))
    for (const [at, slug] of own.entries())
      if (!slugs.has(slug) && !unread.has(slug))
        report('error', `products.${at}`, explainMissing('product', slug, slugs, 'Write the slug of a product'))
    for (const [at, cells] of rows.entries())
      if (cells.length !== columns.length) report('error', `rows.${at}`, explainRow(cells, columns.length))
    if (rows.length > MOST_ROWS)
      report('warning', 'rows', `${rows.length} rows are too many to read beside a choice. Divide the guide by kind.`)
    if (!named.some((kind) => sold.has(kind)) && !own.some((slug) => slugs.has(slug) || unread.has(slug)))
      report('warning', 'kinds', 'No product shows this guide. Name the kinds that it is for, or remove it.')
    return problems
  })
}

function explainRow(cells: readonly string[], count: number): string {
  const has = cells.length === 1 ? 'cell' : 'cells'
  return `The row “${cells[0] ?? ''}” has ${cells.length} ${has} for ${count} columns. Write one for each, “–” where there is nothing to say.`
}
