import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import {
  CategorySchema,
  GroupsFileSchema,
  ProductSchema,
  ShopSchema,
  StatusFileSchema,
  SynonymsFileSchema,
  type CategoryRecord,
  type GroupRecord,
  type ProductRecord,
  type Shop,
  type StatusRecord,
  type SynonymRecord,
} from '../../catalogue/schema.ts'

/** Something in the catalogue that is wrong (the build refuses it) or odd (it is only reported). */
export interface Problem {
  readonly level: 'error' | 'warning'
  readonly file: string
  readonly record: string
  readonly field: string
  /** What is wrong and what to do about it. */
  readonly message: string
}

/** A record with the file that it was read from. */
export interface FromFile<T> {
  readonly file: string
  readonly record: T
}

/** The catalogue as it stands in its files, before any rule has been applied to it. */
export interface CatalogueFiles {
  readonly shop: Shop
  readonly groups: readonly GroupRecord[]
  readonly synonyms: readonly SynonymRecord[]
  readonly statuses: readonly StatusRecord[]
  readonly categories: readonly FromFile<CategoryRecord>[]
  readonly products: readonly FromFile<ProductRecord>[]
  /** Names of pictures that exist, without size or ending. */
  readonly pictures: ReadonlySet<string>
}

/** Where the statuses of products are. */
export const STATUS_FILE = 'status.json'

type AnySchema<T> = v.BaseSchema<unknown, T, v.BaseIssue<unknown>>

/** Reads every file below `folder`; what does not parse is left out of the result and named in `problems`. */
export function readCatalogueFiles(folder: string): { files?: CatalogueFiles; problems: Problem[] } {
  const problems: Problem[] = []
  const readJson = (file: string): unknown => {
    try {
      return JSON.parse(readFileSync(path.join(folder, file), 'utf8'))
    } catch (error) {
      problems.push({ level: 'error', file, record: '', field: '', message: `${String(error)}. Fix the JSON.` })
      return undefined
    }
  }
  const parse = <T>(schema: AnySchema<T>, value: unknown, file: string, record: string): T | undefined => {
    if (value === undefined) return undefined
    const result = v.safeParse(schema, value)
    if (result.success) return result.output
    for (const issue of result.issues) {
      problems.push({ level: 'error', file, record, field: v.getDotPath(issue) ?? '', message: explain(issue) })
    }
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

  const shop = parse(ShopSchema, readJson('shop.json'), 'shop.json', '')
  const groups = parse(GroupsFileSchema, readJson('groups.json'), 'groups.json', '')
  const synonyms = parse(SynonymsFileSchema, readJson('synonyms.json'), 'synonyms.json', '')
  // Most shops have none.
  const statuses = existsSync(path.join(folder, STATUS_FILE))
    ? parse(StatusFileSchema, readJson(STATUS_FILE), STATUS_FILE, '')
    : []
  const categories = list('categories').flatMap((file) => {
    const value = readJson(file)
    const record = parse(CategorySchema, value, file, nameOf(value, 'id', 0))
    return record ? [{ file, record }] : []
  })
  const products = list('products').flatMap((file) => {
    const values = readJson(file)
    if (!Array.isArray(values)) {
      if (values !== undefined)
        problems.push({
          level: 'error',
          file,
          record: '',
          field: '',
          message: 'Write a list of products: [ {…}, {…} ].',
        })
      return []
    }
    return values.flatMap((value: unknown, index) => {
      const record = parse(ProductSchema, value, file, nameOf(value, 'slug', index))
      return record ? [{ file, record }] : []
    })
  })
  if (!shop || !groups || !synonyms || !statuses) return { problems }
  return {
    files: { shop, groups, synonyms, statuses, categories, products, pictures: readPictureNames(folder) },
    problems,
  }
}

/** What is wrong and what to do; valibot's messages for missing and unknown fields say only the first. */
function explain({ type, received, message }: v.BaseIssue<unknown>): string {
  if (type !== 'strict_object' && type !== 'object') return message
  if (received === 'undefined') return 'This field is missing. Add it; catalogue/schema.ts says what it holds.'
  return 'There is no such field. Fix its name or remove it; catalogue/schema.ts lists the fields.'
}

function nameOf(value: unknown, field: string, index: number): string {
  const name = (value as Record<string, unknown> | null)?.[field]
  return typeof name === 'string' ? name : `record ${index + 1}`
}

function readPictureNames(folder: string): ReadonlySet<string> {
  const pictures = path.join(folder, 'pictures')
  if (!existsSync(pictures)) return new Set()
  return new Set(readdirSync(pictures).map((name) => name.replace(/(\.cut)?(-(320|640|1200))?\.(svg|avif|webp)$/, '')))
}
