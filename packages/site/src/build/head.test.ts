// @vitest-environment jsdom
import fc from 'fast-check'
import { createHash } from 'node:crypto'
import { runInThisContext } from 'node:vm'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { anyText, buildExampleProduct, EXAMPLE_SHOP } from '@shop/core/fixtures/examples.ts'
import { parseTheme } from '@shop/storefront/state/page/theme.ts'
import { parseVatDisplay } from '@shop/storefront/state/page/vatDisplay.ts'
import { buildExampleDetail } from '../fixtures/exampleDetail.ts'
import { buildHead } from './head.ts'

/** The head as a browser reads it. */
function readHead(facts: Partial<Parameters<typeof buildHead>[0]> = {}): HTMLHeadElement {
  const html = buildHead({
    shop: EXAMPLE_SHOP,
    page: '/cart',
    address: { page: 'cart' },
    data: undefined,
    hoisted: '<title>Cart</title><meta name="description" content="The items.">',
    style: 'h1{color:red}',
    ...facts,
  })
  const page = new DOMParser().parseFromString(`<!doctype html><head>${html}</head><body>`, 'text/html')
  expect(page.body.childNodes, 'all of it belongs in the head').toHaveLength(0)
  return page.head
}

function readPolicy(head: HTMLElement): Map<string, string[]> {
  const meta = head.querySelector('meta[http-equiv="Content-Security-Policy"]')
  const rules = meta?.getAttribute('content')?.split('; ') ?? []
  return new Map(rules.map((rule) => rule.split(' ')).map(([name = '', ...values]) => [name, values]))
}

function readThemeScript(head = readHead()): string {
  return head.querySelector('script:not([src]):not([type])')!.textContent
}

test.each([
  [{ page: 'home' }, '#hero'],
  [{ page: 'category', id: 'scrubs' }, '#hero'],
  [{ page: 'cart' }, '#header'],
] as const)('of the page %j holds the first paint back until %s is whole', (address, whole) => {
  const link = readHead({ address }).querySelector('link[rel=expect][blocking=render]')
  expect(link?.getAttribute('href')).toBe(whole)
})

describe('the content policy', () => {
  test.each([
    ['connect-src', "'none'"],
    ['default-src', "'none'"],
    ['form-action', "'none'"],
    ['base-uri', "'none'"],
    // A picture that stands in its page asks for nothing.
    ['img-src', "'self' data:"],
  ])('has for %s: %s', (name, value) => {
    expect(readPolicy(readHead()).get(name)?.join(' ')).toBe(value)
  })

  test('allows the shop’s own scripts, and of inline ones only the one it has', () => {
    const head = readHead()
    const hash = createHash('sha256').update(readThemeScript(head)).digest('base64')
    expect(head.querySelectorAll('script:not([src]):not([type])')).toHaveLength(1)
    expect(readPolicy(head).get('script-src')).toEqual(["'self'", `'sha256-${hash}'`])
  })

  test('allows the shop’s own styles, and of all that stand in a page just the one that stands there', () => {
    const head = readHead()
    const hash = createHash('sha256').update(head.querySelector('style')!.textContent).digest('base64')
    expect(readPolicy(head).get('style-src')).toEqual(["'self'", `'sha256-${hash}'`])
  })

  test('comes before everything it governs', () => {
    expect(readHead().firstElementChild?.getAttribute('http-equiv')).toBe('Content-Security-Policy')
  })
})

describe('the script that applies the kept theme before the first paint', () => {
  function runWith(stored: string | null): string | undefined {
    delete document.documentElement.dataset.theme
    if (stored === null) localStorage.clear()
    else localStorage.setItem('theme', stored)
    runInThisContext(readThemeScript())
    return document.documentElement.dataset.theme
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
        delete document.documentElement.dataset.vat
        localStorage.setItem('vat', stored)
        runInThisContext(readThemeScript())
        expect(document.documentElement.dataset.vat ?? 'inc').toBe(parseVatDisplay(stored))
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

describe('the font', () => {
  const STYLE = '@font-face{src:url(/shops/truro/assets/archivo.woff2)format("woff2")}'

  /** Runs the page's script as if the document had come so long after the connection. */
  function run(ms: number, { downlink = 1.6, controller = null as object | null } = {}) {
    delete document.documentElement.dataset.letters
    document.head.replaceChildren()
    vi.spyOn(performance, 'now').mockReturnValue(300 + ms)
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ connectEnd: 300 } as unknown as PerformanceEntry])
    vi.stubGlobal('navigator', { connection: { downlink }, serviceWorker: { controller } })
    const [, script] = readHead({ style: STYLE }).querySelectorAll('script')
    runInThisContext(script!.textContent)
    return {
      href: document.querySelector('link[rel=preload]')?.getAttribute('href'),
      letters: document.documentElement.dataset.letters,
    }
  }
  const USED = { href: '/shops/truro/assets/archivo.woff2', letters: '' }
  const NOT_USED = { href: undefined, letters: undefined }
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })

  test.each([
    ['where the document came fast', 199, {}],
    ['on a line that the browser knows to be fast, however busy the device is', 900, { downlink: 10 }],
    ['where a service worker has it', 900, { controller: {} }],
  ])('is loaded ahead and used %s', (_, ms, visit) => {
    expect(run(ms, visit)).toEqual(USED)
  })

  test('is neither loaded nor waited for elsewhere', () => {
    expect(run(200)).toEqual(NOT_USED)
  })
})

describe('the picture that is loaded ahead', () => {
  const loadAhead = (name: string, priority: string) =>
    `<link rel="preload" as="image" imageSrcSet="/${name}-320.avif 320w" imageSizes="80vw" ${priority}/>`

  test('is the one that comes before all, of those that React would load ahead', () => {
    const hoisted = `${loadAhead('tile', '')}${loadAhead('hero', 'fetchPriority="high"')}<title>Cart</title>`
    const links = readHead({ hoisted }).querySelectorAll('link[rel=preload]')
    expect([...links].map((link) => link.getAttribute('imagesrcset'))).toEqual(['/hero-320.avif 320w'])
    expect(links[0]?.getAttribute('imagesizes')).toBe('80vw')
  })

  test('is none where none comes before all', () => {
    expect(readHead({ hoisted: loadAhead('tile', '') }).querySelector('link[rel=preload]')).toBeNull()
  })
})

describe('what a shared link shows', () => {
  const product = buildExampleProduct()
  const data = buildExampleDetail(product)

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

test('home names the feed of changes, where there is one, and no other page does', () => {
  const read = (facts: Partial<Parameters<typeof buildHead>[0]>) =>
    readHead(facts).querySelector('link[rel="alternate"]')?.outerHTML
  const changesFeed = 'changes.json'
  const link = '<link rel="alternate" type="application/feed+json" href="/shops/truro/changes.json">'
  expect(read({ address: { page: 'home' }, changesFeed })).toBe(link)
  expect(read({ address: { page: 'home' } })).toBeUndefined()
  expect(read({ changesFeed })).toBeUndefined()
})
