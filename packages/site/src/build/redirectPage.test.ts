// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { buildExampleCatalogue, buildExampleProduct, EXAMPLE_SHOP } from '@shop/core/fixtures/examples.ts'
import type { CatalogueFiles } from '@shop/shop-files/check/catalogueFiles.ts'
import { getPageFile } from './pages.ts'
import { buildMovedPages, buildRedirect } from './redirectPage.ts'

const read = (html: string) => new DOMParser().parseFromString(html, 'text/html')

test('a page leads on by itself and by a link, under the path that the shop is published at', () => {
  const page = read(buildRedirect(EXAMPLE_SHOP, '/detail/tape?code=T%205', 'Tape <5> & "wide"'))
  const to = '/shops/truro/detail/tape?code=T%205'
  expect(page.querySelector('meta[http-equiv="refresh"]')?.getAttribute('content')).toBe(`0; url=${to}`)
  expect(page.querySelector('a')?.getAttribute('href')).toBe(to)
  expect(page.querySelector('a')?.textContent).toBe('Tape <5> & "wide"')
  expect(page.title).toBe('Tape <5> & "wide"')
})

test('a search engine keeps the page that it leads to', () => {
  const page = read(buildRedirect(EXAMPLE_SHOP, '/detail/tape?code=T-5', 'Tape'))
  expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
  expect(page.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
    'https://penhallow.example/shops/truro/detail/tape',
  )
  expect(page.querySelectorAll('style, img, script[src]').length).toBe(0)
})

test('each address that moved has its page, named after what it leads to', () => {
  const moved = [
    { from: '/aid', to: '/firstaid' },
    { from: '/detail/gloves', to: '/detail/nitrile-gloves' },
    { from: '/sale', to: '/' },
  ]
  const catalogue = buildExampleCatalogue([buildExampleProduct()])
  const files = { moved } as unknown as CatalogueFiles
  const mark = { viewBox: '', nodes: [] }
  const loaded = { shop: EXAMPLE_SHOP, groups: [], mark, catalogue, synonyms: [], kinds: [], information: [], files }
  const pages = buildMovedPages(loaded)
  expect([...pages.keys()]).toEqual(moved.map(({ from }) => getPageFile(from)))
  expect([...pages.values()].map((page) => read(page).title)).toEqual([
    'First aid',
    'Nitrile gloves',
    'Penhallow Medical',
  ])
  expect(
    read([...pages.values()][2]!)
      .querySelector('a')
      ?.getAttribute('href'),
  ).toBe('/shops/truro/')
})
