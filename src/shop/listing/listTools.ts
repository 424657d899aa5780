import type { Catalogue } from '../../domain/catalogue/catalogue.ts'
import { loadCatalogue } from '../../state/product/catalogue.ts'
import { loadWhenIdle } from '../../ui/idleLoads.ts'
import { createStore, type Store } from '../../state/kept/store.ts'

/** Filters and sorting: their code, and the catalogue whose facts they read. */
interface ListTools {
  readonly catalogue: Catalogue
  readonly code: typeof import('./listCode.ts')
}

/** Undefined until they are asked for and have come; "failed" where they could not be loaded. */
export const listToolsStore: Store<ListTools | 'failed' | undefined> = createStore<ListTools | 'failed' | undefined>(
  undefined,
)

/** Loads filters and sorting; every listing on screen shows them once they are here. */
export const loadListTools = loadWhenIdle(async (): Promise<void> => {
  try {
    const [catalogue, code] = await Promise.all([loadCatalogue(), import('./listCode.ts')])
    const { buildList, viewList, noteUnitPrice, ListBar, ListNotes } = code
    if (typeof listToolsStore.get() === 'object') return
    listToolsStore.set({ catalogue, code: { buildList, viewList, noteUnitPrice, ListBar, ListNotes } })
  } catch {
    listToolsStore.set('failed')
  }
})
