import { isDate } from '@shop/core/base/date.ts'
import type { StatusRecord } from '@shop/core/catalogue/schema.ts'
import { type CatalogueFiles, STATUS_FILE } from './catalogueFiles.ts'
import type { Problem } from './problem.ts'

const DATES = ['availableFrom', 'suspendedUntil'] as const

/** Finds problems in the statuses of products. A past day is only odd: no build fails because time goes on. */
export function findStatusProblems(
  { statuses, products, unread = new Set() }: CatalogueFiles,
  today: string,
): Problem[] {
  const known = new Set([...products.map(({ record }) => record.slug), ...unread])
  const bySlug = new Map(statuses.map((status) => [status.slug, status]))
  return statuses.flatMap((status, index) => {
    const problems: Problem[] = []
    const report = (level: Problem['level'], field: keyof StatusRecord, message: string) =>
      problems.push({ level, file: STATUS_FILE, record: status.slug, field, message, index })
    if (!known.has(status.slug)) report('error', 'slug', 'There is no such product. Correct the slug or remove this.')
    if (statuses.findIndex(({ slug }) => slug === status.slug) < index)
      report('error', 'slug', 'This product has a status above. Write all of it in one record.')
    checkDates(status, today, report)
    checkReplacement(status, bySlug, known, report)
    return problems
  })
}

type Report = (level: Problem['level'], field: keyof StatusRecord, message: string) => void

function checkDates(status: StatusRecord, today: string, report: Report): void {
  const dated = DATES.filter((field) => status[field] !== undefined)
  for (const field of dated) {
    const day = status[field]!
    if (!isDate(day)) report('error', field, `"${day}" is no day of the calendar. Write it as "2027-01-31".`)
    else if (day <= today) report('warning', field, `${day} has come: the shop no longer shows it. Remove it.`)
  }
  if (dated.length === 2)
    report('error', 'suspendedUntil', 'A product that is not yet available cannot be suspended. Keep one of the two.')
  if (status.discontinued && dated[0])
    report('error', dated[0], 'What is discontinued does not come back on a day. Keep one of the two.')
  if (dated.length === 0 && !status.discontinued && status.replacedBy === undefined)
    report('error', 'slug', 'This status is empty. Write what has become of the product, or remove the entry.')
}

function checkReplacement(
  { slug, replacedBy }: StatusRecord,
  bySlug: ReadonlyMap<string, StatusRecord>,
  known: ReadonlySet<string>,
  report: Report,
): void {
  if (replacedBy === undefined) return
  if (!known.has(replacedBy))
    return report('error', 'replacedBy', `There is no product "${replacedBy}". Correct or remove it.`)
  const passed = [slug]
  for (let next: string | undefined = replacedBy; next !== undefined; next = bySlug.get(next)?.replacedBy) {
    if (passed.includes(next)) {
      const circle = [...passed.slice(passed.indexOf(next)), next].join(' → ')
      return report('error', 'replacedBy', `What replaces it leads in a circle: ${circle}. Break it.`)
    }
    passed.push(next)
  }
  const last = passed.at(-1)!
  if (last !== replacedBy)
    report('warning', 'replacedBy', `"${replacedBy}" is itself replaced by "${last}". Name that here.`)
}
