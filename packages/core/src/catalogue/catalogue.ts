import { groupByKeys } from '../base/group.ts'
import { buildOnce } from '../base/once.ts'
import type { Price } from '../money/price.ts'
import type { Attribute } from './attributeSchema.ts'
import type { EngravedPlace } from './pictures.ts'
import type { ProductStatus } from './status.ts'
import type { Counted } from './substances.ts'

/** The pack of a product: one SKU is `count` pieces, sold as one `unit`. */
export interface Pack {
  readonly count: number
  readonly unit: string
  /** The name of the pieces, in the plural: "gloves". */
  readonly of?: string
}

/** A choice the buyer makes before adding, such as a size. */
export interface ProductOption {
  readonly name: string
  readonly values: readonly string[]
}

export interface ListedProduct {
  /** Names the product in addresses and in storage; unique and permanent. */
  readonly slug: string
  readonly title: string
  /** The brand or maker shown on the card; may be empty. */
  readonly supplier: string
  /** File name of a drawing ("group-ems.svg") or stem of a photograph ("bp-monitor"); empty if there is none yet. */
  readonly picture: string
  /** The picture's mean colour, as a CSS colour, shown until the picture has loaded. */
  readonly tone?: string
  /** May be empty. */
  readonly sku: string
  readonly priceIncVat: Price
  readonly priceExVat: Price
  readonly oldPrice?: Price
  readonly pack: Pack
  /** Packs are ordered in whole multiples of this, 2 or more; without it, singly. */
  readonly multiple?: number
  readonly options?: readonly ProductOption[]
  readonly legalClass?: 'GSL' | 'P'
  /** The least age of who takes a medicine: "12 years". */
  readonly age?: string
  /** The tablets or capsules of a pack that count towards what an order may hold; see `medicines/limits.ts`. */
  readonly counted?: Counted
  /** A warning to be read before it is ordered; nearly always absent. */
  readonly status?: ProductStatus
  /** Colours of the whole range, as CSS colours, where it has more than one. */
  readonly swatches?: readonly string[]
}

/** The codes that others give a product; see `schema.ts`. */
export interface Codes {
  readonly mpn?: string
  readonly gtin?: string
  readonly outer?: { readonly gtin: string; readonly packs: number }
  readonly nhsCode?: string
  readonly pipCode?: string
  readonly dmd?: string
}

/** The chosen value of each option, by its name. */
export type Choice = Readonly<Record<string, string>>

/** The facts that one choice of a product's options has of its own; the rest are the product's. */
export type Variant = Partial<
  Pick<Product, 'sku' | 'oldPrice' | 'pack' | 'counted' | 'picture' | 'tone' | 'views' | keyof Codes>
> &
  (Pick<Product, 'priceIncVat' | 'priceExVat'> | { readonly priceIncVat?: never; readonly priceExVat?: never })

/** A product with everything on its own page. */
export interface Product extends ListedProduct, Codes {
  readonly about: string
  /** The value of an option that its picture shows, where another would look different. */
  readonly shown?: string
  /** Its picture shows a pack of our own design, not the maker's. */
  readonly isIllustration?: true
  /** Further pictures, named like `picture`. */
  readonly views?: readonly string[]
  readonly brand?: string
  /** Its kind in the shop's `kinds.json`. */
  readonly kind?: string
  /** One for each choice, in the order of `listChoices`. */
  readonly variants?: readonly Variant[]
  /** Of a product as it is sold: which choice it is, and of what. */
  readonly chosen?: { readonly of: Product; readonly options: Choice }
  readonly engravable?: boolean
  /** Absent where no picture shows the place. */
  readonly engraving?: EngravedPlace
  readonly range?: string
  readonly swatch?: string
  /** Facts by the ids of the shop's attributes. */
  readonly attributes: Readonly<Record<string, string>>
  readonly goesWith?: readonly string[]
  /** Slugs that it had before, and may still be kept under. */
  readonly formerly?: readonly string[]
  /** The ids of the categories that list it. */
  readonly shelves: readonly string[]
}

/** A tile that links to a category; an empty one is never shown. */
export interface Tile {
  readonly id: string
  readonly title: string
  readonly note: string
  readonly picture: string
}

export interface Advert {
  readonly id: string
  /** The text of its link. */
  readonly action: string
  readonly title: string
  readonly description: string
  readonly picture: string
}

/** A heading and a paragraph of an information page. */
export interface TextSection {
  readonly title: string
  readonly description: string
}

