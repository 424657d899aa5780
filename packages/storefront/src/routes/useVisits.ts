import { type RefObject, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { revealOnScroll } from '../ui/revealOnScroll.ts'
import type { ReadyPage } from './loadPage.tsx'
import { focusBeginning, followHistory, isBeingMoved, setDrawn } from './navigation.ts'
import { makeWhole, startVisits, type Visits } from './visits.ts'

/** The pages that are drawn, following links and the history. */
export function useVisits(first: ReadyPage, main: RefObject<HTMLElement | null>): Visits {
  const [visits, change] = useState(() => startVisits(first))
  const { id, isWhole, isSeenAgain } = visits.shown
  useLayoutEffect(() => {
    setDrawn({ visits, change })
    return () => setDrawn(undefined)
  }, [visits])
  useEffect(followHistory, [])
  useFocus(main, id)
  useEffect(() => {
    if (!isWhole) return afterPaint(() => startTransition(() => change((visits) => makeWhole(visits, id))))
    // Content below the screen of a new page fades in.
    if (!isSeenAgain && main.current?.firstElementChild) return revealOnScroll(main.current.firstElementChild)
    return undefined
  }, [main, id, isWhole, isSeenAgain])
  return visits
}

/**
 * Puts the focus on a page that Back or Forward has led to, at the height that the browser restores. A page of which
 * only the query changes, by a filter or by Back over one, keeps its focus.
 */
function useFocus(main: RefObject<HTMLElement | null>, id: number): void {
  const focused = useRef(id)
  useEffect(() => {
    if (focused.current !== id && main.current && !isBeingMoved()) focusBeginning(main.current)
    focused.current = id
  }, [main, id])
}

/** Runs once the next frame is on the screen. Returns the way to give up. */
function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
