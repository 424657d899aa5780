import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import http, { type IncomingMessage, type Server } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serveShop } from './server.ts'

const FILES = {
  'shop/index.html': `<h1>Home</h1>${' '.repeat(5000)}`,
  'shop/cart/index.html': '<h1>Cart</h1>',
  'shop/assets/index-1a2b.js': 'export {}',
  'shop/pictures/gloves-320.avif': 'picture',
  'shop/404.html': '<h1>Not found</h1>',
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

/** Asks for a path as it is written; `fetch` would correct it. */
async function ask(url: string, target: string, headers = {}): Promise<{ response: IncomingMessage; body: string }> {
  const { hostname, port } = new URL(url)
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    http.get({ hostname, port, path: target, headers }, resolve).on('error', reject)
  })
  return { response, body: await text(response) }
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
    ['/cart/', '<h1>Cart</h1>'],
    ['/cart?from=mail', '<h1>Cart</h1>'],
    ['/assets/index-1a2b.js', 'export {}'],
  ])('answers %s with the page that stands there', async (target, content) => {
    const { response, body } = await ask(atRoot, target)
    expect(response.statusCode).toBe(200)
    expect(body.trim()).toBe(content)
  })

  test.each([
    ...['/gone', '/cart/gone', '/assets/gone.js', '/Cart', '//cart/gone', '/%', '/%00', '/%E0%A4%A', '/a?b'],
    ...['/../secret.txt', '/..%2fsecret.txt', '/%2e%2e/secret.txt', '/assets/../../secret.txt'],
  ])('answers %s, which is no page, with the not-found page and the status 404', async (target) => {
    const { response, body } = await ask(atRoot, target)
    expect(response.statusCode).toBe(404)
    expect(response.headers['content-type']).toContain('text/html')
    expect(body).toBe('<h1>Not found</h1>')
  })

  test('lets what has a hash in its name be kept for ever, and nothing else', async () => {
    const [asset, page, picture] = await Promise.all(
      ['/assets/index-1a2b.js', '/cart', '/pictures/gloves-320.avif'].map((target) => ask(atRoot, target)),
    )
    expect(asset?.response.headers['cache-control']).toMatch(/max-age=31536000.*immutable/)
    expect(page?.response.headers['cache-control'] ?? '').not.toContain('immutable')
    expect(picture?.response.headers['cache-control'] ?? '').not.toContain('immutable')
  })

  test('sends a page smaller to a browser that can unpack it', async () => {
    const packed = await ask(atRoot, '/', { 'Accept-Encoding': 'gzip' })
    expect(packed.response.headers['content-encoding']).toBe('gzip')
    expect(packed.body.length).toBeLessThan(1000)
  })

  test('does not send again what the browser has', async () => {
    const { response } = await ask(atRoot, '/cart')
    const again = await ask(atRoot, '/cart', { 'If-None-Match': response.headers.etag })
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
