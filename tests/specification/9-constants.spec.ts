import type { Page } from '@playwright/test'
import { findAdd, findBadge, findTitle } from '../controls.ts'
import { PLAIN } from '../examples.ts'
import { visit } from '../visit.ts'
import { SHOPS } from '../shops.ts'
import { expect, test } from '../test.ts'
import { getEntries, readCatalogue } from './readCatalogue.ts'
import { readFades } from './readFades.ts'

const CATALOGUE = readCatalogue('shops/penhallow')

const getPictures = (page: Page) => page.getByRole('main').locator('img')

/** Names the pictures that are faded or fading, of all or of those in the window. */
async function findFaded(page: Page, isInViewOnly: boolean): Promise<string[]> {
  await expect(getPictures(page).first()).toBeAttached()
  const pictures = await readFades(getPictures(page))
  return pictures
    .filter(({ isInView }) => isInView || !isInViewOnly)
    .filter(({ opacity, fades }) => opacity < 1 || fades.length > 0)
    .map(({ what, opacity, fades }) => `${what} at ${opacity}, fading for ${fades.join()} ms`)
}

for (const [where, path, find] of [
  ['a card of a category', '/bins', (page: Page) => page.getByRole('article').last().locator('img')],
  ['a card of home', '/', (page: Page) => page.getByRole('article').last().locator('img')],
  ['a tile of home', '/', (page: Page) => page.getByRole('link', { name: 'Gojo' }).locator('img')],
] as const) {
  test(`§9 Scroll animation duration: 2000 ms (${where})`, async ({ page }) => {
    await visit(page, path)
    const picture = find(page).and(getPictures(page))
    expect(await readFades(picture)).toMatchObject([{ opacity: 0, fades: [] }])
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => readFades(picture)).toMatchObject([{ fades: [2000] }])
    expect(await readFades(picture, 'finished')).toMatchObject([{ opacity: 1 }])
  })
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`§9 Scroll animation: never in the first viewport (${viewport.width} px)`, async ({ page }) => {
    await page.setViewportSize(viewport)
    for (const path of ['/', '/bins', '/search?q=littmann', `/detail/${PLAIN.slug}`]) {
      await visit(page, path)
      expect(await findFaded(page, true), path).toEqual([])
    }
  })

  test(`§9 Scroll animation: never in the first viewport of the next page (${viewport.width} px)`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await visit(page, '/bins')
    const footer = page.getByRole('contentinfo')
    // A phone's footer is folded.
    if (viewport.width < 600) await footer.getByRole('button', { name: 'Uniforms' }).click()
    await footer.getByRole('link', { name: 'Scrubs', exact: true }).click()
    await expect(findTitle(page)).toHaveText(getEntries(CATALOGUE, 'scrubs')[0]!.tittle)
    expect(await findFaded(page, true)).toEqual([])
  })
}

test('§9 Scroll animation: never in the first viewport after Back, which is where the reader was', async ({ page }) => {
  await visit(page, '/bins')
  const last = page.getByRole('article').last()
  await last.getByRole('link').first().click()
  await expect(page.getByRole('button', { name: 'Add to Cart', exact: true })).toBeVisible()
  await page.goBack()
  await expect(last).toBeInViewport()
  expect(await findFaded(page, true)).toEqual([])
})

test('§9 Scroll animation: never text that a reader is waiting for', async ({ page }) => {
  for (const path of ['/', '/bins', `/detail/${PLAIN.slug}`]) {
    await visit(page, path)
    // The tools of a card are there for who points at it or comes by key: nobody waits for them to fade in.
    const texts = page.getByRole('main').locator('h1, h2, h3, p, dt, dd, button:not(article .scripted button)')
    expect(await texts.count()).toBeGreaterThan(10)
    expect((await readFades(texts)).filter(({ opacity }) => opacity < 1)).toEqual([])
  }
})

test('§9 Scroll animation: none with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/', '/bins']) {
    await visit(page, path)
    expect(await findFaded(page, false)).toEqual([])
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  }
})

test('§9 Scroll animation: none without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! })
  const page = await context.newPage()
  await page.goto('/bins')
  await expect(page.getByRole('article').last().locator('img')).toBeVisible()
  expect(await findFaded(page, false)).toEqual([])
  await context.close()
})

test('§9 Pagination widget default window: 5 page buttons', async ({ page }) => {
  await page.goto('/search?q=re')
  await expect(findTitle(page)).toContainText('products for “re”')
  const found = Number.parseInt(await findTitle(page).innerText())
  const pageCount = Math.ceil(found / 24)
  expect(pageCount).toBeGreaterThan(5)
  const buttons = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: /^Page \d/ })
  await expect(buttons).toHaveText(['Page 1', 'Page 2', 'Page 3', 'Page 4', 'Page 5'])
  await page.goto(`/search?q=re&page=${pageCount}`)
  await expect(buttons.last()).toHaveText(`Page ${pageCount}`)
  await expect(buttons).toHaveCount(5)
})

test('§9 Toast default duration: 300 ms, of its transition', async ({ page }) => {
  await visit(page, PLAIN.list)
  await findAdd(page, PLAIN).click()
  const toast = page.getByText(`Added to your cart: ${PLAIN.title}`)
  await expect(toast).toBeVisible()
  const durations = await toast.evaluate((text) => {
    const found: string[] = []
    for (let node: Element | null = text; node && node.role !== 'status'; node = node.parentElement)
      found.push(...getComputedStyle(node).transitionDuration.split(', '))
    return found.filter((duration) => duration !== '0s')
  })
  expect(new Set(durations)).toEqual(new Set(['0.3s']))
})

