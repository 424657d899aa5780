/** What the visitor has asked for and the shop is still doing, such as adding a product that has to be loaded first. */
let acts: Promise<unknown> = Promise.resolve()

/** Names an act that is done before its page is left for another. Returns it. */
export function finishFirst<T>(act: Promise<T>): Promise<T> {
  acts = Promise.allSettled([acts, act])
  return act
}

/** Resolves once everything that was asked for is done, or has failed. */
export async function whenActsAreDone(): Promise<void> {
  for (let before; before !== acts;) await (before = acts)
}
