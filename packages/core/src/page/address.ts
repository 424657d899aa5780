import type { Choice } from '../catalogue/catalogue.ts'
import { FIXED_PATHS, type PageName, PAGES } from './pages.ts'

/** The page that an address asks for. */
export type Address =
  | { readonly page: Exclude<PageName, 'group' | 'category' | 'detail' | 'information'> }
  | { readonly page: 'group'; readonly id: string }
  | {
      readonly page: 'category'
      readonly id: string
      /** From 2: a further page of its listing. */ readonly listPage?: number
    }
  | { readonly page: 'detail' | 'information'; readonly slug: string }
  | { readonly page: 'moved'; readonly to: string }

/** Every address of the shop, relative to where it is published. */
export const paths = {
  ...FIXED_PATHS,
  searchFor: (query: string): string => `/search?q=${encodeURIComponent(query)}`,
  /** These products side by side; `isBrief`: only the rows in which they differ. */
  comparison: (slugs: readonly string[], isBrief = false): string => {
    const query = new URLSearchParams(slugs.map((slug) => ['p', slug]))
    if (isBrief) query.set('only', 'differences')
    return `/compare${slugs.length > 0 ? `?${query}` : ''}`
  },
  list: (id: string): string => `/lists?list=${encodeURIComponent(id)}`,
  information: (slug: string): string => `/${slug}`,
  group: (id: string): string => `/group/${encodeURIComponent(id)}`,
  /** `listPage`: from 1; each page of a long listing has an address of its own. */
  category: (id: string, listPage = 1): string =>
    (id === '/' ? '/' : `/${encodeURIComponent(id)}`) + (listPage > 1 ? `/${listPage}` : ''),
  /** `chosen`: the code of the variant that is chosen there, or values of its options. */
  detail: (slug: string, chosen: string | Choice = ''): string => {
    const query = String(new URLSearchParams(typeof chosen === 'string' ? chosen && { code: chosen } : chosen))
    return `/detail/${encodeURIComponent(slug)}${query && `?${query}`}`
  },
} as const

/** The file of a page's own data, in the data folder; undefined for pages that have none. */
export function getDataFile(address: Address): string | undefined {
  if (address.page === 'home') return 'pages/home.js'
  if (address.page === 'category')
    return `pages/category${decodeURIComponent(paths.category(address.id, address.listPage))}.js`
  if (address.page === 'detail' || address.page === 'information') return `pages/${address.page}/${address.slug}.js`
  return undefined
}

/** The page of each fixed address, by that address without its leading slash. */
const FIXED = new Map(
  Object.entries(FIXED_PATHS).map(([name, path]) => [path.slice(1), name as keyof typeof FIXED_PATHS]),
)

/**
 * Reads a path. Ids are matched as written; one that differs only in case has moved to the right one.
 * A trailing slash makes no difference. What cannot be decoded, or is unknown, is not found.
 */
export function parseAddress(
  path: string,
  categoryIds: readonly string[],
  groupIds: readonly string[] = [],
  informationSlugs: readonly string[] = [],
): Address {
  const segments = decodeSegments(path)
  if (!segments) return { page: 'notFound' }
  const [first = '', second] = segments
  if (segments.length > 2) return { page: 'notFound' }
  if (second !== undefined) {
    if (first === 'detail') return { page: 'detail', slug: second }
    if (first === 'group' && groupIds.includes(second)) return { page: 'group', id: second }
    // Page 1 stands at the category's own address alone.
    const listPage = /^[1-9]\d{0,4}$/.test(second) ? Number(second) : 1
    return categoryIds.includes(first) && listPage > 1
      ? { page: 'category', id: first, listPage }
      : { page: 'notFound' }
  }
  const fixed = FIXED.get(first)
  if (fixed) return { page: fixed }
  if (categoryIds.includes(first)) return { page: 'category', id: first }
  if (informationSlugs.includes(first)) return { page: 'information', slug: first }
  const other = [...categoryIds, ...informationSlugs, ...FIXED.keys()].find(
    (id) => id.toLowerCase() === first.toLowerCase(),
  )
  return other ? { page: 'moved', to: `/${other}` } : { page: 'notFound' }
}

/** The page that is drawn at an address: where it needs data and there is none, nothing is to be found. */
export function getShownPage(address: Address, data: object | undefined): PageName {
  if (address.page === 'moved') return 'notFound'
  // Home still has its map of the shop to show.
  const isEmpty = PAGES[address.page].needs === 'data' && !data && address.page !== 'home'
  return isEmpty ? 'notFound' : address.page
}

/** The path's segments, decoded, without empty ones at the ends; undefined where it cannot be decoded. */
export function decodeSegments(path: string): string[] | undefined {
  try {
    const trimmed = path.replace(/^\/+|\/+$/g, '')
    return trimmed === '' ? [] : trimmed.split('/').map(decodeURIComponent)
  } catch {
    return undefined
  }
}
