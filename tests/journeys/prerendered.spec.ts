import type { APIRequestContext, Page } from '@playwright/test'
import { createHash } from 'node:crypto'
import { findCategories } from '@shop/core/catalogue/catalogue.ts'
import { countPages } from '@shop/core/listing/pages.ts'
import { paths } from '@shop/core/page/address.ts'
import { loadShop } from '@shop/shop-files/load/loadCatalogue.ts'
import { CHOICE, PLAIN } from '../examples.ts'
import { PAGES } from '../kinds.ts'
import { expect, test } from '../test.ts'

const SHOP = 'https://penhallow.example'
const { catalogue, groups, information } = loadShop()
/** Addresses that are everybody's, as paths. */
const SHARED = [
  ...new Set(catalogue.entries.map(({ id }) => (id === '/' ? '/' : `/${id}`))),
  ...groups.map(({ id }) => `/group/${id}`),
  ...information.map(({ slug }) => `/${slug}`),
  ...catalogue.products.map(({ slug }) => `/detail/${slug}`),
]

/** The facts that a machine reads in a fetched page, without running anything. */
async function readPage(page: Page, request: APIRequestContext, path: string) {
  const response = await request.get(path)
  const html = await response.text()
  const facts = await page.evaluate((html) => {
    const found = new DOMParser().parseFromString(html, 'text/html')
    const meta = (name: string) => found.querySelector(`meta[name="${name}"], meta[property="${name}"]`)
    const content = (name: string) => meta(name)?.getAttribute('content') ?? undefined
    const scripts = [...found.querySelectorAll('script:not([src])')]
    const isData = (script: Element) => script.getAttribute('type') === 'application/ld+json'
    return {
      lang: found.documentElement.lang,
      titles: [...found.querySelectorAll('title')].map(({ textContent }) => textContent),
      description: content('description'),
      robots: content('robots'),
      canonical: [...found.querySelectorAll('link[rel=canonical]')].map((link) => link.getAttribute('href')),
      openGraph: ['title', 'description', 'url', 'type', 'image', 'site_name'].map((name) => content(`og:${name}`)),
      data: scripts.filter(isData).map(({ textContent }) => textContent),
      code: scripts.filter((script) => !isData(script)).map(({ textContent }) => textContent),
      policy: found.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content') ?? '',
      h1: [...found.querySelectorAll('h1')].map(({ textContent }) => textContent),
      styled: found.querySelectorAll('[style]').length,
      /** Presence in the page of each part that the first paint waits for. */
      awaited: [...found.querySelectorAll('link[rel=expect]')].map(
        (link) => found.querySelector(link.getAttribute('href') ?? '') !== null,
      ),
      rules: [...found.querySelectorAll('style')].map(({ textContent }) => textContent),
      icons: [...found.querySelectorAll('link[rel~=icon], link[rel=apple-touch-icon]')].map((link) =>
        link.getAttribute('href'),
      ),
    }
  }, html)
  return { status: response.status(), html, ...facts }
}

interface Graph {
  readonly '@graph': readonly ({ readonly '@type': string } & Record<string, unknown>)[]
}

function expectTypes(path: string): string[] {
  if (path === '/') return ['Organization', 'ItemList']
  if (path === `/detail/${CHOICE.slug}`) return ['ProductGroup', 'BreadcrumbList']
  if (path.startsWith('/detail/')) return ['Product', 'BreadcrumbList']
  if (path === '/contact') return ['LocalBusiness', 'BreadcrumbList']
  if (information.some(({ slug }) => path === `/${slug}`)) return ['BreadcrumbList']
  return SHARED.includes(path) ? ['ItemList', 'BreadcrumbList'] : []
}

