import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'
import { countPages, printPdf } from './orderFiles.ts'

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

/** The links that stand between the hero and the product grid, of which the advert is the first. */
async function findLinksAboveGrid(page: Page): Promise<{ top: number; text: string }[]> {
  const grid = await getBox(page.getByRole('article').first())
  const links = await page.getByRole('main').getByRole('link').all()
  const all = await Promise.all(links.map(async (link) => ({ ...(await getBox(link)), text: await link.innerText() })))
  return all
    .filter(({ y }) => y < grid.y)
    .map(({ y, text }) => ({ top: Math.round(y), text: text.replaceAll('\n', ' ') }))
}

/** Title and description on one side, the picture on the other, on a ground of its own. */
async function expectHero(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 })
  const title = await getBox(heading)
  const description = await getBox(page.getByRole('main').getByRole('paragraph').first())
  const image = page.getByRole('main').locator('img').first()
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  const picture = await getBox(image)
  expect(picture.x).toBeGreaterThanOrEqual(Math.max(title.right, description.right))
  expect(description.y).toBeGreaterThanOrEqual(title.bottom)
  expect(picture.y).toBeLessThan(description.y)
  expect(picture.bottom).toBeGreaterThan(title.bottom)
  const [hero, body] = await heading.evaluate((title) => {
    const grounds: string[] = []
    for (let at: Element | null = title; at; at = at.parentElement) grounds.push(getComputedStyle(at).backgroundColor)
    const painted = grounds.filter((colour) => colour !== 'rgba(0, 0, 0, 0)')
    return [painted[0], getComputedStyle(document.body).backgroundColor]
  })
  expect(hero).toBeTruthy()
  expect(hero).not.toBe(body)
}

test(
  'a category has a hero, an advert, and then a grid of cards',
  { tag: ['@spec-2.18', '@spec-2.19', '@spec-2.20', '@spec-2.23'] },
  async ({ page }) => {
    await page.goto(WITH_ADVERT.path)
    await expectHero(page)
    const image = page.getByRole('main').getByRole('link', { name: WITH_ADVERT.advert, exact: false }).locator('img')
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    const links = await findLinksAboveGrid(page)
    expect(links[0]!.text).toContain(WITH_ADVERT.advert)
    expect(links[0]!.top).toBeGreaterThan((await getBox(page.getByRole('main').getByRole('paragraph').first())).bottom)
    const cards = await getBoxes(page.getByRole('main').getByRole('article'))
    expect(cards[0]!.y).toBeGreaterThan(Math.max(...links.map(({ top }) => top)))
    expect(cards.length).toBeGreaterThan(6)
    expect(new Set(cards.map(({ x }) => Math.round(x))).size).toBe(4)
  },
)

test(
  'a category without an advert has a row of tiles, which lead to the routes that their ids name',
  { tag: ['@spec-2.18', '@spec-2.19', '@spec-2.20', '@spec-2.21', '@spec-2.25'] },
  async ({ page }) => {
    await page.goto(WITHOUT_ADVERT.path)
    await expectHero(page)
    const links = await findLinksAboveGrid(page)
    expect(links.length).toBeGreaterThanOrEqual(3)
    expect(new Set(links.map(({ top }) => top)).size).toBe(1)
    for (const { text } of links) expect(text).toMatch(/\w/)
    await page.goto('/littmann-diagnostic')
    await page
      .getByRole('main')
      .getByRole('link', { name: /^All Littmann models/ })
      .click()
    await expect(page).toHaveURL('/LITTMANN-STETHOSCOPES')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Littmann stethoscopes')
  },
)

test(
  'a card is 12, 6, 4, 3 or 2 of 12 columns wide, by the width of the window',
  { tag: ['@spec-2.24', '@spec-9.8'] },
  async ({ page }) => {
    await page.goto(WITH_ADVERT.path)
    for (const [columns, ...widths] of [
      [12, 320, 599],
      [6, 600, 899],
      [4, 900, 1199],
      [3, 1200, 1535],
      [2, 1536, 1920],
    ] as const)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        const cards = page.getByRole('main').getByRole('article')
        const list = page
          .getByRole('main')
          .getByRole('list')
          .filter({ has: page.getByRole('article') })
        const grid = await getBox(list)
        const boxes = await getBoxes(cards)
        const row = boxes.filter(({ y }) => Math.abs(y - boxes[0]!.y) < 1)
        expect(row, `${width} px`).toHaveLength(12 / columns)
        const gap = row[1] ? row[1].x - row[0]!.right : 0
        for (const [index, box] of row.entries()) {
          expect(box.width).toBeCloseTo(((grid.width + gap) * columns) / 12 - gap, 0)
          expect(box.x).toBeCloseTo(grid.x + index * (box.width + gap), 0)
        }
        expect(row.at(-1)!.right).toBeCloseTo(grid.right, 0)
      }
  },
)

test('a page of 24 products is two sheets of paper', async ({ page }, testInfo) => {
  await visit(page, '/dressing_wound_care')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(24)
  expect(countPages(await printPdf(page, testInfo, 'A4'))).toBe(2)
})
