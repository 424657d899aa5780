import type { GenericSchema } from 'valibot'

/** The structure of a value, from its schema. */
export type Shape =
  | { readonly kind: 'text' | 'number' | 'yes' }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'group'; readonly fields: readonly SchemaField[] }
  | { readonly kind: 'list'; readonly item: Shape }

/** A field of a form, as a schema has it. */
export interface SchemaField {
  readonly name: string
  readonly shape: Shape
  /** Set when it can be left empty: a required field of an optional group goes with the group. */
  readonly isOptional: boolean
}

interface Inner {
  readonly type: string
  readonly wrapped?: Inner
  readonly entries?: Readonly<Record<string, Inner>>
  readonly item?: Inner
  /** Of a choice its values; of a union what it is one of. */
  readonly options?: readonly unknown[]
}

/** Named by a program, not by an owner. */
const NOT_BY_HAND = ['$schema']

/** The fields of the records that a schema describes, singly or as a list; what no form can show is left out. */
export function listFields(schema: GenericSchema): readonly SchemaField[] {
  const shape = readShape(schema, false)
  const record = shape?.kind === 'list' ? shape.item : shape
  return record?.kind === 'group' ? record.fields : []
}

function readShape({ type, entries, item, options }: Inner, isInOptional: boolean): Shape | undefined {
  if (type === 'string') return { kind: 'text' }
  if (type === 'number') return { kind: 'number' }
  if (type === 'boolean') return { kind: 'yes' }
  if (type === 'picklist') return { kind: 'choice', values: options as readonly string[] }
  // A word in place of a value, such as "none", is its own field's matter.
  if (type === 'union')
    return readShape(
      (options as readonly Inner[]).find((one) => one.type !== 'literal')!,
      isInOptional,
    )
  if (entries) return { kind: 'group', fields: listEntries(entries, isInOptional) }
  const inner = item && readShape(item, false)
  return inner && { kind: 'list', item: inner }
}

function listEntries(entries: Readonly<Record<string, Inner>>, isInOptional: boolean): SchemaField[] {
  return Object.entries(entries).flatMap(([name, entry]): SchemaField[] => {
    if (NOT_BY_HAND.includes(name)) return []
    const isOptional = entry.type === 'optional' || isInOptional
    const shape = readShape(entry.wrapped ?? entry, isOptional)
    return shape ? [{ name, shape, isOptional }] : []
  })
}
