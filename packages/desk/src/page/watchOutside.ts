import { getDesk, listUnsaved, readShop, sayError } from './store.ts'

const EVERY_MS = 4000

/** Notices what others write into the files, and asks before unsaved work is left. */
export function watchOutside(): void {
  const look = () => {
    // A save reads the files when it is done; read halfway, they would seem to be another's.
    if (document.visibilityState === 'visible' && !getDesk().isBusy) readShop().catch(sayError)
  }
  setInterval(look, EVERY_MS)
  window.addEventListener('focus', look)
  window.addEventListener('beforeunload', (event) => {
    if (listUnsaved().length > 0) event.preventDefault()
  })
}
