import { navigate } from 'wouter/use-browser-location'
import { BASE } from '../state/page/base.ts'
import { followWhenReady } from './navigation.ts'

/** Follows every link of the shop that is pressed. Returns the way to stop. */
export function followLinks(): () => void {
  document.addEventListener('click', followPressed)
  return () => document.removeEventListener('click', followPressed)
}

function followPressed(event: MouseEvent): void {
  const { button, ctrlKey, metaKey, altKey, shiftKey } = event
  // What the browser does with these, in a new tab or window, is what the visitor wants.
  if (event.defaultPrevented || button !== 0 || ctrlKey || metaKey || altKey || shiftKey) return
  const link = findLink(event.target)
  if (!link) return
  event.preventDefault()
  followWhenReady(navigate, link.pathname + link.search, { replace: link.dataset['replace'] !== undefined })
}

/** The link that holds this element, where it leads to a page of the shop. */
export function findLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.href || link.target || link.hasAttribute('download') || link.hash !== '') return undefined
  const isOwn = link.origin === location.origin && `${link.pathname}/`.startsWith(`${BASE}/`)
  return isOwn ? link : undefined
}
