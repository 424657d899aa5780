import { createHash } from 'node:crypto'
import type { Manifest, ManifestChunk } from 'vite'
import type { Shop } from '../../catalogue/schema.ts'
import type { Address } from '../../src/domain/page/address.ts'
import type { Group } from '../../src/domain/catalogue/catalogue.ts'
import { PAGES } from '../../src/domain/page/pages.ts'
import type { PageData } from '../../src/domain/page/pageData.ts'
import { buildStructuredData } from './structuredData.ts'

interface Input {
  readonly shop: Shop
  readonly groups: readonly Group[]
  readonly manifest: Manifest
  /** The page's path, relative to the shop. */
  readonly page: string
  readonly address: Address
  readonly data: PageData
  readonly dataFile: string | undefined
  /** The key of the page's code in the manifest. */
  readonly chunk: string
  /** Title, description and canonical address, as React wrote them. */
  readonly hoisted: string
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

/** Hides a listing whose address has filters, until the page's code has applied them (useListing.ts). */
const ASKED_SCRIPT = `if(location.search)document.documentElement.dataset.asked=""`

/**
 * The content policy: nothing but the shop's own files, and no connection at all (rulings, no network call).
 * `data:` serves no picture; forms are answered in the page, so that nothing typed can be posted anywhere.
 */
function buildContentPolicy(scripts: readonly string[]): string {
  const hashes = scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(' ')}`,
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    // The search's worker is made from a blob, so that this policy holds in it too (state/search/searchIndex.ts).
    'worker-src blob:',
    "connect-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ')
}

/** Everything in a page's head besides what Vite wrote. */
export function buildHead(input: Input): string {
  const { shop, hoisted, dataFile } = input
  const base = new URL(shop.url).pathname
  const { scripts, styles } = collectFiles(input.manifest, input.chunk)
  const font = Object.values(input.manifest).flatMap(({ assets = [] }) =>
    assets.filter((file) => file.endsWith('.woff2')),
  )[0]
  const { page } = input.address
  const catalogueFile =
    page !== 'moved' && PAGES[page].needs === 'catalogue' ? findCatalogueFile(input.manifest) : undefined
  const ownScripts = input.address.page === 'category' ? [DISPLAY_SCRIPT, ASKED_SCRIPT] : [DISPLAY_SCRIPT]
  return [
    `<meta http-equiv="Content-Security-Policy" content="${buildContentPolicy(ownScripts)}">`,
    ...ownScripts.map((script) => `<script>${script}</script>`),
    hoisted,
    font && `<link rel="preload" as="font" type="font/woff2" href="${base}${font}" crossorigin>`,
    ...styles.map((file) => `<link rel="stylesheet" href="${base}${file}" crossorigin>`),
    ...scripts.map((file) => `<link rel="modulepreload" href="${base}${file}" crossorigin>`),
    dataFile && `<link rel="modulepreload" href="${base}${dataFile}" crossorigin data-page-data>`,
    catalogueFile && `<link rel="modulepreload" href="${base}${catalogueFile}" crossorigin>`,
    buildOpenGraph(input),
    buildStructuredData(input.shop, input.address, input.data, input.groups),
  ]
    .filter(Boolean)
    .join('\n    ')
}

/** The page's own chunk with everything it imports, without what the entry loads anyway. */
function collectFiles(manifest: Manifest, chunk: string): { scripts: string[]; styles: string[] } {
  const loaded = new Set(walk(manifest, 'index.html'))
  const own = walk(manifest, chunk).filter((item) => !loaded.has(item))
  return { scripts: own.map(({ file }) => file), styles: [...new Set(own.flatMap(({ css = [] }) => css))] }
}

function walk(manifest: Manifest, key: string, seen = new Set<ManifestChunk>()): ManifestChunk[] {
  const chunk = manifest[key]
  if (!chunk || seen.has(chunk)) return []
  seen.add(chunk)
  for (const next of chunk.imports ?? []) walk(manifest, next, seen)
  return [...seen]
}

function findCatalogueFile(manifest: Manifest): string | undefined {
  return Object.entries(manifest).find(([key]) => key.includes('virtual:catalogue'))?.[1].file
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
