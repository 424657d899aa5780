import * as v from 'valibot'
import { parseJson } from '../base/json.ts'

/** Wrong passwords in a row on this device, and when the last of them was typed, in ms. */
interface Tries {
  readonly count: number
  readonly at: number
}

export const NO_TRIES: Tries = { count: 0, at: 0 }

const FREE_TRIES = 3
const MAX_PAUSE_MS = 60_000

const TriesSchema = v.object({
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
  at: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
})

/** Reads what is stored; anything else counts as no tries. Never throws. */
export function parseTries(text: string | null): Tries {
  const stored = v.safeParse(TriesSchema, parseJson(text ?? ''))
  return stored.success ? stored.output : NO_TRIES
}

/** The wait before the next try, in ms: two seconds after the third wrong one, then twice as long, at most a minute. */
export function findPause({ count }: Tries): number {
  return count < FREE_TRIES ? 0 : Math.min(MAX_PAUSE_MS, 2000 * 2 ** Math.min(count - FREE_TRIES, 10))
}

/** The rest of the pause, in ms. A clock that was put back must not make it longer: it ends. */
export function findWait(tries: Tries, now: number): number {
  return now < tries.at ? 0 : Math.max(0, tries.at + findPause(tries) - now)
}
