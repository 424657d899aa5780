import type { ProductRecord } from '../../../catalogue/schema.ts'

/** The substances of which an order may hold only so many tablets or capsules. */
export const LIMITED_SUBSTANCES = ['paracetamol', 'aspirin'] as const
export type LimitedSubstance = (typeof LIMITED_SUBSTANCES)[number]

/** How many tablets or capsules one pack has that contain a substance. */
export type Counted = Readonly<Partial<Record<LimitedSubstance, number>>>

const IS_PIECE = /\b(tablet|capsule|caplet)s?\b/i

/** The limited substances that a medicine contains, by its active ingredients: each of a combination. */
export function listLimitedSubstances({ attributes }: Pick<ProductRecord, 'attributes'>): LimitedSubstance[] {
  const words = (attributes.activeIngredient ?? '').toLowerCase().split(/[^a-z]+/)
  return LIMITED_SUBSTANCES.filter((substance) => words.includes(substance))
}

/** Whether a medicine is taken as tablets or capsules; undefined where its form is not stated. */
export function isInPieces({ attributes }: Pick<ProductRecord, 'attributes'>): boolean | undefined {
  return attributes.form === undefined ? undefined : IS_PIECE.test(attributes.form)
}

/** Whether the pack says how many tablets or capsules it has. */
export function isCountedInPieces({ pack }: Pick<ProductRecord, 'pack'>): boolean {
  return pack.of !== undefined && IS_PIECE.test(pack.of)
}

/** What one pack counts; undefined for anything but tablets and capsules of a limited substance. */
export function countSubstances(record: Pick<ProductRecord, 'attributes' | 'pack'>): Counted | undefined {
  const substances = listLimitedSubstances(record)
  if (substances.length === 0 || !isInPieces(record)) return undefined
  return Object.fromEntries(substances.map((substance) => [substance, record.pack.count]))
}
