import { createStore } from './store.ts'

/** The slug of the product that is looked at from a list; undefined while none is. */
export const quickViewStore = createStore<string | undefined>(undefined)
