import { isPublished } from '@shop/core/catalogue/informationSchema.ts'
import { type CatalogueFiles, MOVED_FILE } from './catalogueFiles.ts'
import type { Problem } from './problem.ts'
import { RESERVED_NAMES, SCREEN_ROUTES } from './reservedNames.ts'

/** Every address of a page of the shop, except further pages of long listings. */
export function listAddresses({
  groups,
  categories,
  products,
  information = [],
}: Pick<CatalogueFiles, 'groups' | 'categories' | 'products' | 'information'>): string[] {
  return [
    ...SCREEN_ROUTES.map((route) => `/${route}`),
    ...groups.map(({ id }) => `/group/${id}`),
    ...categories.map(({ record: { id } }) => (id === '/' ? id : `/${id}`)),
    ...information.filter(isPublished).map(({ slug }) => `/${slug}`),
    ...products.map(({ record }) => `/detail/${record.slug}`),
  ]
}

/** Finds problems in the addresses that moved: each has to lead to a page in one step. */
export function findMovedProblems(files: CatalogueFiles): Problem[] {
  const { moved = [], unread } = files
  if (moved.length === 0) return []
  const pages = new Set(listAddresses(files))
  const folded = new Set([...pages].map((page) => page.toLowerCase()))
  const targets = new Map(moved.map(({ from, to }) => [from, to]))
  const isUnread = (address: string) => unread?.has(address.replace(/^.*\//, '')) ?? false
  return moved.flatMap(({ from, to, successor }, index) => {
    const problems: Problem[] = []
    const report = (field: 'from' | 'to' | 'successor', message: string) =>
      problems.push({ level: 'error', file: MOVED_FILE, record: from, field, message, index })
    const root = from.split('/')[1]!
    if (moved.findIndex((other) => other.from.toLowerCase() === from.toLowerCase()) < index)
      report('from', 'This address is above already. Keep one of the two.')
    else if (pages.has(from)) report('from', 'There is a page at this address, so nothing has moved. Remove this.')
    else if (folded.has(from.toLowerCase()))
      report(
        'from',
        'It differs from a page only in upper and lower case, which the shop knows by itself. Remove this.',
      )
    else if (!['detail', 'group'].includes(root) && (RESERVED_NAMES.includes(root) || root === ''))
      report('from', 'The shop keeps its own files there. Remove this.')
    if (successor && !(from.startsWith('/detail/') && to.startsWith('/detail/')))
      report('successor', 'Only a product that leads to another one has a successor. Remove this field.')
    if (pages.has(to) || isUnread(to)) return problems
    const last = follow(to, targets)
    if (last === undefined) report('to', `It leads in a circle, from ${to} back to ${to}. Name a page.`)
    else if (last !== to) report('to', `${to} has moved too, to ${last}. Write "to": "${last}".`)
    else report('to', `There is no page ${to}. Name the page that takes its place, or "/".`)
    return problems
  })
}

/** The end of an address's moves; undefined where it is a circle. */
function follow(start: string, targets: ReadonlyMap<string, string>): string | undefined {
  const passed = new Set<string>()
  let at = start
  for (let next = targets.get(at); next !== undefined; next = targets.get(at)) {
    if (passed.has(at)) return undefined
    passed.add(at)
    at = next
  }
  return at
}
