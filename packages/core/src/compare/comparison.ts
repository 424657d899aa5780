import type { Attributes } from '../catalogue/attributes.ts'
import type { Product } from '../catalogue/catalogue.ts'
import { formatPack } from '../catalogue/formatPack.ts'
import { findNoun } from '../catalogue/noun.ts'
import { formatUnitPrice } from '../catalogue/unitPrice.ts'
import { formatPrice, hasVat } from '../money/price.ts'
import { money } from '../money/shopMoney.ts'
import type { SlugList } from '../stored/slugList.ts'

export interface ComparisonRequest {
  /** Each once, in the address's order; there may be more than can be compared. */
  readonly slugs: SlugList
  /** True: only rows that differ. */
  readonly isBrief: boolean
}

/** Anyone can write an address: slugs beyond this number are ignored. */
const MAX_ASKED = 20

/** Reads "?p=slug&p=slug&only=differences"; anything else in it is ignored. Never throws. */
export function parseComparison(query: URLSearchParams): ComparisonRequest {
  const asked = query.getAll('p').filter((slug) => slug !== '' && slug.length <= 200)
  return { slugs: [...new Set(asked)].slice(0, MAX_ASKED), isBrief: query.get('only') === 'differences' }
}

/** One line of the table. */
export interface ComparisonRow {
  readonly name: string
  /** One for each product; undefined where it is not stated. */
  readonly values: readonly (string | undefined)[]
  /** True where two of them state different things; what only one states is no known difference. */
  readonly differs: boolean
}

const LEGAL_CLASSES = { GSL: 'General sale list', P: 'Pharmacy medicine' }

/** The rows that at least one product states something in: price, pack and maker, then the attributes in order. */
export function buildComparison(products: readonly Product[], attributes: Attributes): ComparisonRow[] {
  const row = (name: string, read: (product: Product) => string | undefined): ComparisonRow => {
    const values = products.map((product) => read(product) || undefined)
    return { name, values, differs: new Set(values.filter((value) => value !== undefined)).size > 1 }
  }
  const inc = hasVat() ? ' inc.VAT' : ''
  const isAnyChosen = products.some(({ options }) => options)
  const isAnyEngravable = products.some(({ engravable }) => engravable)
  return [
    row(`Price${inc}`, ({ priceIncVat }) => formatPrice(priceIncVat)),
    row('Price ex.VAT', ({ priceExVat }) => (money.showExVat ? formatPrice(priceExVat) : undefined)),
    row('Pack', ({ pack }) => formatPack(pack)),
    row(`Unit price${inc}`, ({ priceIncVat, pack }) => formatUnitPrice(priceIncVat.pence, pack)),
    row('Maker', ({ supplier }) => supplier),
    row('SKU', ({ sku }) => sku),
    ...attributes.map(({ id, label }) => row(label, ({ attributes: facts }) => facts[id])),
    row('To choose', ({ options }) => (isAnyChosen ? formatOptions(options) : undefined)),
    row('Legal class', ({ legalClass }) => legalClass && LEGAL_CLASSES[legalClass]),
    row('Engraving', ({ engravable }) => (isAnyEngravable ? formatEngraving(engravable) : undefined)),
  ].filter(({ values }) => values.some((value) => value !== undefined))
}

function formatOptions(options: Product['options']): string {
  return options?.map(({ name, values }) => `${name}: ${values.join(', ')}`).join('; ') ?? 'Nothing'
}

function formatEngraving(engravable: boolean | undefined): string {
  return engravable ? 'Can be engraved' : 'Not offered'
}

/** Products can be compared if one category lists them all, or their titles name the same thing. */
export function hasCommonGround(products: readonly Product[]): boolean {
  return listCommonShelves(products).length > 0 || new Set(products.map(({ title }) => findNoun(title))).size < 2
}

/** The ids of the categories that list all of these products. */
export function listCommonShelves(products: readonly Product[]): string[] {
  const [first, ...others] = products
  return first ? first.shelves.filter((id) => others.every(({ shelves }) => shelves.includes(id))) : []
}
