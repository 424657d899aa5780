import type { Plugin } from 'vite'

const ID = 'virtual:search-worker'
const FILE = 'src/state/search/searchWorker.ts'

/**
 * Provides the address of the search worker. Vite's own `?worker` bundles a worker separately, with a second copy of the
 * catalogue; here it is one more entry of the same bundle, which shares the shop's files.
 */
export function searchWorkerPlugin(): Plugin {
  let address = `import.meta.env.BASE_URL + '${FILE}'`
  return {
    name: 'search-worker',
    buildStart() {
      const isServer = this.environment.name === 'ssr'
      if (this.environment.mode !== 'build') return
      // No worker is started while a page is prerendered.
      address = isServer
        ? `''`
        : `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'chunk', id: FILE, name: 'searchWorker' })}`
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) => (id === `\0${ID}` ? `export const searchWorkerUrl = ${address}` : undefined),
  }
}
