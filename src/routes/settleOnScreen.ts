/** True from a click on a link until its page is shown; Back, Forward and fragments never set it. */
let isMove = false

/** Notes that the next change of screen is a move to a new page, which begins at the top. */
export function noteMove(): void {
  isMove = true
}

/**
 * After a change of screen: closes what was open, goes to the top (Back and Forward keep the place that the browser
 * restores), and puts the focus where a reader of the new page begins. True where it is a move to a new page.
 */
export function settleOnScreen(main: HTMLElement): boolean {
  for (const open of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) open.hidePopover()
  const wasMove = isMove
  isMove = false
  // A further page of a list begins where its list does.
  const start = main.querySelector<HTMLElement>('[data-reading-start]')
  if (wasMove && start) start.scrollIntoView({ behavior: 'instant' })
  else if (wasMove) window.scrollTo({ top: 0, behavior: 'instant' })
  const heading = start ?? main.querySelector('h1') ?? main
  heading.focus({ preventScroll: true })
  return wasMove
}
