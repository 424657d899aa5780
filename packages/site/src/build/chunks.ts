/** The start of static imports: the entry, a page, a part of one that is loaded by itself, a part of any page. */
const ENTRY = /\/src\/main\.tsx$/
const PAGE = /\/src\/pages\/([\w-]+)\/\w+Page\.tsx$/
const PAGE_PART = /\/src\/pages\/([\w-]+)\/(\w+)\.tsx$/
const PART = /\/src\/shop\//
const SUGGESTIONS = /\/src\/shop\/search\/suggestions\//
/** The pages that most visits start on. */
const FIRST_PAGES = ['home', 'category', 'detail']
/** Separates the parts that share a file, in its name within the bundler. */
export const TOGETHER = '--'
/** No module is reached from more starts than that, except those of the first load. */
const MOST_BEGINS = 30
const LAST = 5 + MOST_BEGINS

/** Characters of a module's code. */
const SMALL = 1000

/** One icon of the library, and the file that every icon is imported from. */
const ICON = /\/lucide-react\/dist\/esm\/icons\/([\w-]+)\.m?js$/
const ALL_ICONS = /\/lucide-react\/dist\/esm\/lucide-react\.m?js$/

interface Graph {
  readonly getModuleInfo: (id: string) => {
    readonly importers: readonly string[]
    readonly importedIds: readonly string[]
    readonly code?: string | null
  } | null
}

interface Group {
  readonly name: (id: string, graph: Graph) => string | null
  readonly priority: number
  readonly debugName: string
}

/**
 * Groups modules into files, since many small ones are compressed worse and each is a request: one for everything that
 * the entry or more than one of the first pages imports, and for small modules that one of them shares with another
 * page; one for what a product's page and the cart or the order import, which would otherwise load all of that page;
 * one for the suggestions and the search that they ask, so that a first letter waits for one file; one for each page and
 * what only it imports; one for the parts of any page; one for each set of pages and parts that share what no others do.
 * The bundler names the rest: a part of one page, and code that is loaded by itself.
 *
 * A module takes along what it imports and has no file yet: what more import comes first.
 */
export function groupChunks(): Group[] {
  const known = new Map<string, { name: string | null; order: number }>()
  const find = (id: string, graph: Graph) => {
    const chunk = known.get(id) ?? findChunk(id, graph)
    known.set(id, chunk)
    return chunk
  }
  return Array.from({ length: LAST + 1 }, (_, order) => ({
    name: (id, graph) => (find(id, graph).order === order ? find(id, graph).name : null),
    priority: LAST - order,
    debugName: String(order),
  }))
}

function findChunk(id: string, graph: Graph): { name: string | null; order: number } {
  const begins = [...findBegins(id, graph)].sort()
  const has = (begin: string) => begins.includes(begin)
  const first = FIRST_PAGES.filter(has)
  if (has('entry') || first.length > 1 || (first[0] && begins.length > 1 && isSmall(id, graph)))
    return { name: 'shared', order: 0 }
  if (has('detail') && (has('cart') || has('order'))) return { name: 'buy', order: 1 }
  if (first[0]) return { name: first[0], order: 2 }
  if (has('suggestions')) return { name: 'suggestions', order: 3 }
  if (has('cart')) return { name: 'cart', order: 4 }
  const folders = new Set(begins.map((begin) => begin.replace(/\..*/, '')))
  const [folder = ''] = folders
  // A module that is loaded by itself is left to the bundler to name.
  if (begins.length < 2 && !has(folder)) return { name: null, order: LAST }
  if (folders.size === 1) return { name: namePageChunk(folder), order: LAST }
  return { name: begins.join(TOGETHER), order: LAST - Math.min(begins.length, MOST_BEGINS) }
}

/** Too small for a file of its own, such as an icon: others would load all of a first page for it. */
function isSmall(id: string, graph: Graph): boolean {
  const module = graph.getModuleInfo(id)
  return ICON.test(id) || (module?.importedIds.length === 0 && (module.code ?? '').length < SMALL && /\.ts$/.test(id))
}

/** From where a module is reached by static imports: "entry", a page's folder, "folder.Part", "suggestions", "parts", or ".name" of another. */
function findBegins(id: string, graph: Graph): Set<string> {
  const begins = new Set<string>()
  const seen = new Set<string>()
  const icon = ICON.exec(id)?.[1]
  const iconName = icon && new RegExp(`\\b${formatIconName(icon)}\\b`)
  const climb = (module: string) => {
    if (seen.has(module)) return
    seen.add(module)
    const importers = graph.getModuleInfo(module)?.importers ?? []
    if (ENTRY.test(module)) begins.add('entry')
    else if (PAGE.test(module)) begins.add(PAGE.exec(module)![1]!)
    else if (importers.length === 0) begins.add(nameBegin(module))
    for (const importer of importers) {
      // Importing one icon imports the file of them all: only the code shows which icon is used.
      const isOther = iconName && ALL_ICONS.test(module) && !iconName.test(graph.getModuleInfo(importer)?.code ?? '')
      if (!isOther) climb(importer)
    }
  }
  climb(id)
  return begins
}

function nameBegin(module: string): string {
  const [, folder, part] = PAGE_PART.exec(module) ?? []
  if (folder) return `${folder}.${part}`
  if (SUGGESTIONS.test(module)) return 'suggestions'
  return PART.test(module) ? 'parts' : `.${/(\w+)[^/]*$/.exec(module)?.[1]}`
}

/** Names the file of the pages in a folder. */
export function namePageChunk(folder: string): string {
  return folder === 'shared' ? 'shared-cart' : folder
}

/** The name that an icon's file exports it by: "trash-2" → "Trash2". */
function formatIconName(file: string): string {
  return file.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
}
