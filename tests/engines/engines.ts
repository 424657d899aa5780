/** The main journeys in Firefox and WebKit at three widths, on a shop built for it; the last line is the total. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { startHost } from '../host.ts'
import { SHELL_FILE } from '@shop/core/page/shell.ts'
import { findFirefox } from '../../tools/browser.ts'
import type { Browser } from './browser.ts'
import { FAULT_JOURNEYS } from './faultJourneys.ts'
import { startFirefox } from './firefox.ts'
import { JOURNEYS } from './journeys.ts'
import { Visitor } from './visitor.ts'
import { RECORDER, startWebKit } from './webkit.ts'

const OUT_DIR = path.resolve('test-results/engines')
const WEBKIT_PORT = Number(process.env.FIRST_PORT ?? 4611) + 4
const SIZES = [
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const
/** Below this width the filters are in a sheet and the choices in the menu. */
const NARROW_PX = 900
/** `npm run engines -- WebKit 390 share` runs what has all of these words in its name. */
const wanted = process.argv.slice(2)

const ENGINES: Readonly<Record<string, () => Promise<Browser>>> = {
  Firefox: () => startFirefox(demand('Firefox', findFirefox())),
  WebKit: () =>
    startWebKit(
      demand(
        'WebKit',
        readdirSync('/usr/lib')
          .map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`)
          .find((file) => existsSync(file)),
      ),
      WEBKIT_PORT,
    ),
}

let passed = 0
let failed = 0
buildShop()
await Promise.all(Object.entries(ENGINES).map(([name, start]) => runEngine(name, start)))
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0

async function runEngine(engine: string, start: () => Promise<Browser>): Promise<void> {
  const runs = SIZES.flatMap(([width, height], index) =>
    Object.entries({ ...JOURNEYS, ...(index === SIZES.length - 1 && FAULT_JOURNEYS) }).map(([title, journey]) => ({
      name: `${engine} ${width} ${title}`,
      width,
      height,
      journey,
    })),
  ).filter(({ name }) => wanted.every((word) => name.includes(word)))
  if (runs.length === 0) return
  let browser: Browser
  try {
    browser = await start()
  } catch (error) {
    failed += runs.length
    return console.log(`FAILED ${engine} could not be started, ${runs.length} journeys were not run: ${String(error)}`)
  }
  console.log(browser.name)
  // One each, so that it can be out of reach in one engine alone.
  const host = await startHost(path.join(OUT_DIR, 'shop'))
  for (const { name, width, height, journey } of runs) {
    try {
      await browser.setSize(width, height)
      await journey(new Visitor(browser, host, width < NARROW_PX))
      const errors = await browser.takeErrors()
      if (errors.length > 0) throw new Error(`the page is not quiet: ${errors.join('; ')}`)
      passed += 1
      console.log(`ok     ${name}`)
    } catch (error) {
      failed += 1
      const picture = path.join(OUT_DIR, `${name.replaceAll(/\W+/g, '-')}.png`)
      console.log(`FAILED ${name}: ${String(error)} (${path.relative('.', picture)})`)
      await browser.screenshot(picture).catch(() => undefined)
      await browser.takeErrors().catch(() => undefined)
    }
  }
  await browser.close()
  await host.close()
}

/**
 * Builds the shop; each page records its own errors for the engine whose driver has no log. Not so the one that a device
 * keeps: it would not be, byte for byte, that of its release.
 */
function buildShop(): void {
  const outDir = path.join(OUT_DIR, 'shop')
  const env = { ...process.env, OUT_DIR: outDir, SHOP_URL: 'https://penhallow.example/' }
  const { status } = spawnSync('npx', ['tsx', 'packages/site/src/build/build.ts'], { stdio: 'inherit', env })
  if (status !== 0) throw new Error('the shop could not be built')
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' })
  for (const name of files.filter((file) => file.endsWith('.html') && file !== SHELL_FILE)) {
    const file = path.join(outDir, name)
    writeFileSync(file, readFileSync(file, 'utf8').replace('<head>', `<head>${RECORDER}`))
    for (const ending of ['.br', '.gz']) rmSync(file + ending, { force: true })
  }
}

function demand(name: string, file: string | undefined): string {
  if (file === undefined) throw new Error(`there is no ${name}`)
  return file
}
