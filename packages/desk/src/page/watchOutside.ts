import { listUnsaved, readShop, sayError } from './store.ts'
import { isWriting } from './writing.ts'

const EVERY_MS = 4000

/** Notices what others write into the files, and asks before unsaved work is left. */
export function watchOutside(): void {
  const look = () => {
    // A write reads the files when it is done.
    if (document.visibilityState === 'visible' && !isWriting()) readShop().catch(sayError)
  }
  setInterval(look, EVERY_MS)
  window.addEventListener('focus', look)
  window.addEventListener('beforeunload', (event) => {
    if (listUnsaved().length > 0) event.preventDefault()
  })
}
