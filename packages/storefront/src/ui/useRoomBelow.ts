import { useEffect, useRef } from 'react'

/** A list this high is worth showing even where a keyboard leaves less room. */
const LEAST_PX = 120
const MARGIN_PX = 8

/**
 * Tells an element, as `--room` in px, how much of the window there is below its top that nothing covers: a phone's
 * keyboard shrinks only the visual viewport, of which CSS knows nothing.
 */
export function useRoomBelow<T extends HTMLElement>(isShown: boolean) {
  const ref = useRef<T>(null)
  useEffect(() => {
    const viewport = window.visualViewport
    if (!isShown || !viewport) return
    const measure = () => {
      const element = ref.current
      if (!element) return
      const room = viewport.offsetTop + viewport.height - element.getBoundingClientRect().top - MARGIN_PX
      element.style.setProperty('--room', `${Math.max(LEAST_PX, Math.floor(room))}px`)
    }
    measure()
    viewport.addEventListener('resize', measure)
    viewport.addEventListener('scroll', measure)
    window.addEventListener('scroll', measure, { passive: true })
    return () => {
      viewport.removeEventListener('resize', measure)
      viewport.removeEventListener('scroll', measure)
      window.removeEventListener('scroll', measure)
    }
  }, [isShown])
  return ref
}
