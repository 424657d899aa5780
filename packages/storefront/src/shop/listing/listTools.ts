import { createStore, type Store } from '../../state/base/store.ts'
import { loadWhenIdle } from '../../ui/idleLoads.ts'

/** The code of filters and sorting. */
export type ListTools = typeof import('./listCode.ts')

/** Undefined until they are asked for and have come; "failed" where they could not be loaded. */
export const listToolsStore: Store<ListTools | 'failed' | undefined> = createStore<ListTools | 'failed' | undefined>(
  undefined,
)

/** Loads filters and sorting; every listing on screen shows them once they are here. */
export const loadListTools = loadWhenIdle(async (): Promise<void> => {
  try {
    const { buildShopList, viewList, noteUnitPrice, ListBar, ListNotes, ShopGlance } = await import('./listCode.ts')
    if (typeof listToolsStore.get() === 'object') return
    listToolsStore.set({ buildShopList, viewList, noteUnitPrice, ListBar, ListNotes, ShopGlance })
  } catch {
    listToolsStore.set('failed')
  }
})
