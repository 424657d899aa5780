import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { SHOPS } from '../shops.ts'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'
import { watchPage } from '../watchPage.ts'
import { recordCalls } from './recordCalls.ts'

const POLICY = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/g

/** The sources of each directive. */
function parsePolicy(policy: string): Record<string, string> {
  const directives = policy.split(';').map((directive) => directive.trim().split(' '))
  return Object.fromEntries(directives.map(([name, ...sources]) => [name!, sources.join(' ')] as const))
}

const OWN_CODE = /^'self'( 'sha256-[\w+/=]+')*$/
/** Directives whose sources are fixed, each as a pattern of the whole. */
const FIXED = {
  'script-src': OWN_CODE,
  'style-src': OWN_CODE,
  'worker-src': /^'self'$/,
  'img-src': /^'self' data:$/,
  'require-trusted-types-for': /^'script'$/,
  'trusted-types': /^shop$/,
  'default-src': /^'none'$/,
  'connect-src': /^'none'$/,
  'form-action': /^'none'$/,
}

/** The faults in a page's content policy, and the addresses in the page that lie outside `base`. */
function listFaults(html: string, base: string): string[] {
  const policies = [...html.matchAll(POLICY)]
  const [policy] = policies
  if (!policy || policies.length > 1) return [`${policies.length} policies`]
  const sources = parsePolicy(policy[1]!)
  const loaded = html.matchAll(/<(?:script|img|source|iframe)\b[^>]*? (?:src|srcset)="([^"]*)"/g)
  const linked = html.matchAll(/<link\b[^>]*? rel="(?!canonical)[^>]*? href="([^"]*)"/g)
  // What begins so stands in the page itself.
  const addresses = [...loaded, ...linked]
    .map(([, address]) => address!)
    .filter((address) => !/^(#|data:image\/)/.test(address))
  return [
    ...(policy.index > html.search(/<(script|link|style|img)\b/)
      ? ['the policy stands behind what it must govern']
      : []),
    ...Object.entries(FIXED).flatMap(([name, form]) =>
      form.test(sources[name] ?? '') ? [] : `${name} ${sources[name]}`,
    ),
    ...Object.entries(sources).flatMap(([name, of]) =>
      name in FIXED || ["'none'", "'self'"].includes(of) ? [] : `${name} ${of}`,
    ),
    ...(addresses.length > 3 ? [] : ['it names fewer than four files']),
    ...addresses.filter((address) => !address.startsWith(base) || address.startsWith('//')),
  ]
}

for (const [name, { url, env }] of Object.entries(SHOPS)) {
  test(
    `no page of the shop allows a connection or names a file of someone else (${name})`,
    { tag: '@spec-7.1' },
    () => {
      const files = readdirSync(env.OUT_DIR, { recursive: true, encoding: 'utf8' })
      const pages = files
        .filter((file) => file.endsWith('.html'))
        .map((page) => ({ page, html: readFileSync(path.join(env.OUT_DIR, page), 'utf8') }))
        // Others lead on from an address that has moved.
        .filter(({ html }) => !html.includes('http-equiv="refresh"'))
      expect(pages.length).toBeGreaterThan(20)
      const { pathname } = new URL(url)
      // One look at all of them: a thousand would take a minute.
      expect(pages.flatMap(({ page, html }) => listFaults(html, pathname).map((fault) => `${page}: ${fault}`))).toEqual(
        [],
      )
      // No name that a plain host hides, except settings for a host that reads them.
      expect(files).toContain('.nojekyll')
      expect(files.filter((file) => path.basename(file).startsWith('_'))).toEqual(['_headers'])
    },
  )
}

test('a page that allows or names what it should not is found', () => {
  const html = readFileSync(path.join(SHOPS.main.env.OUT_DIR, 'cart.html'), 'utf8')
  const find = (text: string | RegExp, other: string) => listFaults(html.replace(text, other), '/')
  expect(find('connect-src', 'x-src')).toEqual(['connect-src undefined'])
  expect(find(/connect-src [^;"]*/, 'connect-src https://a.example')).toEqual(['connect-src https://a.example'])
  expect(find(/frame-src [^;"]*|base-uri [^;"]*/, 'base-uri https://a.example')).toEqual(['base-uri https://a.example'])
  expect(find('</body>', '<img src="https://a.example/x.png"></body>')).toEqual(['https://a.example/x.png'])
  expect(find('</body>', '<img src="//a.example/x.png"></body>')).toEqual(['//a.example/x.png'])
  expect(find('<head>', '<head><script></script>')).toEqual(['the policy stands behind what it must govern'])
  expect(find(POLICY, '')).toEqual(['0 policies'])
})

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
