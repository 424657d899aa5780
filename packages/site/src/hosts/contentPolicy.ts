import { createHash } from 'node:crypto'

/** The limits of every page. A first picture stands in its page (firstPicture.ts); forms are answered there. */
const EVERY_PAGE = {
  'img-src': "'self' data:",
  'font-src': "'self'",
  'manifest-src': "'self'",
  // The service worker.
  'worker-src': "'self'",
  'form-action': "'none'",
  'base-uri': "'none'",
  // No text becomes markup or code; the service worker's address is trusted by state/page/trustAddress.ts alone.
  'require-trusted-types-for': "'script'",
  'trusted-types': 'shop',
}

/**
 * The content policy that stands in a page: nothing but the shop's own files, and no connection at all (rulings, no
 * network call). Of what stands in the page itself, these scripts and these rules.
 */
export function buildPagePolicy(scripts: readonly string[], style: string): string {
  return formatPolicy({
    'default-src': "'none'",
    'script-src': `'self' ${scripts.map(hashSource).join(' ')}`,
    'style-src': `'self' ${hashSource(style)}`,
    'connect-src': "'none'",
    ...EVERY_PAGE,
  })
}

/**
 * The policy that a host that can set headers adds for every file. A browser enforces both policies, so this one leaves
 * to each page what differs from page to page: its scripts and rules. It names no connections: hosts that join the
 * headers of two rules would forbid the service worker its own release.
 */
export const HOST_POLICY = formatPolicy({
  ...EVERY_PAGE,
  'frame-src': "'none'",
  'media-src': "'none'",
  'object-src': "'none'",
  'frame-ancestors': "'none'",
})

/** The service worker may ask this host alone (docs/decisions/0023). */
export const WORKER_POLICY = formatPolicy({ 'default-src': "'none'", 'connect-src': "'self'" })

function formatPolicy(directives: Readonly<Record<string, string>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ')
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
