import { startOffline } from '../state/offline/startOffline.ts'
import { atRestStore } from '../state/page/atRest.ts'
import { listStored, removeStored } from '../state/stored/storage.ts'
import { isLineSpared, loadWhenIdle, runIdleLoads } from '../ui/idleLoads.ts'
import { loadLetters } from './letters.ts'

type Load = () => Promise<unknown>

/** Begins what follows when the line is quiet: the rest of what is in view, what the page may need, the typeface, other pages. */
export async function startRest(pages: readonly Load[]): Promise<void> {
  if (atRestStore.get() === 'none') atRestStore.set('pictures')
  if (!isLineSpared()) {
    await runIdleLoads()
    atRestStore.set('all')
    for (const load of [loadLetters, ...pages]) loadWhenIdle(load)
    await runIdleLoads()
  }
  // Release 1.1 collected a copy by QR codes, in parts that no release reads any more.
  for (const name of listStored('passport-parts+')) removeStored(name)
  if (import.meta.env.PROD) startOffline()
}
