import { keepInPage } from './acts.ts'
import { createStore, type Store } from './store.ts'

/** A message to the visitor, with at most one page that it leads to and one action. */
export interface Notice {
  readonly id: number
  readonly text: string
  /** `href`: an address of the shop, relative to where it is published. */
  readonly link?: { readonly label: string; readonly href: string }
  /** `isBrief`: nothing is lost with its notice, which gives way to the next. */
  readonly action?: { readonly label: string; readonly run: () => void; readonly isBrief?: true }
}

/** Long enough to be read twice and reached by keyboard. */
const NOTICE_SHOWN_MS = 12_000
/** More would cover the page. */
const MAX_NOTICES = 3

export const noticesStore: Store<readonly Notice[]> = createStore<readonly Notice[]>([])

// The only way to undo or save something would go with its notice.
keepInPage(() => noticesStore.get().some(isLasting))

let lastId = 0
const timers = new Map<number, ReturnType<typeof setTimeout>>()

type Hold = 'pointer' | 'focus'
const holds = new Map<number, Set<Hold>>()

/** Shows a notice in place of the others; what can still be undone or saved stays beside it. */
export function showNotice(text: string, action?: Notice['action'], link?: Notice['link']): void {
  const notice: Notice = { id: ++lastId, text, ...(link && { link }), ...(action && { action }) }
  noticesStore.set([...noticesStore.get().filter(isLasting), notice].slice(-MAX_NOTICES))
  startClock(notice.id)
}

/** One with a link is brief: what was added stands in the cart, where it is taken out again. */
function isLasting({ action, link }: Notice): boolean {
  return action !== undefined && !link && !action.isBrief
}

export function hideNotice(id: number): void {
  clearTimeout(timers.get(id))
  timers.delete(id)
  holds.delete(id)
  noticesStore.set(noticesStore.get().filter((notice) => notice.id !== id))
}

/** Keeps a notice while the pointer or the focus is in it. */
export function holdNotice(id: number, by: Hold): void {
  clearTimeout(timers.get(id))
  holds.set(id, (holds.get(id) ?? new Set()).add(by))
}

/** Hides a notice after its time, unless the other hold still keeps it. */
export function releaseNotice(id: number, by: Hold): void {
  holds.get(id)?.delete(by)
  if (!holds.get(id)?.size) startClock(id)
}

function startClock(id: number): void {
  clearTimeout(timers.get(id))
  timers.set(
    id,
    setTimeout(() => hideNotice(id), NOTICE_SHOWN_MS),
  )
}
