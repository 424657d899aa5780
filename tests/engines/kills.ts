/**
 * Kills a browser at random moments while a cart, a list and an order form are changed, by a guest and in an account, and
 * counts the acts that had been on the screen for 50 ms and are gone afterwards: none may be. Apart from the power cuts
 * of the browser tests, whose driver cannot kill Firefox on a profile that it kept.
 * `npm test kills Chromium 200`, `npm test kills Firefox 60`.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import puppeteer, { type Browser, type LaunchOptions, type Page } from 'puppeteer-core'
import { CHROMIUM_FLAGS, findChromium, findFirefox } from '../../tools/browser.ts'
import { startHost } from '../host.ts'

const OUT_DIR = path.resolve('test-results/kills')
const SEEN_MS = 50
const EMAIL = 'ada@carrick.example'
const PASSWORD = 'ten green bottles on a wall'
const BROWSERS: Readonly<Record<string, { find: () => string | undefined; options: LaunchOptions }>> = {
  Chromium: { find: findChromium, options: { browser: 'chrome', args: CHROMIUM_FLAGS } },
  Firefox: { find: findFirefox, options: { browser: 'firefox' } },
}

/** The things that are changed: where, by which act in the page, and how each reads there. Each act counts up by one. */
const THINGS = {
  cart: {
    path: '/blood-pressure-monitors',
    read: `parseInt(document.querySelector('[data-testid=badge]').textContent)`,
    act: `[...document.querySelectorAll('main article button')].find(({ textContent }) => /^Add/.test(textContent)).click()`,
  },
  list: {
    path: '',
    read: `Number(document.querySelector('main input[aria-label$="on hand"]').value)`,
    act: `setField(document.querySelector('main input[aria-label$="on hand"]'), String(now + 1))`,
  },
  order: {
    path: '/order',
    read: `Number(document.querySelector('main input[name=name]').value.replace(/\\D/g, ''))`,
    act: `setField(document.querySelector('main input[name=name]'), 'Ada ' + (now + 1))`,
  },
} as const

const [name = 'Chromium', times = '200'] = process.argv.slice(2)
const executablePath = BROWSERS[name]?.find()
if (executablePath === undefined) throw new Error(`There is no ${name}. Install it, or say Chromium or Firefox.`)

const env = { ...process.env, OUT_DIR, SHOP_URL: 'https://penhallow.example/' }
if (!process.env.REUSE && spawnSync('npx', ['tsx', 'packages/site/src/build/build.ts'], { env }).status !== 0)
  throw new Error('the shop could not be built')
const host = await startHost(OUT_DIR)
const folders = {
  guest: mkdtempSync(path.join(tmpdir(), 'kills-')),
  account: mkdtempSync(path.join(tmpdir(), 'kills-')),
}
const lists = { guest: '', account: '' }
const counts = new Map<string, { kills: number; acts: number; lost: number; unreadable: number }>()

try {
  for (const who of ['guest', 'account'] as const) await prepare(who)
  for (let time = 0; time < Number(times); time++) {
    const who = time % 2 === 0 ? 'guest' : 'account'
    const what = (Object.keys(THINGS) as (keyof typeof THINGS)[])[Math.floor(time / 2) % 3]!
    await killOnce(who, what)
  }
} finally {
  await host.close()
  for (const folder of Object.values(folders)) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}
console.log(`${name}: what was changed | kills | acts seen | lost | unreadable`)
for (const [key, { kills, acts, lost, unreadable }] of counts)
  console.log([key, kills, acts, lost, unreadable].join(' | '))
const bad = [...counts.values()].reduce((sum, { lost, unreadable }) => sum + lost + unreadable, 0)
console.log(`\n${times} kills, ${bad} with a loss`)
process.exitCode = bad > 0 ? 1 : 0

async function start(who: keyof typeof folders): Promise<{ browser: Browser; page: Page }> {
  const browser = await puppeteer.launch({
    ...BROWSERS[name]!.options,
    executablePath: executablePath!,
    userDataDir: folders[who],
    headless: true,
  })
  const page = await browser.newPage()
  return { browser, page }
}

async function open(page: Page, at: string): Promise<void> {
  await page.goto(host.url + at)
  await page.waitForFunction(`Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react'))`)
}

