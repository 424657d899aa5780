import { useSyncExternalStore } from 'react'

/** Hydration happens once: there is nothing to follow. */
const subscribe = () => () => undefined

/** False on the prerendered page and in the render that takes it over; true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
