import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { visit } from '../visit.ts'
import { SHOPS } from '../shops.ts'
import { expect, test } from '../test.ts'
import { watchPage } from '../watchPage.ts'
import { recordCalls } from './recordCalls.ts'

/** Pages that no sitemap names. */
const OWN_PAGES = ['detail', 'cart', 'login', 'signup', 'forget_password', 'search', '404.html', 'nowhere']
const POLICY = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/g

/** The address of every page that a shop serves. */
async function listPages(request: APIRequestContext, url: string): Promise<string[]> {
  const sitemap = await (await request.get(new URL('sitemap.xml', url).href)).text()
  const named = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => new URL(address!).pathname)
  return [...named, ...OWN_PAGES].map((page) => new URL(page, url).href)
}

/** The sources of each directive. */
function parsePolicy(policy: string): Record<string, string> {
  const directives = policy.split(';').map((directive) => directive.trim().split(' '))
  return Object.fromEntries(directives.map(([name, ...sources]) => [name!, sources.join(' ')] as const))
}

for (const [name, { url, env }] of Object.entries(SHOPS)) {
  test(
    `no page of the shop allows a connection or names a file of someone else (${name})`,
    { tag: '@spec-7.1' },
    async ({ request }) => {
      const pages = await listPages(request, url)
      expect(pages.length).toBeGreaterThan(20)
      for (const page of pages) {
        const html = await (await request.get(page)).text()
        const policies = [...html.matchAll(POLICY)]
        expect(policies, page).toHaveLength(1)
        expect(policies[0]!.index, `${page}: before anything that it must govern`).toBeLessThan(
          html.search(/<(script|link|style|img)\b/),
        )
        const {
          'script-src': scripts,
          'style-src': styles,
          'worker-src': workers,
          'img-src': pictures,
          'require-trusted-types-for': sinks,
          'trusted-types': names,
          ...rest
        } = parsePolicy(policies[0]![1]!)
        for (const sources of [scripts, styles]) expect(sources, page).toMatch(/^'self'( 'sha256-[\w+/=]+')*$/)
        expect(workers, page).toBe("'self' blob:")
        expect(pictures, page).toBe("'self' data:")
        expect([sinks, names], page).toEqual(["'script'", 'shop'])
        expect(rest, page).toMatchObject({ 'default-src': "'none'", 'connect-src': "'none'", 'form-action': "'none'" })
        for (const sources of Object.values(rest)) expect(["'none'", "'self'"], page).toContain(sources)

        const loaded = html.matchAll(/<(?:script|img|source|iframe)\b[^>]*? (?:src|srcset)="([^"]*)"/g)
        const linked = html.matchAll(/<link\b[^>]*? rel="(?!canonical)[^>]*? href="([^"]*)"/g)
        // An address that begins with "#" is a part of the page itself.
        const addresses = [...loaded, ...linked].map(([, address]) => address!).filter((address) => address[0] !== '#')
        expect(addresses.length, page).toBeGreaterThan(3)
        expect(
          addresses.filter((address) => !address.startsWith(new URL(url).pathname)),
          page,
        ).toEqual([])
      }
      // No name that a plain host hides, except settings for a host that reads them.
      const files = readdirSync(env.OUT_DIR, { recursive: true, encoding: 'utf8' })
      expect(files).toContain('.nojekyll')
      expect(files.filter((file) => basename(file).startsWith('_'))).toEqual(['_headers'])
    },
  )
}

const ATTEMPTS = [
  ['a fetch', 'connect-src', () => void fetch('/robots.txt').catch(() => undefined)],
  [
    'an XMLHttpRequest',
    'connect-src',
    () => {
      const request = new XMLHttpRequest()
      request.open('GET', '/robots.txt')
      request.send()
    },
  ],
  ['a beacon', 'connect-src', () => void navigator.sendBeacon('/robots.txt', 'x')],
  ['a WebSocket', 'connect-src', () => void new WebSocket('ws://127.0.0.1:9/')],
  ['an EventSource', 'connect-src', () => void new EventSource('/robots.txt')],
  ['a picture of someone else', 'img-src', () => void (new Image().src = 'https://example.com/x.png')],
  [
    'a frame of someone else',
    'frame-src',
    () => void (document.body.appendChild(document.createElement('iframe')).src = 'https://example.com/'),
  ],
] as const

test(
  'the content policy stops every kind of call that is tried all the same',
  { tag: ['@spec-0.4', '@spec-7.1'] },
  async ({ browser, baseURL }) => {
    const page = await browser.newPage({ baseURL: baseURL! })
    const problems = watchPage(page, new URL(baseURL!).origin)
    await visit(page, '/cart')
    expect(problems).toEqual([])
    for (const [what, directive, attempt] of ATTEMPTS) {
      const count = problems.length
      const refused = page.evaluate(
        () =>
          new Promise<string>((resolve) =>
            document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective), {
              once: true,
            }),
          ),
      )
      await page.evaluate(attempt)
      expect(await refused, what).toBe(directive)
      // The watch that every browser test stands under has seen it: it would fail a shop that did this.
      await expect.poll(() => problems.length, what).toBeGreaterThan(count)
    }
    await page.close()
  },
)

test('a call that is made is recorded: what calls.spec.ts looks for can be seen', async ({ page }) => {
  const calls = await recordCalls(page)
  await page.goto('/cart')
  await page.evaluate(() => {
    fetch('/a').catch(() => undefined)
    navigator.sendBeacon('/b')
    new XMLHttpRequest()
    new WebSocket('ws://c')
    new EventSource('/d')
  })
  await expect
    .poll(() => calls)
    .toEqual(['fetch /a', 'sendBeacon /b', 'XMLHttpRequest', 'WebSocket ws://c', 'EventSource /d'])
})

test('the worker of the search is refused a fetch too', async ({ page }) => {
  const started = page.waitForEvent('worker')
  await visit(page, '/')
  const worker = await started
  const outcome = await worker.evaluate(() =>
    fetch(new URL('/robots.txt', location.origin)).then(
      () => 'was answered',
      () => 'was refused',
    ),
  )
  expect(outcome).toBe('was refused')
})
