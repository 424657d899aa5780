import { useEffect, useState } from 'react'
import { LATE_MS } from './idleLoads.ts'
import { NotLoaded } from './NotLoaded.tsx'
import { findPressed } from './touches.ts'

/** Long enough for a quick load to finish first, and short enough for the press to feel answered at once. */
const SHOWN_AFTER_MS = 80

/**
 * A placeholder for a part that is loading. The button that asked for it looks busy; after eight seconds a message says that
 * the part is late and offers to load the page again.
 */
export function Late() {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const button = findPressed()
    const shown = setTimeout(() => button?.setAttribute('aria-busy', 'true'), SHOWN_AFTER_MS)
    const late = setTimeout(() => setLate(true), LATE_MS)
    return () => {
      clearTimeout(shown)
      clearTimeout(late)
      button?.removeAttribute('aria-busy')
    }
  }, [])
  return isLate ? <NotLoaded isLate /> : null
}
