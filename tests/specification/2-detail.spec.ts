import type { Page } from '@playwright/test'
import { SHOPS } from '../shops.ts'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'

const CARD = {
  slug: 'stethoscope-299',
  img: 'group-ems',
  discription: 'Stethoscope among oximeters',
  smalltittle: '3M Littmann',
  lastPrice: '£335.99',
  NewPrice: '£299.99',
  fromPrice: '£249.99',
  sku: 'ST-1',
}

/** What is kept of the selected product; the list of what was viewed recently names slugs under a key of its own. */
const readStored = (page: Page) =>
  page.evaluate((): Record<string, string> => {
    const kept = Object.entries<string>({ ...localStorage }).filter(([key]) => !key.startsWith('recently-viewed'))
    return Object.fromEntries(kept)
  })
const openCard = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link', { name, exact: true }).first().click()

test.describe('§2 clicking a product card', () => {
  test.use({ baseURL: SHOPS.quirks.url })

  test('§2 clicking a product card stores the product locally: the whole card as JSON under the one fixed key', async ({
    page,
  }) => {
    await visit(page, '/3m')
    expect(await readStored(page)).toEqual({})
    await openCard(page, CARD.discription)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(CARD.discription)
    const stored = await readStored(page)
    expect(Object.keys(stored)).toHaveLength(1)
    expect(JSON.parse(Object.values(stored)[0]!)).toEqual(CARD)
  })

  test('§2 clicking a product card stores the product locally: another card takes its place under the same key', async ({
    page,
  }) => {
    await visit(page, '/pulse_oximeters')
    await openCard(page, CARD.discription)
    const [key] = Object.keys(await readStored(page))
    await visit(page, '/pulse_oximeters')
    await openCard(page, 'Plain fingertip oximeter')
    const stored = await readStored(page)
    expect(Object.keys(stored)).toEqual([key])
    expect(JSON.parse(stored[key!]!)).toMatchObject({ discription: 'Plain fingertip oximeter', sku: 'OX-1' })
  })
})

test.describe('§2 clicking a product card opens /detail', () => {
  test('§2 clicking a product card opens /detail: the product at its own address', async ({ page }) => {
    await page.goto('/coast')
    const card = page.getByRole('article').first()
    const name = await card.getByRole('heading').innerText()
    // The picture, not the name: the whole card is the target.
    await card.click({ position: { x: 60, y: 60 } })
    await expect(page).toHaveURL(/\/detail\/[\w-]+$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  })

  test('§2 clicking a product card opens /detail: /detail on its own shows the same product', async ({ page }) => {
    await page.goto('/coast')
    const name = await page.getByRole('article').nth(2).getByRole('heading').innerText()
    await openCard(page, name)
    await expect(page).toHaveURL(/\/detail\//)
    await page.goto('/detail')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  })
})

test.describe('§2 /detail', () => {
  test.use({ baseURL: SHOPS.quirks.url })

  test.beforeEach(async ({ page }) => {
    await visit(page, '/3m')
    await openCard(page, CARD.discription)
    await expect(page).toHaveURL(/\/detail\//)
    await page.goto('/detail')
  })

  test('§2 /detail: reads the selected product from browser local storage', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(CARD.discription)
    const other = { ...CARD, slug: 'oximeter-plain', discription: 'Plain fingertip oximeter' }
    const [key] = Object.keys(await readStored(page))
    await page.evaluate(([name, text]) => localStorage.setItem(name!, text!), [key, JSON.stringify(other)])
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plain fingertip oximeter')
  })

  test('§2 /detail: shows image', async ({ page }) => {
    const image = page.getByRole('main').locator('img').first()
    await expect(image).toBeInViewport()
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  })

  test('§2 /detail: shows small title', async ({ page }) => {
    await expect(page.getByRole('main').getByText(CARD.smalltittle, { exact: true }).first()).toBeInViewport()
  })

  test('§2 /detail: shows description', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1, name: CARD.discription })).toBeInViewport()
    await expect(page.getByRole('region', { name: 'About this product' })).toContainText(
      'A record of the quirks fixture.',
    )
  })

  test('§2 /detail: shows price labelled inc.VAT', async ({ page }) => {
    await expect(page.getByRole('region', { name: 'Price and order' })).toContainText(/£299\.99\s*inc\.VAT/)
  })

  test('§2 /detail: shows SKU', async ({ page }) => {
    await expect(page.getByRole('main').getByText('SKU ST-1', { exact: true })).toBeInViewport()
  })

  test('§2 /detail: an Add to Cart button', async ({ page }) => {
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
    await expect(page.getByTestId('badge')).toHaveText('1 item')
  })
})

