import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { buildPagePolicy, HOST_POLICY } from './contentPolicy.ts'
import { ALWAYS, findHeaders } from './headers.ts'
import { buildDeployFiles, buildPublishedFiles } from './hostFiles.ts'

const UNDER_PATH = 'https://shop.example/shops/truro/'
const read = (name: string) => readFileSync(`deploy/${name}`, 'utf8')

test('deploy/ holds what the table of headers makes, for the address that its files name', () => {
  const [, url = ''] = /^# For (\S+),/.exec(read('nginx.conf')) ?? []
  const files = buildDeployFiles(url)
  expect(readdirSync('deploy').sort()).toEqual([...files.keys()].sort())
  for (const [name, text] of files) expect(read(name), `npm run build hosts: ${name}`).toBe(text)
})

test('the workflow for GitHub Pages builds the shop that deploy/ is written for', () => {
  const workflow = buildDeployFiles(UNDER_PATH, 'shops/bicycles').get('github-pages.yml')
  expect(workflow).toContain('run: npm run build\n        env:\n          SHOP: shops/bicycles\n')
  expect(workflow).toContain('path: |\n            shops/bicycles/dist\n')
  expect(workflow).toContain('with:\n          path: shops/bicycles/dist\n')
})

describe.each(['https://shop.example/', UNDER_PATH])('for %s', (url) => {
  const { pathname: base } = new URL(url)
  const files = new Map([...buildPublishedFiles(url), ...buildDeployFiles(url)])

  test.each(['nginx.conf', 'Caddyfile', '.htaccess'])('%s names the not-found page and each header', (name) => {
    const text = files.get(name)!
    expect(text).toMatch(new RegExp(`${base}404\\.html`))
    for (const [header, value] of Object.entries(ALWAYS)) {
      expect(text).toContain(header)
      expect(text).toContain(value)
    }
  })

  test('no file has a place of this machine or an address of another path', () => {
    for (const [name, text] of files) {
      expect(text, name).not.toContain(process.cwd())
      if (base !== '/') expect(text, name).not.toMatch(/[ "^](?:\/assets\/|\/sw\.js|\/404\.html)/)
    }
  })
})

const parse = (policy: string) => new Map(policy.split('; ').map((part) => [part.split(' ')[0]!, part]))

test('the host’s policy agrees with the page’s on every directive that both have, and leaves connections to the page', () => {
  const page = parse(buildPagePolicy(["console.log('a')"], 'b{}'))
  const host = parse(HOST_POLICY)
  for (const [name, directive] of host) if (page.has(name)) expect(directive).toBe(page.get(name))
  for (const name of ['default-src', 'script-src', 'style-src', 'connect-src']) expect(host.has(name), name).toBe(false)
  expect(host.get('frame-ancestors')).toBe("frame-ancestors 'none'")
})

test.each([
  ['assets/index-1a2b.js', /immutable/],
  ['pictures/gloves-320.avif', /^public, max-age=86400$/],
  ['data/1a2b/slugs.js', /^no-cache$/],
  ['scrubs.html', /^no-cache$/],
  ['sw.js', /^no-cache$/],
])('%s may be kept: %s', (file, cache) => {
  expect(findHeaders(file)['Cache-Control']).toMatch(cache)
})
