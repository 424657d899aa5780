/**
 * After a move inside the shop: closes what was open, goes to the top (Back and Forward keep the place that the
 * browser restores), and puts the focus where a reader of the new page begins.
 */
export function settleOnScreen(main: HTMLElement): void {
  for (const open of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) open.hidePopover()
  if (!wasTraversal) window.scrollTo({ top: 0, behavior: 'instant' })
  wasTraversal = false
  const heading = main.querySelector('h1') ?? main
  heading.focus({ preventScroll: true })
}

let wasTraversal = false

/** Notices Back and Forward. Call once, in the browser. */
export function watchTraversal(): void {
  window.addEventListener('popstate', () => {
    wasTraversal = true
  })
}