/** A table of a category's goods by a few facts. */
export interface Glance {
  readonly title: string
  /** The kinds in it; without them, all goods of the category. */
  readonly kinds?: readonly string[]
  /** Its columns, by the ids of attributes. */
  readonly facts: readonly string[]
}

/** A category entry without its products. Two entries may share an id: the page shows both. */
interface CategoryFacts {
  readonly id: string
  readonly title: string
  readonly shortTitle: string
  readonly description: string
  readonly inside: string
  readonly picture: string
  readonly advert?: Advert
  readonly text?: readonly TextSection[]
  readonly glance?: Glance
  readonly tiles: readonly Tile[]
}

export interface Category extends CategoryFacts {
  readonly products: readonly ListedProduct[]
}

export interface CategoryEntry extends CategoryFacts {
  readonly slugs: readonly string[]
}

/** A table that helps to choose among products. */
export interface GuideTable {
  readonly id: string
  readonly title: string
  /** How to measure, or a warning. */
  readonly description?: string
  readonly columns: readonly string[]
  /** Each with a cell for every column; the first names the row. */
  readonly rows: readonly (readonly string[])[]
  readonly source?: string
}

/** A table with the products that show it. */
export interface Guide {
  readonly table: GuideTable
  /** Kinds by their ids, the narrower ones of each included. */
  readonly kinds: readonly string[]
  /** Slugs of single products. */
  readonly products: readonly string[]
}

/** Products, each once: everything that is sold, or what has been loaded of it. */
export interface Products {
  readonly products: readonly Product[]
}

/** Everything that is sold; entries name their products by slug. */
export interface Catalogue extends Products {
  /** In the order in which pages list them. */
  readonly attributes: readonly Attribute[]
  readonly entries: readonly CategoryEntry[]
  readonly guides: readonly Guide[]
}

/** A group of the menu by its names alone, with its categories: what every page shows of it. */
export interface GroupNames {
  readonly id: string
  readonly title: string
  readonly categories: readonly Pick<CategoryFacts, 'id' | 'shortTitle'>[]
}

/** The facts of a category that the menu's panels and a group's page show. */
export interface GroupCategory extends Pick<CategoryFacts, 'id' | 'title' | 'shortTitle' | 'inside' | 'picture'> {
  /** The number of distinct products that its page lists. */
  readonly count: number
}

/** A group of the menu, with all that is shown of it and its categories. */
export interface Group extends GroupNames {
  readonly description: string
  readonly categories: readonly GroupCategory[]
}

const getProducts = buildOnce(({ products }: Products) => {
  const bySlug = new Map(products.map((product) => [product.slug, product]))
  for (const product of products) for (const slug of product.formerly ?? []) bySlug.set(slug, product)
  return bySlug
})
const getEntries = buildOnce(({ entries }: Catalogue) => groupByKeys(entries, ({ id }) => [id]))
const getShelves = buildOnce(({ entries }: Catalogue) =>
  groupByKeys(
    entries.filter(({ id }) => id !== '/'),
    ({ slugs }) => slugs,
  ),
)

/** The product that has this slug, or had it before; or undefined. */
export function findProduct(from: Products, slug: string): Product | undefined {
  return getProducts(from).get(slug)
}

/** Every entry with this id, in catalogue order. */
export function listEntries(catalogue: Catalogue, id: string): readonly CategoryEntry[] {
  return getEntries(catalogue).get(id) ?? []
}

/** The category entries that list this product, in catalogue order; home is not one of them. */
export function listShelves(catalogue: Catalogue, slug: string): readonly CategoryEntry[] {
  return getShelves(catalogue).get(slug) ?? []
}

/** The products with these slugs, in that order; unknown slugs are left out, repeats stay. */
export function findProducts(from: Products, slugs: readonly string[]): Product[] {
  return slugs.flatMap((slug) => findProduct(from, slug) ?? [])
}

/** Every entry with this id, in catalogue order; empty if the id is unknown (specification, 2 and 4). */
export function findCategories(catalogue: Catalogue, id: string): Category[] {
  return listEntries(catalogue, id).map(({ slugs, ...facts }) => ({
    ...facts,
    products: findProducts(catalogue, slugs),
  }))
}

/** The group whose menu lists this category, or undefined. */
export function findGroup(groups: readonly GroupNames[], id: string): GroupNames | undefined {
  return groups.find((group) => group.categories.some((category) => category.id === id))
}
