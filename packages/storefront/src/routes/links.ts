import { BASE } from '../state/page/base.ts'
import { forgetPrepared, navigate, prepare } from './navigation.ts'

/** A pointer that only passes over a link, or begins to scroll on it, prepares nothing. */
const PREPARED_AFTER_MS = 40

/**
 * Follows every link of the shop that is pressed, and prepares the page of the one that the pointer, a finger or the
 * focus is on. Returns the way to stop.
 */
export function followLinks(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const giveUp = () => clearTimeout(timer)
  const prepareSoon = ({ target }: Event) => {
    giveUp()
    const link = findLink(target)
    if (!link) return
    // If its page cannot be prepared, following the link gives the reason.
    timer = setTimeout(() => void prepare(getAddress(link)).catch(() => undefined), PREPARED_AFTER_MS)
  }
  const listeners = {
    click: followPressed,
    pointerover: prepareSoon,
    pointerdown: prepareSoon,
    focusin: prepareSoon,
    pointercancel: giveUp,
    input: forgetPrepared,
  }
  for (const [type, listener] of Object.entries(listeners)) addEventListener(type, listener as EventListener)
  return () => {
    giveUp()
    for (const [type, listener] of Object.entries(listeners)) removeEventListener(type, listener as EventListener)
  }
}

function followPressed(event: MouseEvent): void {
  const { button, ctrlKey, metaKey, altKey, shiftKey } = event
  // The browser opens these in a new tab or window, as the visitor wants.
  if (event.defaultPrevented || button !== 0 || ctrlKey || metaKey || altKey || shiftKey) return
  const link = findLink(event.target)
  if (!link) return
  event.preventDefault()
  navigate(getAddress(link), { replace: link.dataset.replace !== undefined })
}

/** The link that holds this element, where it leads to a page of the shop. */
export function findLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.href || link.target || link.hasAttribute('download') || link.hash !== '') return undefined
  const isOwn = link.origin === location.origin && `${link.pathname}/`.startsWith(`${BASE}/`)
  return isOwn ? link : undefined
}

/** The address of a link, relative to where the shop is published. */
function getAddress({ pathname, search }: HTMLAnchorElement): string {
  return pathname.slice(BASE.length) + search
}
