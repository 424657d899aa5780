import type { Attributes } from '@shop/core/catalogue/attributes.ts'
import type { ProductRecord } from '@shop/core/catalogue/schema.ts'
import type { CatalogueFiles } from '../check/catalogueFiles.ts'
import { listRows } from './columns.ts'
import { listShelves } from './exportRows.ts'
import type { OwnTable } from './foreign.ts'
import type { ImportPlan } from './planImport.ts'
import { listPlanNotes } from './planNotes.ts'

/** Up to this many lines of one kind are all shown, of more the first few. */
const MOST_LINES = 20
const FIRST_LINES = 5

/** The effects of an import, the rarest and gravest first, and then the totals. */
export function describePlan(before: CatalogueFiles, plan: ImportPlan, { unread, pictures, notes }: OwnTable): string {
  return [
    ...shorten('removed ', plan.removed),
    ...describeKept(plan.kept),
    ...shorten(
      'shelves ',
      describeShelves(before, plan).map((one) => one.join(': ')),
    ),
    ...plan.newCategories.map(
      ({ id, tittle }) =>
        `category ${id}: “${tittle}” is new, in the group “${plan.files.groups.at(-1)?.tittle}”. Write its texts in categories/${id}.json.`,
    ),
    ...shorten(
      'changed ',
      describeChanged(before, plan).map((one) => one.join(': ')),
    ),
    ...shorten(
      'added   ',
      describeAdded(plan).map((one) => one.join(': ')),
    ),
    ...shorten(
      'picture ',
      namePhotographs(pictures).map((one) => one.join(': ')),
    ),
    ...(pictures.length > 0
      ? [
          'Pictures are not fetched. Save each under that name in the shop’s folder, and run "npm run catalogue pictures".',
        ]
      : []),
    ...shorten('', notes),
    ...listPlanNotes(plan),
    ...(unread.length > 0 ? [`Columns that were not read: ${unread.join(', ')}.`] : []),
    [
      `${plan.added.length} added`,
      `${plan.changed.length} changed`,
      `${plan.removed.length} removed`,
      `${plan.refusals.length} refused`,
    ].join(', '),
  ].join('\n')
}

/** Each product that is new, with what it is. */
export function describeAdded({ added, files }: ImportPlan): (readonly [slug: string, text: string])[] {
  const is = indexProducts(files)
  return added.map((slug) => [slug, `${is.get(slug)!.discription}, ${is.get(slug)!.NewPrice}`])
}

/** Each product that changes, with what becomes of what. */
export function describeChanged(
  before: CatalogueFiles,
  { changed, files }: ImportPlan,
): (readonly [slug: string, text: string])[] {
  const [was, is] = [indexProducts(before), indexProducts(files)]
  return changed.map((slug) => [slug, listChanges(was.get(slug)!, is.get(slug)!, before.attributes).join('; ')])
}

/** The files that pictures have to be saved as, each with its address. */
export function namePhotographs(pictures: OwnTable['pictures']): (readonly [file: string, address: string])[] {
  const counts = new Map<string, number>()
  return pictures.map(({ slug, address }) => {
    const count = (counts.get(slug) ?? 0) + 1
    counts.set(slug, count)
    const [ending] = /\.(?:jpe?g|png|webp|avif|tiff?)(?=$|[?#])/i.exec(address) ?? ['.jpg']
    return [`photographs/${slug}${count > 1 ? `--${count}` : ''}${ending.toLowerCase()}`, address]
  })
}

function indexProducts({ products }: CatalogueFiles): ReadonlyMap<string, ProductRecord> {
  return new Map(products.map(({ record }) => [record.slug, record]))
}

function shorten(kind: string, texts: readonly string[]): string[] {
  const lines = texts.map((text) => (kind === '' ? text : `${kind} ${text}`))
  if (lines.length <= MOST_LINES) return lines
  const rest = (lines.length - FIRST_LINES).toLocaleString('en-GB')
  return [...lines.slice(0, FIRST_LINES), `${kind} and ${rest} more; --report=FILE.csv writes every one.`.trim()]
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

/** The categories that list each product that was there before, where that changes. */
export function describeShelves(
  before: CatalogueFiles,
  { files, removed }: ImportPlan,
): (readonly [slug: string, text: string])[] {
  const [was, is] = [listShelves(before), listShelves(files)]
  return before.products.flatMap(({ record: { slug } }) => {
    const [from, to] = [was, is].map((shelves) => shelves.get(slug)?.join(', ') ?? 'none')
    return from === to || removed.includes(slug) ? [] : [[slug, `${from} → ${to}`] as const]
  })
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
