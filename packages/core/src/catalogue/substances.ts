import type { ProductRecord } from './schema.ts'

/** The substances of which an order may hold only so many tablets or capsules. */
export const LIMITED_SUBSTANCES = ['paracetamol', 'aspirin'] as const
export type LimitedSubstance = (typeof LIMITED_SUBSTANCES)[number]

/** How many tablets or capsules one pack has that contain a substance. */
export type Counted = Readonly<Partial<Record<LimitedSubstance, number>>>

/** What a record states of a medicine. */
export interface Medicine {
  readonly substance?: string | undefined
  readonly form?: string | undefined
}

const IS_PIECE = /\b(tablet|capsule|caplet)s?\b/i

/** The limited substances that a medicine contains, by its active ingredients: each of a combination. */
export function listLimitedSubstances({ substance = '' }: Medicine): LimitedSubstance[] {
  const words = substance.toLowerCase().split(/[^a-z]+/)
  return LIMITED_SUBSTANCES.filter((substance) => words.includes(substance))
}

/** Whether a medicine is taken as tablets or capsules; undefined where its form is not stated. */
export function isInPieces({ form }: Medicine): boolean | undefined {
  return form === undefined ? undefined : IS_PIECE.test(form)
}

/** Whether the pack says how many tablets or capsules it has. */
export function isCountedInPieces({ of }: ProductRecord['pack']): boolean {
  return of !== undefined && IS_PIECE.test(of)
}

/** What one pack counts; undefined for anything but tablets and capsules of a limited substance. */
export function countSubstances(medicine: Medicine, { count }: ProductRecord['pack']): Counted | undefined {
  const substances = listLimitedSubstances(medicine)
  if (substances.length === 0 || !isInPieces(medicine)) return undefined
  return Object.fromEntries(substances.map((substance) => [substance, count]))
}
