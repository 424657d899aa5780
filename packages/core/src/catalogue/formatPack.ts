import type { Pack } from './catalogue.ts'

/** Says how a product is packed: "Each", "Box of 100". */
export function formatPack({ count, unit, of }: Pack): string {
  const name = unit.charAt(0).toUpperCase() + unit.slice(1)
  if (count === 1) return name
  return of ? `${name} of ${count} ${of}` : `${name} of ${count}`
}

/** Says in which multiple packs are sold; undefined where they are sold singly. */
export function formatMultiple(multiple: number | undefined): string | undefined {
  return multiple === undefined ? undefined : `Sold in multiples of ${multiple}`
}

/** Says for whom a medicine is: "Minimum age 12 years". */
export function formatAge(age: string): string {
  return `Minimum age ${age}`
}
