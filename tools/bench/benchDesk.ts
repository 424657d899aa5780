import type { Browser, Page } from '@playwright/test'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startDesk } from '../../tests/desk/startDesk.ts'
import { formatTable, type Row } from './table.ts'

const PRODUCTS = 5000
const RUNS = 7
/** Half a screen, so that each step draws rows that were not there. */
const STEP_PX = 400
const STEPS = 100
/** A quick turn of the wheel: 6000 px a second, over rows that have not been drawn before. */
const FLOW_PX = 100
const FLOW_FROM_PX = 60_000
const OPENS_WITHIN_MS = 60_000
/** The grid has checked what was typed, and has filtered. */
const REST_MS = 1000
const FIRST_ROW = '.tabulator-row:first-child .tabulator-cell[tabulator-field'
const COUNT = 'h1 + p'

/** Opens the desk on a large shop and works in its grid; gives the report's section. */
export async function measureDesk(browser: Browser): Promise<string> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'penhallow-desk-'))
  const catalogue = path.join(folder, 'catalogue')
  execFileSync('npx', ['tsx', 'tools/bench/growShop.ts', catalogue, String(PRODUCTS)], { stdio: 'inherit' })
  execFileSync('git', ['init', '-q', catalogue])
  const { url, desk } = await startDesk(catalogue)
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  try {
    const rows: Row[] = [['what', 'ms'], ...(await measureGrid(page, url))]
    return `The grid of ${PRODUCTS} products (grown as for Scale), on a window of 1440 × 900. Medians of ${RUNS}, but for the opening and the saving, which are done once.

${formatTable(rows)}`
  } finally {
    await page.close()
    desk.kill()
    rmSync(folder, { recursive: true })
  }
}

async function measureGrid(page: Page, url: string): Promise<Row[]> {
  const opened = await time(async () => {
    await page.goto(url)
    await page.locator(`${FIRST_ROW}="slug"]`).waitFor({ timeout: OPENS_WITHIN_MS })
  })
  const steps = await measureScroll(page)
  const gaps = await measureFlow(page)
  await page.locator(`${FIRST_ROW}="NewPrice"]`).click()
  const edits: number[] = []
  for (let run = 0; run < RUNS; run++) {
    await page.keyboard.type(`${run + 2}0.00`)
    edits.push(await measureChange(page, `${FIRST_ROW}="fromPrice"]`, () => page.keyboard.press('Enter')))
  }
  const saved = await time(async () => {
    await page.getByRole('button', { name: /^Save / }).click()
    await page.getByRole('button', { name: 'All saved' }).waitFor({ timeout: OPENS_WITHIN_MS })
  })
  const title = page.locator('.tabulator-col[tabulator-field="slug"] .tabulator-col-title')
  const sorts: number[] = []
  for (let run = 0; run < RUNS; run++)
    sorts.push(await measureChange(page, `${FIRST_ROW}="slug"]`, () => title.click()))
  const field = page.getByLabel('Filter by title')
  const filters: number[] = []
  for (const letter of [...'abcdefg'].slice(0, RUNS)) {
    await field.fill('')
    await page.waitForTimeout(REST_MS)
    filters.push(await measureChange(page, COUNT, () => page.keyboard.type(letter)))
  }
  return [
    ['from the address to the first rows', Math.round(opened)],
    [`${STEP_PX} px down, to the next picture`, Math.round(findAt(steps, 0.5))],
    ['the same, the slowest of twenty', Math.round(findAt(steps, 0.95))],
    [`from picture to picture, scrolling ${FLOW_PX} px in each`, Math.round(findAt(gaps, 0.5))],
    ['the same, the slowest of twenty', Math.round(findAt(gaps, 0.95))],
    ['from Enter after a price to the price ex. VAT beside it', Math.round(findAt(edits, 0.5))],
    ['from Save to "All saved"', Math.round(saved)],
    ['from the press on a heading to the sorted rows', Math.round(findAt(sorts, 0.5))],
    ['from a letter in a filter to the new count', Math.round(findAt(filters, 0.5))],
  ]
}

async function time(act: () => Promise<void>): Promise<number> {
  const start = performance.now()
  await act()
  return performance.now() - start
}

/** In-page functions name none of their own: see benchPage.ts. */
function measureScroll(page: Page): Promise<number[]> {
  return page.evaluate(
    async ([step, steps]) => {
      const scrolled = document.querySelector('.tabulator-tableholder')!
      const times: number[] = []
      for (let index = 0; index < steps; index++) {
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
        const start = performance.now()
        scrolled.scrollTop += step
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
        times.push(performance.now() - start)
      }
      if (scrolled.scrollTop < step * steps) throw new Error('The grid ended before the steps did.')
      scrolled.scrollTop = 0
      await new Promise((done) => setTimeout(done, 1000))
      return times
    },
    [STEP_PX, STEPS] as const,
  )
}

/** The time that each picture stays while the grid scrolls on with every one. */
function measureFlow(page: Page): Promise<number[]> {
  return page.evaluate(
    async ([step, steps, from]) => {
      const scrolled = document.querySelector('.tabulator-tableholder')!
      scrolled.scrollTop = from
      await new Promise((done) => setTimeout(done, 1000))
      const gaps: number[] = []
      let last = await new Promise<number>((done) => requestAnimationFrame(done))
      for (let index = 0; index < steps; index++) {
        scrolled.scrollTop += step
        const now = await new Promise<number>((done) => requestAnimationFrame(done))
        gaps.push(now - last)
        last = now
      }
      scrolled.scrollTop = 0
      await new Promise((done) => setTimeout(done, 1000))
      return gaps
    },
    [FLOW_PX, STEPS, FLOW_FROM_PX] as const,
  )
}

/** From a press to the picture in which the text of an element is another, in ms. */
async function measureChange(page: Page, selector: string, act: () => Promise<void>): Promise<number> {
  const changed = await page.evaluateHandle(
    (selector) => ({
      ms: (async () => {
        const before = document.querySelector(selector)!.textContent
        const event = await new Promise<Event>((done) => {
          for (const type of ['pointerdown', 'keydown']) addEventListener(type, done, { once: true, capture: true })
        })
        while ((document.querySelector(selector)?.textContent ?? before) === before) {
          if (performance.now() > event.timeStamp + 10_000) throw new Error(`Nothing changed in ${selector}.`)
          await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
        }
        return performance.now() - event.timeStamp
      })(),
    }),
    selector,
  )
  await act()
  const ms = await changed.evaluate(async ({ ms }) => ms)
  await page.waitForTimeout(REST_MS)
  return ms
}

/** The value below which this share of all lies. */
function findAt(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)]!
}
