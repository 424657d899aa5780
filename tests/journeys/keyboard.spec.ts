import type { Page } from '@playwright/test'
import { findAddToCart, findBadge, findSearch } from '../controls.ts'
import { CHOICE, PLAIN } from '../examples.ts'
import { readFocus } from '../measure.ts'
import { fillCart, removeFirst } from '../steps.ts'
import { tabTo } from '../tabTo.ts'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'

test.describe('with the keyboard alone', () => {
  test('a buyer searches, adds, changes the quantity, removes and undoes that', async ({ page }) => {
    await visit(page, '/')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#main$/)

    await page.keyboard.press('/')
    await expect(findSearch(page)).toBeFocused()
    await page.keyboard.type('M3 Comfort')
    await page.keyboard.press('Enter')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('1 product for “M3 Comfort”')
    await expect(heading).toBeFocused()

    await tabTo(page, page.getByRole('button', { name: /^Add to cart/ }), { limit: 3 })
    await page.keyboard.press('Enter')
    await expect(findBadge(page)).toHaveText('1 item')

    await tabTo(page, page.getByRole('link', { name: /^Cart/ }), { key: 'Shift+Tab' })
    await page.keyboard.press('Enter')
    await expect(heading).toContainText('1 item in 1 line')
    await expect(heading).toBeFocused()

    await tabTo(page, page.getByRole('button', { name: /^One more/ }))
    await page.keyboard.press('Space')
    await expect(findBadge(page)).toHaveText('2 items')
    await tabTo(page, page.getByRole('textbox', { name: /^Quantity of/ }), { key: 'Shift+Tab', limit: 1 })
    await page.keyboard.type('5')
    await expect(findBadge(page)).toHaveText('5 items')

    await tabTo(page, page.getByRole('button', { name: /^More for/ }), { limit: 3 })
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('button', { name: /^Remove/ }), { limit: 5 })
    await page.keyboard.press('Enter')
    await expect(heading).toHaveText('Your cart is empty')
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(heading).toContainText('5 items in 1 line')
  })

  test('Enter opens a menu panel, Tab walks through it, and Escape closes it and returns the focus', async ({
    page,
  }) => {
    await visit(page, '/')
    const menu = page.getByRole('navigation', { name: 'Groups', exact: true })
    const button = menu.getByRole('button', { name: 'Equipment' })
    const panel = menu.getByRole('heading', { name: 'Equipment' })
    await tabTo(page, button)
    await page.keyboard.press('Enter')
    await expect(panel).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(menu.getByRole('link', { name: 'Everything in Equipment' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(menu.getByRole('link', { name: /^Blood pressure/ })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(button).toBeFocused()
  })

  test('a menu panel closes when the focus moves out of it', async ({ page }) => {
    await visit(page, '/')
    const menu = page.getByRole('navigation', { name: 'Groups', exact: true })
    await tabTo(page, menu.getByRole('button', { name: 'Uniforms' }))
    await page.keyboard.press('Space')
    await expect(menu.getByRole('heading', { name: 'Uniforms' })).toBeVisible()
    await tabTo(page, menu.getByRole('button', { name: 'Facility' }), { limit: 4 })
    await expect(menu.getByRole('heading', { name: 'Uniforms' })).toBeHidden()
  })

  test('a link in a menu panel leads to its category', async ({ page }) => {
    await visit(page, '/')
    const menu = page.getByRole('navigation', { name: 'Groups', exact: true })
    await tabTo(page, menu.getByRole('button', { name: 'Uniforms' }))
    await page.keyboard.press('Enter')
    await tabTo(page, menu.getByRole('link', { name: /^Scrubs/ }), { limit: 3 })
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Scrub tops, trousers and caps')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('"/" is only a letter to someone who is typing', async ({ page }) => {
    await visit(page, '/signup')
    const field = page.getByLabel('First name')
    await field.focus()
    await page.keyboard.type('A/B')
    await expect(field).toHaveValue('A/B')
    await expect(field).toBeFocused()
  })

  test('options are chosen, and the focus goes to the one that was not', async ({ page }) => {
    await visit(page, `/detail/${CHOICE.slug}`)
    const size = page.getByRole('group', { name: 'Size' })
    await tabTo(page, size.getByRole('radio').first())
    await page.keyboard.press('ArrowRight')
    await expect(size.getByRole('radio', { checked: true })).toBeFocused()
    await tabTo(page, findAddToCart(page), { limit: 6 })
    await page.keyboard.press('Enter')
    await expect(page.getByRole('radio', { name: 'Short' })).toBeFocused()
    await page.keyboard.press('Space')
    await tabTo(page, findAddToCart(page), { limit: 5 })
    await page.keyboard.press('Enter')
    await expect(findBadge(page)).toHaveText('1 item')
  })

  test('a password is shown and hidden', async ({ page }) => {
    await visit(page, '/login')
    const field = page.getByLabel('Password', { exact: true })
    await field.focus()
    await page.keyboard.type('secret words')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(field).toHaveAttribute('type', 'text')
    await page.keyboard.press('Enter')
    await expect(field).toHaveAttribute('type', 'password')
  })
})

test.describe('the focus is not lost', () => {
  for (const { name, press } of [
    { name: 'when one of two lines is removed', press: (page: Page) => removeFirst(page, 'Enter') },
    {
      name: 'when the cart is emptied',
      press: async (page: Page) => {
        for (const name of ['Empty the cart', 'Yes, empty it']) await page.getByRole('button', { name }).press('Enter')
      },
    },
  ]) {
    test(name, async ({ page }) => {
      await fillCart(page)
      await press(page)
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
      await expect.poll(() => readFocus(page)).not.toBe(undefined)
    })
  }

  test('when the last line is removed, and Undo is a few keys away', async ({ page }) => {
    await fillCart(page)
    for (const line of [0, 1]) {
      await expect(page.getByRole('button', { name: /^More for/ })).toHaveCount(2 - line)
      await removeFirst(page, 'Enter')
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart is empty')
    const undo = page.getByRole('button', { name: 'Undo' }).last()
    if (!(await undo.evaluate((button) => button === document.activeElement))) await tabTo(page, undo, { limit: 3 })
  })

  test('when a removal is undone', async ({ page }) => {
    await fillCart(page)
    await removeFirst(page)
    await page.getByRole('button', { name: 'Undo' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('2 items in 2 lines')
    await expect.poll(() => readFocus(page)).not.toBe(undefined)
  })

  test('while someone decides about Undo, which stays for as long as it has the focus', async ({ page }) => {
    await page.clock.install()
    await fillCart(page)
    await removeFirst(page)
    const undo = page.getByRole('button', { name: 'Undo' })
    await undo.focus()
    await page.clock.runFor(60_000)
    await expect(undo).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('2 items in 2 lines')
  })
})

test('a card of a list is one stop for its product and one to add it', async ({ page }) => {
  await visit(page, PLAIN.list)
  const card = page.getByRole('article').filter({ hasText: PLAIN.title })
  await card.getByRole('link').focus()
  await page.keyboard.press('Tab')
  await expect(card.getByRole('button', { name: /^Add to cart/ })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(PLAIN.title)
})
