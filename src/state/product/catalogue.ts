import type { Catalogue } from '../../domain/catalogue/catalogue.ts'

let loaded: Catalogue | undefined
let loading: Promise<Catalogue> | undefined

/** The whole catalogue if it has arrived. */
export function getLoadedCatalogue(): Catalogue | undefined {
  return loaded
}

/** Loads the whole catalogue, a static file of the shop; a failed attempt is not remembered. */
export function loadCatalogue(): Promise<Catalogue> {
  loading ??= import('virtual:catalogue').then(
    (module) => (loaded = module.catalogue),
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
}
