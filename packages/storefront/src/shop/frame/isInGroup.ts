import type { GroupNames } from '@shop/core/catalogue/catalogue.ts'
import { decodeSegments } from '@shop/core/page/address.ts'

/** The group whose overview is at this path, or undefined. */
export function readGroupId(path: string): string | undefined {
  const [first, second] = decodeSegments(path) ?? []
  return first === 'group' ? second : undefined
}

/** Checks whether the path leads to the group's overview or to one of its categories. */
export function isInGroup({ id, categories }: GroupNames, path: string): boolean {
  const first = decodeSegments(path)?.[0]
  return readGroupId(path) === id || categories.some((category) => category.id === first)
}