/** A cart that is not empty, a list with a line, and an account where there is to be one. */
async function prepare(who: keyof typeof folders): Promise<void> {
  const { browser, page } = await start(who)
  if (who === 'account') {
    await open(page, '/signup')
    await fill(page, {
      firstName: 'Ada',
      lastName: 'Penrose',
      email: EMAIL,
      password: PASSWORD,
      passwordAgain: PASSWORD,
    })
    await page.waitForFunction(`document.querySelector('h1').textContent.includes('ready')`)
  }
  await open(page, THINGS.cart.path)
  await page.evaluate(THINGS.cart.act)
  await page.waitForFunction(`${THINGS.cart.read} === 1`)
  await open(page, '/lists')
  await page.locator('main form input[type=text]').fill('Ward 3')
  await page.locator('main form button[type=submit]').click()
  await page.waitForSelector('main input[aria-label$="on hand"]')
  lists[who] = (await page.evaluate('location.pathname + location.search')) as string
  await new Promise((resolve) => setTimeout(resolve, 3000))
  await browser.close()
}

async function fill(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [field, text] of Object.entries(texts)) await page.locator(`main form [name=${field}]`).fill(text)
  await page.locator('main form button[type=submit]').click()
}

async function killOnce(who: keyof typeof folders, what: keyof typeof THINGS): Promise<void> {
  const { read, act } = THINGS[what]
  const at = what === 'list' ? lists[who] : THINGS[what].path
  const { browser, page } = await start(who)
  if (who === 'account') await logIn(page)
  await open(page, at)
  await readValue(page, read)
  const seen: { value: number; at: number }[] = []
  const hasActed = new Promise<void>((resolve) =>
    page.on('console', (message) => {
      const value = /^seen (\d+)$/.exec(message.text())?.[1]
      if (value === undefined) return
      seen.push({ value: Number(value), at: Date.now() })
      resolve()
    }),
  )
  void page
    .evaluate(
      `(async () => {
        const setField = (field, text) => {
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, text)
          field.dispatchEvent(new Event('input', { bubbles: true }))
        }
        for (let now = ${read}; ; now++) {
          ${act}
          while (${read} !== now + 1) await new Promise(requestAnimationFrame)
          console.log('seen ' + (now + 1))
          await new Promise((resolve) => setTimeout(resolve, Math.random() * 200))
        }
      })()`,
    )
    .catch(() => undefined)
  await Promise.race([hasActed, new Promise((resolve) => setTimeout(resolve, 10_000))])
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 2500))
  process.kill(-browser.process()!.pid!, 'SIGKILL')
  const killedAt = Date.now()
  await new Promise((resolve) => setTimeout(resolve, 300))
  const due = Math.max(0, ...seen.filter((one) => one.at <= killedAt - SEEN_MS).map(({ value }) => value))

  const again = await start(who)
  if (who === 'account') await logIn(again.page)
  await open(again.page, at)
  const value = await readValue(again.page, read)
  const isUnreadable = Boolean(await again.page.evaluate(`document.body.textContent.includes('could not be read')`))
  await again.browser.close()
  const key = `${what}, ${who}`
  const count = counts.get(key) ?? { kills: 0, acts: 0, lost: 0, unreadable: 0 }
  count.kills += 1
  count.acts += seen.length
  count.lost += value >= due ? 0 : 1
  count.unreadable += isUnreadable ? 1 : 0
  counts.set(key, count)
  if (!(value >= due) || isUnreadable) console.log(`${key}: ${due} had been seen, ${value} is there`)
  else if (seen.length === 0) console.log(`${key}: no act was seen`)
}

/** NaN for what cannot be read within ten seconds: it is not there at all. */
async function readValue(page: Page, read: string): Promise<number> {
  const found = await page
    .waitForFunction(`(() => { try { return ${read} + 1 } catch {} })()`, { timeout: 10_000 })
    .catch(() => undefined)
  return Number(await found?.jsonValue()) - 1
}

async function logIn(page: Page): Promise<void> {
  await open(page, '/login')
  await fill(page, { email: EMAIL, password: PASSWORD })
  await page.waitForFunction(`location.pathname !== '/login'`)
}
