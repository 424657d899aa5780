import type { Attribute } from '@shop/core/catalogue/attributeSchema.ts'
import type { Attributes } from '@shop/core/catalogue/attributes.ts'
import { buildOnce } from '@shop/core/catalogue/catalogue.ts'
import type { Files } from '@shop/shop-files/edits/edits.ts'

const NONE: Attributes = []

/** What the shop lists in `attributes.json`, as far as it can be read; the checker says what is wrong with the rest. */
export function readAttributes(files: Files): Attributes {
  const value = files['attributes.json']
  return Array.isArray(value) ? listReadable(value) : NONE
}

const listReadable = buildOnce((value: readonly unknown[]) =>
  value.filter((item): item is Attribute => {
    const { id, label } = (item ?? {}) as Partial<Attribute>
    return typeof id === 'string' && typeof label === 'string'
  }),
)
