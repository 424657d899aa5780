import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import type { Notice } from '../../state/base/notices.ts'
import { usePageAddress } from '../../state/page/pageAddress.ts'
import { BUTTONS } from '../../ui/Button.tsx'
import { findRoom, type Box } from '../../ui/findRoom.ts'
import { PRICES } from '../product/PriceTag.tsx'

/** What a notice never covers: what is pressed, filled in or paid, and what stays at the foot of the window. */
const KEPT_FREE = `${BUTTONS}, ${PRICES}, nav a, input, select, textarea, [data-buy-bar], [data-tray], [data-order-bar]`
/** What else it covers only where there is no other room. */
const RATHER_FREE = `${KEPT_FREE}, a, h1, h2, h3`
/** Nothing that can be seen is smaller. */
const LEAST_PX = 8

/** Keeps the list of notices where it covers nothing that matters, as near to the cart as may be. */
export function useRoomForNotices(notices: readonly Notice[]): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  const { path, search } = usePageAddress()
  useLayoutEffect(() => {
    if (ref.current) place(ref.current)
  }, [notices, path, search])
  useEffect(() => {
    // Not while it is pointed at or has the focus.
    const placeAgain = () => ref.current && !ref.current.matches(':hover, :focus-within') && place(ref.current)
    addEventListener('scrollend', placeAgain)
    addEventListener('resize', placeAgain)
    return () => {
      removeEventListener('scrollend', placeAgain)
      removeEventListener('resize', placeAgain)
    }
  }, [])
  return ref
}

function place(list: HTMLElement): void {
  const area = list.parentElement?.getBoundingClientRect()
  const size = list.getBoundingClientRect()
  if (!area) return
  const room = findRoom(size, area, measure(RATHER_FREE, list)) ?? findRoom(size, area, measure(KEPT_FREE, list))
  list.style.translate = room ? `${room.left - (area.right - size.width)}px ${room.top - area.top}px` : ''
}

/** Where the elements of this kind are in the window, but for those of the list itself. */
function measure(selector: string, list: HTMLElement): readonly Box[] {
  return [...document.querySelectorAll(selector)]
    .filter((element) => !list.contains(element))
    .map((element) => element.getBoundingClientRect())
    .filter(
      ({ width, height, top, bottom }) => width > LEAST_PX && height > LEAST_PX && bottom > 0 && top < innerHeight,
    )
}