test.describe('§2 /detail: a stored product that cannot be shown', () => {
  const UNREADABLE: [name: string, text: string | undefined][] = [
    ['nothing stored', undefined],
    ['an empty text', ''],
    ['half a card', JSON.stringify(CARD).slice(0, 40)],
    ['null', 'null'],
    ['a number', '42'],
    ['a list', '[]'],
    ['a card without its fields', '{"slug":"3m-micropore-2-5cm"}'],
    ['fields of the wrong kind', JSON.stringify({ ...CARD, slug: 7, sku: null })],
    ['a product that is no longer sold', JSON.stringify({ ...CARD, slug: 'left-the-catalogue' })],
  ]
  for (const [name, text] of UNREADABLE) {
    test(`§2 /detail: "Nothing selected yet", never a blank page: ${name}`, async ({ page }) => {
      await page.goto('/coast')
      // The key is learnt from the shop, not known beforehand.
      await openCard(page, await page.getByRole('article').first().getByRole('heading').innerText())
      await expect(page).toHaveURL(/\/detail\//)
      await page.evaluate((damaged) => {
        const key = Object.keys(localStorage).find((key) => !key.startsWith('recently-viewed'))!
        if (damaged === undefined) localStorage.clear()
        else localStorage.setItem(key, damaged)
      }, text)
      await page.goto('/detail')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing selected yet')
      await page.getByRole('link', { name: 'See the whole shop' }).click()
      await expect(page).toHaveURL('/')
    })
  }
})

test.describe('§2 /detail: Scrolls to the top on open', () => {
  for (const width of [390, 1440]) {
    test(`§2 /detail: scrolls to the top on open: from far down a category, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/gojo')
      const last = page.getByRole('article').last().getByRole('heading').getByRole('link')
      const name = await last.innerText()
      await last.scrollIntoViewIfNeeded()
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300)
      await last.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
      await expect(page.getByRole('main').locator('img').first()).toBeInViewport()
    })
  }
})

test.describe('§2 /cart', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/bins')
    // By card: a button that has added something says so, and is called otherwise for a while.
    for (const index of [0, 1, 2])
      await page
        .getByRole('article')
        .nth(index)
        .getByRole('button', { name: /^Add to cart/ })
        .click()
    await page.getByRole('link', { name: /^Cart/ }).click()
    await expect(page).toHaveURL('/cart')
  })

  test('§2 /cart: lists the items added', async ({ page }) => {
    await page.goto('/bins')
    const names = (await page.getByRole('article').getByRole('heading').allInnerTexts()).slice(0, 3)
    await page.goto('/cart')
    await expect(page.getByRole('main').getByRole('listitem').getByRole('heading')).toHaveText(names)
  })

  for (const [width, isAbreast] of [
    [390, false],
    [700, true],
    [1440, true],
    [1920, true],
  ] as const) {
    test(`§2 /cart: laid out like the product grid: cards ${isAbreast ? 'abreast' : 'in full width'} at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      const items = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading') })
      const boxes = await Promise.all((await items.all()).map((item) => item.boundingBox()))
      const [first, second] = [boxes[0]!, boxes[1]!]
      expect(second.width).toBeCloseTo(first.width, 0)
      if (isAbreast) {
        expect(second.y).toBeCloseTo(first.y, 0)
        expect(second.x).toBeGreaterThanOrEqual(first.x + first.width)
        const picture = (await items.first().locator('img').boundingBox())!
        const name = (await items.first().getByRole('heading').boundingBox())!
        expect(picture.y + picture.height, 'the picture stands above the name').toBeLessThanOrEqual(name.y)
      } else {
        expect(second.x).toBeCloseTo(first.x, 0)
        expect(second.y).toBeGreaterThanOrEqual(first.y + first.height - 1)
      }
    })
  }
})
