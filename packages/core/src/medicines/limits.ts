import { type Counted, LIMITED_SUBSTANCES, type LimitedSubstance } from '../catalogue/substances.ts'
import { formatWhole } from '../money/figures.ts'
import { ADVICE, ADVISED_PACKS } from './advice.ts'

/**
 * The most tablets or capsules of one substance in one order. UK law lets no more than 100 be sold to a person at one
 * time without a prescription (set by SI 1997/2044 for paracetamol and for aspirin; MHRA, "Multiple sales of
 * analgesic-containing in retail outlets", September 2016). The law leaves effervescent tablets out; this shop counts
 * them too.
 */
export const MOST_PIECES = 100

/** Packs of something; only those with `counted` are limited. */
export interface LimitedLine {
  readonly quantity: number
  readonly product: { readonly counted?: Counted } | undefined
  /** True in a cart put aside. */
  readonly isAside?: boolean
}

/**
 * Goes through an order from its first line on and says of each why it is too much, or undefined: a line that would
 * exceed what an order may hold is refused whole, and does not count for those after it.
 */
export function findExcesses(lines: readonly LimitedLine[]): (string | undefined)[] {
  const held = new Map<LimitedSubstance, number>()
  const aside = new Set<LimitedSubstance>()
  return lines.map(({ quantity, product, isAside }) => {
    const wanted = listCounted(product?.counted).map(([substance, count]) => {
      const before = held.get(substance) ?? 0
      return { substance, before, pieces: count * quantity }
    })
    const over = wanted.find(({ before, pieces }) => before + pieces > MOST_PIECES)
    if (over)
      return `${describeExcess(over.substance, over.pieces, over.before)}${aside.has(over.substance) ? ', with those in carts put aside' : ''}`
    for (const { substance, before, pieces } of wanted) {
      held.set(substance, before + pieces)
      if (isAside) aside.add(substance)
    }
    return undefined
  })
}

/** The reason that these packs cannot join the others in an order, or undefined. */
export function findExcess(others: readonly LimitedLine[], line: LimitedLine): string | undefined {
  return line.product?.counted && findExcesses([...others, line]).at(-1)
}

function describeExcess(substance: LimitedSubstance, pieces: number, before: number): string {
  const most = `An order has at most ${MOST_PIECES} tablets or capsules that contain ${substance}`
  if (before === 0) return `${most}: these are ${formatWhole(pieces)}`
  return `${most}: with these ${formatWhole(pieces)} there would be ${formatWhole(before + pieces)}`
}

/** The advice about these packs together, for each substance of which there are more than advised. */
export function listAdvice(lines: readonly LimitedLine[]): string[] {
  return LIMITED_SUBSTANCES.flatMap((substance) => {
    const packs = lines.reduce((sum, { quantity, product }) => sum + (product?.counted?.[substance] ? quantity : 0), 0)
    if (packs <= ADVISED_PACKS) return []
    return `${formatWhole(packs)} packs contain ${substance}. ${ADVICE}`
  })
}

function listCounted(counted: Counted = {}): [LimitedSubstance, number][] {
  return LIMITED_SUBSTANCES.flatMap((substance) => {
    const count = counted[substance]
    return count === undefined ? [] : [[substance, count]]
  })
}
