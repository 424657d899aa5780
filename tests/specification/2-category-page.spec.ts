import type { Locator, Page } from '@playwright/test'
import { holdData } from '../steps.ts'
import { SHOPS } from '../shops.ts'
import { expect, test } from '../test.ts'

/** A category with an advert and one without, by route and title. */
const WITH_ADVERT = { path: '/blood-pressure-monitors', advert: 'An aneroid needs a stethoscope' }
const WITHOUT_ADVERT = { path: '/diagnostic-sets' }

async function getBox(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`${String(locator)} is not drawn`)
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

async function getBoxes(locator: Locator) {
  await expect(locator.first()).toBeVisible()
  return Promise.all((await locator.all()).map(getBox))
}

/** The links that stand between the hero and the product grid: the advert, then the row of tiles. */
async function findLinksAboveGrid(page: Page): Promise<{ top: number; text: string }[]> {
  const grid = await getBox(page.getByRole('article').first())
  const links = await page.getByRole('main').getByRole('link').all()
  const all = await Promise.all(links.map(async (link) => ({ ...(await getBox(link)), text: await link.innerText() })))
  return all
    .filter(({ y }) => y < grid.y)
    .map(({ y, text }) => ({ top: Math.round(y), text: text.replaceAll('\n', ' ') }))
}

test.describe('§2 Category page layout: hero', () => {
  for (const path of [WITH_ADVERT.path, WITHOUT_ADVERT.path, '/LITTMANN-STETHOSCOPES', '/bins', '/gojo']) {
    test(`§2 Category page layout: title and description on one side and image on the other: ${path}`, async ({
      page,
    }) => {
      await page.goto(path)
      const title = await getBox(page.getByRole('heading', { level: 1 }))
      const description = await getBox(page.getByRole('main').getByRole('paragraph').first())
      const image = page.getByRole('main').locator('img').first()
      await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
      const picture = await getBox(image)
      expect(picture.x).toBeGreaterThanOrEqual(Math.max(title.right, description.right))
      expect(description.y).toBeGreaterThanOrEqual(title.bottom)
      expect(picture.y).toBeLessThan(description.y)
      expect(picture.bottom).toBeGreaterThan(title.bottom)
    })
  }

  test('§2 Category page layout: a coloured hero/banner block', async ({ page }) => {
    await page.goto(WITHOUT_ADVERT.path)
    const [hero, body] = await page.getByRole('heading', { level: 1 }).evaluate((title) => {
      const grounds: string[] = []
      for (let at: Element | null = title; at; at = at.parentElement) grounds.push(getComputedStyle(at).backgroundColor)
      const painted = grounds.filter((colour) => colour !== 'rgba(0, 0, 0, 0)')
      return [painted[0], getComputedStyle(document.body).backgroundColor]
    })
    expect(hero).toBeTruthy()
    expect(hero).not.toBe(body)
  })
})

test.describe('§2 Category page layout: advert and tiles', () => {
  test('§2 Category page layout: an optional extra advert banner, between the hero and the tiles', async ({ page }) => {
    await page.goto(WITH_ADVERT.path)
    const advert = page.getByRole('main').getByRole('link', { name: WITH_ADVERT.advert, exact: false })
    const image = advert.locator('img')
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    const links = await findLinksAboveGrid(page)
    expect(links[0]!.text).toContain(WITH_ADVERT.advert)
    expect(links.filter(({ top }) => top === links[0]!.top)).toHaveLength(1)
    const hero = await getBox(page.getByRole('main').getByRole('paragraph').first())
    expect(links[0]!.top).toBeGreaterThan(hero.bottom)
  })

  test('§2 Category page layout: the advert banner is optional: a category without one shows none', async ({
    page,
  }) => {
    await page.goto(WITHOUT_ADVERT.path)
    const tops = (await findLinksAboveGrid(page)).map(({ top }) => top)
    expect(new Set(tops).size).toBe(1)
  })

  test('§2 Category page layout: a row of second-section tiles', async ({ page }) => {
    await page.goto(WITHOUT_ADVERT.path)
    const links = await findLinksAboveGrid(page)
    expect(links.length).toBeGreaterThanOrEqual(3)
    expect(new Set(links.map(({ top }) => top)).size).toBe(1)
    for (const { text } of links) expect(text).toMatch(/\w/)
  })

  test('§2 clicking a tile navigates to the route named by the tile id', async ({ page }) => {
    await page.goto('/littmann-diagnostic')
    await page
      .getByRole('main')
      .getByRole('link', { name: /^All Littmann models/ })
      .click()
    await expect(page).toHaveURL('/LITTMANN-STETHOSCOPES')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Littmann stethoscopes')
  })

  test('§2 Category page layout: then a grid of product cards', async ({ page }) => {
    await page.goto(WITH_ADVERT.path)
    const [first, ...others] = await getBoxes(page.getByRole('main').getByRole('article'))
    expect(first!.y).toBeGreaterThan(Math.max(...(await findLinksAboveGrid(page)).map(({ top }) => top)))
    expect(others.length).toBeGreaterThan(5)
    expect(new Set([first!, ...others].map(({ x }) => Math.round(x))).size).toBe(4)
  })
})

