import type { CDPSession, Page } from '@playwright/test'
import { PLAIN } from '../examples.ts'
import { type Line, SLOW_4G, slowDown } from '../line.ts'
import { hold } from '../steps.ts'
import { expect, test } from '../test.ts'
import { settle, visit } from '../visit.ts'

const FAST: Line = { latency: 40, rate: 10_000 }

interface Shift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRect
    readonly currentRect: DOMRect
  }[]
}

/** The fonts that the page's heading is drawn in. */
async function readFonts(session: CDPSession): Promise<string> {
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  // The pages that were left stay in the document, out of sight.
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'h1' })
  const drawn = await Promise.all(
    nodeIds.map(async (nodeId) => (await session.send('CSS.getPlatformFontsForNode', { nodeId })).fonts),
  )
  return drawn
    .flat()
    .map(({ familyName }) => familyName)
    .join()
}

/** Notes what moves by itself once the first frame has been shown. */
async function watchShifts(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    const observer = new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[])))
    observer.observe({ type: 'layout-shift', buffered: true })
  })
  return () =>
    page.evaluate(() => {
      const { shifts } = window as unknown as { shifts: Shift[] }
      const shown = performance.getEntriesByName('first-paint')[0]!.startTime
      return shifts
        .filter(({ startTime, hadRecentInput }) => startTime > shown && !hadRecentInput)
        .map(({ value, sources }) => {
          const moved = sources.map(({ node, previousRect, currentRect }) => {
            const text = node instanceof Element ? node.outerHTML : node?.textContent
            return `${text?.slice(0, 80)} from ${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`
          })
          return [value, ...moved].join('; ')
        })
    })
}

test('on a slow line the first page stays as it was drawn, and from the second on the typeface is there', async ({
  page,
}) => {
  const session = await slowDown(page, SLOW_4G)
  const readShifted = await watchShifts(page)
  await visit(page, '/')
  expect(await readFonts(session)).not.toContain('Archivo')
  expect(await readShifted()).toEqual([])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Scrubs', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Scrub tops')
  await expect.poll(() => readFonts(session)).toContain('Archivo')
  expect(await readShifted()).toEqual([])
})

test('a font that came too late for the first page is there on the second', async ({ page }) => {
  const session = await slowDown(page, FAST)
  const { release } = await hold(page, '**/*.woff2')
  await page.goto(PLAIN.list, { waitUntil: 'commit' })
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.evaluate(() => new Promise(requestAnimationFrame))
  // The rest of the shop follows, so that the next page is drawn in place.
  await settle(page, () => Promise.resolve(release()))
  expect(await readFonts(session)).not.toContain('Archivo')
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/detail\//)
  // The address is new a moment before the page is drawn.
  await expect.poll(() => readFonts(session)).toContain('Archivo')
})

test('on a fast line the first page has it, and nothing moves', async ({ page }) => {
  const session = await slowDown(page, FAST)
  const readShifted = await watchShifts(page)
  await visit(page, PLAIN.list)
  // By the device's cache it is there in time on a busy machine too.
  await page.reload()
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(await readFonts(session)).toContain('Archivo')
  expect(await readShifted()).toEqual([])
})

/** Of headings, texts and cards: each that is another line high where it is drawn in the other font. */
async function countMisfits(page: Page) {
  return page.evaluate(async () => {
    const root = document.documentElement
    const { name } = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.woff2'))!
    const face = new FontFace('Typeface', `url(${name})`, { weight: '400 700', stretch: '94% 100%' })
    document.fonts.add(await face.load())
    await Promise.all([400, 500, 600].map((weight) => document.fonts.load(`${weight} 1em Fallback`)))
    const drawn = [...document.querySelectorAll('h1, h2, h3, article, main p')]
    const readHeights = (font: string) => {
      root.style.setProperty('--font', font)
      return drawn.map((element) => element.getBoundingClientRect().height)
    }
    const [own, other] = [readHeights('Typeface, serif'), readHeights('Fallback, serif')]
    return { all: drawn.length, misfits: drawn.filter((_, i) => Math.abs(own[i]! - other[i]!) >= 6).length }
  })
}

for (const width of [390, 1440]) {
  test(`at ${width} px what stands in for the typeface takes as many lines, of a hundred texts in all but two`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    let [all, misfits] = [0, 0]
    for (const path of ['/', PLAIN.list, '/dressing_wound_care', `/detail/${PLAIN.slug}`, '/contact']) {
      await visit(page, path)
      const counted = await countMisfits(page)
      all += counted.all
      misfits += counted.misfits
    }
    expect(all).toBeGreaterThan(200)
    expect(misfits / all).toBeLessThan(0.02)
  })
}
