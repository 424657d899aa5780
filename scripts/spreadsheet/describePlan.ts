import type { Attributes } from '../../src/domain/catalogue/attributes.ts'
import type { ProductRecord } from '../../src/domain/catalogue/schema.ts'
import type { CatalogueFiles } from '../check/catalogueFiles.ts'
import { listRows } from './columns.ts'
import { listShelves } from './exportRows.ts'
import type { OwnTable } from './foreign.ts'
import type { Refusal } from './listEntries.ts'
import type { ImportPlan } from './planImport.ts'

/** What an import does, a line for each product, and then the sums. */
export function describePlan(before: CatalogueFiles, plan: ImportPlan, { unread, pictures, notes }: OwnTable): string {
  const index = (files: CatalogueFiles) => new Map(files.products.map(({ record }) => [record.slug, record]))
  const [was, is] = [index(before), index(plan.files)]
  return [
    ...plan.added.map((slug) => `added    ${slug}: ${is.get(slug)!.discription}, ${is.get(slug)!.NewPrice}`),
    ...plan.changed.map(
      (slug) => `changed  ${slug}: ${listChanges(was.get(slug)!, is.get(slug)!, before.attributes).join('; ')}`,
    ),
    ...listShelfChanges(before, plan).map((change) => `shelves  ${change}`),
    ...plan.removed.map((slug) => `removed  ${slug}`),
    ...plan.newCategories.map(
      ({ id, tittle }) => `category ${id}: “${tittle}” is new. Write its texts in categories/${id}.json.`,
    ),
    ...pictures.map(({ slug, address }) => `picture  ${slug}: ${address}`),
    ...(pictures.length > 0
      ? ['Pictures are not fetched. Put each into photographs/ in the shop’s folder and run "npm run pictures".']
      : []),
    ...describeKept(plan.kept),
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

const MOST_SHOWN = 3

function describeKept(kept: ImportPlan['kept']): string[] {
  if (kept.length === 0) return []
  const some = kept
    .slice(0, MOST_SHOWN)
    .map(({ slug, column, was, text }) => `${slug} › ${column}: ${was}, not ${text}`)
  const rest = kept.length > MOST_SHOWN ? ` and ${kept.length - MOST_SHOWN} more` : ''
  return [
    `kept     ${kept.length === 1 ? '1 cell' : `${kept.length} cells`} that a spreadsheet program has rewritten: ${some.join('; ')}${rest}`,
  ]
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

function listChanges(was: ProductRecord, is: ProductRecord, attributes: Attributes): string[] {
  const [before, after] = [was, is].map((record) =>
    listRows(record, attributes).flatMap((cells, row) => {
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
