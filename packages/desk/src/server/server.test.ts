import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request, type Server } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { buildShopFiles, FIRST } from '@shop/shop-files/spreadsheet/shopFiles.ts'
import { writeFiles } from '@shop/shop-files/spreadsheet/writeCatalogue.ts'
import { serveDesk } from './server.ts'
import { readTexts } from './shopFiles.ts'
import { createWorkshop, type Workshop } from './work.ts'

const BELLS = 'products/bells.json'
const DEEP = '['.repeat(20_000) + ']'.repeat(20_000)
const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
let folder = ''
let url = ''
let server: Server
let workshop: Workshop

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'desk-server-'))
  writeFiles(folder, buildShopFiles())
  // As a shop has it whose pictures are rendered: there are no photographs.
  mkdirSync(path.join(folder, 'pictures'))
  writeFileSync(path.join(folder, 'pictures.json'), `{ "${FIRST}": { "hash": "1", "colour": "#fff" } }`)
  workshop = createWorkshop(folder, () => '/')
  const desk = { folder, opened: readTexts(folder), workshop, queue: Promise.resolve() }
  ;({ url, server } = await serveDesk(desk, new Map()))
})
afterAll(() => {
  server.close()
  workshop.close()
  rmSync(folder, { recursive: true })
})
afterEach(() => {
  error.mockClear()
})

/** Asks as the page does, with any address and body. */
async function ask(method: string, address: string, body = ''): Promise<{ status: number; said: string }> {
  const { origin, port, searchParams } = new URL(url)
  const headers = { origin, cookie: `desk-${port}=${searchParams.get('token')}` }
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', method, path: address, headers }, (response) => {
      let said = ''
      response.on('data', (part: Buffer) => (said += String(part)))
      response.on('end', () => resolve({ status: response.statusCode!, said }))
    })
    asked.on('error', reject)
    asked.end(body)
  })
}

const edit = (file: string, now: string, more = '') => `[{ "file": "${file}", ${more} "now": ${now} }]`
const JSON_ROUTES = ['check', 'save', 'live', 'arrange']

test.each<readonly [method: string, address: string, body: string]>([
  ['GET', '//', ''],
  ['GET', '//other.example/x', ''],
  ['GET', 'http://other.example/', ''],
  ['POST', '//api/save', '[]'],
  ['POST', '/api/work?kind=other', ''],
  ['POST', '/api/work', ''],
  ['POST', '/api/arrange', `{ "first": "${FIRST}", "order": ["${FIRST}", 1] }`],
  ...JSON_ROUTES.flatMap((name) =>
    ['', '{', 'null', '"x"', '[[]]', '{ "slug": 1 }', DEEP, `{ "slug": "a", "edits": ${DEEP} }`].map(
      (body) => ['POST', `/api/${name}`, body] as const,
    ),
  ),
  ...['check', 'save'].flatMap((name) =>
    [
      edit('shop.json', DEEP),
      edit(BELLS, DEEP, `"key": "${FIRST}",`),
      edit(BELLS, '1', `"key": "${FIRST}", "was": ${DEEP},`),
      edit('toString.json', '{}'),
      edit('package.json', '{}'),
      edit('products/../shop.json', '{}'),
    ].map((body) => ['POST', `/api/${name}`, body] as const),
  ),
])('%s %s with a body that makes no sense is answered 400 with what is wrong: %#', async (method, address, body) => {
  const { status, said } = await ask(method, address, body)
  expect(status).toBe(400)
  expect((JSON.parse(said) as { error: string }).error).toMatch(/^[A-Z“].{15,150}$/)
  expect(error).not.toHaveBeenCalled()
})

test.each<readonly [method: string, address: string, body: string]>([
  ['POST', '/api/live', '{ "slug": "no-such", "edits": [] }'],
  ['POST', '/api/live', '{ "slug": "__proto__", "edits": [] }'],
  ['POST', '/api/check', edit(BELLS, 'null', `"key": "${FIRST}",`)],
  ['POST', '/api/check', `${edit(BELLS, '[null, 1]').slice(0, -1)}, ${edit(BELLS, '{}', '"key": "x",').slice(1)}`],
  ['POST', '/api/check', edit('shop.json', 'null')],
  ['POST', '/api/check', edit('status.json', '[null, 1]')],
  ['POST', '/api/check', edit('groups.json', '[null]')],
  ['POST', '/api/check', edit('categories/bells.json', '{ "product": [null] }')],
  ['POST', '/api/decode', ''],
  ['POST', '/api/decode', 'no picture'],
  ['POST', '/api/judge', 'no picture'],
  ['POST', '/api/photograph', 'no picture'],
  ['POST', `/api/photograph?name=${FIRST}`, 'no picture'],
  ['POST', '/api/photograph?name=../x', 'no picture'],
  ['POST', '/api/arrange', `{ "first": "${FIRST}", "order": ["${FIRST}"] }`],
  ['POST', '/api/arrange', '{ "first": "../x", "order": ["../x"] }'],
  ['GET', '/api/toString', ''],
  ['GET', '/api/shop?known=%zz', ''],
  ['PUT', '/api/save', ''],
  ['GET', '/pictures/%zz', ''],
  ['GET', '/pictures/%00', ''],
  ['GET', '/pictures/..%2fshop.json', ''],
  ['GET', '/%00', ''],
])('%s %s with odd values is no failure of the desk: %#', async (method, address, body) => {
  const { status } = await ask(method, address, body)
  expect(status).toBeLessThan(500)
  expect(error).not.toHaveBeenCalled()
})

test.each([
  ['nested too deep', DEEP],
  ['with a record that is none', '[null, 1, "x"]'],
])('a file of the shop %s is a problem of the shop, and the desk goes on', async (_, text) => {
  const before = readTexts(folder)
  writeFileSync(path.join(folder, 'products/odd.json'), text)
  try {
    for (const [method, address, body] of [
      ['GET', '/api/shop', ''],
      ['GET', '/api/committed', ''],
      ['POST', '/api/check', edit(BELLS, '{}', '"key": "x",')],
      ['POST', '/api/live', `{ "slug": "${FIRST}", "edits": [] }`],
    ] as const)
      expect(await ask(method, address, body), address).toMatchObject({ status: 200 })
  } finally {
    rmSync(path.join(folder, 'products/odd.json'))
  }
  expect(readTexts(folder)).toEqual(before)
})
