import type { Shape } from './listFields.ts'

/** A new item of a list: with every field that it needs, empty until it is written in. */
export function buildBlank(shape: Shape): unknown {
  if (shape.kind === 'list') return shape.item.kind === 'text' ? [''] : []
  if (shape.kind !== 'group') return ''
  const needed = shape.fields.filter(({ isOptional }) => !isOptional)
  return Object.fromEntries(needed.map((field) => [field.name, buildBlank(field.shape)]))
}
