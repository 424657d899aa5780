import { createHash } from 'node:crypto'
import { findProduct, listEntries } from '@shop/core/catalogue/catalogue.ts'
import type { Shop } from '@shop/core/catalogue/shopSchema.ts'
import { parseAddress } from '@shop/core/page/address.ts'
import type { LoadedShop } from '@shop/shop-files/load/loadCatalogue.ts'
import { nameLanguage } from './language.ts'
import { getPageFile } from './pages.ts'

/** Takes the query and the fragment along, which only a script can: a chosen variant, a filtered list. */
const LEAD = `const to = document.links[0]
if (!to.search) to.search = location.search
if (!to.hash) to.hash = location.hash
location.replace(to.href)`
const LEAD_HASH = createHash('sha256').update(LEAD).digest('base64')

/** A page that leads on to another of the shop: by itself, or by its link; search engines keep the other one. */
export function buildRedirect(shop: Pick<Shop, 'url' | 'money'>, to: string, title: string): string {
  const { pathname, search } = new URL(to.slice(1), shop.url)
  const target = escapeMarkup(pathname + search)
  const [name, canonical] = [escapeMarkup(title), escapeMarkup(new URL(pathname, shop.url).href)]
  return `<!doctype html>
<html lang="${nameLanguage(shop.money)}">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'sha256-${LEAD_HASH}'">
    <meta name="viewport" content="width=device-width">
    <meta name="robots" content="noindex">
    <title>${name}</title>
    <link rel="canonical" href="${canonical}">
    <noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript>
  </head>
  <body>
    <p>This page is at another address now: <a href="${target}">${name}</a></p>
    <script>${LEAD}</script>
  </body>
</html>
`
}

/** The pages at the addresses that moved, by their files. */
export function buildMovedPages(loaded: LoadedShop): Map<string, string> {
  const { shop, files } = loaded
  return new Map(
    (files.moved ?? []).map(({ from, to }) => [getPageFile(from), buildRedirect(shop, to, findTitle(to, loaded))]),
  )
}

function findTitle(path: string, { shop, catalogue, groups, information }: LoadedShop): string {
  const address = parseAddress(
    path,
    catalogue.entries.map(({ id }) => id),
    groups.map(({ id }) => id),
    information.map(({ slug }) => slug),
  )
  const title =
    address.page === 'detail'
      ? findProduct(catalogue, address.slug)?.title
      : address.page === 'category'
        ? listEntries(catalogue, address.id)[0]?.title
        : address.page === 'group'
          ? groups.find(({ id }) => id === address.id)?.title
          : address.page === 'information'
            ? information.find(({ slug }) => slug === address.slug)?.title
            : undefined
  return title ?? `${shop.brand.strong} ${shop.brand.light}`.trim()
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
