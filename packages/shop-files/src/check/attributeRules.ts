import { splitValues } from '@shop/core/catalogue/attributes.ts'
import type { Attribute } from '@shop/core/catalogue/attributeSchema.ts'
import type { ProductRecord } from '@shop/core/catalogue/schema.ts'
import { LIST_NAMES } from '@shop/core/listing/facets.ts'
import { ATTRIBUTES_FILE, type CatalogueFiles } from './catalogueFiles.ts'
import type { Problem } from './problem.ts'
import { type Report, reportTo } from './report.ts'
import { suggestName } from './suggestName.ts'

/** Finds problems in the shop's attributes, and in what products state in them. */
export function findAttributeProblems({ attributes, products }: CatalogueFiles): Problem[] {
  const problems: Problem[] = []
  for (const [index, attribute] of attributes.entries())
    checkAttribute(attribute, attributes.slice(0, index), (field, message) =>
      problems.push({ level: 'error', file: ATTRIBUTES_FILE, record: attribute.id, field, message, index }),
    )
  const stated = new Set(products.flatMap(({ record }) => Object.keys(record.attributes)))
  if (attributes.length === 0 && stated.size > 0) return [explainNone([...stated])]
  const byId = new Map(attributes.map((attribute) => [attribute.id, attribute]))
  for (const product of products) checkFacts(product.record, byId, reportTo(problems, product))
  return problems
}

/** Reported once where a shop lists nothing: what follows from it is not judged. */
function explainNone(stated: readonly string[]): Problem {
  const message = `The shop lists no attributes, and its products state ${stated.join(', ')}. Write the file: [${formatListing(stated[0]!)}, …].`
  return { level: 'error', file: ATTRIBUTES_FILE, record: '', field: '', message }
}

function formatListing(id: string): string {
  return `{ "id": "${id}", "label": "${id.charAt(0).toUpperCase() + id.slice(1)}" }`
}

function checkAttribute(
  attribute: Attribute,
  before: readonly Attribute[],
  report: (field: string, message: string) => void,
): void {
  const { id, label, kind, more, less, role, several, values } = attribute
  if (before.some((other) => other.id === id)) report('id', 'Another attribute has this id. Give each its own.')
  if (LIST_NAMES.includes(id)) report('id', 'Addresses of listings have another use for this word. Choose another.')
  if (before.some((other) => other.label.toLowerCase() === label.toLowerCase()))
    report('label', 'Another attribute has this name. Give each its own.')
  if (role !== undefined && before.some((other) => other.role === role))
    report('role', 'Another attribute has this role, and only one can. Take it away from one of them.')
  for (const field of ['unit', 'more', 'less'] as const)
    if (attribute[field] !== undefined && kind !== 'measure')
      report(field, 'Only a measure has this. Write "kind": "measure", or remove it.')
  if ((more === undefined) !== (less === undefined))
    report(more === undefined ? 'less' : 'more', '"more" and "less" go together. Write both, or neither.')
  if (several && !values)
    report('several', 'Only a fact with "values" can have several. Write all that it may say, or remove "several".')
  else if (several && values?.some((value) => value.includes(',')))
    report('values', 'Goods state several with commas between, so no value can have a comma in it. Write it without.')
}

function checkFacts(product: ProductRecord, byId: ReadonlyMap<string, Attribute>, report: Report): void {
  for (const [id, text] of Object.entries(product.attributes)) {
    const field = `attributes.${id}`
    const attribute = byId.get(id)
    const { values } = attribute ?? {}
    const odd = attribute && values && splitValues(attribute, text).find((value) => !values.includes(value))
    if (!attribute) report('error', product.slug, field, explainUnlisted(id, byId.keys()))
    else if (values && odd !== undefined) report('error', product.slug, field, explainValue(odd, values))
    else if (attribute.kind === 'measure' && /^[\d.,]+$/.test(text))
      report(
        'warning',
        product.slug,
        field,
        `“${text}” has no unit. Write “${text} ${attribute.unit ?? 'cm'}”, or the like.`,
      )
  }
}

function explainUnlisted(id: string, ids: Iterable<string>): string {
  const meant = suggestName(id, ids)
  const way = meant === undefined ? 'Remove it' : `Write “${meant}”`
  return `The shop lists no attribute “${id}”. ${way}, or add ${formatListing(id)} to ${ATTRIBUTES_FILE}.`
}

function explainValue(text: string, values: readonly string[]): string {
  const meant = suggestName(text, values)
  const all = values.map((value) => `“${value}”`).join(', ')
  return `${ATTRIBUTES_FILE} allows ${all} here, not “${text}”. Write ${meant === undefined ? 'one of them' : `“${meant}”`}, or add it there.`
}
