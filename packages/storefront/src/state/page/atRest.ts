import { useDeferredValue } from 'react'
import { createStore, useStore } from '../base/store.ts'

/** Set once the page has hydrated and the browser has been idle, or the visitor has begun to use it. */
export const atRestStore = createStore(false)

/** A visitor's first moves, which may come sooner than the browser's first idle moment; a key that is typed is none. */
const FIRST_MOVES = ['scroll', 'pointerdown'] as const

function handleMove({ target }: Event): void {
  // Who goes to the search field waits for its suggestions, not for the pictures below.
  if (target instanceof Element && target.closest('[role=search]')) return
  for (const move of FIRST_MOVES) removeEventListener(move, handleMove)
  rest()
}

const rest = () => atRestStore.set(true)
let isAwaited = false

/**
 * False on a prerendered page, while it hydrates and until it is idle: parts that can wait, such as the pictures below
 * the first screen, leave the connection and the processor to what is seen first. Its change is drawn without haste.
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
  for (const move of FIRST_MOVES) addEventListener(move, handleMove, { passive: true })
  if ('requestIdleCallback' in window) requestIdleCallback(rest, { timeout: 3000 })
  else setTimeout(rest, 200) // Safari
}
