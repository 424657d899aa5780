import { type Attributes, isColourOrSize, splitValues } from '../catalogue/attributes.ts'
import type { Attribute } from '../catalogue/attributeSchema.ts'
import type { Product } from '../catalogue/catalogue.ts'
import { formatPack } from '../catalogue/formatPack.ts'
import { labelInc } from '../money/price.ts'
import { compareValues } from './compareValues.ts'
import { buildPriceBands, formatBand, formatBandKey } from './priceBands.ts'

/** One value of a facet. */
interface FacetValue {
  /** Names the value in addresses. */
  readonly key: string
  readonly label: string
  /** A CSS colour, where the value is a colour that the catalogue shows. */
  readonly swatch?: string
  /** The indices of the products that have the value. */
  readonly members: ReadonlySet<number>
}

/** Something that a listing can be filtered by. */
export interface Facet {
  /** Names the facet in addresses. */
  readonly id: string
  readonly name: string
  readonly values: readonly FacetValue[]
}

/** Filters of every shop; each is offered even where it has only one value. */
const BEFORE = { category: 'Category', brand: 'Brand' }
const AFTER = { pack: 'Pack', class: 'Legal class', engraving: 'Engraving', offer: 'Offers' }
/** Names that an address of a listing has a use for: no attribute can have them. */
export const LIST_NAMES = [...Object.keys({ ...BEFORE, ...AFTER }), 'price', 'sort', 'page', 'q']

const LABELS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  class: { GSL: 'General sale', P: 'Pharmacy medicine' },
  engraving: { yes: 'Can be engraved' },
  offer: { yes: 'On offer' },
}
/**
 * Filters that buyers ask for first, after them colours, sizes and facts with several values, where a good
 * part of the listing has them.
 */
const ASKED_FIRST = ['category', 'brand', 'price']
const GOOD_PART = 1 / 3

/** A filter that a listing may offer. */
interface Question extends Pick<Facet, 'id' | 'name'> {
  readonly attribute?: Attribute
  /** Offered where it has only one value, if some products lack it. */
  readonly isMain: boolean
}

function listQuestions(attributes: Attributes): Question[] {
  const list = (names: Readonly<Record<string, string>>) =>
    Object.entries(names).map(([id, name]) => ({ id, name, isMain: true }))
  const ask = (isMain: boolean) =>
    attributes
      .filter(({ filter = false }) => filter === isMain)
      .map((attribute) => ({ id: attribute.id, name: attribute.label, attribute, isMain }))
  return [...list(BEFORE), ...ask(true), ...list(AFTER), ...ask(false)]
}

/**
 * The facets of a listing, drawn from what its products state: what buyers ask for first, then what divides the most
 * products into groups. A facet that cannot narrow the listing is left out. `titles`: those of the categories, by id.
 */
export function buildFacets(
  products: readonly Product[],
  attributes: Attributes,
  titles: ReadonlyMap<string, string> = new Map(),
): Facet[] {
  const answers = collectAnswers(products, attributes, titles)
  const stated = listQuestions(attributes).flatMap(
    (question) => buildFacet(question, answers.get(question.id), products.length) ?? [],
  )
  const asked = attributes.filter((attribute) => isColourOrSize(attribute) || attribute.several)
  const first = [...ASKED_FIRST, ...asked.map(({ id }) => id)]
  return [...buildPriceFacet(products), ...stated]
    .map((facet) => ({ facet, rank: rankFacet(facet, first, products.length) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ facet }) => facet)
}

/** By facet and value, the indices of the products that state it. */
type Answers = Map<string, Map<string, { readonly members: Set<number>; swatch?: string }>>

function collectAnswers(
  products: readonly Product[],
  attributes: Attributes,
  titles: ReadonlyMap<string, string>,
): Answers {
  const answers: Answers = new Map()
  const colours = new Set(attributes.flatMap(({ kind, id }) => (kind === 'colour' ? [id] : [])))
  const byLabel = new Map(attributes.map(({ label, id }) => [label.toLowerCase(), id]))
  for (const [index, product] of products.entries()) {
    const say = (id: string, text: string | undefined) => {
      const key = text?.trim()
      if (!key) return
      const values = answers.get(id) ?? new Map<string, { members: Set<number>; swatch?: string }>()
      const value = values.get(key) ?? { members: new Set() }
      value.members.add(index)
      if (product.swatch && colours.has(id) && product.attributes[id] === text) value.swatch ??= product.swatch
      answers.set(id, values.set(key, value))
    }
    answer(product, titles, say)
    for (const attribute of attributes)
      for (const value of splitValues(attribute, product.attributes[attribute.id] ?? '')) say(attribute.id, value)
    // Sizes and colours that can be chosen count like stated ones.
    for (const { name, values } of product.options ?? []) {
      const id = byLabel.get(name.toLowerCase())
      if (id !== undefined) for (const text of values) say(id, text)
    }
  }
  return answers
}

/** Reports what one product says to the questions that every shop asks. */
function answer(
  { brand, supplier, pack, legalClass, engravable, oldPrice, shelves }: Product,
  titles: ReadonlyMap<string, string>,
  say: (id: string, text: string | undefined) => void,
): void {
  for (const id of shelves) say('category', titles.get(id))
  say('brand', brand ?? supplier)
  say('pack', formatPack({ count: pack.count, unit: pack.unit }))
  say('class', legalClass)
  if (engravable) say('engraving', 'yes')
  if (oldPrice) say('offer', 'yes')
}

function buildFacet(
  { id, name, attribute, isMain }: Question,
  answers: ReturnType<Answers['get']>,
  total: number,
): Facet | undefined {
  if (!answers) return undefined
  const order = attribute?.values
  const values = [...answers]
    .map(([key, value]): FacetValue => ({ key, label: LABELS[id]?.[key] ?? key, ...value }))
    .sort((a, b) => (order ? order.indexOf(a.key) - order.indexOf(b.key) : compareValues(a.label, b.label)))
  // A category's own page needs no filter by category.
  if (id === 'category' && values.some(({ members }) => members.size === total)) return undefined
  const isUseful = isMain
    ? values.some(({ members }) => members.size < total)
    : values.length > 1 && countMembers(values) > 1
  return isUseful ? { id, name, values } : undefined
}

function buildPriceFacet(products: readonly Product[]): Facet[] {
  const prices = products.map(({ priceIncVat }) => priceIncVat.pence)
  const values = buildPriceBands(prices).map((band): FacetValue => {
    const members = prices.flatMap((pence, index) => (pence >= band.from && pence < band.to ? [index] : []))
    return { key: formatBandKey(band), label: formatBand(band), members: new Set(members) }
  })
  return values.length > 0 ? [{ id: 'price', name: labelInc('Price'), values }] : []
}

function rankFacet({ id, values }: Facet, first: readonly string[], total: number): number {
  const index = first.indexOf(id)
  if (index >= 0 && countMembers(values) >= total * GOOD_PART) return total + first.length - index
  // A value of one product is no group, and neither is one of all.
  return countMembers(values.filter(({ members }) => members.size > 1 && members.size < total))
}

function countMembers(values: readonly FacetValue[]): number {
  const all = new Set<number>()
  for (const { members } of values) for (const index of members) all.add(index)
  return all.size
}
