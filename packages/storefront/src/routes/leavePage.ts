import { hasUnstored, whenActsAreDone } from '../state/base/acts.ts'
import { settleStored } from '../state/stored/storage.ts'
import { LATE_MS, loadFirst } from '../ui/idleLoads.ts'

/** True while the browser loads another page in place of this one. */
export let isLeaving = false
/** Ends the hold on idle loads. */
let release: (() => void) | undefined

/**
 * Resolves with true once everything that was done on this page is finished and on the disk, so that a plain page may follow;
 * with false if that is late, or something would be lost with the page. No idle load starts meanwhile, nor while the next
 * page is loading.
 */
export async function leavePage(): Promise<boolean> {
  stay()
  const isLate = new Promise<false>((resolve) => setTimeout(() => resolve(false), LATE_MS))
  void loadFirst(new Promise<void>((resolve) => (release = resolve)))
  const isDone = whenActsAreDone().then(settleStored)
  const isKept = (await Promise.race([isDone, isLate])) && !hasUnstored()
  if (!isKept) stay()
  return isKept
}

/** Has the browser load the page at this address. */
export function followPlainly(address: string, replace: boolean): void {
  isLeaving = true
  if (replace) location.replace(address)
  else location.assign(address)
}

/** Undoes `leavePage`: the page stays, or has come back from the browser’s cache. */
export function stay(): void {
  isLeaving = false
  release?.()
}
