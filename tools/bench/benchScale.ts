import type { Browser } from '@playwright/test'
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { EMPTY_CART } from '@shop/core/cart/cart.ts'
import { CART_KIND } from '@shop/core/cart/storedCart.ts'
import type { CategoryRecord } from '@shop/core/catalogue/schema.ts'
import { formatMain } from '@shop/core/stored/kind.ts'
import { getShopFolder } from '@shop/shop-files/folder/shopFolder.ts'
import { loadShop } from '@shop/shop-files/load/loadCatalogue.ts'
import { serveShop } from '@shop/site/serve/server.ts'
import { PAGES } from './benchPage.ts'
import { countTraffic, type Traffic } from './countTraffic.ts'
import { formatTable, type Row } from './table.ts'
import { timeSuggestions } from './timeSuggestions.ts'

/** 0 is the real catalogue; the others are grown from it, in ten times the categories. */
const SIZES = (process.env.BENCH_SIZES ?? '0,5000,50000').split(',').map(Number)
const CART_LINES = 60
/** By then, loads that wait for an idle page have ended. */
const REST_MS = 4000
const SLOWDOWN = 4

const GOALS: Readonly<Record<string, string>> = {
  'build, s': '8 for the real one, 600 at 50,000',
  'memory of the build, GB': '3',
  'output without pictures, MB': '1,500',
  'build after one changed price, s': '20',
  'loaded after rest, kB': '450',
  'heap of the page, MB': '30',
  'first suggestion, ms': '300',
  'data files of a 60-line cart, from 6 categories': '8',
  'from 30 categories': 'none',
}

/** Builds shops of several sizes, and visits each; gives the report's section. */
export async function measureScale(browser: Browser): Promise<string> {
  const columns: ReadonlyMap<string, string>[] = []
  for (const size of SIZES) columns.push(await measureSize(browser, size))
  const rows: Row[] = [
    ['products', ...SIZES.map((size) => size || loadShop().catalogue.products.length), 'goal'],
    ...[...columns[0]!.keys()].map((name) => [
      name,
      ...columns.map((column) => column.get(name) ?? ''),
      GOALS[name] ?? 'within 10 % of each other',
    ]),
  ]
  return `The larger catalogues are grown from the real one, in ten times the categories (\`tools/bench/growShop.ts\`). Bytes are those that the server sent, in brotli; after rest they count what the page loads in ${REST_MS / 1000} s without being asked, pictures apart. The first suggestion is timed from its first letter, in a page that rests, at ${SLOWDOWN}× and with every file held back as slow 4G would (150 ms and 1.6 Mbit/s). Heap: the page's own after a collection of garbage, its worker apart.

${formatTable(rows)}`
}

async function measureSize(browser: Browser, size: number): Promise<ReadonlyMap<string, string>> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'penhallow-scale-'))
  const catalogue = path.join(folder, 'catalogue')
  const outDir = path.join(folder, 'dist')
  try {
    if (size === 0) cpSync(getShopFolder(), catalogue, { recursive: true })
    else execFileSync('npx', ['tsx', 'tools/bench/growShop.ts', catalogue, String(size)], { stdio: 'inherit' })
    const first = build(catalogue, outDir)
    const output = sumSizes(outDir)
    changePrice(catalogue)
    const second = build(catalogue, outDir)
    return new Map([
      ['build, s', first.seconds.toFixed(0)],
      ['memory of the build, GB', (first.memoryKb / 1e6).toFixed(1)],
      ['output without pictures, MB', (output / 1e6).toFixed(0)],
      ['build after one changed price, s', second.seconds.toFixed(0)],
      ...(await visit(browser, outDir, catalogue)),
    ])
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Builds as `npm run build` does, in a process of its own, so that its memory can be told. */
function build(catalogue: string, outDir: string): { seconds: number; memoryKb: number } {
  const started = performance.now()
  const output = execFileSync(process.execPath, ['--import', 'tsx', 'tools/bench/buildMeasured.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, SHOP: catalogue, OUT_DIR: outDir },
    maxBuffer: 2 ** 28,
    encoding: 'utf8',
  })
  return { seconds: (performance.now() - started) / 1000, memoryKb: Number(/memory (\d+)/.exec(output)![1]) }
}

/** Adds up the bytes in a folder, links and pictures apart. */
function sumSizes(folder: string): number {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.(avif|webp|png|jpg)$/.test(entry.name))
    .reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0)
}

