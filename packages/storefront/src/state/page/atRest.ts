import { useDeferredValue } from 'react'
import { createStore, useStore } from '../base/store.ts'

/** The parts that may be drawn by now, of those that can wait: none, the pictures in view, or all. */
type Rest = 'none' | 'pictures' | 'all'

/** Set once the visitor has begun to use the page, or waits for nothing more (`routes/rest.ts`). */
export const atRestStore = createStore<Rest>('none')

/** A visitor's first moves; a key that is typed is none. */
const FIRST_MOVES = ['scroll', 'pointerdown'] as const

function handleMove({ target }: Event): void {
  // A visitor in the search field is waiting for suggestions, and one who presses a link for its page, not for pictures.
  if (target instanceof Element && target.closest('[role=search], a')) return
  for (const move of FIRST_MOVES) removeEventListener(move, handleMove)
  atRestStore.set('all')
}

let isAwaited = false

/**
 * False on a prerendered page, while it hydrates and until it is quiet: parts that can wait leave the connection and the
 * processor to what is seen first. Its change is drawn without haste.
 */
export function useAtRest(): boolean {
  return useDeferredValue(useStore(AWAITED, 'none') === 'all')
}

/** The same for pictures, which come before the parts, and on a line that is spared too. */
export function usePicturesAtRest(): boolean {
  return useDeferredValue(useStore(AWAITED, 'none') !== 'none')
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
  for (const move of FIRST_MOVES) addEventListener(move, handleMove, { passive: true })
}
