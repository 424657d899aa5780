/** Where the static imports of a first load begin: the entry, and the pages that most visits begin on. */
const ENTRY = /\/src\/main\.tsx$/
const PAGES = /\/src\/pages\/(home|category|detail)\/\w+Page\.tsx$/

interface Graph {
  readonly getModuleInfo: (id: string) => { readonly importers: readonly string[] } | null
}

/**
 * Names one file for everything that the entry, or more than one of those pages, imports: many small files are
 * compressed worse, by 2 to 3 kB in all. Null for what only one page or a part on demand needs.
 */
export function nameSharedChunk(id: string, graph: Graph): string | null {
  const begins = new Set<string>()
  const seen = new Set<string>()
  const climb = (module: string) => {
    if (seen.has(module)) return
    seen.add(module)
    if (ENTRY.test(module) || PAGES.test(module)) begins.add(module)
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) climb(importer)
  }
  climb(id)
  return [...begins].some((begin) => ENTRY.test(begin)) || begins.size > 1 ? 'shared' : null
}
