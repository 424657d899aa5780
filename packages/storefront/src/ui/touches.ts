const TOUCHES = ['pointerdown', 'keydown', 'input', 'scroll', 'touchmove'] as const
/** A press longer ago than this did not cause the load. */
const PRESSED_MS = 1000

let touchedAt = -Infinity
let pressed: { readonly button: HTMLElement; readonly at: number } | undefined

/** Follows what the visitor touches, from now on. */
export function watchTouches(): void {
  for (const touch of TOUCHES) addEventListener(touch, noteTouch, { capture: true, passive: true })
  addEventListener('click', handleClick, true)
}

/** Records that the visitor is busy: they have touched something, or have just got what they were waiting for. */
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

/** The button that has just been pressed. The focus would not tell: Safari does not move it to a button. */
export function findPressed(): HTMLElement | undefined {
  return pressed && performance.now() - pressed.at < PRESSED_MS ? pressed.button : undefined
}
