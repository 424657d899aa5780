import type { ProductRecord } from '../../catalogue/schema.ts'
import type { CatalogueFiles } from '../check/catalogueFiles.ts'
import { listRows } from './columns.ts'
import { listShelves } from './exportRows.ts'
import type { OwnTable } from './foreign.ts'
import type { ImportPlan, Refusal } from './planImport.ts'

/** What an import does, a line for each product, and then the sums. */
export function describePlan(before: CatalogueFiles, plan: ImportPlan, { unread, pictures, notes }: OwnTable): string {
  const index = (files: CatalogueFiles) => new Map(files.products.map(({ record }) => [record.slug, record]))
  const [was, is] = [index(before), index(plan.files)]
  return [
    ...plan.added.map((slug) => `added    ${slug}: ${is.get(slug)!.discription}, ${is.get(slug)!.NewPrice}`),
    ...plan.changed.map((slug) => `changed  ${slug}: ${listChanges(was.get(slug)!, is.get(slug)!).join('; ')}`),
    ...listShelfChanges(before, plan).map((change) => `shelves  ${change}`),
    ...plan.removed.map((slug) => `removed  ${slug}`),
    ...plan.newCategories.map(
      ({ id, tittle }) => `category ${id}: “${tittle}” is new. Write its texts in catalogue/categories.`,
    ),
    ...pictures.map(({ slug, address }) => `picture  ${slug}: ${address}`),
    ...(pictures.length > 0
      ? ['Pictures are not fetched. Put each into catalogue/photographs/ and run "npm run pictures".']
      : []),
    ...notes,
    ...(unread.length > 0 ? [`Columns that were not read: ${unread.join(', ')}.`] : []),
    [
      `${plan.added.length} added`,
      `${plan.changed.length} changed`,
      `${plan.removed.length} removed`,
      `${plan.refusals.length} refused`,
    ].join(', '),
  ].join('\n')
}

/** Which categories list a product that was there before, where that changes. */
function listShelfChanges(before: CatalogueFiles, { files, removed }: ImportPlan): string[] {
  const [was, is] = [listShelves(before), listShelves(files)]
  return before.products.flatMap(({ record: { slug } }) => {
    const [from, to] = [was, is].map((shelves) => shelves.get(slug)?.join(', ') ?? 'none')
    return from === to || removed.includes(slug) ? [] : [`${slug}: ${from} → ${to}`]
  })
}

/** Why lines were refused, in their order. */
export function formatRefusals(refusals: readonly Refusal[]): string {
  const lines = [...refusals].sort((a, b) => a.line - b.line)
  return lines
    .map(
      ({ line, slug, column, reason }) =>
        `refused  ${line > 0 ? `line ${line}, ` : ''}${[slug, column].filter(Boolean).join(' › ')}: ${reason}`,
    )
    .join('\n')
}

function listChanges(was: ProductRecord, is: ProductRecord): string[] {
  const [before, after] = [was, is].map((record) =>
    listRows(record).flatMap((cells, row) => {
      const name = Object.keys(cells).some((column) => column.startsWith('choice')) ? `variant ${row} ` : ''
      return Object.entries(cells).map(([column, text]) => [`${name}${column}`, text] as const)
    }),
  )
  const [old, now] = [new Map(before), new Map(after)]
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((column) => {
    const [from, to] = [old.get(column) ?? '', now.get(column) ?? '']
    return from === to ? [] : [`${column} ${from || 'nothing'} → ${to || 'nothing'}`]
  })
}
