import { Activity, createRef, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { IsWholeContext } from '../state/page/isWhole.ts'
import { PageAddressContext } from '../state/page/pageAddress.ts'
import { answerEarly } from '../ui/answerEarly.ts'
import { followLinks } from './links.ts'
import type { ReadyPage } from './loadPage.tsx'
import { PageBoundary } from './PageBoundary.tsx'
import { useVisits } from './useVisits.ts'
import { findVisit, SLOTS } from './visits.ts'

/** The elements that hold a page each. */
type Slots = readonly RefObject<HTMLDivElement | null>[]

/**
 * The page that is seen, and others that could be at once: the one left last and the one that a pointer is about to ask
 * for. Those are drawn and keep their state, but run no effects and are not in the document: nothing finds them there.
 */
export function Main({ first }: { first: ReadyPage }) {
  const main = useRef<HTMLElement>(null)
  const [slots] = useState<Slots>(() => SLOTS.map(() => createRef()))
  const visits = useVisits(first, main)
  useEffect(followLinks, [])
  useEffect(() => {
    for (const slot of slots.slice(1)) slot.current?.remove()
  }, [slots])
  return (
    <main id="main" ref={main} tabIndex={-1}>
      <Exchange slots={slots} shown={visits.shown.slot} />
      {SLOTS.map((slot) => {
        const visit = findVisit(visits, slot)
        return (
          <div key={slot} ref={slots[slot]}>
            {visit && (
              <Activity key={visit.id} mode={visit === visits.shown ? 'visible' : 'hidden'}>
                <PageAddressContext value={visit.address}>
                  <IsWholeContext value={visit.isWhole}>
                    <PageBoundary>{visit.content}</PageBoundary>
                    <EarlyActs main={main} />
                  </IsWholeContext>
                </PageAddressContext>
              </Activity>
            )}
          </div>
        )
      })}
    </main>
  )
}

/** Comes after the page's own effects, which may fill its fields with what was kept. */
function EarlyActs({ main }: { main: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    if (main.current) answerEarly(main.current)
  }, [main])
  return null
}

/**
 * Puts the page that is seen into the document in place of the one before. It comes before the pages, so that its effect
 * does: theirs may measure or take the focus.
 */
function Exchange({ slots, shown }: { slots: Slots; shown: number }) {
  const inDocument = useRef(shown)
  useLayoutEffect(() => {
    const before = slots[inDocument.current]?.current
    const now = slots[shown]?.current
    if (before && now && before !== now) before.replaceWith(now)
    inDocument.current = shown
  }, [slots, shown])
  return null
}
