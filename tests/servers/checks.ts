import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { SHELL_FILE } from '@shop/core/page/shell.ts'
import { listFiles } from '@shop/site/build/record.ts'
import { ALWAYS, findHeaders, TYPES, withCharset } from '@shop/site/hosts/headers.ts'
import type { Answer, Ask } from './ask.ts'

/** A built shop at a host. */
export interface Shop {
  readonly ask: Ask
  /** The path that it is published under, with a slash at both ends. */
  readonly base: string
  readonly outDir: string
  /** The forms that the host sends compressed. */
  readonly encodings: readonly ('br' | 'gzip')[]
}

export type Check = (shop: Shop) => Promise<void>

export const NO_PAGE = '404.html'
const HTML = 'text/html; charset=utf-8'
const BOTH = { 'Accept-Encoding': 'gzip, deflate, br' }
/** Paths that a host keeps for itself, or does not know. */
const HIDDEN = ['.htaccess', '.nojekyll', '_headers']

/** Checks of every host; each title says what holds. */
export const CHECKS: Readonly<Record<string, Check>> = {
  'every page is answered at its one address, without a redirect': async (shop) => {
    for (const [page, file] of listPages(shop)) await expectFile(shop, page, file)
  },
  'a query changes nothing of that': async (shop) => {
    for (const [page, file] of listPages(shop)) await expectFile(shop, `${page}?sort=name&q=a%20b`, file)
  },
  'a slash too many leads to the address without it, with the query': async (shop) => {
    for (const [page] of listPages(shop)) {
      if (page === shop.base) continue
      await expectRedirect(shop, `${page}/`, page)
      await expectRedirect(shop, `${page}/?q=a%20b&q=c`, `${page}?q=a%20b&q=c`)
    }
  },
  'the shop’s path without its slash leads to home, with the query': async (shop) => {
    if (shop.base === '/') return
    await expectRedirect(shop, shop.base.slice(0, -1), shop.base)
    await expectRedirect(shop, `${shop.base.slice(0, -1)}?a=b`, `${shop.base}?a=b`)
  },
  'an unknown address, and one in another case, answers 404 with the shop’s own page': async (shop) => {
    const unknown = [
      'nowhere',
      'detail/nowhere',
      'nowhere/at/all',
      'assets/nowhere.js',
      'pictures/nowhere.avif',
      'CART',
    ]
    for (const name of unknown) {
      const answer = await shop.ask(shop.base + name)
      assert.equal(answer.status, 404, name)
      assert.equal(readType(answer), HTML, name)
      assert.deepEqual(answer.body, readFile(shop, NO_PAGE), name)
      expectHeaders(answer, NO_PAGE, name)
    }
  },
  'no address leads to another host, or out of the folder': async (shop) => {
    const bad = [
      '/example.com/',
      '\\example.com/',
      '%0d%0aSet-Cookie:a=b/',
      '..%2f..%2fetc%2fpasswd',
      '../../etc/passwd',
    ]
    for (const name of bad) {
      const answer = await shop.ask(shop.base + name)
      const { location = shop.base } = answer.headers
      assert.match(location, new RegExp(`^${shop.base}(?!/)`), name)
      assert.equal(answer.headers['set-cookie'], undefined, name)
      assert.ok(answer.status >= 300 && answer.status < 500, `${name}: ${answer.status}`)
    }
  },
  'what was written for other hosts is not served': async (shop) => {
    for (const name of HIDDEN) {
      const { status } = await shop.ask(shop.base + name)
      assert.ok(status === 404 || status === 403, `${name}: ${status}`)
    }
  },
  'each kind of file has its type': async (shop) => {
    for (const file of listOneOfEach(shop)) {
      assert.equal(readType(await shop.ask(shop.base + file)), withCharset(TYPES[path.extname(file).slice(1)]!), file)
    }
  },
  'what the build has compressed is sent so, to who takes it': async (shop) => {
    const packed = listOneOfEach(shop, (file, files) => files.includes(`${file}.br`))
    assert.ok(packed.length >= 5)
    for (const file of packed) {
      for (const encoding of shop.encodings) await expectEncoding(shop, file, { 'Accept-Encoding': encoding }, encoding)
      await expectEncoding(shop, file, BOTH, shop.encodings[0])
      await expectEncoding(shop, file, { 'Accept-Encoding': 'identity' }, undefined)
      await expectEncoding(shop, file, {}, undefined)
    }
  },
  'a page is sent compressed too, and so is the not-found page': async (shop) => {
    for (const [page, file] of listPages(shop)) {
      const answer = await shop.ask(page, BOTH)
      // A page that only leads on is smaller than one packet: the build has not compressed it, and the host may.
      if (existsSync(path.join(shop.outDir, `${file}.br`)))
        assert.equal(answer.headers['content-encoding'], shop.encodings[0], page)
      assert.deepEqual(answer.body, readFile(shop, file), page)
    }
    const answer = await shop.ask(`${shop.base}nowhere`, BOTH)
    assert.equal(answer.status, 404)
    assert.deepEqual(answer.body, readFile(shop, NO_PAGE))
  },
  'each file has the headers of the table, once, compressed or not': async (shop) => {
    for (const file of [...listOneOfEach(shop), 'sw.js', SHELL_FILE]) {
      for (const accepted of [{}, BOTH]) expectHeaders(await shop.ask(shop.base + file, accepted), file, file)
    }
    for (const [page, file] of listPages(shop)) expectHeaders(await shop.ask(page, BOTH), file, page)
  },
  'a redirect has the headers that guard': async (shop) => {
    const { headers } = await shop.ask(`${shop.base}cart/`)
    assert.equal(headers['x-content-type-options'], ALWAYS['X-Content-Type-Options'])
  },
  'a redirect is not kept as long as what it leads from': async (shop) => {
    for (const name of ['assets/', 'assets/nowhere/', 'pictures/']) {
      const { status, headers } = await shop.ask(shop.base + name)
      assert.equal(status, 301, name)
      assert.doesNotMatch(headers['cache-control'] ?? '', /max-age/, name)
    }
  },
  'an address that no file can have is the visitor’s fault, not the host’s': async (shop) => {
    for (const name of ['%00', 'cart%00', 'detail/%00/']) {
      const { status } = await shop.ask(shop.base + name)
      assert.ok(status === 400 || status === 404, `${name}: ${status}`)
    }
  },
  'what the browser has is not sent again': async (shop) => {
    for (const name of ['', 'cart', 'sw.js']) {
      const { headers } = await shop.ask(shop.base + name, BOTH)
      const again = await shop.ask(shop.base + name, { ...BOTH, 'If-None-Match': headers.etag ?? '' })
      assert.equal(again.status, 304, name)
    }
  },
  'asked for the head alone, the head alone is sent': async (shop) => {
    const head = await shop.ask(`${shop.base}cart`, BOTH, 'HEAD')
    assert.deepEqual([head.status, head.body.length], [200, 0])
  },
}

