/**
 * The one table of what a host says besides a file's content. The files for each host (`hostFiles.ts`) and our own server
 * (`packages/site/src/serve`) are made from it. Paths are relative to where the shop is published; a folder ends with "/".
 */
import { HOST_POLICY, WORKER_POLICY } from './contentPolicy.ts'

type Headers = Readonly<Record<string, string>>

/** With every answer, a refusal too. */
export const ALWAYS: Headers = {
  'Content-Security-Policy': HOST_POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
}

/** The caching of files not named below, which are asked about each time: a page, the data, `sw.js`. */
export const FRESH = 'no-cache'

/** The time that a browser may keep the files of these folders without asking. */
export const CACHED: Headers = {
  // Another content has another name.
  'assets/': 'public, max-age=31536000, immutable',
  'pictures/': 'public, max-age=86400',
}

/** The files that have a content policy of their own. */
export const POLICIES: Headers = { 'sw.js': WORKER_POLICY }

/** The type of each kind of file, which not every host knows. */
export const TYPES: Headers = {
  avif: 'image/avif',
  css: 'text/css',
  csv: 'text/csv',
  html: 'text/html',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  json: 'application/json',
  md: 'text/markdown',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'text/xml',
}

/** A type as it is sent: text says that it is UTF-8. */
export function withCharset(type: string): string {
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type
}

/** An address of a page with slashes too many at its end, relative to the shop; the group is the page's own. */
export const SLASHED = String.raw`((?:[\w-]+/)*[\w-]+)/+`

/** All headers of a file of the shop, by its path. */
export function findHeaders(file: string): Record<string, string> {
  const folder = Object.keys(CACHED).find((name) => file.startsWith(name))
  const policy = POLICIES[file]
  return {
    ...ALWAYS,
    ...(policy !== undefined && { 'Content-Security-Policy': policy }),
    'Cache-Control': folder === undefined ? FRESH : CACHED[folder]!,
  }
}
