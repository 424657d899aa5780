import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { CategoryRecord, GroupRecord, ProductRecord } from '@shop/core/catalogue/schema.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** The catalogue's files as they are written, in the specification's own field names; nothing of the shop reads them. */
export interface CatalogueJson {
  /** By file name: the first entry of an id stands before the second. */
  readonly entries: readonly CategoryRecord[]
  readonly products: readonly ProductRecord[]
}

/** Reads every category and product file below `folder`, a path from the repository's root. */
export function readCatalogue(folder: string): CatalogueJson {
  return {
    entries: readJsonFiles(path.join(ROOT, folder, 'categories')) as CategoryRecord[],
    products: readJsonFiles(path.join(ROOT, folder, 'products')).flat() as ProductRecord[],
  }
}

/** The menu's groups as they are written. */
export function readGroups(folder: string): GroupRecord[] {
  return readJson(path.join(ROOT, folder, 'groups.json')) as GroupRecord[]
}

/** The entries with this id. */
export function getEntries({ entries }: CatalogueJson, id: string): CategoryRecord[] {
  return entries.filter((entry) => entry.id === id)
}

/** The products that an entry lists, in its order, repeats and all. */
export function getProducts({ products }: CatalogueJson, { product }: CategoryRecord): ProductRecord[] {
  return product.map((slug) => products.find((candidate) => candidate.slug === slug)!)
}

function readJsonFiles(folder: string): unknown[] {
  return readdirSync(folder)
    .map((file) => path.parse(file).name)
    .sort()
    .map((name) => readJson(path.join(folder, `${name}.json`)))
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}
