import * as v from 'valibot'
import { parseJson } from '../base/json.ts'

/** Minutes without a key or a press until a profile locks itself; 0: when the browser is closed. */
export const LOCK_MINUTES = [5, 15, 60, 0] as const
export type LockMinutes = (typeof LOCK_MINUTES)[number]
export const USUAL_LOCK: LockMinutes = 15
/** For a device that others use too. */
export const SHARED_LOCK: LockMinutes = 5

/** The owner of a profile; a sealed record like all the others. */
export interface Person {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly lockMinutes: LockMinutes
  /** Set once the person has confirmed that the recovery code is kept somewhere. */
  readonly isCodeKept: boolean
  /** Set if the password was chosen since new ones are compared with common guesses, or the person was told. */
  readonly isPasswordAsked: boolean
}

const Text = v.fallback(v.pipe(v.string(), v.maxLength(320)), '')
const PersonSchema = v.object({
  // A record of a later release is read as far as it is the same.
  version: v.pipe(v.number(), v.minValue(1)),
  firstName: Text,
  lastName: Text,
  email: Text,
  lockMinutes: v.fallback(v.picklist(LOCK_MINUTES), USUAL_LOCK),
  isCodeKept: v.fallback(v.boolean(), false),
  isPasswordAsked: v.fallback(v.boolean(), false),
})

/** All fields of a stored person, those that only a later release knows too. */
const StoredSchema = v.looseObject({ version: PersonSchema.entries.version })

const NOBODY: Person = {
  firstName: '',
  lastName: '',
  email: '',
  lockMinutes: USUAL_LOCK,
  isCodeKept: false,
  isPasswordAsked: false,
}

/** Reads a stored person; of a damaged one what is good. Never throws. */
export function parsePerson(text: string | null): Person {
  const stored = v.safeParse(PersonSchema, parseJson(text ?? ''))
  if (!stored.success) return NOBODY
  const { firstName, lastName, email, lockMinutes, isCodeKept, isPasswordAsked } = stored.output
  return { firstName, lastName, email, lockMinutes, isCodeKept, isPasswordAsked }
}

/** Writes a person, or what has changed of the one that is stored: what a later release has kept beside it stays. */
export function formatPerson(change: Partial<Person>, stored: string | null = null): string {
  const before = v.safeParse(StoredSchema, parseJson(stored ?? ''))
  return JSON.stringify({ version: 1, ...(before.success && before.output), ...change })
}
