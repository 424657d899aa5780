import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { formatDate } from '@shop/core/base/date.ts'
import { groupByKeys } from '@shop/core/base/group.ts'
import { buildMoney } from '@shop/core/catalogue/buildMoney.ts'
import { buildStatuses } from '@shop/core/catalogue/buildStatuses.ts'
import { type Catalogue, type Group } from '@shop/core/catalogue/catalogue.ts'
import { addFormerSlugs } from '@shop/core/catalogue/formerSlugs.ts'
import type { Mark } from '@shop/core/catalogue/mark.ts'
import type { Pictures } from '@shop/core/catalogue/pictures.ts'
import { buildCatalogue, buildGroups } from '@shop/core/catalogue/record.ts'
import type { KindRecord, SynonymRecord } from '@shop/core/catalogue/schema.ts'
import type { Shop } from '@shop/core/catalogue/shopSchema.ts'
import { setMoney } from '@shop/core/money/shopMoney.ts'
import type { Information } from '@shop/core/page/information.ts'
import type { CatalogueFiles } from '../check/catalogueFiles.ts'
import { checkFiles } from '../check/checkCatalogue.ts'
import { formatProblem } from '../check/problem.ts'
import { EngravedPlaceSchema } from '../folder/engravedPlace.ts'
import { getShopFolder } from '../folder/shopFolder.ts'
import { buildInformation } from '../information/information.ts'
import { readMark } from '../mark/readMark.ts'

export interface LoadedShop {
  readonly shop: Shop
  readonly groups: Group[]
  readonly mark: Mark
  readonly catalogue: Catalogue
  readonly synonyms: readonly SynonymRecord[]
  readonly kinds: readonly KindRecord[]
  /** The pages about the shop itself. */
  readonly information: readonly Information[]
  /** All of it as it is written. */
  readonly files: CatalogueFiles
}

const loaded = new Map<string, { readonly state: string; readonly shop: LoadedShop }>()

/**
 * Reads, checks and compiles the catalogue, again only where its files have changed. Throws, listing every error, if
 * the check finds any.
 */
export function loadShop(folder = getShopFolder()): LoadedShop {
  const state = readState(folder)
  const before = loaded.get(folder)
  const shop = before?.state === state ? before.shop : readShop(folder)
  loaded.set(folder, { state, shop })
  setMoney(buildMoney(shop.shop.money))
  return shop
}

/** Changes with each file of the catalogue, with the environment and with the day. */
function readState(folder: string): string {
  const built = path.join(folder, 'dist')
  const files = readdirSync(folder, { withFileTypes: true, recursive: true }).filter(
    (entry) => entry.isFile() && /\.(json|svg)$/.test(entry.name) && !entry.parentPath.startsWith(built),
  )
  const states = files.map(({ parentPath, name }) => {
    const { size, mtimeMs } = statSync(path.join(parentPath, name))
    return [parentPath, name, size, mtimeMs]
  })
  return JSON.stringify([states, process.env.SHOP_URL, getToday()])
}

/** The time of the build, which a second one can be given (reproducible-builds.org, SOURCE_DATE_EPOCH). */
export function getBuildTime(): Date {
  const epoch = process.env.SOURCE_DATE_EPOCH
  return epoch ? new Date(Number(epoch) * 1000) : new Date()
}

function getToday(): string {
  return formatDate(getBuildTime()) ?? ''
}

function readShop(folder: string): LoadedShop {
  const { files, problems } = checkFiles(folder)
  const errors = problems.filter(({ level }) => level === 'error')
  if (!files || errors.length > 0) {
    const list = errors.map(formatProblem).join('\n')
    throw new Error(`The catalogue has ${errors.length} errors; run "npm run catalogue" for all it finds.\n${list}`)
  }
  const products = files.products.map(({ record }) => record)
  const trade = { statuses: files.statuses, hasPharmacy: files.shop.pharmacy !== undefined, today: getToday() }
  const named = buildCatalogue(
    files.categories.map(({ record }) => record),
    products,
    readPictures(folder, files.shop.brand.strong),
    { ...files, findStatus: buildStatuses(products, trade) },
  )
  const catalogue = addFormerSlugs(named, files.moved ?? [])
  const url = process.env.SHOP_URL ?? files.shop.url
  return {
    shop: { ...files.shop, url },
    groups: buildGroups(files.groups, catalogue),
    mark: readMark(folder, files.shop),
    catalogue,
    synonyms: files.synonyms,
    kinds: files.kinds ?? [],
    information: buildInformation(files.information ?? [], files.shop),
    files,
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

export type Rendered = v.InferOutput<typeof RenderedSchema>

/** The facts recorded about each picture as it was taken in, by name; optional. */
export function readRendered(folder: string): Rendered {
  const file = path.join(folder, 'pictures.json')
  return existsSync(file) ? v.parse(RenderedSchema, JSON.parse(readFileSync(file, 'utf8'))) : {}
}

/** The facts of the pictures in a folder. `ownLabel` is the brand whose packs are as they are drawn. */
export function readPictures(folder: string, ownLabel: string): Pictures {
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
