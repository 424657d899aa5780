import type { CatalogueFiles } from '../check/catalogueFiles.ts'
import { listRows } from './columns.ts'
import { listOwnColumns } from './formats.ts'

/** The headers, then every product and its variants, in the order of the catalogue; a column that nothing fills is left out. */
export function listExportRows(files: Pick<CatalogueFiles, 'attributes' | 'categories' | 'products'>): string[][] {
  const shelves = listShelves(files)
  const rows = files.products.flatMap(({ record }) => {
    const [own, ...variants] = listRows(record, files.attributes)
    return [{ ...own, categories: (shelves.get(record.slug) ?? []).join(' | ') }, ...variants]
  })
  const headers = listOwnColumns(files.attributes).filter((name) =>
    rows.some((row) => (row as Record<string, string>)[name]),
  )
  return [headers, ...rows.map((row) => headers.map((name) => (row as Record<string, string>)[name] ?? ''))]
}

/** The categories that list each product, by its slug. */
export function listShelves({ categories }: Pick<CatalogueFiles, 'categories'>): Map<string, string[]> {
  const shelves = new Map<string, string[]>()
  for (const { record } of categories)
    for (const slug of record.product) shelves.set(slug, [...new Set([...(shelves.get(slug) ?? []), record.id])])
  return shelves
}
