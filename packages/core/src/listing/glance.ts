import type { Attributes } from '../catalogue/attributes.ts'
import type { Glance, Product } from '../catalogue/catalogue.ts'

/** Products by a few facts, as a table shows them. */
export interface GlanceTable {
  readonly title: string
  /** The names of the facts. */
  readonly columns: readonly string[]
  readonly rows: readonly GlanceRow[]
}

interface GlanceRow extends Pick<Product, 'slug' | 'title' | 'priceIncVat' | 'pack'> {
  /** One for each column; undefined where the product does not state it. */
  readonly values: readonly (string | undefined)[]
}

/**
 * Reads the table of a category off its products, each once and in their order. A fact that is chosen, and not stated,
 * is all its choices; one that no product has gets no column. Undefined where it would compare nothing: fewer than two products,
 * or no fact.
 */
export function buildGlance(
  products: readonly Product[],
  { title, kinds, facts }: Glance,
  attributes: Attributes,
): GlanceTable | undefined {
  const those = [...new Set(products)].filter(({ kind = '' }) => kinds?.includes(kind) ?? true)
  const columns = facts.flatMap((id) => {
    const label = attributes.find((attribute) => attribute.id === id)?.label
    if (label === undefined) return []
    const values = those.map((product) => product.attributes[id] ?? joinChoices(product, label))
    return values.some((value) => value !== undefined) ? [{ label, values }] : []
  })
  if (those.length < 2 || columns.length === 0) return undefined
  return {
    title,
    columns: columns.map(({ label }) => label),
    rows: those.map(({ slug, title, priceIncVat, pack }, index) => ({
      slug,
      title,
      priceIncVat,
      pack,
      values: columns.map(({ values }) => values[index]),
    })),
  }
}

function joinChoices({ options = [] }: Product, label: string): string | undefined {
  return options.find(({ name }) => name.toLowerCase() === label.toLowerCase())?.values.join(', ')
}
