// @vitest-environment jsdom
import type { Manifest } from 'vite'
import { describe, expect, test } from 'vitest'
import { EXAMPLE_SHOP } from '@shop/core/fixtures/examples.ts'
import { buildEnd, listPageFiles } from './end.ts'

const MANIFEST: Manifest = {
  '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'] },
  '_card.js': { file: 'assets/card.js', css: ['assets/card.css'], imports: ['_price.js', '_shared.js'] },
  '_price.js': { file: 'assets/price.js', css: ['assets/card.css'], imports: ['_card.js'] },
  'src/pages/cart/CartPage.tsx': {
    file: 'assets/cart.js',
    isDynamicEntry: true,
    imports: ['_card.js', '_shared.js'],
    css: ['assets/cart.css'],
  },
}
const BASE = '/shops/truro/'
const CART = 'src/pages/cart/CartPage.tsx'
const FILES = listPageFiles(MANIFEST, CART)

function readEnd(facts: Partial<Parameters<typeof buildEnd>[0]> = {}): Element {
  const end = document.createElement('div')
  end.innerHTML = buildEnd({
    shop: EXAMPLE_SHOP,
    groups: [],
    attributes: [],
    address: { page: 'cart' },
    data: undefined,
    dataFolder: 'data/1a2b',
    dataFile: undefined,
    files: FILES,
    entryScripts: [`${BASE}assets/shared.js`],
    ...facts,
  })
  return end
}

function listHrefs(end: Element, selector: string): (string | null)[] {
  return [...end.querySelectorAll(selector)].map((element) => element.getAttribute('href'))
}

test('a page’s style sheets are each named once, what is imported first', () => {
  expect(FILES.styles).toEqual(['assets/card.css', 'assets/shared.css', 'assets/cart.css'])
})

test('a page whose code stands in a file with others’ is found by its name', () => {
  const { [CART]: page, ...others } = MANIFEST
  expect(listPageFiles({ ...others, '_cart.js': { ...page!, name: 'cart' } }, CART)).toEqual(FILES)
})

test.each([
  ['none', {}],
  ['two', { '_cart.js': { file: 'a.js', name: 'cart' }, '_cart2.js': { file: 'b.js', name: 'cart' } }],
])('where %s may be meant the build stops', (_, manifest: Manifest) => {
  expect(() => listPageFiles(manifest, CART)).toThrow(CART)
})

describe('the end of a page', () => {
  test('names the page’s own code with all that it imports, besides the scripts that the shop starts with', () => {
    const end = readEnd({ address: { page: 'login' } })
    expect(listHrefs(end, 'link[rel=modulepreload]')).toEqual(
      ['assets/price.js', 'assets/card.js', 'assets/cart.js'].map((file) => BASE + file),
    )
    expect([...end.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'))).toEqual([
      `${BASE}assets/shared.js`,
    ])
  })

  test('names the style sheets that stand in the head, so that they are not loaded again', () => {
    const sheets = readEnd().querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')
    expect([...sheets].map((sheet) => sheet.getAttribute('href'))).toEqual(FILES.styles.map((file) => BASE + file))
    for (const sheet of sheets) expect(sheet.hasAttribute('disabled')).toBe(true)
  })

  test('names the page’s own data, marked as such', () => {
    expect(listHrefs(readEnd({ dataFile: 'assets/data-1.js' }), 'link[data-page-data]')).toEqual([
      `${BASE}assets/data-1.js`,
    ])
    expect(listHrefs(readEnd(), 'link[data-page-data]')).toEqual([])
  })

  test.each([
    ['cart', 1],
    ['selected', 1],
    ['search', 0],
    ['login', 0],
    ['home', 0],
  ] as const)('for the page %s names what products are found by %i times', (page, count) => {
    const hrefs = listHrefs(readEnd({ address: { page } }), 'link[rel=modulepreload]')
    expect(hrefs.filter((href) => href === `${BASE}data/1a2b/slugs.js`)).toHaveLength(count)
  })

  test('names no other host', () => {
    for (const href of listHrefs(readEnd({ dataFile: 'assets/data-1.js' }), 'link'))
      expect(href).toMatch(/^\/shops\/truro\/(assets|data)\//)
  })
})
