import type { Page } from '@playwright/test'
import { expectNoViolations } from '../axe.ts'
import { findBadge, findChip, findCompare } from '../controls.ts'
import { CHOICE, OTHER, PLAIN } from '../examples.ts'
import { findOverflow, readFocus } from '../measure.ts'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'

const findButton = (page: Page, { title }: { title: string }) =>
  page.getByRole('button', { name: `Quick view of ${title}`, exact: true })
const findView = (page: Page, { title }: { title: string }) => page.getByRole('dialog', { name: title })
const readScroll = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Opens the view of a card that stands well down its list. */
async function open(page: Page, product: { title: string; list: string }): Promise<number> {
  await visit(page, '/')
  await visit(page, product.list)
  await findButton(page, product).scrollIntoViewIfNeeded()
  const place = await readScroll(page)
  await findButton(page, product).click()
  await expect(findView(page, product)).toBeVisible()
  return place
}

test('shows what a card has no room for: facts, pack, both prices, and more on the product’s page', async ({
  page,
}) => {
  await open(page, PLAIN)
  const view = findView(page, PLAIN)
  await expect(view).toContainText('£59.99')
  await expect(view).toContainText('£49.99')
  await expect(view).toContainText('SKU HEM-7155-E')
  await expect(view.getByRole('term').filter({ hasText: 'Cuff range' })).toBeVisible()
  await expect(page).toHaveURL(PLAIN.list)
  await view.getByRole('link', { name: 'Everything about this product' }).click()
  await expect(page).toHaveURL(`/detail/${PLAIN.slug}`)
  await expect(view).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(PLAIN.list)
})

for (const { name, close } of [
  { name: 'Escape', close: (page: Page) => page.keyboard.press('Escape') },
  { name: 'its button', close: (page: Page) => page.getByRole('button', { name: /^Close/ }).click() },
  { name: 'a press beside it', close: (page: Page) => page.mouse.click(20, 450) },
  { name: 'Back', close: (page: Page) => page.goBack() },
]) {
  test(`${name} closes it: the scroll position and the focus are as before, and Back then leaves the list`, async ({
    page,
  }) => {
    const place = await open(page, CHOICE)
    await close(page)
    await expect(findView(page, CHOICE)).toBeHidden()
    await expect(page).toHaveURL(CHOICE.list)
    await expect(findButton(page, CHOICE)).toBeFocused()
    expect(await readScroll(page)).toBe(place)
    // Its own entry leaves the history a moment after the view has closed.
    await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull()
    await page.goBack()
    await expect(page).toHaveURL('/')
  })
}

test('options are chosen in it, a missing one is named, and adding returns to the list', async ({ page }) => {
  const place = await open(page, CHOICE)
  const view = findView(page, CHOICE)
  await findChip(view, 'Size', 'M').click()
  await view.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(view.getByText('Choose a length')).toHaveCount(1)
  await expect(view.getByRole('radio', { name: 'Short' })).toBeFocused()
  await findChip(view, 'Length', 'Regular').click()
  await view.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(view).toBeHidden()
  await expect(findBadge(page)).toHaveText('1 item')
  await expect(page.getByText(`Added to your cart: ${CHOICE.title}`)).toBeVisible()
  await expect(page).toHaveURL(CHOICE.list)
  await expect(findButton(page, CHOICE)).toBeFocused()
  expect(await readScroll(page)).toBe(place)
})

test('is opened again after Back, and by another card', async ({ page }) => {
  await open(page, PLAIN)
  await page.goBack()
  for (const product of [PLAIN, OTHER]) {
    await findButton(page, product).click()
    await expect(findView(page, product)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(findView(page, product)).toBeHidden()
  }
})

test('a reload keeps it open, Back closes it, Forward opens it again: every step of the history leads somewhere', async ({
  page,
}) => {
  await open(page, PLAIN)
  await page.reload()
  await expect(findView(page, PLAIN)).toBeVisible()
  await page.goBack()
  await expect(findView(page, PLAIN)).toBeHidden()
  await expect(page).toHaveURL(PLAIN.list)
  await page.goForward()
  await expect(findView(page, PLAIN)).toBeVisible()
  await page.reload()
  await expect(findView(page, PLAIN)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(findView(page, PLAIN)).toBeHidden()
  await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull()
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('with the keyboard alone: opened, kept inside, added', async ({ page }) => {
  await visit(page, PLAIN.list)
  await findButton(page, PLAIN).focus()
  await page.keyboard.press('Enter')
  const view = findView(page, PLAIN)
  await expect(view).toBeVisible()
  for (let index = 0; index < 14; index++) {
    await page.keyboard.press('Tab')
    if ((await readFocus(page)) === undefined) continue // The browser's own controls.
    expect(await view.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  }
  await view.getByRole('button', { name: 'Add to Cart' }).press('Enter')
  await expect(findBadge(page)).toHaveText('1 item')
  await expect(findButton(page, PLAIN)).toBeFocused()
})

test('a product can be chosen for comparison in it', async ({ page }) => {
  await open(page, PLAIN)
  await findView(page, PLAIN)
    .getByRole('button', { name: `Compare ${PLAIN.title}` })
    .click()
  await page.keyboard.press('Escape')
  await expect(findCompare(page, PLAIN)).toHaveAttribute('aria-pressed', 'true')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a tap opens it, nothing sticks out, and its button closes it', async ({ page }) => {
    await visit(page, CHOICE.list)
    await findButton(page, CHOICE).tap()
    await expect(findView(page, CHOICE)).toBeVisible()
    expect(await findOverflow(page)).toEqual([])
    await page.getByRole('button', { name: /^Close/ }).tap()
    await expect(findView(page, CHOICE)).toBeHidden()
    await expect(page).toHaveURL(CHOICE.list)
  })

  test('the two small buttons of a card cover none of its text', async ({ page }) => {
    await visit(page, PLAIN.list)
    for (const button of [findButton(page, PLAIN), findCompare(page, PLAIN)]) {
      const box = (await button.boundingBox())!
      expect(box.width).toBeGreaterThanOrEqual(44)
      expect(box.height).toBeGreaterThanOrEqual(44)
      const words = page.getByRole('article').filter({ hasText: PLAIN.title }).locator('h3, p, img')
      for (const other of await words.all()) {
        const { x, y, width, height } = (await other.boundingBox())!
        const isApart =
          x >= box.x + box.width - 1 || box.x >= x + width - 1 || y >= box.y + box.height - 1 || box.y >= y + height - 1
        expect(isApart, await other.innerText()).toBe(true)
      }
    }
  })
})

test('axe finds nothing while it is open, with and without errors', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, CHOICE)
  await findView(page, CHOICE).getByRole('button', { name: 'Add to Cart' }).click()
  await expect(findView(page, CHOICE).getByRole('alert')).toBeVisible()
  await expectNoViolations(page)
})
