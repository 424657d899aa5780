import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { type Attribute, AttributesFileSchema } from '@shop/core/catalogue/attributeSchema.ts'
import { buildMoney } from '@shop/core/catalogue/buildMoney.ts'
import { InformationFileSchema, type InformationRecord } from '@shop/core/catalogue/informationSchema.ts'
import {
  type CategoryRecord,
  CategorySchema,
  type ChangeRecord,
  ChangesFileSchema,
  type GroupRecord,
  GroupsFileSchema,
  type GuideRecord,
  GuidesFileSchema,
  type KindRecord,
  KindsFileSchema,
  MovedFileSchema,
  type MovedRecord,
  type ProductRecord,
  ProductSchema,
  StatusFileSchema,
  type StatusRecord,
  type SynonymRecord,
  SynonymsFileSchema,
} from '@shop/core/catalogue/schema.ts'
import { type Shop, ShopSchema } from '@shop/core/catalogue/shopSchema.ts'
import { setMoney } from '@shop/core/money/shopMoney.ts'
import { explainIssues } from './explainIssue.ts'
import { findPlace, readJson, readText } from './jsonText.ts'
import { nameHero, readPictureNames } from './pictureNames.ts'
import type { Problem } from './problem.ts'

/** A record with the file that it was read from. */
export interface FromFile<T> {
  readonly file: string
  readonly record: T
  /** The index of the record in a file of several, from 0. */
  readonly index?: number
}

/** The catalogue as it stands in its files, before any rule has been applied to it. */
export interface CatalogueFiles {
  readonly shop: Shop
  readonly groups: readonly GroupRecord[]
  readonly attributes: readonly Attribute[]
  readonly synonyms: readonly SynonymRecord[]
  readonly kinds?: readonly KindRecord[]
  readonly guides?: readonly GuideRecord[]
  readonly statuses: readonly StatusRecord[]
  readonly categories: readonly FromFile<CategoryRecord>[]
  readonly products: readonly FromFile<ProductRecord>[]
  readonly moved?: readonly MovedRecord[]
  readonly changes?: readonly ChangeRecord[]
  readonly information?: readonly InformationRecord[]
  /** Names of pictures that exist, without size or ending. */
  readonly pictures: ReadonlySet<string>
  /** Slugs and ids in files that could not be read: a record that names one of them is not wrong. */
  readonly unread?: ReadonlySet<string>
}

/** The list of facts that goods are chosen by. */
export const ATTRIBUTES_FILE = 'attributes.json'
/** The statuses of products; most shops have none. */
export const STATUS_FILE = 'status.json'
/** The addresses that once led somewhere. */
export const MOVED_FILE = 'moved.json'
/** The changes in the owner's words, for those who follow the shop. */
const CHANGES_FILE = 'changes.json'
/** The pages about the shop itself: terms, privacy, contact. */
export const INFORMATION_FILE = 'information.json'
/** The words that mean the same; a small shop has none. */
export const SYNONYMS_FILE = 'synonyms.json'
/** The kinds of goods, by what people call them; a small shop has none. */
export const KINDS_FILE = 'kinds.json'
/** The tables beside the choice on a product's page; a small shop has none. */
export const GUIDES_FILE = 'guides.json'
/** The files that an owner writes in the shop's folder itself. */
export const ROOT_FILES: readonly string[] = [
  ...['shop.json', 'groups.json', ATTRIBUTES_FILE, SYNONYMS_FILE, KINDS_FILE, STATUS_FILE, MOVED_FILE, CHANGES_FILE],
  GUIDES_FILE,
  INFORMATION_FILE,
]

type AnySchema<T> = v.BaseSchema<unknown, T, v.BaseIssue<unknown>>

/** A value of a file: all of it, or one of its records. */
interface Part {
  readonly file: string
  readonly text: string
  readonly value: unknown
  readonly record: string
  readonly index?: number
}

export const UNREADABLE = 'The catalogue cannot be read as it is. Run "npm run catalogue", which says what to do.'

/** Reads every file below `folder`. Throws where something in them does not parse. */
export function demandCatalogueFiles(folder: string): CatalogueFiles {
  const { files, problems } = readCatalogueFiles(folder)
  if (!files || problems.length > 0) throw new Error(UNREADABLE)
  return files
}

