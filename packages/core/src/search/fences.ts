import type { Fence } from './files/searchFiles.ts'
import type { Way } from './matches.ts'

/**
 * The products, by index, that must not be found by what was read: a chlorine tablet by "pain tablets", a test strip by
 * the name of another meter. `isWhole` tells that a product has all words.
 */
export function listHidden(
  fences: readonly Fence[],
  ways: readonly (readonly Way[])[],
  isWhole: (index: number) => boolean,
): Set<number> {
  const all = ways.flat()
  const read = new Set(all.flatMap(({ matched }) => matched))
  const isGuessed = all.some(({ spelling }) => spelling !== undefined)
  return new Set(
    fences.flatMap(({ products, words, isOfNear, where }) => {
      if (where && !where.some((word) => read.has(word))) return []
      if (words.some((word) => read.has(word))) return []
      return isOfNear ? products.filter((index) => isGuessed || !isWhole(index)) : products
    }),
  )
}
