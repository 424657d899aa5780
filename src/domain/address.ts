/** What an address asks for. */
export type Address =
  | { readonly screen: 'home' | 'selected' | 'cart' | 'login' | 'signup' | 'forget_password' | 'search' | 'not-found' }
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
  category: (id: string): string => (id === '/' ? '/' : `/${encodeURIComponent(id)}`),
  detail: (slug: string): string => `/detail/${encodeURIComponent(slug)}`,
} as const

const FIXED: Readonly<Record<string, ScreenName>> = {
  '': 'home',
  detail: 'selected',
  cart: 'cart',
  login: 'login',
  signup: 'signup',
  forget_password: 'forget_password',
  search: 'search',
}

/**
 * Reads a path. Ids are matched as written; one that differs only in case has moved to the right one.
 * A trailing slash makes no difference. What cannot be decoded, or is unknown, is "not-found".
 */
export function parseAddress(path: string, categoryIds: readonly string[]): Address {
  const segments = decodeSegments(path)
  if (!segments) return { screen: 'not-found' }
  const [first = '', second] = segments
  if (segments.length > 2) return { screen: 'not-found' }
  if (second !== undefined) return first === 'detail' ? { screen: 'detail', slug: second } : { screen: 'not-found' }
  const fixed = Object.hasOwn(FIXED, first) ? FIXED[first] : undefined
  if (fixed) return { screen: fixed } as Address
  if (categoryIds.includes(first)) return { screen: 'category', id: first }
  const other = [...categoryIds, ...Object.keys(FIXED)].find((id) => id.toLowerCase() === first.toLowerCase())
  return other ? { screen: 'moved', to: `/${other}` } : { screen: 'not-found' }
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
