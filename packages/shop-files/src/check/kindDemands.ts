import type { Attribute } from '@shop/core/catalogue/attributeSchema.ts'
import { buildListAbove, splitNames } from '@shop/core/catalogue/kinds.ts'
import type { KindRecord, ProductRecord } from '@shop/core/catalogue/schema.ts'
import { ATTRIBUTES_FILE, type CatalogueFiles, KINDS_FILE } from './catalogueFiles.ts'
import type { Problem } from './problem.ts'
import { type Report, reportTo } from './report.ts'
import { explainMissing } from './suggestName.ts'

type Demand = Pick<KindRecord, 'asks' | 'says' | 'needs' | 'name'>

/**
 * The problems of what kinds demand of their goods, and of those of narrower kinds: facts that they state, a warning in
 * their description, and the other goods without which they are of no use.
 */
export function findDemandProblems({ attributes, kinds = [], products }: CatalogueFiles): Problem[] {
  const problems = findNameProblems(kinds, attributes)
  const byId = new Map(kinds.map((kind) => [kind.id, kind]))
  const listAbove = buildListAbove(kinds)
  const kindsOf = new Map(products.map(({ record: { slug, kind } }) => [slug, new Set(listAbove(kind ?? ''))]))
  const labels = new Map(attributes.map(({ id, label }) => [id, label]))
  const sold = new Set([...kindsOf.values()].flatMap((ids) => [...ids]))
  for (const product of products) {
    const { record } = product
    const report = reportTo(problems, product)
    const near = new Set((record.goesWith ?? []).flatMap((slug) => [...(kindsOf.get(slug) ?? [])]))
    for (const demand of listAbove(record.kind ?? '').flatMap((id): Demand | [] => byId.get(id) ?? [])) {
      checkAsked(record, demand, labels, report)
      checkSaid(record, demand, report)
      for (const id of splitNames(demand.needs))
        if (sold.has(id) && !near.has(id))
          report('warning', record.slug, 'goesWith', explainNeed(demand, byId.get(id)?.name ?? id))
    }
  }
  kinds.forEach(({ id, name, needs }, index) => {
    // A kind that is not sold needs nothing.
    for (const other of sold.has(id) ? splitNames(needs) : [])
      if (byId.has(other) && !sold.has(other))
        problems.push({
          ...{ level: 'warning', file: KINDS_FILE, record: id, field: 'needs', index },
          message: `${name} are sold, and no ${lower(byId.get(other)!.name)}, without which they are of no use. Sell them, or remove “${other}” here.`,
        })
  })
  return problems
}

/** Facts and kinds that are named and are not there. */
function findNameProblems(kinds: readonly KindRecord[], attributes: readonly Attribute[]): Problem[] {
  const known = {
    asks: { names: new Set(attributes.map(({ id }) => id)), what: 'attribute', file: ATTRIBUTES_FILE },
    needs: { names: new Set(kinds.map(({ id }) => id)), what: 'kind', file: KINDS_FILE },
  }
  return kinds.flatMap((kind, index) =>
    (['asks', 'needs'] as const).flatMap((field) =>
      splitNames(kind[field]).flatMap((name): Problem | [] => {
        const { names, what, file } = known[field]
        if (names.has(name)) return []
        const message = explainMissing(what, name, names, `Write the id of one in ${file}`)
        return { level: 'error', file: KINDS_FILE, record: kind.id, field, message, index }
      }),
    ),
  )
}

function checkAsked(
  { slug, attributes, options = [] }: ProductRecord,
  { name, asks }: Demand,
  labels: ReadonlyMap<string, string>,
  report: Report,
): void {
  for (const id of splitNames(asks)) {
    const label = labels.get(id)
    if (label === undefined || attributes[id] !== undefined) continue
    // A fact that can be chosen counts as stated.
    if (options.some((option) => option.name.toLowerCase() === label.toLowerCase())) continue
    const message = `${name} must state “${label}”, and this does not. Write it, or that it is not known.`
    report('warning', slug, `attributes.${id}`, message)
  }
}

function checkSaid({ slug, about }: ProductRecord, { name, says }: Demand, report: Report): void {
  const words = splitNames(says)
  const text = about.toLowerCase()
  if (words.length === 0 || words.some((word) => text.includes(word.toLowerCase()))) return
  const quoted = words.map((word) => `“${word}”`).join(' or ')
  report('warning', slug, 'about', `${name} carry a warning with ${quoted} in it, and this does not. Write it here.`)
}

function explainNeed({ name }: Demand, needed: string): string {
  return `${name} are of no use without ${lower(needed)}, and this names none. Name one that fits in "goesWith".`
}

function lower(name: string): string {
  // A name in capitals stays as it is: "ECG paper".
  return /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name
}
