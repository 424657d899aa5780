import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** The parts of a request that decide whether it is refused. */
interface Asked {
  readonly method: string
  readonly pathname: string
  readonly searchParams: URLSearchParams
  readonly headers: IncomingHttpHeaders
}

/** The desk's port, and the token that opens it. */
export interface Place {
  readonly port: number
  readonly token: string
}

/** Names the cookie of the token. Cookies do not tell ports apart: each desk has one of its own. */
export function nameCookie({ port }: Place): string {
  return `desk-${port}`
}

/**
 * The reason that a request is refused; undefined for one from the owner's own page. The name of the host must be the
 * desk's: another site may have its name point to this machine. A request that changes anything must come from the
 * page.
 */
export function findRefusal({ method, headers, ...address }: Asked, place: Place): string | undefined {
  const host = `127.0.0.1:${place.port}`
  if (headers.host !== host) return `The desk is at http://${host} only.`
  const { origin } = headers
  if (origin === undefined ? !['GET', 'HEAD'].includes(method) : origin !== `http://${host}`)
    return 'Only the desk’s own page may ask.'
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return 'Only the desk’s own page may ask.'
  if (hasToken({ headers, ...address }, place)) return undefined
  return 'Open the desk by the address that “npm run desk” has printed: it carries the word that opens it.'
}

/** Checks whether the address or the cookie carries the token. */
function hasToken({ pathname, searchParams, headers }: Omit<Asked, 'method'>, place: Place): boolean {
  const cookies = (headers.cookie ?? '').split(';').map((part) => part.trim())
  const kept = cookies.find((part) => part.startsWith(`${nameCookie(place)}=`))?.replace(/^[^=]*=/, '')
  // Nothing but the page itself is opened by an address, which may be seen by others.
  const given = pathname === '/' ? searchParams.get('token') : null
  return [kept, given].some((word) => word && isEqual(word, place.token))
}

/** Takes as long for a wrong word as for the right one. */
function isEqual(a: string, b: string): boolean {
  const [first, second] = [a, b].map((text) => createHash('sha256').update(text).digest())
  return timingSafeEqual(first!, second!)
}
