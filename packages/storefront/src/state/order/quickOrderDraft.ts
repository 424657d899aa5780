import { useEffect } from 'react'
import { type Draft, EMPTY_DRAFT, formatDraft, parseDraft } from '@shop/core/quickOrder/draft.ts'
import { createStore, useStore } from '../base/store.ts'
import { STORAGE_KEYS } from '../stored/storage.ts'
import { readTyped, writeTyped } from '../stored/tab.ts'

/** The quick order of this tab, which outlasts a reload: two tabs are two orders. */
const draftStore = createStore<Draft>(EMPTY_DRAFT)

let isRead = false

/** The order that is being put together; empty on the prerendered page. */
export function useQuickOrderDraft(): Draft {
  useEffect(readOnce, [])
  return useStore(draftStore, EMPTY_DRAFT)
}

/** The order as it is now. */
export const getDraft = draftStore.get

/** Changes the order and keeps it. */
export function changeDraft(change: (draft: Draft) => Draft): void {
  const next = change(draftStore.get())
  draftStore.set(next)
  writeTyped(STORAGE_KEYS.quickOrder, formatDraft(next))
}

function readOnce(): void {
  if (!isRead) draftStore.set(parseDraft(readTyped(STORAGE_KEYS.quickOrder)))
  isRead = true
}
