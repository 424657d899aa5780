import type { Catalogue } from '../../domain/catalogue/catalogue.ts'
import { loadCatalogue } from '../../state/product/catalogue.ts'
import { createStore, type Store } from '../../state/kept/store.ts'

/** Filters and sorting: their code, and the catalogue whose facts they read. */
interface ListTools {
  readonly catalogue: Catalogue
  readonly code: typeof import('./listCode.ts')
}

export const listToolsStore: Store<ListTools | undefined> = createStore<ListTools | undefined>(undefined)

/** Loads filters and sorting; every listing on screen shows them once they are here. */
export async function loadListTools(): Promise<void> {
  const [catalogue, { buildList, viewList, noteUnitPrice, ListBar, ListNotes }] = await Promise.all([
    loadCatalogue(),
    import('./listCode.ts'),
  ])
  if (listToolsStore.get()) return
  listToolsStore.set({ catalogue, code: { buildList, viewList, noteUnitPrice, ListBar, ListNotes } })
}
