import type { Browser, Locator, Page } from '@playwright/test'
import type { Bench } from './bench.ts'
import { formatTable, type Row } from './table.ts'
import { timeSuggestions } from './timeSuggestions.ts'

const RUNS = 7
const SLOWDOWNS = [1, 4]
const FROM = 'blood-pressure-monitors'
const TO = 'footer a[href="/scrubs"]'
/** By then, loads that wait for an idle page have ended, and earlier pages are drawn completely. */
const REST_MS = 3000
/** A pointer is over a link before it presses. */
const HOVER_MS = 150

/** From a press to the next picture on the screen, in an open shop; gives the report's section. */
export async function measureMoves({ browser, url }: Bench): Promise<string> {
  const rows: Row[] = [['from the press to the next paint', ...SLOWDOWNS.map((rate) => `at ${rate}×, ms`), 'goal, ms']]
  for (const [name, measure, goal] of [
    ['a move to a list, the pointer over its link before', measurePrepared, '50, at 4× 150'],
    ['a move to a list that nothing announced', measureMove, '50, at 4× 150'],
    ['Back to a list', measureBack, '30'],
    ['Add to cart', measureAdd, 'at 4× 50'],
    ['a keystroke in the search field, until its suggestions are painted', measureKey, '50'],
  ] as const) {
    const medians: number[] = []
    for (const rate of SLOWDOWNS) {
      const times: number[] = []
      for (let run = 0; run < RUNS; run++) times.push(await measureIn(browser, url + FROM, rate, measure))
      medians.push(Math.round(times.sort((a, b) => a - b)[RUNS >> 1]!))
    }
    rows.push([name, ...medians, goal])
  }
  return `In a shop that is loaded; median of ${RUNS}, on a window of 1280 × 900.

${formatTable(rows)}`
}

async function measureIn(
  browser: Browser,
  address: string,
  rate: number,
  measure: (page: Page) => Promise<number>,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await page.goto(address)
  await page.waitForTimeout(REST_MS)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  const ms = await measure(page)
  await context.close()
  return ms
}

async function measurePrepared(page: Page): Promise<number> {
  await page.locator(TO).hover()
  await page.waitForTimeout(HOVER_MS)
  return measureMove(page)
}

async function measureMove(page: Page): Promise<number> {
  const heading = await readHeading(page)
  const ms = await press(page.locator(TO).first())
  if ((await readHeading(page)) === heading) throw new Error('The page was painted before the move.')
  return ms
}

async function measureBack(page: Page): Promise<number> {
  await measureMove(page)
  await page.waitForTimeout(REST_MS)
  const heading = await readHeading(page)
  const ms = await page.evaluate(async () => {
    const start = performance.now()
    history.back()
    await new Promise((done) => addEventListener('popstate', done, { once: true }))
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    return performance.now() - start
  })
  if ((await readHeading(page)) === heading) throw new Error('The page was painted before Back.')
  return ms
}

async function measureAdd(page: Page): Promise<number> {
  return press(page.getByRole('article').getByRole('button', { name: 'Add to cart' }).first())
}

/** In-page functions name none of their own: see benchPage.ts. */
function press(element: Locator): Promise<number> {
  return element.evaluate(async (element: HTMLElement) => {
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    const start = performance.now()
    element.click()
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    return performance.now() - start
  })
}

async function measureKey(page: Page): Promise<number> {
  const field = page.getByRole('combobox', { name: 'Search by name, brand or SKU' })
  // The first letter is not measured: until it is typed, the list shows nothing.
  await field.pressSequentially('g')
  await page.getByRole('listbox').waitFor()
  await page.waitForTimeout(HOVER_MS)
  return timeSuggestions(page, 'l')
}

async function readHeading(page: Page): Promise<string | null> {
  return page.locator('h1').textContent()
}
