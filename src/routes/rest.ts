import { startOffline } from '../state/offline/startOffline.ts'
import { runIdleLoads } from '../ui/idleLoads.ts'
import { loadLetters } from './letters.ts'

/** Begins what follows when the page is idle: the typeface at once, the rest when the other pages are here. */
export async function startRest(pages: Promise<unknown>): Promise<void> {
  // Never waited for: a page is whole without.
  loadLetters().catch(() => undefined)
  await pages
  await runIdleLoads()
  if (import.meta.env.PROD) startOffline()
}
