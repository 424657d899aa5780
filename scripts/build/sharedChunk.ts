/** Where the static imports of a first load start: the entry, and the pages that most visits start on. */
const ENTRY = /\/src\/main\.tsx$/
const FIRST_PAGES = ['home', 'category', 'detail']
const PAGE = /\/src\/pages\/(home|category|detail|cart)\/\w+Page\.tsx$/

/** The files that `nameSharedChunk` names, what is needed by most first. */
export const CHUNKS = ['shared', ...FIRST_PAGES, 'cart']

/** One icon of the library, and the file that every icon is imported from. */
const ICON = /\/lucide-react\/dist\/esm\/icons\/([\w-]+)\.m?js$/
const ALL_ICONS = /\/lucide-react\/dist\/esm\/lucide-react\.m?js$/

interface Graph {
  readonly getModuleInfo: (
    id: string,
  ) => { readonly importers: readonly string[]; readonly code?: string | null } | null
}

/**
 * Names one file for everything that the entry or more than one of the first pages imports, and one for what only one
 * of them does, or the cart: many small files are compressed worse, by 2 to 3 kB in all, and each is a request. Null for
 * what only other pages or parts on demand need.
 */
export function nameSharedChunk(id: string, graph: Graph): string | null {
  const begins = new Set<string>()
  const seen = new Set<string>()
  const icon = ICON.exec(id)?.[1]
  const iconName = icon && new RegExp(`\\b${formatIconName(icon)}\\b`)
  const climb = (module: string) => {
    if (seen.has(module)) return
    seen.add(module)
    if (ENTRY.test(module)) begins.add('entry')
    const page = PAGE.exec(module)?.[1]
    if (page) begins.add(page)
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) {
      // Importing one icon imports the file of them all: only the code shows which icon is used.
      const isOther = iconName && ALL_ICONS.test(module) && !iconName.test(graph.getModuleInfo(importer)?.code ?? '')
      if (!isOther) climb(importer)
    }
  }
  climb(id)
  const first = FIRST_PAGES.filter((page) => begins.has(page))
  // An icon is too small for a file of its own.
  if (begins.has('entry') || first.length > 1 || (icon && first.length > 0)) return 'shared'
  return first[0] ?? (begins.has('cart') ? 'cart' : null)
}

/** The name that an icon's file exports it by: "trash-2" → "Trash2". */
function formatIconName(file: string): string {
  return file.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
}
