import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { visit } from '../visit.ts'
import { SHOPS } from '../shops.ts'
import { expect, test } from '../test.ts'
import { watchPage } from '../watchPage.ts'
import { FORMS } from './forms.ts'
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
  test(`§7 None: the content policy of every page allows no connection (${name})`, async ({ request }) => {
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
    }
  })

  test(`§7 None: no file has a name that a plain host hides (${name})`, () => {
    const files = readdirSync(env.OUT_DIR, { recursive: true, encoding: 'utf8' })
    expect(files).toContain('.nojekyll')
    // Settings for a host that reads them, and no part of the shop.
    expect(files.filter((file) => basename(file).startsWith('_'))).toEqual(['_headers'])
  })

  test(`§7 None: no page names a file of someone else (${name})`, async ({ request }) => {
    for (const page of await listPages(request, url)) {
      const html = await (await request.get(page)).text()
      const loaded = html.matchAll(/<(?:script|img|source|iframe)\b[^>]*? (?:src|srcset)="([^"]*)"/g)
      const linked = html.matchAll(/<link\b[^>]*? rel="(?!canonical)[^>]*? href="([^"]*)"/g)
      // What begins with "#" is a part of the page itself.
      const addresses = [...loaded, ...linked].map(([, address]) => address!).filter((address) => address[0] !== '#')
      expect(addresses.length, page).toBeGreaterThan(3)
      expect(
        addresses.filter((address) => !address.startsWith(new URL(url).pathname)),
        page,
      ).toEqual([])
    }
  })
}

for (const [what, directive, attempt] of [
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
] as const) {
  test(`§7 None: the content policy stops ${what} that is tried all the same`, async ({ browser, baseURL }) => {
    const page = await browser.newPage({ baseURL: baseURL! })
    const problems = watchPage(page, new URL(baseURL!).origin)
    await visit(page, '/cart')
    expect(problems).toEqual([])
    const refused = page.evaluate(
      () =>
        new Promise<string>((resolve) =>
          document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective)),
        ),
    )
    await page.evaluate(attempt)
    expect(await refused).toBe(directive)
    // The watch that every browser test stands under has seen it: it would fail a shop that did this.
    await expect.poll(() => problems.length).toBeGreaterThan(0)
    await page.close()
  })
}

test('§7 None: a call that is made is recorded: what the walks look for can be seen', async ({ page }) => {
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

test('§7 What the server does on login, sign-up or password reset is not shown: without JavaScript there is nothing to post', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! })
  const page = await context.newPage()
  for (const { path, title, labels } of FORMS) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    for (const label of labels) await expect(page.getByLabel(label, { exact: true })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Submit' })).toBeHidden()
  }
  await context.close()
})

test('§7 None: the worker of the search is refused a fetch too', async ({ page }) => {
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