test.describe('§2 Category page layout: in some categories empty placeholders', () => {
  test.use({ baseURL: SHOPS.quirks.url })

  test('§2 in some categories empty placeholders: an empty tile is not drawn beside a real one', async ({ page }) => {
    await page.goto('/pulse_oximeters')
    expect((await findLinksAboveGrid(page)).map(({ text }) => text)).toEqual([expect.stringMatching(/\b3M$/)])
  })

  test('§2 in some categories empty placeholders: a category with nothing else has no row of tiles', async ({
    page,
  }) => {
    await page.goto('/Coast-X')
    expect(await findLinksAboveGrid(page)).toEqual([])
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  })
})

test.describe('§2 Card grid widths are responsive', () => {
  const STEPS = [
    ['full width on the smallest screens', 12, 320],
    ['full width on the smallest screens', 12, 599],
    ['then 6/12', 6, 600],
    ['then 6/12', 6, 899],
    ['4/12', 4, 900],
    ['4/12', 4, 1199],
    ['3/12', 3, 1200],
    ['3/12', 3, 1535],
    ['2/12 on larger ones', 2, 1536],
    ['2/12 on larger ones', 2, 1920],
  ] as const
  for (const [words, columns, width] of STEPS) {
    test(`§2 Card grid widths are responsive: ${words}: at ${width} px a card is ${columns} of 12 columns wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(WITH_ADVERT.path)
      const cards = page.getByRole('main').getByRole('article')
      const list = page
        .getByRole('main')
        .getByRole('list')
        .filter({ has: page.getByRole('article') })
      await expect(cards.first()).toBeVisible()
      const grid = await getBox(list)
      const boxes = await getBoxes(cards)
      const row = boxes.filter(({ y }) => Math.abs(y - boxes[0]!.y) < 1)
      expect(row).toHaveLength(12 / columns)
      const gap = row[1] ? row[1].x - row[0]!.right : 0
      for (const [index, box] of row.entries()) {
        expect(box.width).toBeCloseTo(((grid.width + gap) * columns) / 12 - gap, 0)
        expect(box.x).toBeCloseTo(grid.x + index * (box.width + gap), 0)
      }
      expect(row.at(-1)!.right).toBeCloseTo(grid.right, 0)
    })
  }
})

test.describe('§2 A category page renders only once its data has been set', () => {
  test('§2 a category page renders only once its data has been set: the page before it stays until then', async ({
    page,
  }) => {
    const { isAsked, release } = await holdData(page, '/bins')
    await page.goto('/bins')
    const before = await page.getByRole('heading', { level: 1 }).innerText()
    await isAsked
    await page.getByRole('contentinfo').getByRole('link', { name: 'Fridges', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(before)
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    release()
    await expect(page).toHaveURL('/fridges')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/fridges/i)
    await expect(page.getByRole('main').getByRole('article').first()).toContainText('inc.VAT')
  })
})
