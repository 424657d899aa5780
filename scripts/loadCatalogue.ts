import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Shop, SynonymRecord } from '../catalogue/schema.ts'
import type { Catalogue, Group } from '../src/domain/catalogue.ts'
import { buildCatalogue, buildGroups } from '../src/domain/record.ts'
import { readCatalogueFiles } from './catalogueFiles.ts'
import { findProblems } from './catalogueRules.ts'

export interface LoadedShop {
  readonly shop: Shop
  readonly groups: Group[]
  readonly catalogue: Catalogue
  readonly synonyms: readonly SynonymRecord[]
}

/** Where the catalogue's files are; tests name their fixture in the environment. */
export function getCatalogueFolder(): string {
  return path.resolve(process.env['CATALOGUE'] ?? 'catalogue')
}

/** Reads, checks and compiles the catalogue. Throws, naming every error, where the check finds any. */
export function loadShop(folder = getCatalogueFolder()): LoadedShop {
  const { files, problems } = readCatalogueFiles(folder)
  const errors = [...problems, ...(files ? findProblems(files) : [])].filter(({ level }) => level === 'error')
  if (!files || errors.length > 0) {
    const list = errors
      .map((error) => `  ${error.file} › ${error.record} › ${error.field}: ${error.message}`)
      .join('\n')
    throw new Error(`The catalogue has ${errors.length} errors; run "npm run catalogue" for all it finds.\n${list}`)
  }
  const file = (name: string) =>
    name !== '' && existsSync(path.join(folder, 'pictures', `${name}.svg`)) ? `${name}.svg` : name
  const catalogue = buildCatalogue(
    files.categories.map(({ record }) => record),
    files.products.map(({ record }) => record),
    file,
  )
  const url = process.env['SHOP_URL'] ?? files.shop.url
  return {
    shop: { ...files.shop, url },
    groups: buildGroups(files.groups, catalogue),
    catalogue,
    synonyms: files.synonyms,
  }
}
