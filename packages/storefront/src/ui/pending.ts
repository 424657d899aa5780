/** Promises that are waited for together. */
export interface Pending {
  /** Adds a promise and returns it. */
  readonly add: <T extends Promise<unknown>>(promise: T) => T
  /** Resolves once every promise has settled, including those added in the meantime. */
  readonly end: () => Promise<void>
}

export function createPending(): Pending {
  let all: Promise<void> = Promise.resolve()
  return {
    add(promise) {
      all = Promise.allSettled([all, promise]).then(() => undefined)
      return promise
    },
    async end() {
      for (let before; before !== all;) await (before = all)
    },
  }
}
