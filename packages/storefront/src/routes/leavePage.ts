import { whenActsAreDone } from '../state/page/acts.ts'
import { settleStored } from '../state/stored/storage.ts'
import { loadFirst } from '../ui/idleLoads.ts'

/** What is not done by then does not keep the visitor from leaving. */
const LEFT_BY_MS = 8000

/**
 * Resolves once this page may be left for a plain one: what was asked for on it is done and on the disk, or is late. With
 * false where some of it would be gone with the page. Meanwhile, and while the next page is on its way, nothing else is loaded.
 */
export async function leavePage(): Promise<boolean> {
  void loadFirst(wait(LEFT_BY_MS))
  await Promise.race([whenActsAreDone(), wait(LEFT_BY_MS)])
  return Promise.race([settleStored(), wait(LEFT_BY_MS).then(() => true)])
}

/** Has the browser load the page at this address. */
export function followPlainly(address: string, replace: boolean): void {
  if (replace) location.replace(address)
  else location.assign(address)
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
