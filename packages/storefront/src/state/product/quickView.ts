import { createStore } from '../base/store.ts'

/** The history entry of an open view: Back removes it, Forward and a reload open the view again. */
interface ViewEntry {
  readonly quickView: string
}

/** The slug of the product that is looked at from a list; undefined while none is. */
export const quickViewStore = createStore<string | undefined>(undefined)

/** Takes up the view that the history says is open, and follows Back and Forward. Returns the way to stop. */
export function startQuickView(): () => void {
  const follow = () => quickViewStore.set(readEntry())
  follow()
  addEventListener('popstate', follow)
  return () => removeEventListener('popstate', follow)
}

/** Gives an open view its entry in the history, unless it has come from there. */
export function enterQuickView(slug: string): void {
  if (readEntry() !== slug) history.pushState({ quickView: slug } satisfies ViewEntry, '')
}

/** Closes the view. Closed by Back its entry is gone already; closed otherwise, it would cost one Back too many. */
export function leaveQuickView(slug: string): void {
  if (readEntry() === slug) history.back()
  else quickViewStore.set(undefined)
}

function readEntry(): string | undefined {
  const slug = (history.state as Partial<ViewEntry> | null)?.quickView
  return typeof slug === 'string' ? slug : undefined
}
