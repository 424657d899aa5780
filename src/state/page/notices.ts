import { createStore, type Store } from '../kept/store.ts'

/** Something that the shop tells the visitor, with at most one thing to do about it. */
export interface Notice {
  readonly id: number
  readonly text: string
  readonly action?: { readonly label: string; readonly run: () => void }
}

/** Long enough to be read twice and reached by keyboard. */
const NOTICE_SHOWN_MS = 12_000
/** More would cover the page. */
const MAX_NOTICES = 3

export const noticesStore: Store<readonly Notice[]> = createStore<readonly Notice[]>([])

let lastId = 0
const timers = new Map<number, ReturnType<typeof setTimeout>>()

/** Shows a notice. It replaces what only told something; what can still be undone stays beside it. */
export function showNotice(text: string, action?: Notice['action']): void {
  const notice: Notice = { id: ++lastId, text, ...(action && { action }) }
  const undoable = noticesStore.get().filter((other) => other.action)
  noticesStore.set([...undoable, notice].slice(-MAX_NOTICES))
  releaseNotice(notice.id)
}

export function hideNotice(id: number): void {
  holdNotice(id)
  noticesStore.set(noticesStore.get().filter((notice) => notice.id !== id))
}

/** Keeps a notice for as long as somebody is at it. */
export function holdNotice(id: number): void {
  clearTimeout(timers.get(id))
  timers.delete(id)
}

/** Lets a notice go after its time. */
export function releaseNotice(id: number): void {
  holdNotice(id)
  timers.set(
    id,
    setTimeout(() => hideNotice(id), NOTICE_SHOWN_MS),
  )
}
