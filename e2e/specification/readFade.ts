import type { Locator } from '@playwright/test'

/** How an element is faded. */
export interface Fade {
  /** 0 to 1: its own opacity times that of all that it stands in. */
  readonly opacity: number
  /** The durations of the fades that run on it, in ms. */
  readonly fades: readonly number[]
}

/** Reads how an element is faded now, or, without waiting for it, as it will be once its fade has finished. */
export function readFade(element: Locator, when: 'now' | 'finished' = 'now'): Promise<Fade> {
  return element.evaluate((start, moment) => {
    const isFade = (animation: Animation) =>
      animation instanceof CSSTransition
        ? animation.transitionProperty === 'opacity'
        : animation.effect instanceof KeyframeEffect &&
          animation.effect.getKeyframes().some((frame) => 'opacity' in frame)
    const fades: number[] = []
    let opacity = 1
    for (let element: Element | null = start; element; element = element.parentElement) {
      for (const animation of element.getAnimations().filter(isFade)) {
        fades.push(Number(animation.effect!.getComputedTiming().duration))
        if (moment === 'finished') animation.finish()
      }
      opacity *= Number(getComputedStyle(element).opacity)
    }
    return { opacity, fades }
  }, when)
}
