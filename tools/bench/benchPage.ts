import type { Browser, Page } from '@playwright/test'
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { getPageFile } from '@shop/site/build/pages.ts'
import type { Bench } from './bench.ts'
import { formatTable, type Row } from './table.ts'

/** One page of each kind that visits begin on. */
export const PAGES = {
  home: '',
  category: 'littmann-monitoring-stethoscopes',
  detail: 'detail/littmann-classic-iii-navy',
}

const RUNS = 5
/** Slow 4G as Lighthouse has it. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: 750_000 / 8,
}
const CPU_SLOWDOWN = 4

interface PageTiming {
  readonly lcpMs: number
  readonly layoutShift: number
  readonly interactionMs: number
  readonly moveMs: number
  readonly moveRequests: number
}

/** Bytes and times of a first load of each of the pages; gives the report's section. */
export async function measurePages({ browser, url, outDir }: Bench): Promise<string> {
  const bytes: Row[] = [['page', 'HTML, raw', 'HTML', 'its picture', 'JavaScript', 'font', 'all']]
  const times: Row[] = [['page', 'LCP ms', 'layout shift', 'Add ms, at most', 'move to a product ms', 'its requests']]
  for (const [name, page] of Object.entries(PAGES)) {
    const { raw, html, picture, js, font } = measureBytes(outDir, page)
    bytes.push([name, raw, html, picture, js, font, html + js + font])
    const timing = await measurePage(browser, url, page)
    const { lcpMs, layoutShift, interactionMs, moveMs, moveRequests } = timing
    times.push([name, lcpMs, layoutShift, interactionMs, moveMs, moveRequests])
  }
  return `Bytes as the build compresses them (brotli 11), of what a page names in its head; its rules stand in the HTML, and on home and a product its first picture. Other pictures are not counted. The bounds are tested (\`tests/journeys/budgets.spec.ts\`).

${formatTable(bytes)}

Times at 4× CPU slow-down and slow 4G (1.6 Mbit/s, 150 ms), median of ${RUNS}. Add: from the press to the next paint. A move is a press on a link to a product, after the idle load, to the product's heading; pictures are not counted among its requests.

${formatTable(times)}`
}

function measureBytes(outDir: string, page: string) {
  const file = path.join(outDir, getPageFile(`/${page}`))
  const html = readFileSync(file, 'utf8')
  const sizeOf = (pattern: RegExp) =>
    [...new Set([...html.matchAll(pattern)].map((match) => match[1]!))]
      .map((file) => path.join(outDir, file))
      .reduce((sum, file) => sum + statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size, 0)
  return {
    raw: statSync(file).size,
    html: statSync(`${file}.br`).size,
    picture: Buffer.byteLength(/data:image\/avif;base64,([^ ]+)/.exec(html)?.[1] ?? '', 'base64'),
    js: sizeOf(/(?:src|href)="\/((?:assets|data)\/[^"]+\.js)"/g),
    font: sizeOf(/url\(\/(assets\/[^)]+\.woff2)\)/g),
  }
}

/** Loads a page five times as a slow phone would, and moves on from it. */
async function measurePage(browser: Browser, url: string, page: string): Promise<PageTiming> {
  const runs: PageTiming[] = []
  for (let run = 0; run < RUNS; run++) runs.push(await measureOnce(browser, url, page))
  const median = (pick: (timing: PageTiming) => number) => runs.map(pick).sort((a, b) => a - b)[Math.floor(RUNS / 2)]!
  return {
    lcpMs: Math.round(median(({ lcpMs }) => lcpMs)),
    layoutShift: Number(Math.max(...runs.map(({ layoutShift }) => layoutShift)).toFixed(4)),
    interactionMs: Math.round(median(({ interactionMs }) => interactionMs)),
    moveMs: Math.round(median(({ moveMs }) => moveMs)),
    moveRequests: Math.max(...runs.map(({ moveRequests }) => moveRequests)),
  }
}

async function measureOnce(browser: Browser, url: string, path: string): Promise<PageTiming> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.addInitScript(collectMetrics)
  await page.goto(url + path)
  await page.waitForLoadState('networkidle')
  await page
    .getByRole('button', { name: /^(Add to cart|Add)/ })
    .first()
    .click()
  const interactionMs = await readInteraction(page)
  const { lcpMs, layoutShift } = await page.evaluate(() => window.benchMetrics)
  if (lcpMs === 0) throw new Error(`${url + path} reported no largest contentful paint.`)
  const move = await measureMove(page)
  await context.close()
  return { lcpMs, layoutShift, interactionMs, ...move }
}

declare global {
  interface Window {
    benchMetrics: { lcpMs: number; layoutShift: number; interactionMs: number }
  }
}

/** Runs in the page before anything else. It names no function of its own: the compiler marks those with a helper that the page lacks. */
function collectMetrics(): void {
  window.benchMetrics = { lcpMs: 0, layoutShift: 0, interactionMs: 0 }
  const metrics = window.benchMetrics
  for (const type of ['largest-contentful-paint', 'layout-shift', 'event']) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (type === 'largest-contentful-paint') metrics.lcpMs = entry.startTime
        else if (type === 'event') metrics.interactionMs = Math.max(metrics.interactionMs, entry.duration)
        else if (!entry.hadRecentInput) metrics.layoutShift += entry.value
      }
    }).observe({ type, buffered: true, ...(type === 'event' && { durationThreshold: 16 }) })
  }
}

/** A browser reports no interaction that took less. */
const SHORTEST_REPORTED_MS = 16
const REPORTED_AFTER_MS = 3000

async function readInteraction(page: Page): Promise<number> {
  const isReported = page.waitForFunction(() => window.benchMetrics.interactionMs > 0, null, {
    timeout: REPORTED_AFTER_MS,
  })
  await isReported.catch(() => undefined)
  return Math.max(SHORTEST_REPORTED_MS, await page.evaluate(() => window.benchMetrics.interactionMs))
}

async function measureMove(page: Page): Promise<{ moveMs: number; moveRequests: number }> {
  let moveRequests = 0
  page.on('request', (request) => {
    // The icon is a picture too; some browsers ask for it again on each address.
    if (!/\.(avif|webp|png|svg)$/.test(request.url())) moveRequests += 1
  })
  const link = page.locator('main h3 a').filter({ visible: true }).last()
  await link.scrollIntoViewIfNeeded()
  const title = (await link.textContent()) ?? ''
  const before = await page.evaluate(() => performance.now())
  await link.click()
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
  return { moveMs: (await page.evaluate(() => performance.now())) - before, moveRequests }
}
