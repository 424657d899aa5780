import { ATTRIBUTE_NAMES } from '../catalogue/attributes.ts'
import { formatPack, type Product } from '../catalogue/catalogue.ts'
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

/** Offered on every listing, whatever else its products state. */
const MAIN_NAMES: Readonly<Record<string, string>> = {
  category: 'Category',
  brand: 'Brand',
  colour: ATTRIBUTE_NAMES.colour,
  size: ATTRIBUTE_NAMES.size,
  sterile: ATTRIBUTE_NAMES.sterile,
  latex: ATTRIBUTE_NAMES.latex,
  pack: 'Pack',
  class: 'Legal class',
  engraving: 'Engraving',
  offer: 'Offers',
}
const NAMES: Readonly<Record<string, string>> = { ...MAIN_NAMES, ...ATTRIBUTE_NAMES, length: 'Length' }
const LABELS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  class: { GSL: 'General sale', P: 'Pharmacy medicine' },
  engraving: { yes: 'Can be engraved' },
  offer: { yes: 'On offer' },
}
/** What buyers ask for first, where a good part of the listing has it. */
const ASKED_FIRST = ['category', 'brand', 'price', 'colour', 'tubeColour', 'size']
const GOOD_PART = 1 / 3

/**
 * The facets of a listing, drawn from what its products state: what buyers ask for first, then what divides the most
 * products into groups. A facet that cannot narrow the listing is left out.
 */
export function buildFacets(products: readonly Product[], titles: ReadonlyMap<string, string> = new Map()): Facet[] {
  const answers = collectAnswers(products, titles)
  const stated = Object.keys(NAMES).flatMap((id) => buildFacet(id, answers.get(id), products.length) ?? [])
  return [...buildPriceFacet(products), ...stated]
    .map((facet) => ({ facet, rank: rankFacet(facet, products.length) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ facet }) => facet)
}

/** By facet and value, the indices of the products that state it. */
type Answers = Map<string, Map<string, { readonly members: Set<number>; swatch?: string }>>

function collectAnswers(products: readonly Product[], titles: ReadonlyMap<string, string>): Answers {
  const answers: Answers = new Map()
  for (const [index, product] of products.entries()) {
    answer(product, titles, (id, text) => {
      const key = text?.trim()
      if (!key) return
      const values = answers.get(id) ?? new Map<string, { members: Set<number>; swatch?: string }>()
      const value = values.get(key) ?? { members: new Set() }
      value.members.add(index)
      if (product.swatch && /colour$/i.test(id) && product.attributes[id] === text) value.swatch ??= product.swatch
      answers.set(id, values.set(key, value))
    })
  }
  return answers
}

/** Reports the values of one product for each facet; sizes and colours that can be chosen count like stated ones. */
function answer(
  { brand, supplier, pack, legalClass, engravable, oldPrice, attributes, options = [], shelves }: Product,
  titles: ReadonlyMap<string, string>,
  say: (id: string, text: string | undefined) => void,
): void {
  for (const id of shelves) say('category', titles.get(id))
  say('brand', brand ?? supplier)
  say('pack', formatPack({ count: pack.count, unit: pack.unit }))
  say('class', legalClass)
  if (engravable) say('engraving', 'yes')
  if (oldPrice) say('offer', 'yes')
  for (const [id, text] of Object.entries(attributes)) if (Object.hasOwn(ATTRIBUTE_NAMES, id)) say(id, text)
  for (const { name, values } of options) for (const text of values) say(name.toLowerCase(), text)
}

function buildFacet(id: string, answers: ReturnType<Answers['get']>, total: number): Facet | undefined {
  if (!answers) return undefined
  const values = [...answers]
    .map(([key, value]): FacetValue => ({ key, label: LABELS[id]?.[key] ?? key, ...value }))
    .sort((a, b) => compareValues(a.label, b.label))
  // A category's own page needs no filter by category.
  if (id === 'category' && values.some(({ members }) => members.size === total)) return undefined
  // A facet offered on every listing needs only one value, if some products lack it.
  const isUseful = Object.hasOwn(MAIN_NAMES, id)
    ? values.some(({ members }) => members.size < total)
    : values.length > 1 && countMembers(values) > 1
  return isUseful ? { id, name: NAMES[id]!, values } : undefined
}

function buildPriceFacet(products: readonly Product[]): Facet[] {
  const prices = products.map(({ priceIncVat }) => priceIncVat.pence)
  const values = buildPriceBands(prices).map((band): FacetValue => {
    const members = prices.flatMap((pence, index) => (pence >= band.from && pence < band.to ? [index] : []))
    return { key: formatBandKey(band), label: formatBand(band), members: new Set(members) }
  })
  return values.length > 0 ? [{ id: 'price', name: 'Price inc.VAT', values }] : []
}

function rankFacet({ id, values }: Facet, total: number): number {
  const index = ASKED_FIRST.indexOf(id)
  if (index >= 0 && countMembers(values) >= total * GOOD_PART) return total + ASKED_FIRST.length - index
  // A value of one product is no group, and neither is one of all.
  return countMembers(values.filter(({ members }) => members.size > 1 && members.size < total))
}

function countMembers(values: readonly FacetValue[]): number {
  const all = new Set<number>()
  for (const { members } of values) for (const index of members) all.add(index)
  return all.size
}