/** Reads every file below `folder`; what does not parse is left out of the result and named in `problems`. */
export function readCatalogueFiles(folder: string): { files?: CatalogueFiles; problems: Problem[] } {
  const problems: Problem[] = []
  const unread = new Set<string>()

  const read = (file: string): Part | undefined => {
    const report = (fault: Pick<Problem, 'message'> & Partial<Problem>) =>
      problems.push({ level: 'error', file, record: '', field: '', ...fault })
    const place = path.join(folder, file)
    if (!existsSync(place)) {
      report({ message: 'There is no such file. Copy it from another shop, or from the last commit.' })
      return undefined
    }
    let text: string
    try {
      text = readText(place)
    } catch {
      report({ message: 'The file is not written in UTF-8. Save it again in that encoding.', line: 1, column: 1 })
      return undefined
    }
    const { value, faults } = readJson(text)
    for (const fault of faults) report(fault)
    if (value !== undefined) return { file, text, value, record: '' }
    for (const [, name] of text.matchAll(/"(?:slug|id)"\s*:\s*"([^"\n]+)"/g)) unread.add(name!)
    return undefined
  }
  const parse = <T>(schema: AnySchema<T>, part: Part | undefined): T | undefined => {
    if (!part) return undefined
    const { file, text, value, record, index } = part
    const result = v.safeParse(schema, value)
    if (result.success) return result.output
    for (const { path, message } of explainIssues(schema, result.issues)) {
      const place = findPlace(text, index === undefined ? [...path] : [index, ...path])
      problems.push({ level: 'error', file, record, field: path.join('.'), message, ...place })
    }
    if (record) unread.add(record)
    return undefined
  }
  const list = (sub: string): string[] =>
    existsSync(path.join(folder, sub))
      ? readdirSync(path.join(folder, sub))
          .filter((name) => name.endsWith('.json'))
          // By name without ending: "pulse_oximeters" comes before "pulse_oximeters-stethoscopes".
          .sort((a, b) => (path.parse(a).name < path.parse(b).name ? -1 : 1))
          .map((name) => `${sub}/${name}`)
      : []
  /** Files that most shops do without. */
  const parseOptional = <T>(schema: AnySchema<T[]>, file: string): readonly T[] | undefined =>
    existsSync(path.join(folder, file)) ? parse(schema, read(file)) : []

  const pictures = readPictureNames(folder)
  const shop = parse(ShopSchema, read('shop.json'))
  // Everything read from here on, rules and prices included, is this shop's.
  if (shop) setMoney(buildMoney(shop.money))
  const groups = parse(GroupsFileSchema, read('groups.json'))
  const attributes = parseOptional(AttributesFileSchema, ATTRIBUTES_FILE)
  const synonyms = parseOptional(SynonymsFileSchema, SYNONYMS_FILE)
  const kinds = parseOptional(KindsFileSchema, KINDS_FILE)
  const guides = parseOptional(GuidesFileSchema, GUIDES_FILE)
  const statuses = parseOptional(StatusFileSchema, STATUS_FILE)
  const moved = parseOptional(MovedFileSchema, MOVED_FILE)
  const changes = parseOptional(ChangesFileSchema, CHANGES_FILE)
  const information = parseOptional(InformationFileSchema, INFORMATION_FILE)
  const categories = list('categories').flatMap((file): FromFile<CategoryRecord>[] => {
    const part = read(file)
    const record = parse(CategorySchema, part && { ...part, record: nameOf(part.value, 'id', 0) })
    return record ? [{ file, record: withPicture(record, nameHero(record.id), pictures) }] : []
  })
  const products = list('products').flatMap((file) => {
    const part = read(file)
    if (!part) return []
    if (!Array.isArray(part.value)) {
      const message = 'This has to be a list of products. Write it in square brackets: [ {…}, {…} ].'
      problems.push({ level: 'error', file, record: '', field: '', message, line: 1, column: 1 })
      return []
    }
    return part.value.flatMap((value: unknown, index): FromFile<ProductRecord>[] => {
      const record = parse(ProductSchema, { ...part, value, index, record: nameOf(value, 'slug', index) })
      return record ? [{ file, record: withPicture(record, record.slug, pictures), index }] : []
    })
  })
  if (
    !shop ||
    !groups ||
    !attributes ||
    !synonyms ||
    !kinds ||
    !guides ||
    !statuses ||
    !moved ||
    !changes ||
    !information
  )
    return { problems }
  const files = {
    ...{
      shop,
      groups,
      attributes,
      synonyms,
      kinds,
      guides,
      statuses,
      categories,
      products,
      moved,
      changes,
      information,
    },
    ...{ pictures, unread },
  }
  return { files, problems }
}

/** A record that names no picture shows the one that is named after it. */
function withPicture<T extends { img: string }>(record: T, name: string, pictures: ReadonlySet<string>): T {
  return record.img === '' && pictures.has(name) ? { ...record, img: name } : record
}

function nameOf(value: unknown, field: string, index: number): string {
  const name = (value as Record<string, unknown> | null)?.[field]
  return typeof name === 'string' ? name : `record ${index + 1}`
}
