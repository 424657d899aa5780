/** Moves the focus to the page's heading, where reading goes on once the element that had it is gone. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}
