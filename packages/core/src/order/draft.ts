import * as v from 'valibot'
import { parseJson } from '../base/json.ts'
import { type OrderDetails, parseDetails, pickLasting } from './details.ts'
import { type LineCentres, parseLineCentres } from './lineCentres.ts'
import { isReference } from './reference.ts'

/** An order document in the making. What is ordered is in the cart. */
export interface OrderDraft {
  /** The order's own reference; the same until the buyer starts another document. */
  readonly reference: string
  readonly details: OrderDetails
  readonly lineCentres: LineCentres
  /** Set when the buyer wants their details and delivery address kept on the device. */
  readonly isKept: boolean
  /** Set once an account has filled in what it knows: a field that is empty after that was emptied by the buyer. */
  readonly isFromAccount: boolean
  /** Set once the document was printed, sent or saved: it can be filed. */
  readonly isUsed: boolean
}

const DraftSchema = v.object({
  version: v.literal(1),
  reference: v.pipe(v.string(), v.check(isReference)),
  details: v.unknown(),
  lineCentres: v.optional(v.unknown()),
  isKept: v.fallback(v.boolean(), false),
  isFromAccount: v.fallback(v.boolean(), false),
  isUsed: v.fallback(v.boolean(), false),
})
const KeptSchema = v.object({ version: v.literal(1), details: v.unknown() })

/** Reads a draft as `formatDraft` wrote it; undefined where it is none. Fields that are bad are left empty. Never throws. */
export function parseDraft(text: string | null): OrderDraft | undefined {
  const draft = v.safeParse(DraftSchema, parseJson(text ?? 'null'))
  if (!draft.success) return undefined
  const { details, lineCentres, ...rest } = draft.output
  const { reference, isKept, isFromAccount, isUsed } = rest
  return {
    ...{ reference, details: parseDetails(details).details, lineCentres: parseLineCentres(lineCentres) },
    ...{ isKept, isFromAccount, isUsed },
  }
}

export function formatDraft(draft: OrderDraft): string {
  return JSON.stringify({ version: 1, ...draft })
}

/** Details that were kept for the next order, and how many of them could not be read; undefined where none were kept. */
export function parseKept(text: string | null): { details: OrderDetails; dropped: number } | undefined {
  if (text === null) return undefined
  const kept = v.safeParse(KeptSchema, parseJson(text ?? 'null'))
  const { details, dropped } = parseDetails(kept.success ? kept.output.details : undefined)
  return { details: pickLasting(details), dropped }
}

export function formatKept(details: OrderDetails): string {
  return JSON.stringify({ version: 1, details: pickLasting(details) })
}
