/** Ten journeys in Firefox and WebKit at two widths, or those with all words of `npm test engines WebKit 390 share` in their names. */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { SHELL_FILE } from '@shop/core/page/shell.ts'
import { startHost } from '../host.ts'
import { type Browser, startFirefox, startWebKit } from './browsers.ts'
import { JOURNEYS } from './journeys.ts'
import { Visitor } from './visitor.ts'

const OUT_DIR = 'test-results/engines'
const RUNS = [390, 1440].flatMap((width) => Object.entries(JOURNEYS).map(([title, run]) => ({ width, title, run })))
/**
 * Records what goes wrong in a page until it is left, as its first script: the driver of WebKit has no log. What still
 * loads as WebKit goes back fails before the page is told: an error counts where the page is there a moment later.
 */
const RECORDER = `<script>{
  const write = (words) => window.isLeft || (localStorage.errors = [localStorage.errors, ...words].join(' '))
  const record = (...words) => setTimeout(write, 50, words)
  console.error = console.warn = record
  addEventListener('beforeunload', () => (window.isLeft = true))
  for (const type of ['error', 'unhandledrejection', 'securitypolicyviolation'])
    addEventListener(type, (e) => record(type, e.message ?? e.reason ?? e.blockedURI ?? e.target.outerHTML), true)
}</script>`

const env = { ...process.env, OUT_DIR, SHOP_URL: 'https://penhallow.example/' }
execFileSync('npx', ['tsx', 'packages/site/src/build/build.ts'], { stdio: 'inherit', env })
for (const name of readdirSync(OUT_DIR, { recursive: true, encoding: 'utf8' })) {
  // The shell, which a device keeps, must be that of its release.
  if (!name.endsWith('.html') || name === SHELL_FILE) continue
  const file = `${OUT_DIR}/${name}`
  writeFileSync(file, readFileSync(file, 'utf8').replace('<head>', `<head>${RECORDER}`))
  for (const ending of ['.br', '.gz']) rmSync(file + ending, { force: true })
}
let [passed, failed] = [0, 0]
await Promise.all([runEngine('Firefox', startFirefox), runEngine('WebKit', startWebKit)])
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed > 0 || passed === 0 ? 1 : 0)

async function runEngine(engine: string, start: () => Promise<Browser>): Promise<void> {
  let browser: Promise<Browser> | undefined
  for (const { width, title, run } of RUNS) {
    const name = `${engine} ${width} ${title}`
    if (!process.argv.slice(2).every((word) => name.includes(word))) continue
    // One each: with its address it has the storage of one who has never been here.
    const host = await startHost(OUT_DIR)
    try {
      const visitor = new Visitor(await (browser ??= start()))
      await visitor.browser.setWidth(width)
      await visitor.browser.open(`${host.url}/robots.txt`)
      await run(visitor, width < 900, host)
      await visitor.seeQuiet()
      passed += 1
      console.log(`ok     ${name}`)
    } catch (error) {
      failed += 1
      console.log(`FAILED ${name}: ${String(error)}`)
      const picture = await browser?.then((started) => started.takePicture()).catch(() => undefined)
      if (picture) writeFileSync(`${OUT_DIR}/${name.replaceAll(' ', '-')}.png`, picture, 'base64')
    }
    await host.close()
  }
  await (await browser?.catch(() => undefined))?.close()
}
