import { ATTRIBUTE_NAMES } from '../attributes.ts'
import { formatPack, type Product } from '../catalogue.ts'
import { buildPriceBands, formatBand, formatBandKey } from './priceBands.ts'
import { compareValues } from './compareValues.ts'

/** One value of a facet. */
export interface FacetValue {
  /** Names the value in addresses. */
  readonly key: string
  readonly label: string
  /** A CSS colour, where the value is a colour that the catalogue shows. */
  readonly swatch?: string
  /** The places in the list, from 0, of the products that have the value. */
  readonly members: ReadonlySet<number>
}

/** A question that a list can be narrowed by. */
export interface Facet {
  /** Names the facet in addresses. */
  readonly id: string
  readonly name: string
  readonly values: readonly FacetValue[]
}

interface Definition {
  readonly id: string
  readonly name: string
  readonly read: (product: Product) => readonly (string | undefined)[]
  /** Other words for a value than its key. */
  readonly labels?: Readonly<Record<string, string>>
  /** True where a single value is worth asking for, since other products lack it. */
  readonly isMain?: true
}

const readOption = (product: Product, name: string) =>
  product.options?.find((option) => option.name === name)?.values ?? []

/** What every list is asked for, whatever else its products state. */
const MAIN: readonly Definition[] = [
  { id: 'brand', name: 'Brand', read: ({ brand, supplier }) => [brand ?? supplier], isMain: true },
  ...(['colour', 'size', 'sterile', 'latex'] as const).map((key): Definition => ({
    ...buildDefinition(key),
    isMain: true,
  })),
  { id: 'pack', name: 'Pack', read: ({ pack: { count, unit } }) => [formatPack({ count, unit })], isMain: true },
  {
    id: 'class',
    name: 'Legal class',
    read: ({ legalClass }) => [legalClass],
    labels: { GSL: 'General sale', P: 'Pharmacy medicine' },
    isMain: true,
  },
  {
    id: 'engraving',
    name: 'Engraving',
    read: ({ engravable }) => [engravable ? 'yes' : undefined],
    labels: { yes: 'Can be engraved' },
    isMain: true,
  },
  {
    id: 'offer',
    name: 'Offers',
    read: ({ oldPrice }) => [oldPrice && 'yes'],
    labels: { yes: 'On offer' },
    isMain: true,
  },
]

const OTHERS: readonly Definition[] = [
  ...(Object.keys(ATTRIBUTE_NAMES) as (keyof typeof ATTRIBUTE_NAMES)[])
    .filter((key) => !MAIN.some(({ id }) => id === key))
    .map(buildDefinition),
  { id: 'length', name: 'Length', read: (product) => readOption(product, 'Length') },
]

/** An attribute, with the values of the option of the same name that a buyer chooses from. */
function buildDefinition(key: keyof typeof ATTRIBUTE_NAMES): Definition {
  const name = ATTRIBUTE_NAMES[key]
  return { id: key, name, read: (product) => [product.attributes[key], ...readOption(product, name)] }
}

/**
 * The facets of a list, drawn from what its products state: what buyers ask for first, then what tells most products
 * apart in groups. A facet that cannot narrow the list is left out.
 */
export function buildFacets(products: readonly Product[]): Facet[] {
  const facets = [
    buildPriceFacet(products),
    ...[...MAIN, ...OTHERS].map((definition) => buildFacet(definition, products)),
  ].filter((facet) => facet !== undefined)
  return facets
    .map((facet) => ({ facet, rank: rankFacet(facet, products.length) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ facet }) => facet)
}

/** What buyers ask for first, where a good part of the list has it. */
const ASKED_FIRST = ['brand', 'price', 'colour', 'tubeColour', 'size']
const GOOD_PART = 1 / 3

function rankFacet({ id, values }: Facet, total: number): number {
  const place = ASKED_FIRST.indexOf(id)
  if (place >= 0 && countMembers(values) >= total * GOOD_PART) return total + ASKED_FIRST.length - place
  // A value of one product is no group, and neither is one of all.
  return countMembers(values.filter(({ members }) => members.size > 1 && members.size < total))
}

function countMembers(values: readonly FacetValue[]): number {
  return new Set(values.flatMap(({ members }) => [...members])).size
}

function buildFacet(definition: Definition, products: readonly Product[]): Facet | undefined {
  const { id, name, read, labels, isMain } = definition
  const found = new Map<string, { members: Set<number>; swatch?: string }>()
  for (const [place, product] of products.entries()) {
    const stated = new Set(read(product).flatMap((text) => text?.trim() || []))
    for (const key of stated) {
      const value = found.get(key) ?? { members: new Set() }
      value.members.add(place)
      if (product.swatch && stated.size === 1 && /colour$/i.test(id)) value.swatch ??= product.swatch
      found.set(key, value)
    }
  }
  const values = [...found]
    .map(([key, value]): FacetValue => ({ key, label: labels?.[key] ?? key, ...value }))
    .sort((a, b) => compareValues(a.label, b.label))
  const isUseful = isMain
    ? values.some(({ members }) => members.size < products.length)
    : values.length > 1 && countMembers(values) > 1
  return isUseful ? { id, name, values } : undefined
}

function buildPriceFacet(products: readonly Product[]): Facet | undefined {
  const prices = products.map(({ priceIncVat }) => priceIncVat.pence)
  const values = buildPriceBands(prices).map((band): FacetValue => {
    const members = prices.flatMap((pence, place) => (pence >= band.from && pence < band.to ? [place] : []))
    return { key: formatBandKey(band), label: formatBand(band), members: new Set(members) }
  })
  return values.length > 0 ? { id: 'price', name: 'Price inc.VAT', values } : undefined
}
