import { createHash } from 'node:crypto'
import type { Shop } from '../../catalogue/schema.ts'
import type { Address } from '../../src/domain/page/address.ts'
import type { PageData } from '../../src/domain/page/pageData.ts'

interface Input {
  readonly shop: Shop
  /** The page's path, relative to the shop. */
  readonly page: string
  readonly address: Address
  readonly data: PageData
  /** Title, description and canonical address, as React wrote them. */
  readonly hoisted: string
  /** Every rule that the page needs to be drawn. */
  readonly style: string
}

/**
 * Applies the kept theme, and which price comes first, before the first paint, and lets the page say so if its
 * script cannot be loaded; small enough to be inline, allowed by its hash.
 */
const DISPLAY_SCRIPT =
  '{let d=document.documentElement.dataset;' +
  'addEventListener("error",e=>{if(e.target.tagName=="SCRIPT")d.broken=""},true);' +
  'try{let l=localStorage,t=l.getItem("theme");' +
  'if(t=="light"||t=="dark")d.theme=t;if(l.getItem("vat")=="ex")d.vat="ex"}catch{}}'

/** On a line that takes longer for the document, the font would not be there for the first paint either. */
const FAST_DOCUMENT_MS = 200

/**
 * Asks for the font where it will be there for the first paint, which waits for it: on a slow line it would come too
 * late to be used, and hold the paint back (docs/decisions/0013-first-paint.md).
 */
function buildFontScript(style: string): string {
  const font = /url\(([^)]+\.woff2)\)/.exec(style)?.[1]
  return font
    ? `if(performance.now()<${FAST_DOCUMENT_MS}){let d=document,l=d.createElement("link");` +
        `Object.assign(l,{rel:"preload",as:"font",type:"font/woff2",href:"${font}",crossOrigin:""});` +
        `d.head.append(l);d.documentElement.dataset.letters=""}`
    : ''
}

/** Hides a listing whose address has filters, until the page's code has applied them (useListing.ts). */
const ASKED_SCRIPT = `if(location.search)document.documentElement.dataset.asked=""`

/**
 * The content policy: nothing but the shop's own files, and no connection at all (rulings, no network call).
 * `data:` serves no picture; forms are answered in the page, so that nothing typed can be posted anywhere.
 */
function buildContentPolicy(scripts: readonly string[], style: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.map(hashSource).join(' ')}`,
    `style-src 'self' ${hashSource(style)}`,
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    // The search's worker is made from a blob, so that this policy holds in it too (state/search/search.ts).
    "worker-src 'self' blob:",
    "connect-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ')
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** React's preload of each picture that is not lazy: only the largest of the first screen, which is asked for first, has one. */
const PICTURE_PRELOAD = /<link rel="preload" as="image"[^>]*>/g

/**
 * Everything that the first paint needs, besides what Vite wrote: the rules stand in the page, because a style sheet
 * of its own would cost a round trip ([0013](../../docs/decisions/0013-first-paint.md)).
 */
export function buildHead(input: Input): string {
  const { hoisted, style } = input
  const firstPicture = hoisted.match(PICTURE_PRELOAD)?.find((link) => link.includes('fetchPriority="high"'))
  const isListing = input.address.page === 'category'
  const ownScripts = [DISPLAY_SCRIPT, buildFontScript(style), isListing ? ASKED_SCRIPT : ''].filter(Boolean)
  return [
    `<meta http-equiv="Content-Security-Policy" content="${buildContentPolicy(ownScripts, style)}">`,
    firstPicture,
    ...ownScripts.map((script) => `<script>${script}</script>`),
    hoisted.replaceAll(PICTURE_PRELOAD, ''),
    `<style>${style}</style>`,
    buildOpenGraph(input),
  ]
    .filter(Boolean)
    .join('\n    ')
}

function buildOpenGraph({ shop, page, data, hoisted }: Input): string {
  const title = /<title>(.*?)<\/title>/s.exec(hoisted)?.[1] ?? ''
  const description = /name="description" content="([^"]*)"/.exec(hoisted)?.[1] ?? ''
  const tags = {
    'og:site_name': escapeAttribute(`${shop.brand.strong} ${shop.brand.light}`.trim()),
    'og:type': data && 'product' in data ? 'product' : 'website',
    'og:title': title,
    'og:description': description,
    'og:url': new URL(page.slice(1), shop.url).href,
    'og:image': new URL('og.png', shop.url).href,
    'og:locale': 'en_GB',
  }
  return Object.entries(tags)
    .map(([property, content]) => `<meta property="${property}" content="${content}">`)
    .join('\n    ')
}

/** For the attributes that are not React's, which escapes its own. */
function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}
