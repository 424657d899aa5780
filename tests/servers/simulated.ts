/** Hosts that cannot be run here, by what they say they do, or were measured to do (docs/decisions/0028). */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '@shop/site/build/record.ts'
import { listPages } from './checks.ts'
import { ALWAYS, CACHED, POLICIES } from '@shop/site/hosts/headers.ts'
import { checkObjectStorage } from './simulatedStore.ts'

export interface Place {
  readonly base: string
  readonly outDir: string
  readonly shopUrl: string
}

interface Found {
  readonly status: number
  readonly file?: string
  readonly location?: string
}

/** A host's answer to a path, from these files. */
type Rules = (files: ReadonlySet<string>, asked: string) => Found

const NO_PAGE: Found = { status: 404, file: '404.html' }

/** A file as it is named, or with ".html", or a folder's index; a folder without its slash is redirected. */
const answerGithub: Rules = (files, asked) => {
  const name = asked.slice(1)
  if (asked.endsWith('/')) return answerFile(files, `${name}index.html`)
  for (const file of [name, `${name}.html`]) if (files.has(file)) return { status: 200, file }
  return files.has(`${name}/index.html`) ? { status: 301, location: `${asked}/` } : NO_PAGE
}

/** The same, with "Pretty URLs" on: no slash after a file's name, and in a page's address none but small letters. */
const answerNetlify: Rules = (files, asked) => {
  if (files.has(asked.slice(1))) return { status: 200, file: asked.slice(1) }
  if (asked !== asked.toLowerCase()) return { status: 301, location: asked.toLowerCase() }
  const small = new Map([...files].map((file) => [file.toLowerCase(), file]))
  const name = asked.replace(/^\/|\/$/g, '')
  const page = small.get(`${name}.html`)
  if (page && asked.length > 1 && asked.endsWith('/')) return { status: 301, location: `/${name}` }
  const file = small.get(name) ?? page ?? small.get(path.posix.join(name, 'index.html'))
  return file === undefined ? NO_PAGE : { status: 200, file }
}

/** Pages have no ending and no slash; the address that has is redirected. */
const answerCloudflare: Rules = (files, asked) => {
  const name = asked.slice(1)
  if (/\.html$/.test(name) && files.has(name))
    return { status: 308, location: `/${name.replace(/(^|\/)index\.html$|\.html$/, '$1')}` }
  if (asked.endsWith('/') && files.has(`${name.slice(0, -1)}.html`))
    return { status: 308, location: asked.slice(0, -1) }
  if (asked.endsWith('/')) return answerFile(files, `${name}index.html`)
  for (const file of [name, `${name}.html`]) if (files.has(file)) return { status: 200, file }
  return NO_PAGE
}

function answerFile(files: ReadonlySet<string>, file: string): Found {
  return files.has(file) ? { status: 200, file } : NO_PAGE
}

export const SIMULATED: readonly { name: string; check: (place: Place) => void }[] = [
  { name: 'GitHub Pages', check: (place) => checkAddresses(place, answerGithub) },
  { name: 'Netlify', check: (place) => (checkAddresses(place, answerNetlify), checkHeaders(place)) },
  { name: 'Cloudflare Pages', check: (place) => (checkAddresses(place, answerCloudflare), checkHeaders(place)) },
  { name: 'object storage', check: checkObjectStorage },
]

/** Goes where a host leads, and no further than one that corrects the case and then the slash. */
function follow(rules: Rules, files: ReadonlySet<string>, asked: string, hops = 0): Found & { hops: number } {
  const found = rules(files, asked)
  return found.location === undefined || hops > 2 ? { ...found, hops } : follow(rules, files, found.location, hops + 1)
}

function checkAddresses({ base, outDir }: Place, rules: Rules): void {
  const files = new Set(listFiles(outDir))
  const ask = (address: string) => rules(files, address.slice(base.length - 1))
  for (const [page, file] of listPages({ base, outDir })) {
    const found = ask(page)
    // A host that knows no capitals: the page puts the address right itself (packages/storefront/src/main.tsx).
    if (found.location !== undefined && found.location === found.location.toLowerCase() && /[A-Z]/.test(page))
      assert.deepEqual(rules(files, found.location), { status: 200, file }, page)
    else assert.deepEqual(found, { status: 200, file }, page)
    if (page === base) continue
    const led = follow(rules, files, `${page}/`.slice(base.length - 1))
    // Without a redirect it is the not-found page that leads on.
    if (led.status === 404) assert.deepEqual(led, { ...NO_PAGE, hops: 0 }, `${page}/`)
    else assert.deepEqual([led.status, led.file], [200, file], `${page}/`)
  }
  for (const name of ['nowhere', 'detail/nowhere', 'assets/nowhere.js'])
    assert.deepEqual(ask(base + name), NO_PAGE, name)
  for (const file of files) {
    if (!/\.(html|br|gz)$|^[._]/.test(file)) assert.deepEqual(ask(base + file), { status: 200, file }, file)
  }
}

/** Both hosts take a hundred rules of at most 2,000 letters a line, and join what several say of one header. */
function checkHeaders({ base, outDir }: Place): void {
  const text = readFileSync(path.join(outDir, '_headers'), 'utf8')
  const lines = text.split('\n')
  assert.ok(lines.every((line) => line.length <= 2000))
  const rules = [...text.matchAll(/^(\/.*)\n((?: {2}.*\n?)+)/gm)]
  const find = (address: string) => {
    const found = new Map<string, string>()
    for (const [, pattern, block] of rules) {
      const fits = pattern!.endsWith('*') ? address.startsWith(pattern!.slice(0, -1)) : address === pattern
      if (!fits) continue
      for (const [, name, value] of block!.matchAll(/^ {2}([\w-]+): (.*)$/gm))
        found.set(name!, found.has(name!) ? `${found.get(name!)}, ${value}` : value!)
    }
    return Object.fromEntries(found)
  }
  assert.ok(rules.length <= 100)
  assert.deepEqual(find(`${base}cart`), ALWAYS)
  for (const [folder, value] of Object.entries(CACHED))
    assert.deepEqual(find(`${base}${folder}a.js`), { ...ALWAYS, 'Cache-Control': value })
  for (const [file, policy] of Object.entries(POLICIES)) {
    const joined = `${ALWAYS['Content-Security-Policy']}, ${policy}`
    assert.deepEqual(find(base + file), { ...ALWAYS, 'Content-Security-Policy': joined })
    // Both are enforced: the usual one must not forbid what this one allows.
    assert.doesNotMatch(ALWAYS['Content-Security-Policy']!, /connect-src|default-src/)
  }
}
