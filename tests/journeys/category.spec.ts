import type { Page } from '@playwright/test'
import { loadShop } from '@shop/shop-files/load/loadCatalogue.ts'
import { expect, test } from '../test.ts'
import { openBeforeRest, visit } from '../visit.ts'
import { findCards, findFilter, findSort } from './facets.ts'

const { catalogue } = loadShop()
const SHELVES = catalogue.entries.filter(({ id, slugs }) => id !== '/' && slugs.length > 0)
const PHONE = { width: 390, height: 844 }
const WITH_ADVERT = '/blood-pressure-monitors'

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('the first product of every category stands in the upper half of the screen', async ({ page }) => {
    for (const id of new Set(SHELVES.map(({ id }) => id))) {
      await page.goto(`/${id}`)
      expect.soft((await findCards(page).first().boundingBox())!.y, id).toBeLessThanOrEqual(PHONE.height / 2)
    }
  })

  test('a card is at most 200 px high, with four figures, a name of three lines or a successor too', async ({
    page,
  }) => {
    const paths = ['/BEDS_ACCESSORIES', '/fridges', '/diagnostic-sets', '/littmann-diagnostic', '/nursing-stethoscopes']
    for (const path of [...paths, WITH_ADVERT]) {
      await page.goto(path)
      for (const card of await findCards(page).all())
        expect.soft((await card.boundingBox())!.height, `${path} ${await card.innerText()}`).toBeLessThanOrEqual(200)
    }
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('the description shows two lines, and the rest where one asks for it', async ({ page }) => {
      await page.goto(WITH_ADVERT)
      const description = page.getByRole('main').getByRole('paragraph').first()
      const [{ description: text }] = catalogue.entries.filter(({ id }) => `/${id}` === WITH_ADVERT) as [
        (typeof SHELVES)[number],
      ]
      await expect(description).toHaveText(text)
      const before = (await description.boundingBox())!.height
      expect(before).toBeLessThan(50)
      await page.getByRole('main').getByText('More', { exact: true }).tap()
      await expect(page.getByRole('main').getByText('Less', { exact: true })).toBeVisible()
      expect((await description.boundingBox())!.height).toBeGreaterThan(2 * before)
      await page.getByRole('main').getByText('Less', { exact: true }).tap()
      expect((await description.boundingBox())!.height).toBe(before)
    })
  })
})

/** What stands above the cards of a category, from the top down, and the lower edge of the first row’s prices, in px. */
function readBands(page: Page) {
  return page.evaluate(() => {
    const read = (element: Element | null | undefined) => {
      const { top = NaN, bottom = NaN } = element?.getBoundingClientRect() ?? {}
      return { top, bottom, height: bottom - top }
    }
    const cards = [...document.querySelectorAll('main article')]
    const row = cards.filter((card) => read(card).top === read(cards[0]).top)
    const prices = row.flatMap((card) => [...card.querySelectorAll('p')].filter((p) => /VAT$/.test(p.textContent)))
    const links = document.querySelector('#hero + ul')
    return {
      hero: read(document.querySelector('#hero')),
      links: read(links),
      bar: read(document.querySelector('main select')?.closest('label')),
      cards: read(cards[0]),
      row: row.length,
      price: Math.max(...prices.map((price) => read(price).bottom)),
    }
  })
}

test('a laptop shows the first row’s prices of every category, below three bands that stand apart', async ({
  page,
}) => {
  for (const id of new Set(SHELVES.map(({ id }) => id))) {
    await page.goto(`/${id}`)
    const { hero, links, bar, cards, row, price } = await readBands(page)
    expect.soft(row, id).toBeGreaterThan(1)
    expect.soft(price, id).toBeGreaterThan(700)
    expect.soft(price, id).toBeLessThanOrEqual(900)
    expect.soft(hero.height, id).toBeCloseTo(216, 0)
    expect.soft(links.height, id).toBeCloseTo(52, 0)
    expect.soft(links.top - hero.bottom, id).toBeGreaterThanOrEqual(16)
    // The words of the bar have 6 px of air within it.
    expect.soft(bar.top + 6 - links.bottom, id).toBeGreaterThanOrEqual(14)
    expect.soft(cards.top - (bar.bottom - 6), id).toBeGreaterThanOrEqual(16)
  }
})

test('the advert is the first of the row of links, and has its text', async ({ page }) => {
  await page.goto(WITH_ADVERT)
  const links = page.getByRole('main').getByRole('list').first().getByRole('link')
  await expect(links).toHaveCount(5)
  await expect(links.first()).toContainText(/^An aneroid needs a stethoscope.*laser-engraved/)
  const tops = await Promise.all((await links.all()).map(async (link) => (await link.boundingBox())!.y))
  expect(new Set(tops).size).toBe(1)
})

for (const width of [390, 1440]) {
  test(`the filter bar is in the page from the start and stays where it is: ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const rest = await openBeforeRest(page, '/scrubs')
    const head = page
      .getByRole('main')
      .getByRole('heading', { level: 2, name: /products$/ })
      .locator('..')
    const buttons = head.getByRole('button').filter({ visible: true })
    const readBar = async () => ({
      words: await buttons.allInnerTexts(),
      boxes: await Promise.all((await buttons.all()).map((button) => button.boundingBox())),
      sort: await findSort(page).boundingBox(),
      orders: await findSort(page).getByRole('option').allInnerTexts(),
    })
    const before = await readBar()
    expect(before.words.length).toBeGreaterThan(0)
    rest()
    await expect(findSort(page)).toHaveValue('listed')
    expect(await readBar()).toEqual(before)
  })
}

test('a list with filters in its address is not shown whole while the code of the filters is on its way', async ({
  page,
}) => {
  const rest = await openBeforeRest(page, '/scrubs?colour=Wine')
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'coming')
  // Ten seconds go by.
  await page.evaluate(() => document.getAnimations().forEach((animation) => (animation.currentTime = 10_000)))
  await expect(findCards(page).first()).toBeHidden()
  rest()
  await expect(findCards(page).first()).toContainText('wine')
})

test('the bar of the file says what it says with JavaScript', async ({ page, request }) => {
  const html = await (await request.get('/scrubs')).text()
  await visit(page, '/scrubs')
  await expect(findFilter(page, 'Brand')).toBeEnabled()
  const names = await page.getByRole('list', { name: 'Filters', exact: true }).getByRole('button').allInnerTexts()
  expect(names.length).toBeGreaterThan(3)
  for (const name of names) expect(html).toMatch(new RegExp(`<button type="button">${name}`))
})
