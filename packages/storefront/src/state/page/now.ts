import { useIsHydrated } from './useIsHydrated.ts'

/** The device's clock. */
function readClock(): Date {
  return new Date()
}

/**
 * The time at the device's clock; undefined on a prerendered page and in the render that takes it over. A page that is
 * open at midnight shows the new day with its next change.
 */
export function useNow(): Date | undefined {
  return useIsHydrated() ? readClock() : undefined
}
