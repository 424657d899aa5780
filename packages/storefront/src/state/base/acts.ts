import { createPending } from '../../ui/pending.ts'

const acts = createPending()

/** Marks an act that has to finish before the page is left, such as adding a product that is still loading. Returns it. */
export const finishFirst = acts.add

/** Resolves once everything that was asked for is done, or has failed. */
export const whenActsAreDone = acts.end

const unstored: (() => boolean)[] = []

/** Registers something that only this page holds: while it is there, the page is not left for a plain one. */
export function keepInPage(isThere: () => boolean): void {
  unstored.push(isThere)
}

/** True while there is something that would be gone with the page. */
export function hasUnstored(): boolean {
  return unstored.some((isThere) => isThere())
}
