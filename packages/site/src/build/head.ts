import { buildMoney } from '@shop/core/catalogue/buildMoney.ts'
import type { Shop } from '@shop/core/catalogue/shopSchema.ts'
import type { Address } from '@shop/core/page/address.ts'
import type { PageData } from '@shop/core/page/pageData.ts'
import { buildPagePolicy } from '../hosts/contentPolicy.ts'
import { EARLY_SCRIPT, SLASH_SCRIPT } from './earlyScript.ts'
import { nameLanguage } from './language.ts'

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
  /** The file of the feed of changes, where the shop has one: home names it. */
  readonly changesFeed?: string | undefined
}

/**
 * Applies the kept theme, and which price comes first, before the first paint, and lets the page say so if its
 * script cannot be loaded; small enough to be inline, allowed by its hash.
 */
const DISPLAY_SCRIPT =
  '{let d=document.documentElement.dataset;' +
  'addEventListener("error",e=>{if(e.target.tagName=="SCRIPT")d.broken=""},true);' +
  'try{let l=localStorage,t=l.getItem("theme");' +
  'if(t=="light"||t=="dark")d.theme=t;{vat}}catch{}}'
const VAT_SCRIPT = 'if(l.getItem("vat")=="ex")d.vat="ex"'

/** The picture of a link that is shared. */
export const SHARE_NAME = 'og.png'

/** On a line that takes longer for the document, the font would not be there for the first paint either. */
const FAST_DOCUMENT_MS = 200

/**
 * Asks for the font where it will be there for the first paint, which waits for it: on a fast line, or from the
 * service worker. Elsewhere it would come too late to be used, and hold the paint back; the next page
 * has it (packages/storefront/src/routes/letters.ts, docs/decisions/0013-first-paint.md).
 */
function buildFontScript(style: string): string {
  const font = /url\(([^)]+\.woff2)\)/.exec(style)?.[1]
  return font
    ? `{let d=document,n=navigator,p=performance;if(n.connection?.downlink>5||` +
        `p.now()-p.getEntriesByType("navigation")[0]?.connectEnd<${FAST_DOCUMENT_MS}||` +
        `n.serviceWorker?.controller){` +
        `d.head.append(Object.assign(d.createElement("link"),{rel:"preload",as:"font",href:"${font}",crossOrigin:""}));` +
        `d.documentElement.dataset.letters=""}}`
    : ''
}

/** Hides a listing whose address has filters, until the page's code has applied them (useListing.ts). */
const ASKED_SCRIPT = `if(location.search)document.documentElement.dataset.asked=""`

/** React's preload of each picture that is not lazy: only the largest of the first screen, which is asked for first, has one. */
export const PICTURE_PRELOAD = /<link rel="preload" as="image"[^>]*>/g

/**
 * Everything that the first paint needs, besides what Vite wrote: the rules stand in the page, because a style sheet
 * of its own would cost a round trip ([0013](../../../../docs/decisions/0013-first-paint.md)). Nothing is painted before the
 * header, or the hero below it, has come whole: what came first would move when the rest did.
 */
export function buildHead(input: Input): string {
  const { hoisted, style } = input
  const firstPicture = hoisted.match(PICTURE_PRELOAD)?.find((link) => link.includes('fetchPriority="high"'))
  const isListing = input.address.page === 'category'
  const display = DISPLAY_SCRIPT.replace('{vat}', buildMoney(input.shop.money).showExVat ? VAT_SCRIPT : '')
  const first = display + EARLY_SCRIPT + SLASH_SCRIPT + (isListing ? ASKED_SCRIPT : '')
  const ownScripts = [first, buildFontScript(style)].filter(Boolean)
  const whole = ['home', 'category'].includes(input.address.page) ? 'hero' : 'header'
  return [
    `<meta http-equiv="Content-Security-Policy" content="${buildPagePolicy(ownScripts, style)}">`,
    `<link rel="expect" href="#${whole}" blocking="render">`,
    firstPicture,
    ...ownScripts.map((script) => `<script>${script}</script>`),
    hoisted.replaceAll(PICTURE_PRELOAD, ''),
    `<style>${style}</style>`,
    buildOpenGraph(input),
    buildFeedLink(input),
  ]
    .filter(Boolean)
    .join('\n')
}

function buildFeedLink({ shop, address, changesFeed }: Input): string {
  if (changesFeed === undefined || address.page !== 'home') return ''
  return `<link rel="alternate" type="application/feed+json" href="${new URL(changesFeed, shop.url).pathname}">`
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
    'og:image': new URL(SHARE_NAME, shop.url).href,
    'og:locale': nameLanguage(shop.money).replace('-', '_'),
  }
  return Object.entries(tags)
    .map(([property, content]) => `<meta property="${property}" content="${content}">`)
    .join('\n')
}

/** For the attributes that are not React's, which escapes its own. */
function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}
