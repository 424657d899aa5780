import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import http, { type IncomingMessage, type Server } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ALWAYS } from '../hosts/headers.ts'
import { serveShop } from './server.ts'

const HOME = `<h1>Home</h1>${' '.repeat(5000)}`
const FILES = {
  'shop/index.html': HOME,
  'shop/index.html.br': brotliCompressSync(HOME),
  'shop/index.html.gz': gzipSync(HOME),
  'shop/groups.html': HOME,
  'shop/groups.html.gz': gzipSync(HOME),
  'shop/cart.html': '<h1>Cart</h1>',
  'shop/cart/2.html': '<h1>More</h1>',
  'shop/assets/index-1a2b.js': 'export {}',
  'shop/pictures/gloves-320.avif': 'picture',
  'shop/404.html': '<h1>Not found</h1>',
  'shop/404.html.br': brotliCompressSync('<h1>Not found</h1>'),
  'bare/index.html': '<h1>Bare</h1>',
  'secret.txt': 'not part of the shop',
}
const BASE = '/shops/truro/'

let folder: string
const servers: Server[] = []

async function serve(name: string, base: string): Promise<string> {
  const { url, server } = await serveShop(path.join(folder, name), base)
  servers.push(server)
  return url
}

interface Answer {
  readonly response: IncomingMessage
  readonly body: string
}

/** Asks for a path as it is written; `fetch` would correct it. The body is unpacked. */
async function ask(url: string, target: string, headers = {}, method = 'GET'): Promise<Answer> {
  const { hostname, port } = new URL(url)
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    http.request({ hostname, port, path: target, headers, method }, resolve).on('error', reject).end()
  })
  const sent = await buffer(response)
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[response.headers['content-encoding'] ?? '']
  return { response, body: (unpack && sent.length > 0 ? unpack(sent) : sent).toString() }
}

let atRoot: string
let underPath: string

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'shop-'))
  for (const [file, content] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), content)
  }
  atRoot = await serve('shop', '/')
  underPath = await serve('shop', BASE)
})
afterAll(() => {
  for (const server of servers) server.close()
  rmSync(folder, { recursive: true })
})

