/** Where the static imports of a first load start: the entry, and the pages that most visits start on. */
const ENTRY = /\/src\/main\.tsx$/
const PAGES = /\/src\/pages\/(home|category|detail)\/\w+Page\.tsx$/

/** One icon of the library, and the file that every icon is imported from. */
const ICON = /\/lucide-react\/dist\/esm\/icons\/([\w-]+)\.m?js$/
const ALL_ICONS = /\/lucide-react\/dist\/esm\/lucide-react\.m?js$/

interface Graph {
  readonly getModuleInfo: (
    id: string,
  ) => { readonly importers: readonly string[]; readonly code?: string | null } | null
}

/**
 * Names one file for everything that the entry, or more than one of those pages, imports: many small files are
 * compressed worse, by 2 to 3 kB in all. Null for what only one page or a part on demand needs.
 */
export function nameSharedChunk(id: string, graph: Graph): string | null {
  const begins = new Set<string>()
  const seen = new Set<string>()
  const icon = ICON.exec(id)?.[1]
  const iconName = icon && new RegExp(`\\b${formatIconName(icon)}\\b`)
  const climb = (module: string) => {
    if (seen.has(module)) return
    seen.add(module)
    if (ENTRY.test(module) || PAGES.test(module)) begins.add(module)
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) {
      // Importing one icon imports the file of them all: only the code shows which icon is used.
      const isOther = iconName && ALL_ICONS.test(module) && !iconName.test(graph.getModuleInfo(importer)?.code ?? '')
      if (!isOther) climb(importer)
    }
  }
  climb(id)
  // An icon is too small for a file of its own.
  const least = icon ? 0 : 1
  return [...begins].some((begin) => ENTRY.test(begin)) || begins.size > least ? 'shared' : null
}

/** The name that an icon's file exports it by: "trash-2" → "Trash2". */
function formatIconName(file: string): string {
  return file.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
}
