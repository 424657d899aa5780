/** Long enough that a load from a near host is never shown as one, and short enough for a press to seem answered at once. */
const SHOWN_AFTER_MS = 80
/** A visitor who has waited for so long is told. */
const LATE_MS = 8000

/**
 * Shows on the button that was pressed last that it is being answered, and calls back where that takes long. Returns the way
 * to end both.
 */
export function showWaiting(onLate: () => void): () => void {
  const pressed = document.activeElement
  const button = pressed instanceof HTMLButtonElement ? pressed : undefined
  const shown = setTimeout(() => button?.setAttribute('aria-busy', 'true'), SHOWN_AFTER_MS)
  const late = setTimeout(onLate, LATE_MS)
  return () => {
    clearTimeout(shown)
    clearTimeout(late)
    button?.removeAttribute('aria-busy')
  }
}
