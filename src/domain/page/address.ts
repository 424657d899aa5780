/** A screen whose address says nothing but its name. */
type PlainScreen =
  | 'home'
  | 'selected'
  | 'cart'
  | 'login'
  | 'signup'
  | 'forget_password'
  | 'search'
  | 'compare'
  | 'quick-order'
  | 'lists'
  | 'order'
  | 'shared'
  | 'not-found'

/** What an address asks for. */
export type Address =
  | { readonly screen: PlainScreen }
  | { readonly screen: 'group'; readonly id: string }
  | { readonly screen: 'category'; readonly id: string }
  | { readonly screen: 'detail'; readonly slug: string }
  | { readonly screen: 'moved'; readonly to: string }

export type ScreenName = Exclude<Address['screen'], 'moved'>

/** Every address of the shop, relative to where it is published. */
export const paths = {
  home: '/',
  selected: '/detail',
  cart: '/cart',
  login: '/login',
  signup: '/signup',
  forgetPassword: '/forget_password',
  search: '/search',
  searchFor: (query: string): string => `/search?q=${encodeURIComponent(query)}`,
  compare: '/compare',
  /** These products side by side; `isBrief`: only the rows in which they differ. */
  comparison: (slugs: readonly string[], isBrief = false): string => {
    const query = new URLSearchParams(slugs.map((slug) => ['p', slug]))
    if (isBrief) query.set('only', 'differences')
    return `/compare${slugs.length > 0 ? `?${query}` : ''}`
  },
  quickOrder: '/quick-order',
  lists: '/lists',
  list: (id: string): string => `/lists?list=${encodeURIComponent(id)}`,
  order: '/order',
  /** A cart or list that somebody has sent: it stands in the fragment. */
  shared: '/shared',
  group: (id: string): string => `/group/${encodeURIComponent(id)}`,
  category: (id: string): string => (id === '/' ? '/' : `/${encodeURIComponent(id)}`),
  detail: (slug: string): string => `/detail/${encodeURIComponent(slug)}`,
} as const

const FIXED: Readonly<Record<string, PlainScreen>> = {
  '': 'home',
  detail: 'selected',
  cart: 'cart',
  login: 'login',
  signup: 'signup',
  forget_password: 'forget_password',
  search: 'search',
  compare: 'compare',
  'quick-order': 'quick-order',
  lists: 'lists',
  order: 'order',
  shared: 'shared',
}

/**
 * Reads a path. Ids are matched as written; one that differs only in case has moved to the right one.
 * A trailing slash makes no difference. What cannot be decoded, or is unknown, is "not-found".
 */
export function parseAddress(path: string, categoryIds: readonly string[], groupIds: readonly string[] = []): Address {
  const segments = decodeSegments(path)
  if (!segments) return { screen: 'not-found' }
  const [first = '', second] = segments
  if (segments.length > 2) return { screen: 'not-found' }
  if (second !== undefined) {
    if (first === 'detail') return { screen: 'detail', slug: second }
    return first === 'group' && groupIds.includes(second) ? { screen: 'group', id: second } : { screen: 'not-found' }
  }
  const fixed = Object.hasOwn(FIXED, first) ? FIXED[first] : undefined
  if (fixed) return { screen: fixed }
  if (categoryIds.includes(first)) return { screen: 'category', id: first }
  const other = [...categoryIds, ...Object.keys(FIXED)].find((id) => id.toLowerCase() === first.toLowerCase())
  return other ? { screen: 'moved', to: `/${other}` } : { screen: 'not-found' }
}

const NEED_CATALOGUE: readonly Address['screen'][] = [
  ...(['selected', 'cart', 'search'] as const),
  ...(['compare', 'quick-order', 'lists', 'order', 'shared'] as const),
]

/** Whether the screen shows what the visitor has chosen, and so cannot be drawn from page data alone. */
export function needsCatalogue({ screen }: Address): boolean {
  return NEED_CATALOGUE.includes(screen)
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
