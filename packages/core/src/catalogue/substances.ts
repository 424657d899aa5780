import type { ProductRecord } from './schema.ts'

/** The substances whose tablets or capsules an order limits. */
export const LIMITED_SUBSTANCES = ['paracetamol', 'aspirin'] as const
export type LimitedSubstance = (typeof LIMITED_SUBSTANCES)[number]

/** The number of tablets or capsules in one pack, by the limited substance that they contain. */
export type Counted = Readonly<Partial<Record<LimitedSubstance, number>>>

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

/** Checks whether a medicine is taken as tablets or capsules; undefined where its form is not stated. */
export function isInPieces({ form }: Medicine): boolean | undefined {
  return form === undefined ? undefined : IS_PIECE.test(form)
}

export function isCountedInPieces({ of }: ProductRecord['pack']): boolean {
  return of !== undefined && IS_PIECE.test(of)
}

/** Counts the tablets or capsules of one pack by limited substance; undefined for every other form and substance. */
export function countSubstances(medicine: Medicine, { count }: ProductRecord['pack']): Counted | undefined {
  const substances = listLimitedSubstances(medicine)
  if (substances.length === 0 || !isInPieces(medicine)) return undefined
  return Object.fromEntries(substances.map((substance) => [substance, count]))
}
