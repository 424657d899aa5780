import { useDeferredValue } from 'react'
import { createStore, useStore } from '../base/store.ts'

/** Whether the page has arrived and been taken over, and the browser has had a moment since. */
export const atRestStore = createStore(false)

/** What a visitor does first, where that is sooner than the browser's first moment. */
const FIRST_MOVES = ['scroll', 'pointerdown', 'keydown'] as const

const rest = () => atRestStore.set(true)
let isAwaited = false

/**
 * False on a prerendered page, while it is taken over and until it rests: what nobody misses before, as the pictures
 * below the first screen, leaves the line and the processor to what is seen first. Its change is drawn without haste.
 */
export function useAtRest(): boolean {
  return useDeferredValue(useStore(AWAITED, false))
}

const AWAITED = {
  ...atRestStore,
  subscribe(onChange: () => void) {
    awaitRest()
    return atRestStore.subscribe(onChange)
  },
}

function awaitRest(): void {
  if (isAwaited) return
  isAwaited = true
  for (const move of FIRST_MOVES) addEventListener(move, rest, { once: true, passive: true })
  if ('requestIdleCallback' in window) requestIdleCallback(rest, { timeout: 3000 })
  else setTimeout(rest, 200) // Safari
}
