import type { Attribute } from '../../src/domain/catalogue/attributeSchema.ts'
import type { Attributes } from '../../src/domain/catalogue/attributes.ts'
import { buildOnce } from '../../src/domain/catalogue/catalogue.ts'
import type { Files } from './edits.ts'

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
