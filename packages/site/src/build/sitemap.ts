/** The most addresses in one sitemap, which may have 50 MB of them (sitemaps.org, protocol). */
const MAX_ADDRESSES = 50_000
const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/**
 * The sitemap of a shop that is published at `shopUrl`, by the names of its files: `sitemap.xml` names every address,
 * or, where one file may not hold them all, further sitemaps that do.
 */
export function buildSitemaps(shopUrl: string, paths: readonly string[], max = MAX_ADDRESSES): Map<string, string> {
  const addresses = paths.map((path) => new URL(path.slice(1), shopUrl).href)
  if (addresses.length <= max) return new Map([['sitemap.xml', formatAddresses(addresses)]])
  const parts = Array.from({ length: Math.ceil(addresses.length / max) }, (_, part): [string, string] => [
    `sitemap-${part + 1}.xml`,
    formatAddresses(addresses.slice(part * max, (part + 1) * max)),
  ])
  const links = parts.map(([name]) => `<sitemap><loc>${new URL(name, shopUrl).href}</loc></sitemap>`)
  return new Map([['sitemap.xml', `${XML}<sitemapindex ${NAMESPACE}>${links.join('\n')}</sitemapindex>\n`], ...parts])
}

function formatAddresses(addresses: readonly string[]): string {
  const urls = addresses.map((address) => `<url><loc>${address}</loc></url>`)
  return `${XML}<urlset ${NAMESPACE}>${urls.join('\n')}</urlset>\n`
}
