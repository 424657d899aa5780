import { useEffect, useState } from 'react'
import { LATE_MS } from './idleLoads.ts'
import { NotLoaded } from './NotLoaded.tsx'
import { findPressed } from './touches.ts'

/** Long enough that a load from a near host is never shown as one, and short enough for a press to seem answered at once. */
const SHOWN_AFTER_MS = 80

/**
 * Stands in for what is being loaded: nothing at first, but the button that was pressed shows that it is being answered.
 * Where it takes long, a notice of that and a way on.
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
