import type { Locator } from '@playwright/test'

export interface Fade {
  /** The element's picture or text, to name it by. */
  readonly what: string
  /** True where any of it stands in the window, faded or not. */
  readonly isInView: boolean
  /** 0 to 1: its own opacity times that of all that it stands in. */
  readonly opacity: number
  /** The durations of the fades that run on it, in ms. */
  readonly fades: readonly number[]
}

/** Reads how each element is faded now, or, without waiting for it, as it will be once its fade has finished. */
export function readFades(elements: Locator, when: 'now' | 'finished' = 'now'): Promise<Fade[]> {
  return elements.evaluateAll((nodes, moment) => {
    const isFade = (animation: Animation) =>
      animation instanceof CSSTransition
        ? animation.transitionProperty === 'opacity'
        : animation.effect instanceof KeyframeEffect &&
          animation.effect.getKeyframes().some((frame) => 'opacity' in frame)
    return nodes.map((node) => {
      const { top, bottom } = node.getBoundingClientRect()
      const fades: number[] = []
      let opacity = 1
      for (let element: Element | null = node; element; element = element.parentElement) {
        for (const animation of element.getAnimations().filter(isFade)) {
          fades.push(Number(animation.effect!.getComputedTiming().duration))
          if (moment === 'finished') animation.finish()
        }
        opacity *= Number(getComputedStyle(element).opacity)
      }
      const what = node.getAttribute('src') ?? node.textContent.slice(0, 60)
      return { what, isInView: top < innerHeight && bottom > 0, opacity, fades }
    })
  }, when)
}
