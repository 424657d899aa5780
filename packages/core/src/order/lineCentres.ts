import * as v from 'valibot'
import { MAX_LINES } from '../cart/cartLines.ts'

/** Cost centres of lines that have one of their own, by the keys of the lines, as typed. */
export type LineCentres = Readonly<Record<string, string>>

/** The longest cost centre, as of the whole order (`TextsSchema`). */
export const MAX_CENTRE_LENGTH = 60

const CentreSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_CENTRE_LENGTH))

/** Reads what was kept, leaving out what is no cost centre. Never throws. */
export function parseLineCentres(stored: unknown): LineCentres {
  const record = v.safeParse(v.record(v.string(), v.unknown()), stored)
  if (!record.success) return {}
  const good = Object.entries(record.output).filter(([, centre]) => v.is(CentreSchema, centre))
  return Object.fromEntries(good.slice(0, MAX_LINES)) as LineCentres
}

/** Sets the cost centre of the line with this key; an empty one is none. */
export function setLineCentre(centres: LineCentres, key: string, centre: string): LineCentres {
  const others = Object.entries(centres).filter(([other]) => other !== key)
  return Object.fromEntries(centre === '' ? others : [...others, [key, centre.slice(0, MAX_CENTRE_LENGTH)]])
}
