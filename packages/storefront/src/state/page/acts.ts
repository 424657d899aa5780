import { createPending } from '../../ui/pending.ts'

const acts = createPending()

/** Names an act that is done before its page is left for another, such as adding a product that is still being loaded. Returns it. */
export const finishFirst = acts.add

/** Resolves once everything that was asked for is done, or has failed. */
export const whenActsAreDone = acts.end

const unstored: (() => boolean)[] = []

/** Names what is kept in the page alone: while there is such, its page is not left for a plain one. */
export function keepInPage(isThere: () => boolean): void {
  unstored.push(isThere)
}

/** True while there is something that would be gone with the page. */
export function hasUnstored(): boolean {
  return unstored.some((isThere) => isThere())
}
