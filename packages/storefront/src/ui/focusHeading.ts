/** Moves the focus to the page's heading, where reading goes on once the element that had it is gone. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}

/** The same for a step that takes the place of the page: it begins at the top. */
export function beginAtHeading(): void {
  window.scrollTo({ top: 0, behavior: 'instant' })
  focusHeading()
}
