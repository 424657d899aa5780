import { useSyncExternalStore } from 'react'

/** What password managers go by. */
const OF_PASSWORDS = /password|username/

let isEnded = false

/**
 * No field offers anything, and the browser keeps nothing of it, from now on: someone else may use the device. It lasts
 * as long as the page: an account opens before anything is drawn and ends with a full load.
 */
export function endAutoComplete(): void {
  isEnded = true
}

/** What a field says of itself to the browser, which has nothing to offer where there is no word for what is typed. */
export function useAutoComplete(token = 'off'): string {
  const isOff = useSyncExternalStore(subscribe, read, readPrerendered)
  return isOff && !OF_PASSWORDS.test(token) ? 'off' : token
}

const subscribe = () => () => undefined
const read = () => isEnded
const readPrerendered = () => false
