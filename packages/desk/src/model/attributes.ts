import { buildOnce } from '@shop/core/base/once.ts'
import type { Attributes } from '@shop/core/catalogue/attributes.ts'
import type { Attribute } from '@shop/core/catalogue/attributeSchema.ts'
import type { Files } from '@shop/shop-files/edits/edits.ts'

const NONE: Attributes = []

/** The shop's attributes from `attributes.json`, as far as they can be read; the checker reports errors in the rest. */
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
