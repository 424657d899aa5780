import type { Catalogue } from '../../domain/catalogue/catalogue.ts'
import { loadCatalogue } from '../../state/product/catalogue.ts'
import { createStore, type Store } from '../../state/kept/store.ts'

/** What narrows and sorts a list: its code, and the catalogue with the facts that it reads. */
interface ListTools {
  readonly catalogue: Catalogue
  readonly code: typeof import('./listCode.ts')
}

export const listToolsStore: Store<ListTools | undefined> = createStore<ListTools | undefined>(undefined)

/** Brings what narrows and sorts lists; every list that is shown takes it up when it is there. */
export async function loadListTools(): Promise<void> {
  const [catalogue, { buildList, viewList, noteUnitPrice, ListBar, ListNotes }] = await Promise.all([
    loadCatalogue(),
    import('./listCode.ts'),
  ])
  if (listToolsStore.get()) return
  listToolsStore.set({ catalogue, code: { buildList, viewList, noteUnitPrice, ListBar, ListNotes } })
}
