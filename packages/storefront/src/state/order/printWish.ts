import { createStore } from '../base/store.ts'

/** True from a press on Print in the order drawer until the order's page has answered it. */
export const printWish = createStore(false)
