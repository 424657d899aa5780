import { useEffect } from 'react'
import { EMPTY_DRAFT, formatDraft, parseDraft, type Draft } from '../../domain/quickOrder/draft.ts'
import { showNotice } from '../page/notices.ts'
import { STORAGE_KEYS } from '../kept/storage.ts'
import { readTyped, writeTyped } from '../kept/tab.ts'
import { createStore, useStore } from '../kept/store.ts'

/** The quick order of this tab, which outlasts a reload: two tabs are two orders. */
const draftStore = createStore<Draft>(EMPTY_DRAFT)

let isRead = false
/** True once the visitor knows that this browser does not keep the order. */
let isTold = false

/** The order that is being put together; empty on the prerendered page. */
export function useQuickOrderDraft(): Draft {
  useEffect(readOnce, [])
  return useStore(draftStore, EMPTY_DRAFT)
}

/** Changes the order and keeps it. Where storage fails it lives on in this tab, and the visitor is told once. */
export function changeDraft(change: (draft: Draft) => Draft): void {
  const next = change(draftStore.get())
  draftStore.set(next)
  const isKept = writeTyped(STORAGE_KEYS.quickOrder, formatDraft(next))
  if (!isKept && !isTold) showNotice('This browser is not keeping your lines: a reload would lose them.')
  isTold = !isKept
}

function readOnce(): void {
  if (!isRead) draftStore.set(parseDraft(readTyped(STORAGE_KEYS.quickOrder)))
  isRead = true
}