describe('a shop at the root', () => {
  test.each([
    ['/', '<h1>Home</h1>'],
    ['/cart', '<h1>Cart</h1>'],
    ['/cart/2', '<h1>More</h1>'],
    ['/cart?from=mail', '<h1>Cart</h1>'],
    ['/assets/index-1a2b.js', 'export {}'],
  ])('answers %s with the page that stands there', async (target, content) => {
    const { response, body } = await ask(atRoot, target)
    expect(response.statusCode).toBe(200)
    expect(body.trim()).toBe(content)
  })

  test.each([
    ...['/gone', '/cart/gone', '/assets/gone.js', '/Cart', '//cart/gone', '/%', '/%E0%A4%A', '/a?b'],
    ...['/../secret.txt', '/..%2fsecret.txt', '/%2e%2e/secret.txt', '/assets/../../secret.txt'],
  ])('answers %s, which is no page, with the not-found page and the status 404', async (target) => {
    const { response, body } = await ask(atRoot, target)
    expect(response.statusCode).toBe(404)
    expect(response.headers['content-type']).toContain('text/html')
    expect(body).toBe('<h1>Not found</h1>')
  })

  test.each(['/%00', '/cart%00', '/cart/%00/?a=b'])(
    'answers %s, which no file can be called, with 400',
    async (target) => {
      const { response, body } = await ask(atRoot, target)
      expect(response.statusCode).toBe(400)
      expect(response.headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
      expect(body).toBe('')
    },
  )

  test.each([
    ['/cart/', '/cart'],
    ['/cart/2/', '/cart/2'],
    ['/cart/?from=mail', '/cart?from=mail'],
  ])('leads from %s to the page at %s, with its query', async (target, location) => {
    const { response } = await ask(atRoot, target)
    expect(response.statusCode).toBe(301)
    expect(response.headers.location).toBe(location)
  })

  test.each(['//example.com/', '/\\example.com/', '/%0d%0aSet-Cookie:a/'])('leads nobody away: %s', async (target) => {
    const { response } = await ask(atRoot, target)
    expect(response.statusCode).toBe(404)
    expect(response.headers.location).toBeUndefined()
  })

  test('lets what has a hash in its name be kept for ever, a picture for a day, and asks for the rest each time', async () => {
    const [asset, page, picture] = await Promise.all(
      ['/assets/index-1a2b.js', '/cart', '/pictures/gloves-320.avif'].map((target) => ask(atRoot, target)),
    )
    expect(asset?.response.headers['cache-control']).toMatch(/max-age=31536000.*immutable/)
    expect(page?.response.headers['cache-control']).toBe('no-cache')
    expect(picture?.response.headers['cache-control']).toBe('public, max-age=86400')
  })

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0,gzip;q=0', undefined],
    ['identity', undefined],
    ['', undefined],
  ])('to a browser that accepts "%s" sends the page as the build packed it: %s', async (accepted, encoding) => {
    const { response, body } = await ask(atRoot, '/', { 'Accept-Encoding': accepted })
    expect(response.headers['content-encoding']).toBe(encoding)
    expect(response.headers['content-type']).toContain('text/html')
    expect(response.headers.vary).toBe('Accept-Encoding')
    expect(body).toBe(HOME)
  })

  test('sends what the build did not pack so in another form that the browser accepts, or as it is', async () => {
    const [packed, plain] = await Promise.all(
      ['/groups', '/cart'].map((target) => ask(atRoot, target, { 'Accept-Encoding': 'br, gzip' })),
    )
    expect(packed?.response.headers['content-encoding']).toBe('gzip')
    expect(plain?.response.headers['content-encoding']).toBeUndefined()
    expect(plain?.body).toBe('<h1>Cart</h1>')
  })

  test.each(['/', '/gone', '/cart/', '/assets/index-1a2b.js'])('sends what guards with %s', async (target) => {
    const { response } = await ask(atRoot, target)
    expect(response.headers).toMatchObject(
      Object.fromEntries(Object.entries(ALWAYS).map(([name, value]) => [name.toLowerCase(), value])),
    )
  })

  test('sends the not-found page packed too', async () => {
    const { response, body } = await ask(atRoot, '/gone', { 'Accept-Encoding': 'br' })
    expect(response.headers['content-encoding']).toBe('br')
    expect(body).toBe('<h1>Not found</h1>')
  })

  test.each(['br', ''])('asked only for the head, with "%s" accepted, sends the head alone', async (accepted) => {
    const headers = { 'Accept-Encoding': accepted }
    const { response, body } = await ask(atRoot, '/', headers, 'HEAD')
    const whole = await ask(atRoot, '/', headers)
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({ ...whole.response.headers, date: expect.any(String) as unknown })
    expect(body).toBe('')
  })

  test.each(['br', 'gzip', ''])('does not send again what the browser has, with "%s" accepted', async (accepted) => {
    const headers = { 'Accept-Encoding': accepted }
    const { response } = await ask(atRoot, '/', headers)
    const again = await ask(atRoot, '/', { ...headers, 'If-None-Match': response.headers.etag })
    expect(again.response.statusCode).toBe(304)
    expect(again.body).toBe('')
  })
})

describe('a shop under a path', () => {
  test.each([
    [BASE, 200, '<h1>Home</h1>'],
    [`${BASE}cart`, 200, '<h1>Cart</h1>'],
    [`${BASE}gone`, 404, '<h1>Not found</h1>'],
    ['/', 404, '<h1>Not found</h1>'],
    ['/cart', 404, '<h1>Not found</h1>'],
    ['/shops/plymouth/cart', 404, '<h1>Not found</h1>'],
  ])('answers %s with the status %i', async (target, status, content) => {
    const { response, body } = await ask(underPath, target)
    expect(response.statusCode).toBe(status)
    expect(body.trim()).toBe(content)
  })

  test.each([
    ['/shops/truro', BASE],
    ['/shops/truro?a=b', `${BASE}?a=b`],
    [`${BASE}cart/`, `${BASE}cart`],
  ])('leads from %s to %s', async (target, location) => {
    const { response } = await ask(underPath, target)
    expect([response.statusCode, response.headers.location]).toEqual([301, location])
  })

  test('tells where its home page is', async () => {
    expect(new URL(underPath).pathname).toBe(BASE)
    expect((await fetch(underPath)).status).toBe(200)
  })
})

test('a shop without a not-found page says so in plain words', async () => {
  const { response, body } = await ask(await serve('bare', '/'), '/gone')
  expect(response.statusCode).toBe(404)
  expect(body).toBe('Not found')
})

test('a port that is taken is an error for whoever asked for it', async () => {
  const taken = Number(new URL(atRoot).port)
  await expect(serveShop(path.join(folder, 'shop'), '/', taken)).rejects.toThrow('EADDRINUSE')
})