test('§9 Toast default duration: 300 ms, while its text stays long enough to be read', async ({ page }) => {
  await page.clock.install()
  await visit(page, PLAIN.list)
  await findAdd(page, PLAIN).click()
  const toast = page.getByText(`Added to your cart: ${PLAIN.title}`)
  await expect(toast).toBeVisible()
  await page.clock.runFor(8_000)
  await expect(toast).toBeVisible()
  await page.clock.runFor(60_000)
  await expect(toast).toHaveCount(0)
})

test('§9 Currency GBP', async ({ page }) => {
  await page.goto('/detail/littmann-core-digital-black')
  await expect(page.getByRole('region', { name: 'Price and order' })).toContainText('£299.99')
  const facts = await page.locator('script[type="application/ld+json"]').textContent()
  expect(facts).toContain('"priceCurrency":"GBP"')
  expect(facts).toContain('"price":"299.99"')
  for (const path of ['/', '/3m', '/search?q=littmann']) {
    await page.goto(path)
    await expect(page.getByRole('article').first()).toContainText('£')
    await expect(page.getByRole('main').getByText(/[$€]|\b(USD|EUR)\b/)).toHaveCount(0)
  }
})

for (const path of ['/', '/3m', '/pulse_oximeters', '/search?q=gloves']) {
  test(`§9 inc.VAT and ex.VAT figures are displayed per card (${path})`, async ({ page }) => {
    await visit(page, path)
    const cards = await page.getByRole('article').all()
    expect(cards.length).toBeGreaterThan(3)
    for (const card of cards) {
      for (const label of ['inc.VAT', 'ex.VAT']) {
        const price = card.getByRole('paragraph').filter({ hasText: label })
        await expect(price).toHaveText(new RegExp(`^(From )?£[\\d,]+\\.\\d\\d ${label}$`))
        await expect(price).toBeVisible()
      }
    }
  })
}

test('§9 VAT rate not shown', async ({ page }) => {
  await visit(page, PLAIN.list)
  await findAdd(page, PLAIN).click()
  await findBadge(page).click()
  await expect(findTitle(page)).toContainText('1 item')
  for (const path of ['/cart', '/', PLAIN.list, `/detail/${PLAIN.slug}`]) {
    await page.goto(path)
    await expect(page.getByText('inc.VAT').first()).toBeVisible()
    await expect(page.getByText(/\d\s*(%|per cent)[^.]{0,30}VAT|VAT[^.]{0,30}\d\s*(%|per cent)|VAT rate/i)).toHaveCount(
      0,
    )
  }
})

test.describe('in a shop of quirks', () => {
  test.use({ baseURL: SHOPS.quirks.url })

  test('§9 VAT rate not shown, nor applied: two figures that fit no rate are shown as they are stated', async ({
    page,
  }) => {
    await page.goto('/detail/odd-price-rate')
    const prices = page.getByRole('region', { name: 'Price and order' }).getByRole('paragraph')
    await expect(prices.filter({ hasText: 'inc.VAT' })).toHaveText('£11.50 inc.VAT')
    await expect(prices.filter({ hasText: 'ex.VAT' })).toHaveText('£10.00 ex.VAT')
  })
})

test('§9 Home: 30 category tiles', async ({ page }) => {
  await page.goto('/')
  const tiles = page.getByRole('region', { name: 'The whole shop' }).getByRole('link')
  await expect(tiles).toHaveCount(30)
  const targets = await tiles.evaluateAll((links) => links.map((link) => link.getAttribute('href')!.slice(1)))
  const ids = getEntries(CATALOGUE, '/')[0]!.SecondSection.map(({ id }) => id)
  expect(targets.toSorted()).toEqual(ids.toSorted())
})

test('§9 Home: about 14 products', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('article')).toHaveCount(14)
})

for (const [share, cards, widths] of [
  ['full', 1, [320, 599]],
  ['6/12', 2, [600, 899]],
  ['4/12', 3, [900, 1199]],
  ['3/12', 4, [1200, 1535]],
  ['2/12', 6, [1536, 1920]],
] as const) {
  test(`§9 Card grid widths: ${share} from ${widths[0]} to ${widths[1]} px`, async ({ page }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/bins')
      const boxes = await page.getByRole('article').evaluateAll((articles) =>
        articles.map((article) => {
          const { x, y, width } = article.getBoundingClientRect()
          return { x, y, width, grid: article.closest('ul')!.getBoundingClientRect().width }
        }),
      )
      const firstRow = boxes.filter(({ y }) => y === boxes[0]!.y)
      expect(firstRow, `${width} px`).toHaveLength(cards)
      // A card and its share of the gaps: within a gap of the whole.
      const used = firstRow.reduce((sum, box) => sum + box.width, 0)
      expect(used, `${width} px`).toBeGreaterThan(boxes[0]!.grid - cards * 40)
      expect(Math.max(...firstRow.map((box) => box.width)) - boxes[0]!.width, `${width} px`).toBeLessThan(1)
    }
  })
}
