import { useSyncExternalStore } from 'react'

/** The tokens that password managers use. */
const OF_PASSWORDS = /password|username/

let isEnded = false

/**
 * No field offers anything, and the browser keeps nothing of it, from now on: someone else may use the device. It lasts
 * as long as the page: an account opens before anything is drawn and ends with a full load.
 */
export function endAutoComplete(): void {
  isEnded = true
}

/** The `autocomplete` token of a field; "off" without one, and for all but passwords once an account is open. */
export function useAutoComplete(token = 'off'): string {
  const isOff = useSyncExternalStore(subscribe, read, readPrerendered)
  return isOff && !OF_PASSWORDS.test(token) ? 'off' : token
}

const subscribe = () => () => undefined
const read = () => isEnded
const readPrerendered = () => false
