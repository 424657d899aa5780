/**
 * `npm run bench`: builds the shop, measures it, and writes `docs/benchmarks.md` with the machine it was taken on.
 * `npm run bench -- search` or `domain` measures that alone and only prints.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { measureMoves } from './benchMoves.ts'
import { measureBytes, measurePage } from './benchPage.ts'
import { measureLighthouse } from './benchLighthouse.ts'
import { CHROMIUM_FLAGS, findChromium } from '../browser.ts'
import { measureDomain } from './benchDomain.ts'
import { measureSearch } from './benchSearch.ts'
import { measureTyping } from './benchTyping.ts'
import { serveShop } from '../serve/server.ts'
import { formatTable, type Row } from './table.ts'

const PORT = 4630
const PAGES = { home: '', category: 'littmann-monitoring-stethoscopes', detail: 'detail/littmann-classic-iii-navy' }

const only = { search: measureSearch, domain: measureDomain }[process.argv[2] ?? '']
if (only) {
  console.log(await only())
  process.exit()
}

const url = `http://127.0.0.1:${PORT}/`
const started = performance.now()
// Published at the address where it is measured: Lighthouse wants a page's canonical address to be its own.
execFileSync('npx', ['tsx', 'scripts/build/build.ts'], {
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, SHOP_URL: url },
})
const buildSeconds = (performance.now() - started) / 1000

const { server } = await serveShop(path.resolve('dist'), '/', PORT)
const executablePath = findChromium()
const browser = await chromium.launch({ args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) })
const bytes: Row[] = [['page', 'HTML', 'JavaScript', 'CSS', 'font', 'all before pictures']]
const times: Row[] = [
  [
    'page',
    'LCP ms',
    'layout shift',
    'interaction ms, at most',
    'move to a product ms',
    'requests on that move, pictures apart',
  ],
]
const scores: Row[] = [['page', 'performance', 'accessibility', 'best practices', 'SEO']]
for (const [name, page] of Object.entries(PAGES)) {
  const size = measureBytes('dist', page)
  bytes.push([name, size.html, size.js, size.css, size.font, size.html + size.js + size.css + size.font])
  const timing = await measurePage(browser, url, page)
  times.push([name, timing.lcpMs, timing.layoutShift, timing.interactionMs, timing.moveMs, timing.moveRequests])
}
const chromiumVersion = browser.version()
const moves = await measureMoves(browser, url)
const typing = await measureTyping(browser, 'dist')
await browser.close()
for (const [name, page] of Object.entries(PAGES)) {
  scores.push([name, ...(await measureLighthouse(url + page, executablePath))])
}
server.close()

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>
const report = `# Benchmarks

Taken by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${os.cpus().length} × ${os.cpus()[0]?.model ?? 'CPU'}, ${Math.round(os.totalmem() / 2 ** 30)} GiB, ${os.type()} ${os.release()}, Node ${process.versions.node}, Chromium ${chromiumVersion}, React ${dependencies['react']}, Vite ${devDependencies['vite']}.

## Bytes on first load, brotli

${formatTable(bytes)}

## Times, 4× CPU slow-down and slow 4G (1.6 Mbit/s, 150 ms)

Median of 5. Interaction: from the press on Add to the next paint. A move is a click on a link to a product, after the idle load, to the product's heading.

${formatTable(times)}

${moves}

## Lighthouse, median of 5

Lighthouse reads \`robots.txt\` by a call from within the page, which the content policy forbids: that is all that SEO lacks.

${formatTable(scores)}

${await measureSearch()}

${typing}

${measureDomain()}

## Build

${buildSeconds.toFixed(1)} s for the whole shop, from an empty \`dist/\`.
`
mkdirSync('docs', { recursive: true })
writeFileSync('docs/benchmarks.md', report)
console.log(report)
