import { expect, test } from 'vitest'
import { findRefusal } from './guard.ts'

const PLACE = { port: 4000, token: 'open-sesame' }
const OWN = { host: '127.0.0.1:4000', origin: 'http://127.0.0.1:4000', cookie: 'other=1; desk-4000=open-sesame' }

function ask(headers: Record<string, string | undefined>, method = 'POST', url = '/api/save') {
  const { pathname, searchParams } = new URL(url, 'http://desk')
  return findRefusal({ method, pathname, searchParams, headers }, PLACE)
}

test.each([
  ['the page itself, opened by the printed address', { host: OWN.host }, 'GET', '/?token=open-sesame'],
  ['a file of the page, which names no origin', { host: OWN.host, cookie: OWN.cookie }, 'GET', '/assets/x.js'],
  ['a save by the page', OWN, 'POST', '/api/save'],
  [
    'a save that the browser calls of the same origin',
    { ...OWN, 'sec-fetch-site': 'same-origin' },
    'POST',
    '/api/save',
  ],
])('%s is let in', (_, headers, method, url) => {
  expect(ask(headers, method, url)).toBeUndefined()
})

test.each([
  ['without the token', { ...OWN, cookie: undefined }],
  ['with a wrong token', { ...OWN, cookie: 'desk-4000=open' }],
  ['with the token of a desk at another port', { ...OWN, cookie: 'desk-4001=open-sesame' }],
  ['under another name, which may point to this machine', { ...OWN, host: 'desk.example:4000' }],
  ['for another port', { ...OWN, host: '127.0.0.1:4001' }],
  ['from another site', { ...OWN, origin: 'https://evil.example' }],
  ['from another port of this machine', { ...OWN, origin: 'http://127.0.0.1:4001' }],
  ['from a sandboxed page', { ...OWN, origin: 'null' }],
  ['that names no origin and would write', { ...OWN, origin: undefined }],
  ['that the browser calls cross-site', { ...OWN, 'sec-fetch-site': 'cross-site' }],
])('a request %s is refused', (_, headers) => {
  expect(ask(headers)).toEqual(expect.any(String))
})

test.each(['/api/shop?token=open-sesame', '/live.html?token=open-sesame'])(
  'an address with the token opens the page alone, not %s',
  (url) => {
    expect(ask({ host: OWN.host }, 'GET', url)).toEqual(expect.any(String))
  },
)
