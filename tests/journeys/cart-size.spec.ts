import type { Page } from '@playwright/test'
import { loadShop } from '@shop/shop-files/load/loadCatalogue.ts'
import { findAdd, findBadge, findTitle } from '../controls.ts'
import { CHOICE, PLAIN } from '../examples.ts'
import { SHOPS } from '../shops.ts'
import { fillCart, keepCart, pressInLine, readKept } from '../steps.ts'
import { expect, test } from '../test.ts'
import { setFull } from '../texts.ts'
import { visit } from '../visit.ts'

const getLine = (page: Page, { title }: { title: string }) =>
  page.getByRole('region', { name: /^Cart/ }).getByRole('listitem').filter({ hasText: title })
const getSaved = (page: Page) => page.getByRole('region', { name: /^Saved for later/ })

/** From 1200 px the columns at the right are those of the totals. */
test('the cart is laid out like the product grid', { tag: '@spec-2.11' }, async ({ page }) => {
  const slugs = loadShop().catalogue.products.slice(0, 8)
  await keepCart(
    page,
    slugs.map(({ slug }) => ({ slug, options: {}, quantity: 1 })),
  )
  await visit(page, '/cart')
  const items = page.getByRole('region', { name: /^Cart/ }).getByRole('listitem')
  await expect(items).toHaveCount(8)
  for (const [cards, part, ...widths] of [
    [1, 1, 320, 599],
    [2, 1, 600, 899],
    [3, 1, 900, 1199],
    [3, 9 / 12, 1200, 1535],
    [4, 8 / 12, 1536, 1920],
  ] as const)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const boxes = await items.evaluateAll((all) =>
        all.map((item) => {
          const { y, width } = item.getBoundingClientRect()
          return { y, width, page: item.closest('section')!.parentElement!.getBoundingClientRect().width }
        }),
      )
      const firstRow = boxes.filter(({ y }) => y === boxes[0]!.y)
      expect(firstRow, `${width} px`).toHaveLength(cards)
      const used = firstRow.reduce((sum, box) => sum + box.width, 0)
      expect(used, `${width} px`).toBeGreaterThan(boxes[0]!.page * part - cards * 40)
      expect(used, `${width} px`).toBeLessThanOrEqual(Math.ceil(boxes[0]!.page * part))
    }
})

test('from ten lines a wide screen has rows of 72 px with everything in its own column', async ({ page }) => {
  const slugs = loadShop().catalogue.products.filter(({ options, status }) => !options && !status)
  const lines = slugs.slice(0, 10).map(({ slug }, index) => ({ slug, options: {}, quantity: 1 + index }))
  await keepCart(page, lines)
  await visit(page, '/cart')
  const items = page.getByRole('region', { name: /^Cart/ }).getByRole('listitem')
  await expect(items).toHaveCount(10)
  for (const width of [768, 1200, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const rows = await items.evaluateAll((all) =>
      all.map((item) => ({
        height: item.getBoundingClientRect().height,
        fields: item.querySelector('input')!.getBoundingClientRect().left,
      })),
    )
    expect(Math.max(...rows.map(({ height }) => height)), `${width} px`).toBeLessThanOrEqual(72)
    expect(new Set(rows.map(({ fields }) => fields)).size, `${width} px`).toBe(1)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a line is at most 132 px high, engraved or with a size too, and eight are at most 1,300 px', async ({
    page,
  }) => {
    const slugs = loadShop().catalogue.products.filter(
      ({ title, options, status, attributes }) =>
        title.length > 40 && title.length < 60 && !options && !status && !attributes['minimumAge'],
    )
    await keepCart(page, [
      { slug: 'littmann-classic-iii-navy', options: {}, quantity: 1, engraving: 'Dr M. Tregear' },
      { slug: CHOICE.slug, options: { Size: 'M', Length: 'Regular' }, quantity: 12 },
      ...slugs.slice(0, 6).map(({ slug }) => ({ slug, options: {}, quantity: 999 })),
    ])
    await visit(page, '/cart')
    const items = page.getByRole('region', { name: /^Cart/ }).getByRole('listitem')
    await expect(items).toHaveCount(8)
    const heights = await items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().height))
    expect(Math.max(...heights)).toBeLessThanOrEqual(132)
    expect(heights.reduce((sum, height) => sum + height)).toBeLessThanOrEqual(1300)
    // Cut short for the eye alone.
    await expect(items.nth(1)).toContainText('Size M, Length Regular. SKU PEN-SCB-NV-M-R. Each')
    await expect(items.first().getByText('Dr M. Tregear')).toHaveCSS('font-style', 'italic')
  })
})

/** Finding one heading by its role among 500 lines takes the test seconds on a busy machine. */
const SLOW = { timeout: 60_000 }

