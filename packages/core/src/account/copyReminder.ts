import * as v from 'valibot'
import { parseJson } from '../base/json.ts'

/** The latest saved copy and the latest reminder of one; times in ms. */
interface CopyRecord {
  /** The contents at the time it was saved: see `markOf`. */
  readonly mark: string
  readonly remindedAt: number
}

const WEEK_MS = 7 * 24 * 60 * 60_000

const CopySchema = v.object({
  mark: v.fallback(v.pipe(v.string(), v.maxLength(100)), ''),
  remindedAt: v.fallback(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), 0),
})

/** Reads what is stored; undefined where nothing is. Never throws. */
export function parseCopy(text: string | null): CopyRecord | undefined {
  const stored = v.safeParse(CopySchema, parseJson(text ?? ''))
  return stored.success ? stored.output : undefined
}

/** Stands for a text: another text nearly always has another mark. Not a secret, and no proof. */
export function markOf(text: string): string {
  let hash = 0
  for (let index = 0; index < text.length; index++) hash = (Math.imul(hash, 31) + text.charCodeAt(index)) | 0
  return `${text.length}.${hash >>> 0}`
}

/** A reminder is due if something has changed since the last copy, and a week has passed since the last reminder. */
export function isCopyDue(
  { mark, remindedAt }: CopyRecord,
  now: { readonly mark: string; readonly at: number },
): boolean {
  return mark !== now.mark && (now.at - remindedAt >= WEEK_MS || now.at < remindedAt)
}
