import type { CsvCell } from '@shop/core/base/csv.ts'
import type { CatalogueFiles } from '../check/catalogueFiles.ts'
import { describeAdded, describeChanged, describeShelves, namePhotographs } from './describePlan.ts'
import type { OwnTable } from './foreign.ts'
import { listEntries } from './listEntries.ts'
import type { ImportPlan } from './planImport.ts'

const HEADERS = ['line', 'product', 'column', 'result', 'reason']
/** In their order: those that ask for action come first. */
const RESULTS = ['refused', 'left out', 'removed', 'changed', 'added', 'unchanged', 'picture']

/** The result of an import for every line of its file, as the rows of a spreadsheet. */
export function listReportRows(
  { rows, notes, pictures }: Pick<OwnTable, 'rows' | 'notes' | 'pictures'>,
  before: CatalogueFiles,
  plan: ImportPlan,
): CsvCell[][] {
  const refused = new Set(plan.refusals.map(({ line }) => line))
  const refusedSlugs = new Set(plan.refusals.map(({ slug }) => slug))
  const added = new Map(describeAdded(plan))
  const changed = new Map(describeChanged(before, plan))
  const describe = (slug: string): readonly [result: string, reason: string] => {
    if (added.has(slug)) return ['added', added.get(slug)!]
    if (changed.has(slug)) return ['changed', changed.get(slug)!]
    return refusedSlugs.has(slug) ? ['left out', 'Another line of this product is refused.'] : ['unchanged', '']
  }
  const named = listEntries(rows, before, { kept: [], refusals: [] }).flatMap(({ slug, row, variants }) =>
    [row, ...variants].map(({ line }) => [line, slug] as const),
  )
  const all: CsvCell[][] = [
    ...plan.refusals.map(({ line, slug, column, reason }) => [line > 0 ? line : '', slug, column, 'refused', reason]),
    ...named.filter(([line]) => !refused.has(line)).map(([line, slug]) => [line, slug, '', ...describe(slug)]),
    ...plan.removed.map((slug) => ['', slug, '', 'removed', 'The file does not name it.']),
    ...describeShelves(before, plan).map(([slug, text]) => ['', slug, 'categories', 'changed', text]),
    ...namePhotographs(pictures).map(([file, address]) => ['', file, 'img', 'picture', address]),
    ...notes.map((note) => ['', '', '', 'left out', note]),
  ]
  const rank = ([, , , result]: CsvCell[]) => RESULTS.indexOf(String(result))
  return [HEADERS, ...all.toSorted((a, b) => rank(a) - rank(b) || Number(a[0]) - Number(b[0]))]
}
