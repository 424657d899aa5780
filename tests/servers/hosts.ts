/**
 * `npm test hosts`: sets up the shop on the real nginx, Caddy and Apache of this machine, at the root and under a path, and
 * sees that each does what it should, and that the shop of another trade stands there in its own name. The last line is
 * the total.
 */
import { type Browser, chromium } from '@playwright/test'
import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { forgetBuilds } from '@shop/site/build/buildCache.ts'
import { CHROMIUM_FLAGS, findTestBrowser } from '../../tools/browser.ts'
import { askAt } from './ask.ts'
import { BRAND_CHECKS, BRANDED, visitBranded } from './brand.ts'
import { browse } from './browse.ts'
import { type Check, CHECKS, type Shop } from './checks.ts'
import { readRelease, seeRelease } from './releases.ts'
import { type Server, SERVERS, type Site, startServer } from './servers.ts'

/** Small, with every kind of page, and names in capitals. */
const FIXTURE = 'shops/quirks'
const FIRST_PORT = Number(process.env.FIRST_PORT ?? 4611) + 20

/** The checks of a site, and a visitor's journey through it; the titles say what holds. */
interface Proof {
  readonly checks: Readonly<Record<string, Check>>
  readonly visit: string
  readonly run: (browser: Browser, shop: Shop, origin: string) => Promise<void>
}

const EVERY_PAGE: Proof = {
  checks: CHECKS,
  visit: 'a browser opens every page without a complaint',
  run: browse,
}
const BRANDED_SHOP: Proof = {
  checks: { ...CHECKS, ...BRAND_CHECKS },
  visit: 'a visitor finds its name, colour and goods, and the browser has no complaint',
  run: visitBranded,
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'hosts-'))
let passed = 0
let failed = 0
const skipped: string[] = []

await proveAll().finally(clear)

async function proveAll(): Promise<void> {
  // Servers read it as a user of their own.
  chmodSync(folder, 0o755)
  const sites = ['/', '/shops/truro/'].map((base) => buildPlace(FIXTURE, base))
  const branded = buildPlace(BRANDED, '/shops/skipton/')
  const browser = await launch()
  let port = FIRST_PORT
  const servers = SERVERS.filter(isInstalled)
  for (const server of servers) {
    for (const site of sites) await prove(server, site, browser, port++, EVERY_PAGE)
    await prove(server, branded, browser, port++, BRANDED_SHOP)
  }
  await proveRelease(servers, sites[1]!, port)
  await browser?.close()
  for (const name of skipped) console.log(`SKIPPED ${name}`)
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0
}

function isInstalled({ name, program }: Server): boolean {
  if (existsSync(program)) return true
  skipped.push(`${name}: not installed here (${program}), so nothing was proved of it`)
  return false
}

type Place = Site & { readonly base: string; readonly outDir: string }

/** Builds the shop of a folder into one that a host publishes. */
function buildPlace(shopFolder: string, base: string): Place {
  const webRoot = mkdtempSync(path.join(folder, 'site-'))
  chmodSync(webRoot, 0o755)
  const place = { base, webRoot, outDir: path.join(webRoot, base), shopUrl: `https://shop.example${base}` }
  build(shopFolder, place.shopUrl, place.outDir)
  return place
}

async function prove(server: Server, site: Place, browser: Browser | undefined, port: number, proof: Proof) {
  const name = `${server.name}, ${site.base}`
  const place = path.join(folder, `${server.name}-${port}`)
  const stop = await run(`${name}: starts with the file written for it`, () => startServer(server, site, place, port))
  if (!stop) return
  const shop: Shop = { ...site, ask: askAt(port), encodings: server.encodings }
  for (const [title, check] of Object.entries(proof.checks)) await run(`${name}: ${title}`, () => check(shop))
  const origin = `http://127.0.0.1:${port}`
  if (browser) await run(`${name}: ${proof.visit}`, () => proof.run(browser, shop, origin))
  await stop()
}

/** A release is published over the one before while a visitor is in the shop, and then two more. */
async function proveRelease(servers: readonly Server[], site: Place, port: number): Promise<void> {
  const before = readRelease(site)
  const changed = path.join(folder, 'changed')
  cpSync(FIXTURE, changed, { recursive: true })
  const file = path.join(changed, 'shop.json')
  const facts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
  writeFileSync(file, JSON.stringify({ ...facts, email: 'another@shop.example', telephone: '01872 555 000' }))
  build(changed, site.shopUrl, site.outDir)
  for (const server of servers) {
    await run(`${server.name}: in the middle of a visit a release leaves what open pages ask for`, async () => {
      const stop = await startServer(server, site, path.join(folder, `${server.name}-release`), ++port)
      await seeRelease({ ...site, ask: askAt(port), encodings: server.encodings }, before).finally(stop)
    })
  }
}

async function launch(): Promise<Browser | undefined> {
  const executablePath = findTestBrowser()
  try {
    return await chromium.launch({ ...(executablePath && { executablePath }), args: CHROMIUM_FLAGS })
  } catch {
    skipped.push('browser: there is no Chromium here, so no page was opened in one')
    return undefined
  }
}

/** The result of the check; undefined where it fails. */
async function run<T>(title: string, check: () => Promise<T> | T): Promise<T | undefined> {
  try {
    const outcome = await check()
    passed += 1
    console.log(`ok     ${title}`)
    return outcome
  } catch (error) {
    failed += 1
    console.log(`FAILED ${title}: ${String(error)}`)
    return undefined
  }
}

function build(shopFolder: string, shopUrl: string, outDir: string): void {
  const env = { ...process.env, SHOP: shopFolder, SHOP_URL: shopUrl, OUT_DIR: outDir }
  const { status } = spawnSync('npx', ['tsx', 'packages/site/src/build/build.ts'], { stdio: 'inherit', env })
  if (status !== 0) throw new Error('the shop could not be built')
}

function clear(): void {
  rmSync(folder, { recursive: true, force: true })
  forgetBuilds(folder)
}
