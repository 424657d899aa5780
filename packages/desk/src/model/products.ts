import type { ProductRecord, StatusRecord } from '@shop/core/catalogue/schema.ts'
import {
  type Edit,
  type Files,
  holdsProducts,
  listProducts,
  listStatuses,
  readRecord,
  STATUS_FILE,
} from '@shop/shop-files/edits/edits.ts'
import { formatSlug } from '@shop/shop-files/spreadsheet/foreign.ts'
import { changeCells, findPlaces, listCategories } from './cells.ts'

/** Puts a product in a category, at its end, or takes it out. */
export function setShelf(files: Files, slug: string, file: string, isOn: boolean): Edit[] {
  const was = listCategories(files).find((category) => category.file === file)?.record
  if (!was || was.product.includes(slug) === isOn) return []
  const product = isOn ? [...was.product, slug] : was.product.filter((other) => other !== slug)
  return [{ file, was, now: { ...was, product } }]
}

/** A product's status; undefined where it has none. */
export function findStatus(files: Files, slug: string): StatusRecord | undefined {
  return listStatuses(files).find((status) => status.slug === slug)
}

/** Sets the status of a product, or removes it. */
export function setStatus(files: Files, slug: string, status: StatusRecord | undefined): Edit[] {
  const was = files[STATUS_FILE]
  const list = listStatuses(files)
  const place = list.findIndex((other) => other.slug === slug)
  const others = list.filter((other) => other.slug !== slug)
  const now = status ? (place < 0 ? [...list, status] : list.with(place, status)) : others
  return [{ file: STATUS_FILE, was, now }]
}

/** The facts that an owner enters of a new product. */
interface NewProduct {
  readonly title: string
  /** Inc. VAT, as people write it. */
  readonly price: string
  /** The file of its category. */
  readonly category: string
  /** Of VAT, in per cent; the shop's usual one where it is left out. */
  readonly rate?: number
}

/** A new product with the least that a record has, in the file of its neighbours. Gives what is wrong instead. */
export function addProduct(
  files: Files,
  { title, price, category, rate }: NewProduct,
): { readonly slug: string; readonly edits: readonly Edit[] } | { readonly error: string } {
  const slug = formatSlug(title)
  if (slug === '') return { error: 'Write a title with Latin letters: the address is made of it.' }
  const places = findPlaces(files)
  if (places.has(slug)) return { error: `There is a product at the address “${slug}” already. Write another title.` }
  const shelf = listCategories(files).find(({ file }) => file === category)?.record
  const file =
    shelf?.product.map((mate) => places.get(mate)).find((place) => place !== undefined) ??
    category.replace('categories/', 'products/')
  const empty: ProductRecord = {
    ...{ slug, discription: title.trim(), smalltittle: '', img: '', lastPrice: '', NewPrice: '', fromPrice: '' },
    ...{ sku: '', about: title.trim(), pack: { count: 1, unit: 'each' }, attributes: {} },
  }
  const start: Files = { ...files, [file]: [...listProducts(files, file), empty] }
  const { edits, refused } = changeCells(start, [{ id: slug, column: 'NewPrice', text: price }], rate)
  const [edit] = edits
  if (refused[0] || !edit) return { error: refused[0]?.reason ?? 'Write a price, such as 12.99.' }
  return { slug, edits: [{ file, key: slug, now: edit.now }, ...setShelf(files, slug, category, true)] }
}

/** Takes a product out of the shop, and out of all records that name it. */
export function removeProduct(files: Files, slug: string): Edit[] {
  const file = findPlaces(files).get(slug)
  if (file === undefined) return []
  const mates = Object.keys(files)
    .filter(holdsProducts)
    .flatMap((place) =>
      listProducts(files, place)
        .filter(({ goesWith }) => goesWith?.includes(slug))
        .map((was): Edit => {
          const goesWith = was.goesWith!.filter((other) => other !== slug)
          return { file: place, key: was.slug, was, now: { ...was, goesWith } }
        }),
    )
  return [
    { file, key: slug, was: readRecord(files, file, slug) },
    ...listCategories(files).flatMap((category) => setShelf(files, slug, category.file, false)),
    ...mates,
    ...(findStatus(files, slug) ? setStatus(files, slug, undefined) : []),
  ]
}
