import type { CatalogueFiles } from '../check/catalogueFiles.ts'
import { findProblems } from '../check/catalogueRules.ts'
import { findCodeProblems } from '../check/codeRules.ts'
import type { Problem } from '../check/problem.ts'
import type { Entry, Refusal } from './listEntries.ts'

/** The refusals of the catalogue's own rules that are new with these entries. */
export function findRuleRefusals(
  after: CatalogueFiles,
  before: CatalogueFiles,
  entries: readonly Entry[],
  others: readonly Refusal[],
): Refusal[] {
  const list = (files: CatalogueFiles) => findProblems(files).filter(({ level }) => level === 'error')
  const name = ({ file, record, field, message }: Problem) => JSON.stringify([file, record, field, message])
  const old = new Set(list(before).map(name))
  const bySlug = new Map(entries.map((entry) => [entry.slug, entry]))
  const problems = [...list(after), ...listNewRepeats(after, before)]
  const priceless = new Set(problems.filter(({ field }) => field === 'NewPrice').map(({ record }) => record))
  return problems.flatMap((problem): Refusal[] => {
    const entry = bySlug.get(problem.record)
    if (old.has(name(problem)) || others.some(({ slug }) => slug === problem.record)) return []
    // One of the two prices is completed from the other.
    if (problem.field === 'fromPrice' && priceless.has(problem.record)) return []
    const index = /^variants\.(\d+)/.exec(problem.field)?.[1]
    const line = (entry?.variants[Number(index)] ?? entry?.row)?.line ?? 0
    return [{ line, slug: problem.record, column: problem.field, reason: problem.message }]
  })
}

/** Products that come with the SKU of another, or are given it. What a shop has may repeat one at one price. */
function listNewRepeats(after: CatalogueFiles, before: CatalogueFiles): Problem[] {
  const list = ({ products }: CatalogueFiles) => new Map(products.map(({ record: { slug, sku } }) => [slug, sku]))
  const [was, is] = [list(before), list(after)]
  return findCodeProblems(after).filter(
    ({ level, record }) => level === 'warning' && was.get(record) !== is.get(record),
  )
}
