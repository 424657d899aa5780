import { startOffline } from '../state/offline/startOffline.ts'
import { listStored, removeStored } from '../state/stored/storage.ts'
import { runIdleLoads, whenNothingIsAwaited } from '../ui/idleLoads.ts'
import { loadLetters } from './letters.ts'

type Load = () => Promise<unknown>

/** Begins what follows when the page is idle: the typeface at once, then the other pages, then what has been named. */
export async function startRest(pages: readonly Load[]): Promise<void> {
  // Never waited for: a page is whole without.
  loadLetters().catch(() => undefined)
  // One after another: what a visitor asks for meanwhile has at most one of them before it on the line.
  for (const load of pages) {
    await whenNothingIsAwaited()
    await load().catch(() => undefined)
  }
  await runIdleLoads()
  // Release 1.1 collected a copy by QR codes, in parts that no release reads any more.
  for (const name of listStored('passport-parts+')) removeStored(name)
  if (import.meta.env.PROD) startOffline()
}
