import { expect, test } from 'vitest'
import { buildSitemaps } from './sitemap.ts'

const SHOP = 'https://penhallow.example/shops/truro/'

function listAddresses(xml: string | undefined): string[] {
  return [...(xml ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address!)
}

test('one sitemap names every address, as long as it may', () => {
  const sitemaps = buildSitemaps(SHOP, ['/', '/bins', '/detail/gauze'], 3)
  expect([...sitemaps.keys()]).toEqual(['sitemap.xml'])
  expect(sitemaps.get('sitemap.xml')).toContain('<urlset')
  expect(listAddresses(sitemaps.get('sitemap.xml'))).toEqual([SHOP, `${SHOP}bins`, `${SHOP}detail/gauze`])
})

test('more addresses than one may hold are in several, which the first names', () => {
  const paths = ['/', '/bins', '/detail/gauze', '/detail/tape', '/detail/wool']
  const { 'sitemap.xml': index, ...parts } = Object.fromEntries(buildSitemaps(SHOP, paths, 2))
  expect(index).toContain('<sitemapindex')
  expect(listAddresses(index)).toEqual(Object.keys(parts).map((name) => SHOP + name))
  expect(Object.values(parts).map((part) => listAddresses(part).length)).toEqual([2, 2, 1])
  expect(Object.values(parts).flatMap(listAddresses)).toEqual(paths.map((path) => SHOP + path.slice(1)))
})

test('50,000 addresses are one sitemap, and one more makes two', () => {
  const paths = Array.from({ length: 50_001 }, (_, index) => `/detail/${index}`)
  expect(buildSitemaps(SHOP, paths.slice(1)).size).toBe(1)
  expect(buildSitemaps(SHOP, paths).size).toBe(3)
})