/** The address and the file of each page: all HTML except the two files that stand at any address. */
export function listPages({ base, outDir }: Shop): [string, string][] {
  return listFiles(outDir)
    .filter((file) => file.endsWith('.html') && file !== NO_PAGE && file !== SHELL_FILE)
    .map((file) => [base + file.replace(/(^index)?\.html$/, ''), file])
}

/** One file of each ending, compressed forms and what no host serves apart. */
function listOneOfEach(shop: Shop, isFit: (file: string, files: string[]) => boolean = () => true): string[] {
  const files = listFiles(shop.outDir)
  const fit = files.filter((file) => !/\.(br|gz|html)$|^[._]/.test(file) && isFit(file, files))
  // One for each folder and ending, since caching is set by folder.
  return [
    ...new Map(fit.map((file) => [`${file.split('/')[0]?.replace(/\..*/, '')}${path.extname(file)}`, file])).values(),
  ]
}

export function readFile({ outDir }: Pick<Shop, 'outDir'>, file: string): Buffer {
  return readFileSync(path.join(outDir, file))
}

async function expectFile(shop: Shop, address: string, file: string): Promise<void> {
  const answer = await shop.ask(address)
  assert.deepEqual([answer.status, answer.headers.location], [200, undefined], address)
  assert.equal(readType(answer), HTML, address)
  assert.deepEqual(answer.body, readFile(shop, file), address)
}

async function expectRedirect(shop: Shop, from: string, to: string): Promise<void> {
  const { status, headers } = await shop.ask(from)
  assert.ok(status === 301 || status === 308, `${from}: ${status}`)
  assert.equal(headers.location?.replace(/^http:\/\/127\.0\.0\.1(:\d+)?/, ''), to)
}

async function expectEncoding(shop: Shop, file: string, accepted: Record<string, string>, encoding?: string) {
  const { headers, body } = await shop.ask(shop.base + file, accepted)
  assert.equal(headers['content-encoding'], encoding, `${file}, ${JSON.stringify(accepted)}`)
  assert.match(headers.vary ?? '', /accept-encoding/i, file)
  assert.deepEqual(body, readFile(shop, file), file)
}

function expectHeaders(answer: Answer, file: string, what: string): void {
  for (const [name, value] of Object.entries(findHeaders(file))) {
    assert.deepEqual(answer.sent[name.toLowerCase()], [value], `${what}: ${name}, once`)
  }
}

/** The type of a file that was sent, as hosts write it in several ways. */
function readType({ headers }: Answer): string | undefined {
  return headers['content-type']?.replace(/;\s*/, '; ').toLowerCase()
}
