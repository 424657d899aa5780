/** A function that builds something from an object when it is first asked for, and keeps it as long as the object. */
export function buildOnce<F extends object, T>(build: (from: F) => T): (from: F) => T {
  const built = new WeakMap<F, { readonly value: T }>()
  return (from) => {
    const kept = built.get(from) ?? { value: build(from) }
    built.set(from, kept)
    return kept.value
  }
}