test('500 lines are all there, and the last can be changed like the first', async ({ page }) => {
  // The test, not the page, takes its time: it computes the name of every button.
  test.slow()
  const lines = loadShop()
    .catalogue.products.slice(0, 380)
    .map(({ slug }) => ({ slug, options: {}, quantity: 1 }))
  const gone = Array.from({ length: 119 }, (_, index) => ({ slug: `gone-${index}`, options: {}, quantity: 1 }))
  const last = { slug: CHOICE.slug, options: { Size: 'M', Length: 'Tall' }, quantity: 1 }
  await keepCart(page, [...lines, ...gone, last])
  await visit(page, '/cart')
  await expect(findTitle(page)).toContainText('500 items in 500 lines')
  const line = getLine(page, { title: 'Size M, Length Tall' })
  await line.getByRole('textbox', { name: /^Quantity/ }).fill('40')
  await expect(findBadge(page)).toHaveText('539 items')
  await line.getByRole('button', { name: /^More for/ }).click()
  await line.getByRole('textbox', { name: /^Note: / }).pressSequentially('theatre 2')
  await page.getByRole('listitem').filter({ hasText: 'gone-0' }).getByRole('button').click()
  await expect(findTitle(page)).toContainText('538 items in 499 lines', SLOW)
  await page.reload()
  await expect(findTitle(page)).toContainText('538 items in 499 lines', SLOW)
  await expect(line.getByText('Note: theatre 2')).toBeAttached()
})

test('storage that fills up in the middle keeps the cart as it was, and the tab still works', async ({ page }) => {
  await fillCart(page)
  const before = await readKept(page)
  await setFull(page, true)
  await pressInLine(page, 'Save for later', PLAIN.title)
  await expect(page.getByText(/not letting the shop keep what you change/)).toBeVisible()
  await expect(getSaved(page)).toContainText(PLAIN.title)
  await expect(findTitle(page)).toContainText('1 item in 1 line')
  expect(await readKept(page)).toEqual(before)
})

test.describe('what is sold in tens', () => {
  test.use({ baseURL: SHOPS.quirks.url })
  const TENS = { slug: 'sold-in-tens', title: 'Gloves that are sold in tens', list: '/3m' }

  test('is added ten at a time from a list', async ({ page }) => {
    await visit(page, TENS.list)
    await findAdd(page, TENS).click()
    await expect(findBadge(page)).toHaveText('10 items')
  })

  test('is rounded up on its own page and in the cart, with a message beside the field', async ({ page }) => {
    await visit(page, `/detail/${TENS.slug}`)
    const quantity = page.getByRole('textbox', { name: `Quantity of ${TENS.title}` })
    await expect(quantity).toHaveValue('10')
    await expect(page.getByText('Sold in multiples of 10', { exact: true })).toBeVisible()
    await quantity.fill('11')
    await expect(page.getByText('Sold in multiples of 10: 11 becomes 20.')).toBeVisible()
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
    await expect(findBadge(page)).toHaveText('20 items')
    await visit(page, '/cart')
    await quantity.fill('34')
    await quantity.blur()
    await expect(quantity).toHaveValue('40')
    await expect(page.getByText('Sold in multiples of 10: 34 becomes 40.')).toBeVisible()
    await expect(getLine(page, TENS)).toContainText('40 × box of 100 = 4,000 gloves, 5p per glove inc.VAT')
  })

  test('a kept quantity that is not sold is reported, and changed only when the buyer agrees', async ({ page }) => {
    await keepCart(page, [{ slug: TENS.slug, options: {}, quantity: 7 }])
    await visit(page, '/cart')
    await expect(getLine(page, TENS)).toContainText('Sold in multiples of 10: 7 cannot be ordered.')
    await expect(findBadge(page)).toHaveText('7 items')
    await page.getByRole('button', { name: `Change to 10 for ${TENS.title}` }).click()
    await expect(findBadge(page)).toHaveText('10 items')
    await expect(getLine(page, TENS)).not.toContainText('cannot be ordered')
    await expect(page.getByRole('link', { name: TENS.title })).toBeFocused()
  })
})

for (const [where, viewport, isBeside] of [
  ['beside the lines, and stay in view', { width: 1440, height: 900 }, true],
  ['under the lines', { width: 1199, height: 900 }, false],
] as const)
  test(`at ${viewport.width} px the totals are ${where}`, async ({ page }) => {
    const { products } = loadShop().catalogue
    await page.setViewportSize(viewport)
    await keepCart(
      page,
      products.slice(0, 12).map(({ slug }) => ({ slug, options: {}, quantity: 1 })),
    )
    await visit(page, '/cart')
    const totals = page.getByRole('region', { name: 'Totals' })
    const last = page.getByRole('region', { name: /^Cart/ }).getByRole('listitem').last()
    await last.evaluate((line) => line.scrollIntoView({ block: 'end' }))
    const [line, box] = [(await last.boundingBox())!, (await totals.boundingBox())!]
    if (isBeside) await expect(totals).toBeInViewport({ ratio: 1 })
    else expect(box.y).toBeGreaterThan(line.y)
  })
