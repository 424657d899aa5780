import { showNotice } from '../base/notices.ts'
import { keepingStore } from './keeping.ts'

/** A connection that comes and goes within this is no news. */
const SETTLED_MS = 2000

/** Says once that the connection is lost, and once that it is back. */
export function watchConnection(): void {
  let isTold = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const tell = () => {
    const isLost = !navigator.onLine
    if (isLost === isTold) return
    isTold = isLost
    const works = keepingStore.get() === 'on' ? ' The shop works on this device without one.' : ''
    showNotice(isLost ? `There is no connection.${works}` : 'The connection is back.')
  }
  const look = () => {
    clearTimeout(timer)
    timer = setTimeout(tell, SETTLED_MS)
  }
  addEventListener('offline', look)
  addEventListener('online', look)
  look()
}