test.describe('as a file', () => {
  test('every kind of page is complete: head, structured data, one h1 and the policy', async ({ page, request }) => {
    for (const { name, path, h1 } of PAGES) {
      const found = await readPage(page, request, path)
      expect(found.status, path).toBe(name === 'not-found' ? 404 : 200)
      expect(found.lang).toBe('en-GB')
      expect(found.h1, path).toEqual([h1])
      expect(found.titles).toEqual([expect.stringContaining('Penhallow Medical')])
      expect(found.description?.length, path).toBeGreaterThan(15)
      expect(found.openGraph.filter(Boolean)).toHaveLength(6)
      expect(found.openGraph.slice(0, 2)).toEqual([found.titles[0], found.description])
      expect(found.openGraph[4]).toMatch(/^https:\/\/penhallow\.example\//)

      const isShared = SHARED.includes(path)
      expect(found.canonical, path).toEqual(isShared ? [SHOP + path] : [])
      expect(found.robots, path).toBe(isShared ? undefined : 'noindex')

      // Pages that search engines do not keep have none.
      const graph = found.data.flatMap((text) => (JSON.parse(text) as Graph)['@graph'])
      expect(graph.map((node) => node['@type'])).toEqual(expectTypes(path))
      expect(found.data.join('')).not.toMatch(/rating|review|inventoryLevel/i)

      for (const rule of ["default-src 'none'", "connect-src 'none'", "form-action 'none'", "base-uri 'none'"])
        expect(found.policy).toContain(rule)
      expect(found.policy?.replace("img-src 'self' data:", '')).not.toMatch(/unsafe|\*|https?:|data:/)
      expect(found.rules, path).toHaveLength(1)
      for (const code of [...found.code, ...found.rules])
        expect(found.policy).toContain(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
      expect(found.styled, path).toBe(0)
      expect(found.awaited).toEqual([true])
    }
  })

  test('a detail states what the catalogue says, and no more', { tag: '@spec-9.4' }, async ({ page, request }) => {
    const { data } = await readPage(page, request, `/detail/${PLAIN.slug}`)
    const graph = (JSON.parse(data.join('')) as Graph)['@graph']
    expect(graph.find((node) => node['@type'] === 'Product')).toMatchObject({
      name: PLAIN.title,
      sku: 'HEM-7155-E',
      brand: { '@type': 'Brand', name: 'Omron' },
      offers: { '@type': 'Offer', priceCurrency: 'GBP', price: '59.99', url: `${SHOP}/detail/${PLAIN.slug}` },
    })
  })

  test('the double category lists the products of both its entries', async ({ page, request }) => {
    const { data } = await readPage(page, request, '/pulse_oximeters')
    const list = (JSON.parse(data.join('')) as Graph)['@graph'].find((node) => node['@type'] === 'ItemList')
    const slugs = catalogue.entries.filter(({ id }) => id === 'pulse_oximeters').flatMap(({ slugs }) => slugs)
    expect(list?.['itemListElement']).toHaveLength(slugs.length)
    expect(slugs.length).toBeGreaterThan(16)
  })

  test('its icons and its picture for sharing are there', async ({ page, request }) => {
    const { icons, openGraph } = await readPage(page, request, '/')
    expect(icons.length).toBeGreaterThanOrEqual(2)
    for (const file of [...icons, new URL(openGraph[4]!).pathname])
      expect((await request.get(file!)).headers()['content-type'], file!).toMatch(/^image\//)
  })
})

test('the sitemap lists every shared page, and nothing else', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const places = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place!)
  const further = [...new Set(catalogue.entries.map(({ id }) => id))].flatMap((id) => {
    const count = countPages(findCategories(catalogue, id).flatMap(({ products }) => products).length)
    return id === '/' ? [] : Array.from({ length: count - 1 }, (_, index) => paths.category(id, index + 2))
  })
  expect(further.length).toBeGreaterThan(0)
  expect(places.toSorted()).toEqual([...SHARED, ...further].map((path) => SHOP + path).toSorted())
})

test('every shared page answers with its own title, canonical address and one h1', async ({ request }) => {
  const titles = new Map<string, string>()
  const problems: string[] = []
  for (const path of SHARED) {
    const response = await request.get(path)
    const html = await response.text()
    const title = /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? ''
    if (response.status() !== 200) problems.push(`${path} answers ${response.status()}`)
    if (titles.has(title)) problems.push(`${path} has the title of ${titles.get(title)}: ${title}`)
    if (html.match(/<h1[ >]/g)?.length !== 1) problems.push(`${path} has not one h1`)
    if (!html.includes(`<link rel="canonical" href="${SHOP}${path}"`)) problems.push(`${path} has another canonical`)
    titles.set(title, path)
  }
  expect(problems).toEqual([])
})

test('robots.txt lets everybody in and names the sitemap', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain('User-agent: *\nAllow: /')
  expect(robots).toContain(`Sitemap: ${SHOP}/sitemap.xml`)
})

test('404.html stands in for any unknown address, at any depth', { tag: '@spec-2.29' }, async ({ request }) => {
  const file = await (await request.get('/404.html')).text()
  for (const path of [
    '/nowhere',
    '/detail/never-sold',
    '/a/b/c',
    '/scrubs/deeper',
    '/%E0%A4%A',
    '/__proto__',
    '/%F0%9F%A9%BA',
  ]) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(404)
    expect(await response.text(), path).toBe(file)
  }
})