/** Makes one product a penny dearer. */
function changePrice(catalogue: string): void {
  const folder = path.join(catalogue, 'products')
  const file = path.join(folder, readdirSync(folder)[0]!)
  const text = readFileSync(file, 'utf8')
  const dearer = text.replace(
    /("NewPrice": "£[\d,.]+)(\d)"/,
    (_, start: string, last: string) => `${start}${(Number(last) + 1) % 10}"`,
  )
  if (dearer === text) throw new Error(`${file} has no price to change.`)
  writeFileSync(file, dearer)
}

/** Slugs for a cart: an equal number from several categories, both at even distances. */
function listSlugs(catalogue: string, count: number): string[] {
  const folder = path.join(catalogue, 'categories')
  const categories = readdirSync(folder)
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as CategoryRecord)
    .map(({ id, product }) => (id === '/' ? [] : [...new Set(product)]))
    .filter(({ length }) => length >= CART_LINES / count)
  return pickEvenly(categories, count).flatMap((slugs) => pickEvenly(slugs, CART_LINES / count))
}

function pickEvenly<T>(items: readonly T[], count: number): T[] {
  return Array.from({ length: count }, (_, index) => items[Math.floor((index * items.length) / count)]!)
}

async function visit(browser: Browser, outDir: string, catalogue: string): Promise<[string, string][]> {
  const { url, server } = await serveShop(outDir, '/')
  const traffic = countTraffic(server, outDir)
  const figures: [string, string][] = []
  try {
    for (const [name, address] of Object.entries(PAGES)) {
      const { js, html } = await readFirstLoad(browser, url + address, traffic)
      figures.push([`${name}: HTML, kB`, toKb(html)], [`${name}: JavaScript, kB`, toKb(js)])
    }
    figures.push(...(await visitDetail(browser, url + PAGES.detail, traffic)))
    for (const [name, categories] of [
      ['data files of a 60-line cart, from 6 categories', 6],
      ['from 30 categories', 30],
    ] as const)
      figures.push([name, String(await openCart(browser, url, listSlugs(catalogue, categories), traffic))])
  } finally {
    server.close()
  }
  return figures
}

async function readFirstLoad(
  browser: Browser,
  address: string,
  traffic: Traffic,
): Promise<{ js: number; html: number }> {
  const page = await browser.newPage({ javaScriptEnabled: true })
  traffic.clear()
  await page.goto(address)
  const named = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('script[src], link[rel=modulepreload]')].map(
      (element) => new URL(element.getAttribute('src') ?? element.getAttribute('href')!, location.href).pathname,
    ),
  )
  await page.waitForLoadState('networkidle')
  await page.close()
  return {
    js: traffic.sum((name) => named.includes(name)),
    html: traffic.sum((name) => name === new URL(address).pathname),
  }
}

async function visitDetail(browser: Browser, address: string, traffic: Traffic): Promise<[string, string][]> {
  const page = await browser.newPage()
  const session = await page.context().newCDPSession(page)
  traffic.clear()
  await page.goto(address)
  await page.locator('footer [data-drawn]').waitFor({ state: 'attached' })
  const before = traffic.sum(isText)
  await page.waitForTimeout(REST_MS)
  const after = traffic.sum(isText) - before
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  traffic.setSlow(true)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const suggestionMs = await timeSuggestions(page, 'gl')
  traffic.setSlow(false)
  await page.close()
  return [
    ['loaded after rest, kB', toKb(after)],
    ['heap of the page, MB', (usedSize / 1e6).toFixed(1)],
    ['first suggestion, ms', suggestionMs.toFixed(0)],
  ]
}

async function openCart(browser: Browser, url: string, slugs: readonly string[], traffic: Traffic): Promise<number> {
  const page = await browser.newPage()
  // A product may stand in two of the categories.
  const lines = [...new Set(slugs)].map((slug) => ({ slug, options: {}, quantity: 1 }))
  const stored = formatMain(CART_KIND, { ...EMPTY_CART, lines })
  await page.addInitScript((text) => localStorage.setItem('cart', text), stored)
  traffic.clear()
  await page.goto(`${url}cart`)
  await page
    .getByRole('button', { name: /^Remove/ })
    .nth(new Set(slugs).size - 1)
    .waitFor()
  // Loads of an idle page are counted elsewhere.
  const count = traffic.list().filter((name) => /^\/data\/\w+\/(slugs|products-\d+)\.js$/.test(name)).length
  await page.close()
  return count
}

function isText(name: string): boolean {
  return !/\.(avif|webp|png|jpg|svg|woff2)$/.test(name)
}

function toKb(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}
