import * as v from 'valibot'
import { parseJson } from '../base/json.ts'
import { CardSchema } from './cardSchema.ts'

const StoredCardSchema = v.object({ ...CardSchema.entries, slug: v.string() })

/** The slug of a stored card, or undefined for anything but a whole card. */
export function parseCard(text: string | null): string | undefined {
  if (text === null || text.length > 10_000) return undefined
  const card = v.safeParse(StoredCardSchema, parseJson(text))
  return card.success ? card.output.slug : undefined
}
