/**
 * `npm run bench`: builds the shop, measures it and writes `docs/benchmarks.md`; each section names the machine that it
 * was measured on. `npm run bench moves scale` updates those two sections only.
 */
import { type Browser, chromium } from '@playwright/test'
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import { getOutDir } from '@shop/site/build/ownFolder.ts'
import { serveShop } from '@shop/site/serve/server.ts'
import { CHROMIUM_FLAGS, findChromium } from '../browser.ts'
import { measureDesk } from './benchDesk.ts'
import { measureDomain } from './benchDomain.ts'
import { measureErrands } from './benchErrands.ts'
import { measureLighthouse } from './benchLighthouse.ts'
import { measureMoves } from './benchMoves.ts'
import { measurePages } from './benchPage.ts'
import { measureScale } from './benchScale.ts'
import { measureSearch } from './benchSearch.ts'
import { measureTyping } from './benchTyping.ts'

const PORT = 4630
const REPORT = 'docs/benchmarks.md'

/** The built shop, and a browser to look at it. */
export interface Bench {
  readonly browser: Browser
  readonly url: string
  readonly outDir: string
}

/** Measurements of the built shop, and below those that need none. */
const ON_THE_SHOP: Readonly<Record<string, (bench: Bench) => Promise<string>>> = {
  'First load': measurePages,
  Moves: measureMoves,
  Lighthouse: ({ url }) => measureLighthouse(url, findChromium()),
  Typing: measureTyping,
  Errands: measureErrands,
  Scale: ({ browser }) => measureScale(browser),
  Desk: ({ browser }) => measureDesk(browser),
}
const WITHOUT: Readonly<Record<string, () => string | Promise<string>>> = {
  Search: measureSearch,
  Domain: measureDomain,
}

const all = [...Object.keys(ON_THE_SHOP), ...Object.keys(WITHOUT)]
const asked = process.argv.slice(2)
const unknown = asked.filter((word) => findTitles([word]).length === 0)
if (unknown.length > 0) throw new Error(`There is no section "${unknown.join('", "')}". There are: ${all.join(', ')}.`)
const titles = asked.length > 0 ? findTitles(asked) : all
const onTheShop = titles.filter((title) => title in ON_THE_SHOP)

for (const title of titles.filter((title) => title in WITHOUT)) record(title, await WITHOUT[title]!(), '')
if (onTheShop.length > 0) await measureShop()

function findTitles(words: readonly string[]): string[] {
  return all.filter((title) => words.some((word) => title.toLowerCase() === word.toLowerCase()))
}

async function measureShop(): Promise<void> {
  const url = `http://127.0.0.1:${PORT}/`
  // Published at the address where it is measured: Lighthouse wants a page's canonical address to be its own.
  execFileSync('npx', ['tsx', 'packages/site/src/build/build.ts'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, SHOP_URL: url },
  })
  const { server } = await serveShop(getOutDir(), '/', PORT)
  const executablePath = findChromium()
  const browser = await chromium.launch({ args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) })
  for (const title of onTheShop)
    record(title, await ON_THE_SHOP[title]!({ browser, url, outDir: getOutDir() }), `, Chromium ${browser.version()}`)
  await browser.close()
  server.close()
}

/** Puts a section in the place of the one of before, as soon as it has been taken. */
function record(title: string, text: string, software: string): void {
  const machine = `${os.cpus().length} × ${os.cpus()[0]?.model ?? 'CPU'}, ${Math.round(os.totalmem() / 2 ** 30)} GiB`
  const taken = `Taken on ${new Date().toISOString().slice(0, 10)}: ${machine}, Node ${process.versions.node}${software}.`
  const section = `## ${title}\n\n${taken}\n\n${text.trim()}\n\n`
  const report = existsSync(REPORT) ? readFileSync(REPORT, 'utf8') : '# Benchmarks\n\n'
  const before = new RegExp(`^## ${title}\\n[^]*?(?=^## |(?![^]))`, 'm')
  const next = before.test(report) ? report.replace(before, () => section) : `${report.trimEnd()}\n\n${section}`
  writeFileSync(REPORT, `${next.trimEnd()}\n`)
  execFileSync('npx', ['prettier', '--write', REPORT], { stdio: 'ignore' })
  console.log(section)
}
