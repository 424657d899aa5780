import { hasLastingNotice } from '../state/base/notices.ts'
import { hasUnstored, whenActsAreDone } from '../state/page/acts.ts'
import { settleStored } from '../state/stored/storage.ts'
import { LATE_MS, loadFirst } from '../ui/idleLoads.ts'

/** True while the browser loads another page in place of this one. */
export let isLeaving = false
/** Lets other loads go on. */
let release: (() => void) | undefined

/**
 * Resolves once this page may be left for a plain one: what was asked for on it is done and on the disk. With false where
 * some of it would be gone with the page, or is late. Meanwhile, and for as long as the next page may be on its way, no
 * other load is begun.
 */
export async function leavePage(): Promise<boolean> {
  stay()
  const isLate = new Promise<false>((resolve) => setTimeout(() => resolve(false), LATE_MS))
  void loadFirst(new Promise<void>((resolve) => (release = resolve)))
  const isDone = whenActsAreDone().then(settleStored)
  const isKept = (await Promise.race([isDone, isLate])) && !hasLastingNotice() && !hasUnstored()
  if (!isKept) stay()
  return isKept
}

/** Has the browser load the page at this address. */
export function followPlainly(address: string, replace: boolean): void {
  isLeaving = true
  if (replace) location.replace(address)
  else location.assign(address)
}

/** The page is not left, or is back. */
export function stay(): void {
  isLeaving = false
  release?.()
}
