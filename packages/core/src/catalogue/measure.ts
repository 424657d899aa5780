/** The units that every shop has: what each measures, and its factor to the smallest unit of that kind. */
const UNITS = new Map<string, { readonly kind: string; readonly factor: number }>([
  ['ml', { kind: 'volume', factor: 1 }],
  ['L', { kind: 'volume', factor: 1000 }],
  ['mm', { kind: 'length', factor: 1 }],
  ['cm', { kind: 'length', factor: 10 }],
  ['m', { kind: 'length', factor: 1000 }],
  ['g', { kind: 'mass', factor: 1 }],
  ['kg', { kind: 'mass', factor: 1000 }],
  ['gsm', { kind: 'mass of an area', factor: 1 }],
])

/** A parsed measure: one size, or one for each side. */
export interface Measure {
  readonly kind: string
  readonly sizes: readonly number[]
}

const PART = /^\s*(\d[\d,]*(?:\.\d+)?)\s*([a-zA-Z]*)\s*$/

/** Reads "1,200 ml", "10 × 12 cm" or "2.5 cm × 9.1 m", or a size in `ownUnit`; undefined for anything but a measure. */
export function parseMeasure(text: string, ownUnit?: string): Measure | undefined {
  const parts = text.split('×').map((part) => PART.exec(part))
  // "10 × 12 cm": a side without a unit is in the unit of the last.
  const lastUnit = parts.at(-1)?.[2] ?? ''
  const sides = parts.flatMap((part) => {
    const name = part && (part[2] || lastUnit)
    const unit = name && (name === ownUnit ? { kind: name, factor: 1 } : UNITS.get(name))
    return unit ? [{ kind: unit.kind, size: Number(part[1]!.replaceAll(',', '')) * unit.factor }] : []
  })
  const kind = sides[0]?.kind
  if (kind === undefined || sides.length < parts.length || sides.some((side) => side.kind !== kind)) return undefined
  return { kind, sizes: sides.map(({ size }) => size) }
}

/**
 * Positive where the first is more than the second on every side that differs, 0 where they are equal; undefined where
 * they cannot be put in order: another kind, another number of sides, longer but narrower, or no measure at all.
 */
export function compareMeasures(first: string, second: string, ownUnit?: string): number | undefined {
  const [a, b] = [parseMeasure(first, ownUnit), parseMeasure(second, ownUnit)]
  if (!a || !b || a.kind !== b.kind || a.sizes.length !== b.sizes.length) return undefined
  const signs = new Set(a.sizes.map((size, index) => Math.sign(size - b.sizes[index]!)).filter((sign) => sign !== 0))
  return signs.size > 1 ? undefined : ([...signs][0] ?? 0)
}
