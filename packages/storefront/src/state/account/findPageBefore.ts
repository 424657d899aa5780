import { FIXED_PATHS } from '@shop/core/page/pages.ts'
import { BASE } from '../page/base.ts'

interface Entry {
  readonly index: number
  readonly url: string | null
}
/** The browser's own history of this tab, where it tells (all do since 2026). */
interface History {
  readonly currentEntry: Entry | null
  readonly entries: () => readonly Entry[]
}

const OF_ACCOUNTS: readonly string[] = [
  FIXED_PATHS.login,
  FIXED_PATHS.signup,
  FIXED_PATHS.forgetPassword,
  FIXED_PATHS.account,
]

/** The page of the shop from which the visitor came to log in, relative to the shop; undefined where there is none. */
export function findPageBefore(): string | undefined {
  const { navigation } = window as { navigation?: History }
  const now = navigation?.currentEntry?.index ?? 0
  const before = navigation?.entries().findLast(({ index, url }) => index < now && isPage(url))
  return before?.url ? toAddress(new URL(before.url)) : undefined
}

function isPage(url: string | null): boolean {
  if (url === null) return false
  const { origin, pathname } = new URL(url)
  return (
    origin === location.origin && pathname.startsWith(`${BASE}/`) && !OF_ACCOUNTS.includes(pathname.slice(BASE.length))
  )
}

function toAddress({ pathname, search, hash }: URL): string {
  return pathname.slice(BASE.length) + search + hash
}
