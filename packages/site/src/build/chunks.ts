/**
 * The starts of static imports, and the file that the own code of each stands in: the entry, a part of any page, what is
 * loaded by itself. A page and its parts stand in a file of their own, named after their folder; the bundler names the rest.
 */
const STARTS: readonly (readonly [start: RegExp, file: string])[] = [
  [/\/src\/main\.tsx$|\/index\.html$/, 'shared'],
  [/\/routes\/(?:rest|loadDrawnPage)\.ts$/, 'rest'],
  [/\/core\/src\/page\/pageData\.ts$/, 'pageData'],
  // Each too small for a request of its own, and used by whoever has that file already.
  [/\/routes\/resumeProfile\.ts$|\/state\/stored\/\w+\.ts$/, 'opening'],
  [/\/findMedicineRefusal\.ts$/, 'cart'],
  [/\/formatOrderCsv\.ts$/, 'order'],
  [/\/pages\/shared\//, 'shared-cart'],
  [/\/routes\/findMoved\.ts$|\/pages\/notFound\//, 'search'],
  [/\/state\/order\/reader\.ts$/, 'reader'],
  [/\/(?:MadeOrderView|KnownHere|notKept)\.tsx$/, 'order'],
  // With the groups, which the page of a group shows.
  [/\/search\/suggestions\/|\/pages\/group\//, 'suggestions'],
  [/\/src\/shop\/(?:spine|share)\/|\/(?:AddToList|Reorder)Dialog\.tsx$|\/CartsAside\.tsx$|\/aside\.ts$/, 'drawer'],
  [/\/src\/shop\//, 'parts'],
]
const PAGE = /\/src\/pages\/([\w-]+)\/\w+Page\.tsx$/
const PAGE_PART = /\/src\/pages\/([\w-]+)\/\w+\.tsx$/

/** The order as a document, which its drawer and its page draw. */
const PAPER = /\/src\/shop\/order\//

/** The pages that most visits start with. */
const FIRST = ['home', 'category', 'detail']
/** The starts that load the file of such a page anyway. */
const AFTER_FIRST: readonly (string | undefined)[] = ['search', 'selected', 'drawer', 'parts', 'pageData']
/** The starts that do not load what a product's page shares with the cart. */
const WITHOUT_BUY = ['search', 'suggestions']
/** The starts that do not load the cart's file anyway. */
const WITHOUT_CART: readonly (string | undefined)[] = ['search', 'suggestions', 'parts', 'rest', 'reader', undefined]
/** The starts that read codes: two pages, and what reads a text for them. */
const WITH_CODES: readonly (string | undefined)[] = ['lists', 'quickOrder', 'reader']
/** The files that others import, each only files before it. */
const ORDER = [
  'shared',
  'buy',
  ...FIRST,
  'words',
  'pageData',
  'suggestions',
  'cart',
  'search',
  'rest',
  'common',
  'codes',
  'paper',
]

/** One icon of the library, and the file that every icon is imported from. */
const ICON = /\/lucide-react\/dist\/esm\/icons\/([\w-]+)\.m?js$/
const ALL_ICONS = /\/lucide-react\/dist\/esm\/lucide-react\.m?js$/

interface Graph {
  readonly getModuleInfo: (
    id: string,
  ) => { readonly importers: readonly string[]; readonly code?: string | null } | null
}

interface Group {
  readonly name: (id: string, graph: Graph) => string | null
  readonly priority: number
  readonly debugName: string
}

/**
 * Groups modules into few files, since many small ones are compressed worse and each is a request. What several starts
 * import stands in the first file of `ORDER` that is one of theirs, or in "common", so that no two files import each other.
 *
 * A module takes along what it imports and has no file yet: what more import comes first.
 */
export function groupChunks(): Group[] {
  const known = new Map<string, string | null>()
  const find = (id: string, graph: Graph) => {
    if (!known.has(id)) known.set(id, findFile(id, graph) ?? null)
    return known.get(id) ?? null
  }
  const isOwn = (file: string | null) => file !== null && !ORDER.includes(file)
  return [...ORDER, 'own'].map((file, order) => ({
    name: (id, graph) => {
      const found = find(id, graph)
      return found === file || (file === 'own' && isOwn(found)) ? found : null
    },
    priority: ORDER.length - order,
    debugName: file,
  }))
}

/** The file that a module stands in; undefined where the bundler names it. */
function findFile(id: string, graph: Graph): string | undefined {
  const starts = findStarts(id, graph)
  const has = (start: string) => starts.has(start)
  const list = [...starts]
  if (list.length < 2) return list[0]
  if (has('shared')) return 'shared'
  // Each page loads the rest in time, and not the cart for it.
  if (has('rest') && (has('cart') || has('parts'))) return 'shared'
  const first = FIRST.filter(has)
  if (first.length > 0) {
    if (list.every((start) => start === first[0] || AFTER_FIRST.includes(start))) return first[0]
    return first.join() === 'detail' && !WITHOUT_BUY.some(has) ? 'buy' : 'shared'
  }
  if (has('search') && ['cart', 'lists', 'pageData'].some(has)) return 'words'
  if ((has('search') || has('parts')) && list.some((start) => !WITHOUT_CART.includes(start))) starts.add('cart')
  // The rules of the document stand in no other page.
  if (PAPER.test(id)) return 'paper'
  // As large as both pages, except its few rules.
  if (list.every((start) => WITH_CODES.includes(start)) && !id.endsWith('.css')) return 'codes'
  return ORDER.find(has) ?? 'common'
}

/** From where a module is reached by static imports: the files of `STARTS` and pages, undefined for another start. */
function findStarts(id: string, graph: Graph): Set<string | undefined> {
  const starts = new Set<string | undefined>()
  const seen = new Set<string>()
  const icon = ICON.exec(id)?.[1]
  const iconName = icon && new RegExp(`\\b${formatIconName(icon)}\\b`)
  const climb = (module: string) => {
    if (seen.has(module)) return
    seen.add(module)
    const importers = graph.getModuleInfo(module)?.importers ?? []
    if (importers.length === 0 || PAGE.test(module)) starts.add(nameStart(module))
    for (const importer of importers) {
      // Importing one icon imports the file of them all: only the code shows which icon is used.
      const isOther = iconName && ALL_ICONS.test(module) && !iconName.test(graph.getModuleInfo(importer)?.code ?? '')
      if (!isOther) climb(importer)
    }
  }
  climb(id)
  return starts
}

/** The file that the own code of a start stands in; undefined where the bundler names it. */
export function nameStart(module: string): string | undefined {
  return STARTS.find(([start]) => start.test(module))?.[1] ?? PAGE_PART.exec(module)?.[1]
}

/** The name that an icon's file exports it by: "trash-2" → "Trash2". */
function formatIconName(file: string): string {
  return file.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
}
