/** Keeps the last few values by name, so that they are not worked out again. */
export interface Kept<T> {
  readonly get: (name: string, build: () => T) => T
}

export function keepRecent<T>(most: number): Kept<T> {
  const kept = new Map<string, T>()
  return {
    get(name, build) {
      const value = kept.get(name) ?? build()
      kept.delete(name)
      kept.set(name, value)
      if (kept.size > most) kept.delete(kept.keys().next().value!)
      return value
    },
  }
}
