import type { ComponentType } from 'react'
import { createStore, type Store } from '../../state/base/store.ts'

interface AccountMenuCode {
  /** `wordClass`: of the words beside an icon of the header, which only a screen reader reads where there is little room. */
  readonly AccountMenu: ComponentType<{ readonly wordClass: string | undefined }>
}

/** The header's menu of an open profile; undefined for a guest, who loads nothing of it. */
export const accountMenuStore: Store<AccountMenuCode | undefined> = createStore<AccountMenuCode | undefined>(undefined)
