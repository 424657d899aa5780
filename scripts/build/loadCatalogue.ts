import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import type { Shop, SynonymRecord } from '../../catalogue/schema.ts'
import { groupByKeys, type Catalogue, type Group } from '../../src/domain/catalogue/catalogue.ts'
import { buildStatuses } from '../../src/domain/catalogue/buildStatuses.ts'
import type { Pictures } from '../../src/domain/catalogue/pictures.ts'
import { buildCatalogue, buildGroups } from '../../src/domain/catalogue/record.ts'
import { formatDate } from '../../src/domain/order/reference.ts'
import { readCatalogueFiles } from '../check/catalogueFiles.ts'
import { findProblems } from '../check/catalogueRules.ts'
import { EngravedPlaceSchema } from './engravedPlace.ts'

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

const loaded = new Map<string, { readonly state: string; readonly shop: LoadedShop }>()

/**
 * Reads, checks and compiles the catalogue, again only where its files have changed. Throws, listing every error, if
 * the check finds any.
 */
export function loadShop(folder = getCatalogueFolder()): LoadedShop {
  const state = readState(folder)
  const before = loaded.get(folder)
  if (before?.state === state) return before.shop
  const shop = readShop(folder)
  loaded.set(folder, { state, shop })
  return shop
}

/** Changes with each file of the catalogue, with the environment and with the day. */
function readState(folder: string): string {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true }).filter(
    (entry) => entry.isFile() && /\.(json|svg)$/.test(entry.name),
  )
  const states = files.map(({ parentPath, name }) => {
    const { size, mtimeMs } = statSync(path.join(parentPath, name))
    return [parentPath, name, size, mtimeMs]
  })
  return JSON.stringify([states, process.env['SHOP_URL'], getToday()])
}

function getToday(): string {
  return formatDate(new Date()) ?? ''
}

function readShop(folder: string): LoadedShop {
  const { files, problems } = readCatalogueFiles(folder)
  const errors = [...problems, ...(files ? findProblems(files) : [])].filter(({ level }) => level === 'error')
  if (!files || errors.length > 0) {
    const list = errors
      .map((error) => `  ${error.file} › ${error.record} › ${error.field}: ${error.message}`)
      .join('\n')
    throw new Error(`The catalogue has ${errors.length} errors; run "npm run catalogue" for all it finds.\n${list}`)
  }
  const products = files.products.map(({ record }) => record)
  const trade = { statuses: files.statuses, hasPharmacy: files.shop.pharmacy !== undefined, today: getToday() }
  const catalogue = buildCatalogue(
    files.categories.map(({ record }) => record),
    products,
    readPictures(folder, files.shop.brand.strong),
    buildStatuses(products, trade),
  )
  const url = process.env['SHOP_URL'] ?? files.shop.url
  return {
    shop: { ...files.shop, url },
    groups: buildGroups(files.groups, catalogue),
    catalogue,
    synonyms: files.synonyms,
  }
}

const RenderedSchema = v.record(
  v.string(),
  v.object({
    hash: v.string(),
    colour: v.string(),
    cutout: v.optional(v.literal(true)),
    pack: v.optional(v.literal(true)),
    engraving: v.optional(EngravedPlaceSchema),
  }),
)

/** The stem of the files of a picture that is cut out; the page's style sheet knows it by that (`Picture.module.css`). */
export function nameCutout(name: string): string {
  return `${name}.cut`
}

/** What `npm run pictures` recorded about each picture, by name; optional. */
export function readRendered(folder: string): v.InferOutput<typeof RenderedSchema> {
  const file = path.join(folder, 'pictures.json')
  return existsSync(file) ? v.parse(RenderedSchema, JSON.parse(readFileSync(file, 'utf8'))) : {}
}

/** `ownLabel` is the brand whose packs are as they are drawn. */
function readPictures(folder: string, ownLabel: string): Pictures {
  const rendered = readRendered(folder)
  const views = groupByKeys(Object.keys(rendered), (name) => [name.replace(/--.*/, '')])
  const getFile = (name: string) => {
    if (rendered[name]?.cutout) return nameCutout(name)
    return name !== '' && existsSync(path.join(folder, 'pictures', `${name}.svg`)) ? `${name}.svg` : name
  }
  const listViews = (name: string) => views.get(name)?.filter((view) => view !== name) ?? []
  return {
    getFile,
    isIllustration: (name, supplier) => rendered[name]?.pack === true && !supplier.startsWith(ownLabel),
    // The colour fills a square, which a cutout does not.
    findTone: (name) => (rendered[name]?.cutout ? undefined : rendered[name]?.colour),
    findEngraving: (name) => {
      const picture = [name, ...listViews(name)].find((view) => rendered[view]?.engraving)
      const place = rendered[picture ?? '']?.engraving
      return picture !== undefined && place ? { picture: getFile(picture), ...place } : undefined
    },
    listViews: (name) => listViews(name).map(getFile),
  }
}
