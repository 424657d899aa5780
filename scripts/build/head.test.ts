// @vitest-environment jsdom
import { createHash } from 'node:crypto'
import { runInThisContext } from 'node:vm'
import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Manifest } from 'vite'
import { anyText, buildExampleProduct, EXAMPLE_SHOP } from '../../src/fixtures/examples.ts'
import { parseTheme } from '../../src/state/page/theme.ts'
import { parseVatDisplay } from '../../src/state/page/vatDisplay.ts'
import { buildHead } from './head.ts'

const MANIFEST: Manifest = {
  'index.html': {
    file: 'assets/index.js',
    isEntry: true,
    imports: ['_react.js'],
    css: ['assets/index.css'],
    assets: ['assets/icon.svg', 'assets/archivo.woff2'],
    dynamicImports: ['src/pages/cart/CartPage.tsx'],
  },
  '_react.js': { file: 'assets/react.js' },
  '_card.js': { file: 'assets/card.js', css: ['assets/card.css'], imports: ['_price.js', '_react.js'] },
  '_price.js': { file: 'assets/price.js', css: ['assets/card.css'], imports: ['_card.js'] },
  'src/pages/cart/CartPage.tsx': {
    file: 'assets/cart.js',
    isDynamicEntry: true,
    imports: ['index.html', '_card.js'],
    css: ['assets/cart.css'],
  },
  '\u0000virtual:catalogue': { file: 'assets/catalogue.js', isDynamicEntry: true },
}
const BASE = '/shops/truro/'

/** The head as a browser reads it. */
function readHead(facts: Partial<Parameters<typeof buildHead>[0]> = {}): HTMLHeadElement {
  const html = buildHead({
    shop: EXAMPLE_SHOP,
    groups: [],
    manifest: MANIFEST,
    page: '/cart',
    address: { page: 'cart' },
    data: undefined,
    dataFile: undefined,
    chunk: 'src/pages/cart/CartPage.tsx',
    hoisted: '<title>Cart</title><meta name="description" content="The items.">',
    ...facts,
  })
  const page = new DOMParser().parseFromString(`<!doctype html><head>${html}</head><body>`, 'text/html')
  expect(page.body.childNodes, 'all of it belongs in the head').toHaveLength(0)
  return page.head
}

function listHrefs(head: HTMLElement, selector: string): (string | null)[] {
  return [...head.querySelectorAll(selector)].map((element) => element.getAttribute('href'))
}

function readPolicy(head: HTMLElement): Map<string, string[]> {
  const meta = head.querySelector('meta[http-equiv="Content-Security-Policy"]')
  const rules = meta?.getAttribute('content')?.split('; ') ?? []
  return new Map(rules.map((rule) => rule.split(' ')).map(([name = '', ...values]) => [name, values]))
}

function readThemeScript(head = readHead()): string {
  return head.querySelector('script:not([src]):not([type])')!.textContent
}

describe('the content policy', () => {
  test.each([
    ['connect-src', "'none'"],
    ['default-src', "'none'"],
    ['form-action', "'none'"],
    ['base-uri', "'none'"],
    ['img-src', "'self'"],
    ['style-src', "'self'"],
  ])('has for %s: %s', (name, value) => {
    expect(readPolicy(readHead()).get(name)).toEqual([value])
  })

  test('allows the shop’s own scripts, and of inline ones only the one it has', () => {
    const head = readHead()
    const hash = createHash('sha256').update(readThemeScript(head)).digest('base64')
    expect(head.querySelectorAll('script:not([src]):not([type])')).toHaveLength(1)
    expect(readPolicy(head).get('script-src')).toEqual(["'self'", `'sha256-${hash}'`])
  })

  test('comes before everything it governs', () => {
    expect(readHead().firstElementChild?.getAttribute('http-equiv')).toBe('Content-Security-Policy')
  })
})

