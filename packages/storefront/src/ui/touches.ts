const TOUCHES = ['pointerdown', 'keydown', 'input', 'scroll', 'touchmove'] as const
/** A button that was pressed longer ago has been answered, or is by something else. */
const PRESSED_MS = 1000

let touchedAt = -Infinity
let pressed: { readonly button: HTMLElement; readonly at: number } | undefined

/** Follows what the visitor touches, from now on. */
export function watchTouches(): void {
  for (const touch of TOUCHES) addEventListener(touch, noteTouch, { capture: true, passive: true })
  addEventListener('click', handleClick, true)
}

/** Notes that the visitor is busy: has touched something, or has just got what they waited for. */
export function noteTouch(): void {
  touchedAt = performance.now()
}

function handleClick({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest('button') : null
  pressed = button ? { button, at: performance.now() } : undefined
}

/** The time of the last touch of any kind, on the clock of `performance.now`; before all times where there was none. */
export function readTouchedAt(): number {
  return touchedAt
}

/** The button that has just been pressed; a focus would not tell, which Safari gives to none. */
export function findPressed(): HTMLElement | undefined {
  return pressed && performance.now() - pressed.at < PRESSED_MS ? pressed.button : undefined
}
