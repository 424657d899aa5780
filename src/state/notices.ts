import { createStore, type Store } from './store.ts'

/** Something that the shop tells the visitor, with at most one thing to do about it. */
export interface Notice {
  readonly id: number
  readonly text: string
  readonly action?: { readonly label: string; readonly run: () => void }
}

/** Long enough to be read twice and reached by keyboard. */
const NOTICE_SHOWN_MS = 12_000

export const noticesStore: Store<readonly Notice[]> = createStore<readonly Notice[]>([])

let lastId = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** Shows a notice; the newest replaces what was there, so that two never cover the page. */
export function showNotice(text: string, action?: Notice['action']): void {
  const notice: Notice = { id: ++lastId, text, ...(action && { action }) }
  noticesStore.set([notice])
  releaseNotice(notice.id)
}

export function hideNotice(id: number): void {
  noticesStore.set(noticesStore.get().filter((notice) => notice.id !== id))
}

/** Keeps a notice for as long as somebody is at it. */
export function holdNotice(): void {
  clearTimeout(timer)
}

/** Lets a notice go after its time. */
export function releaseNotice(id: number): void {
  clearTimeout(timer)
  timer = setTimeout(() => hideNotice(id), NOTICE_SHOWN_MS)
}