describe('the script that applies the kept theme before the first paint', () => {
  function runWith(stored: string | null): string | undefined {
    delete document.documentElement.dataset['theme']
    if (stored === null) localStorage.clear()
    else localStorage.setItem('theme', stored)
    runInThisContext(readThemeScript())
    return document.documentElement.dataset['theme']
  }
  afterEach(() => {
    vi.restoreAllMocks()
  })

  test.each(['light', 'dark'])('applies %s', (theme) => {
    expect(runWith(theme)).toBe(theme)
  })

  test.each([null, '', 'device', 'Dark', '<b>'])('leaves the theme to the device where %j is stored', (stored) => {
    expect(runWith(stored)).toBeUndefined()
  })

  test('applies to any stored text what the shop itself will read', () => {
    fc.assert(
      fc.property(anyText, (stored) => {
        expect(runWith(stored) ?? 'device').toBe(parseTheme(stored))
      }),
    )
  })

  test('puts the price ex.VAT first for any stored text that the shop itself will read so, and for no other', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.constantFrom('ex', 'inc')), (stored) => {
        localStorage.clear()
        delete document.documentElement.dataset['vat']
        localStorage.setItem('vat', stored)
        runInThisContext(readThemeScript())
        expect(document.documentElement.dataset['vat'] ?? 'inc').toBe(parseVatDisplay(stored))
      }),
    )
  })

  test('does nothing where storage is blocked', () => {
    const script = readThemeScript()
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(() => runInThisContext(script) as unknown).not.toThrow()
  })
})

describe('what is loaded ahead', () => {
  test('is the page’s own code with everything it imports, without what the entry loads anyway', () => {
    const hrefs = listHrefs(readHead({ address: { page: 'login' } }), 'link[rel=modulepreload]')
    expect(hrefs.sort()).toEqual(['assets/card.js', 'assets/cart.js', 'assets/price.js'].map((file) => BASE + file))
  })

  test('is each style sheet once', () => {
    const hrefs = listHrefs(readHead(), 'link[rel=stylesheet]')
    expect(hrefs.sort()).toEqual([`${BASE}assets/card.css`, `${BASE}assets/cart.css`])
  })

  test('is the font', () => {
    expect(listHrefs(readHead(), 'link[rel=preload][as=font]')).toEqual([`${BASE}assets/archivo.woff2`])
  })

  test('is the page’s own data, marked as such', () => {
    const head = readHead({ dataFile: 'assets/data-1.js' })
    expect(listHrefs(head, 'link[data-page-data]')).toEqual([`${BASE}assets/data-1.js`])
    expect(listHrefs(readHead(), 'link[data-page-data]')).toEqual([])
  })

  test.each([
    ['cart', 1],
    ['selected', 1],
    ['search', 1],
    ['login', 0],
    ['home', 0],
  ] as const)('for the page %s the whole catalogue is named %i times', (page, count) => {
    const hrefs = listHrefs(readHead({ address: { page } }), 'link[rel=modulepreload]')
    expect(hrefs.filter((href) => href === `${BASE}assets/catalogue.js`)).toHaveLength(count)
  })

  test('is from no other host', () => {
    for (const link of readHead({ dataFile: 'assets/data-1.js' }).querySelectorAll('link'))
      expect(link.getAttribute('href')).toMatch(/^\/shops\/truro\/assets\//)
  })
})

describe('what a shared link shows', () => {
  const product = buildExampleProduct()
  const data = { product, siblings: [], related: { goesWith: [], alternatives: [], neighbours: [] }, home: undefined }

  function readTag(head: HTMLElement, property: string) {
    return head.querySelector(`meta[property="${property}"]`)?.getAttribute('content')
  }

  test.each([
    ['og:title', 'Cart'],
    ['og:description', 'The items.'],
    ['og:url', 'https://penhallow.example/shops/truro/cart'],
    ['og:image', 'https://penhallow.example/shops/truro/og.png'],
    ['og:site_name', 'Penhallow Medical'],
    ['og:type', 'website'],
  ])('%s: %s', (property, content) => {
    expect(readTag(readHead(), property)).toBe(content)
  })

  test('is a product on a product’s page', () => {
    const head = readHead({ page: '/detail/nitrile-gloves', address: { page: 'detail', slug: product.slug }, data })
    expect(readTag(head, 'og:type')).toBe('product')
    expect(readTag(head, 'og:url')).toBe('https://penhallow.example/shops/truro/detail/nitrile-gloves')
  })

  test('names a shop with quotes and an ampersand exactly as written', () => {
    const brand = { strong: 'Bits & "Bobs"', light: '' }
    expect(readTag(readHead({ shop: { ...EXAMPLE_SHOP, brand } }), 'og:site_name')).toBe('Bits & "Bobs"')
  })

  test('is a name with quotes exactly as written', () => {
    const head = readHead({ hoisted: '<title>5&quot; &lt;b&gt; &amp; more</title>' })
    expect(readTag(head, 'og:title')).toBe('5" <b> & more')
  })
})
