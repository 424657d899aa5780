import { groupByKeys } from '../base/group.ts'
import { buildOnce } from '../base/once.ts'
import { type Fact, listFacts } from '../catalogue/attributes.ts'
import {
  type Catalogue,
  type Category,
  findCategories,
  findProduct,
  type GuideTable,
  type ListedProduct,
  listShelves,
  type Product,
} from '../catalogue/catalogue.ts'
import { listPictureFacts } from '../catalogue/describePicture.ts'
import { findGuides } from '../catalogue/guides.ts'
import { listProduct } from '../catalogue/listProduct.ts'
import { countPages, slicePage } from '../listing/pages.ts'
import { buildRange, type Range } from '../related/range.ts'
import { findRelated, type Related } from '../related/related.ts'
import type { Address } from './address.ts'
import type { Information } from './information.ts'
import type { PageName } from './pages.ts'

interface ListPageData {
  readonly entries: readonly ListedCategory[]
}

/** An entry of a category with the products of one page of its listing. */
export interface ListedCategory extends Category {
  /** The indices in the catalogue of all the products that it lists. */
  readonly indices: readonly number[]
}

export interface DetailPageData {
  readonly product: Product
  /** Its facts, named and in the shop's order. */
  readonly facts: readonly Fact[]
  readonly pictureFacts: readonly string[]
  /** The tables that help to choose it. */
  readonly guides: readonly GuideTable[]
  /** The range that the product belongs to, itself included; undefined where it stands alone. */
  readonly range: Range | undefined
  readonly related: Related<ListedProduct>
  /** The first category that lists the product. */
  readonly home: { readonly id: string; readonly title: string } | undefined
}

interface InformationPageData {
  readonly information: Information
}

/** The data of one page, small enough to travel with it. Undefined: the page needs the whole catalogue, or no data. */
export type PageData = ListPageData | DetailPageData | InformationPageData | undefined

export interface PageProps<N extends PageName = PageName> {
  readonly address: Extract<Address, { page: N }>
  readonly data: N extends 'detail'
    ? DetailPageData
    : N extends 'category'
      ? ListPageData
      : N extends 'home'
        ? ListPageData | undefined
        : N extends 'information'
          ? InformationPageData
          : PageData
}

/** Picks out of the catalogue what a page shows; undefined where there is nothing to pick. */
export function buildPageData(catalogue: Catalogue, address: Address): PageData {
  switch (address.page) {
    case 'home':
      return buildListData(catalogue, '/')
    case 'category':
      return buildListData(catalogue, address.id, address.listPage ?? 1)
    case 'detail':
      return buildDetailData(catalogue, address.slug)
    default:
      return undefined
  }
}

const getIndices = buildOnce(({ products }: Catalogue) => new Map(products.map(({ slug }, index) => [slug, index])))

/** One page of the listing, or without `listPage` all of it; undefined for an unknown id and beyond the last page. */
function buildListData(catalogue: Catalogue, id: string, listPage?: number): ListPageData | undefined {
  const entries = findCategories(catalogue, id)
  // One entry after the other, as the listing shows them.
  const all = entries.flatMap(({ products }, part) => products.map((product) => ({ product, part })))
  if (entries.length === 0 || (listPage ?? 1) > countPages(all.length)) return undefined
  const onPage = listPage === undefined ? all : slicePage(all, listPage)
  return {
    entries: entries.map((entry, part) => ({
      ...entry,
      products: onPage.filter((place) => place.part === part).map(({ product }) => listProduct(product)),
      indices: entry.products.map(({ slug }) => getIndices(catalogue).get(slug)!),
    })),
  }
}

const getRanges = buildOnce(({ products }: Catalogue) => groupByKeys(products, ({ range }) => (range ? [range] : [])))

/** The data of a product's own page; undefined for a slug that is not in the catalogue. */
export function buildDetailData(catalogue: Catalogue, slug: string): DetailPageData | undefined {
  const product = findProduct(catalogue, slug)
  // A slug that it had before is another address.
  if (product?.slug !== slug) return undefined
  const [entry] = listShelves(catalogue, slug)
  return {
    product,
    facts: listFacts(catalogue.attributes, product.attributes),
    pictureFacts: listPictureFacts(catalogue.attributes, product),
    guides: findGuides(catalogue.guides, product),
    range: buildRange(getRanges(catalogue).get(product.range ?? '') ?? [], catalogue.attributes),
    related: listRelated(findRelated(catalogue, product, entry?.slugs ?? [])),
    home: entry && { id: entry.id, title: entry.title },
  }
}

function listRelated({ goesWith, alternatives, neighbours }: Related): Related<ListedProduct> {
  return {
    goesWith: goesWith.map(listProduct),
    alternatives: alternatives.map(({ product, differences }) => ({ product: listProduct(product), differences })),
    neighbours: neighbours.map(listProduct),
  }
}
