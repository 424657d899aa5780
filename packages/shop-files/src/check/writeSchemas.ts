import { toJsonSchema } from '@valibot/to-json-schema'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import type { Attributes } from '@shop/core/catalogue/attributes.ts'
import { AttributesFileSchema } from '@shop/core/catalogue/attributeSchema.ts'
import { InformationFileSchema } from '@shop/core/catalogue/informationSchema.ts'
import {
  CategorySchema,
  ChangesFileSchema,
  GroupsFileSchema,
  GuidesFileSchema,
  KindsFileSchema,
  MovedFileSchema,
  ProductSchema,
  StatusFileSchema,
  SynonymsFileSchema,
} from '@shop/core/catalogue/schema.ts'
import { ShopSchema } from '@shop/core/catalogue/shopSchema.ts'

/** By the name of the JSON Schema that an editor completes from. */
const SCHEMAS = {
  shop: ShopSchema,
  groups: GroupsFileSchema,
  category: CategorySchema,
  attributes: AttributesFileSchema,
  status: StatusFileSchema,
  moved: MovedFileSchema,
  changes: ChangesFileSchema,
  synonyms: SynonymsFileSchema,
  kinds: KindsFileSchema,
  guides: GuidesFileSchema,
  information: InformationFileSchema,
}

/** Writes the JSON Schemas of a shop's files. */
export function writeSchemas(folder: string, attributes: Attributes): void {
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of buildSchemas(attributes)) writeFileSync(path.join(folder, name), text)
}

/** The JSON Schemas by their files' names; that of products completes the attributes that the shop lists. */
export function buildSchemas(attributes: Attributes): Map<string, string> {
  const products = v.array(v.strictObject({ ...ProductSchema.entries, attributes: buildFactsSchema(attributes) }))
  return new Map(
    Object.entries({ ...SCHEMAS, products }).map(([name, schema]) => {
      const json = JSON.stringify(toJsonSchema(schema, { errorMode: 'ignore' }), null, 2)
      return [`${name}.json`, `${json}\n`]
    }),
  )
}

function buildFactsSchema(attributes: Attributes) {
  const facts = attributes.map(({ id, label, values, several }) => {
    // Several values are checked by their own rule.
    const value = values && !several ? v.picklist(values) : v.pipe(v.string(), v.minLength(1))
    return [id, v.optional(v.pipe(value as v.GenericSchema<string>, v.description(label)))] as const
  })
  return v.strictObject(Object.fromEntries(facts))
}
