import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { loadShop } from '@shop/shop-files/load/loadCatalogue.ts'
import { expectNoViolations } from '../axe.ts'
import { findBadge, findMore, findTitle } from '../controls.ts'
import { OTHER, PLAIN } from '../examples.ts'
import { readFocus } from '../measure.ts'
import { emptyCart, fillCart, keepCart, pressInLine, readKept } from '../steps.ts'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'

const GLOVES = {
  slug: 'penhallow-gloves-nitrile-blue-m',
  title: 'Nitrile examination gloves, powder-free, blue, medium',
}

const getLine = (page: Page, { title }: { title: string }) =>
  page.getByRole('region', { name: /^Cart/ }).getByRole('listitem').filter({ hasText: title })
const getSaved = (page: Page) => page.getByRole('region', { name: /^Saved for later/ })

test.describe('a line', () => {
  test('says how many pieces its packs hold, and what they cost together', async ({ page }) => {
    await keepCart(page, [{ slug: GLOVES.slug, options: {}, quantity: 2 }])
    await visit(page, '/cart')
    const line = getLine(page, GLOVES)
    await expect(line).toContainText('2 × box of 100 = 200 gloves, 5.9p per glove inc.VAT')
    await expect(line).toContainText('£11.88 inc.VAT£9.90 ex.VAT2 × £5.94 inc.VAT, £4.95 ex.VAT')
    await page.getByRole('button', { name: /^One more/ }).click()
    await expect(line).toContainText('3 × box of 100 = 300 gloves')
    await expect(line).toContainText('£17.82 inc.VAT')
  })

  test('takes a note behind its dots, which is kept over a reload and can be removed', async ({ page }) => {
    await fillCart(page)
    const line = getLine(page, PLAIN)
    const note = line.getByRole('textbox', { name: `Note: ${PLAIN.title}`, exact: true })
    await expect(note).toHaveCount(0)
    await findMore(page, PLAIN.title).click()
    await note.fill('For ward 4, "top" shelf')
    await page.reload()
    await expect(line.getByText('Note: For ward 4, "top" shelf')).toBeVisible()
    await expect(getLine(page, OTHER)).not.toContainText('For ward 4')
    await findMore(page, PLAIN.title).click()
    await note.fill('')
    await page.reload()
    await expect(findTitle(page)).toContainText('2 items')
    await expect(line).not.toContainText('Note')
    expect((await readKept(page))['cart']).not.toContain('note')
  })

  test('holds no more of a note than it has room for, and never a second line', async ({ page }) => {
    await fillCart(page)
    const line = getLine(page, PLAIN)
    await findMore(page, PLAIN.title).click()
    await line.getByRole('textbox', { name: `Note: ${PLAIN.title}`, exact: true }).fill('x'.repeat(500))
    await expect(line.getByRole('textbox', { name: `Note: ${PLAIN.title}`, exact: true })).toHaveValue('x'.repeat(200))
  })

  test('says that its price changed since it was added, until the buyer accepts that', async ({ page }) => {
    const price = { incPence: 4999, exPence: 4166 }
    await keepCart(page, [
      { slug: PLAIN.slug, options: {}, quantity: 1, price },
      { slug: OTHER.slug, options: {}, quantity: 1, price: { incPence: 2999, exPence: 2499 } },
    ])
    await visit(page, '/cart')
    const change = page.getByText(/The price changed since it was added/)
    await expect(change).toHaveCount(1)
    await expect(getLine(page, PLAIN)).toContainText('was £49.99, now £59.99 inc.VAT.')
    await expect(page.getByRole('region', { name: 'Totals' })).toContainText('£89.98')
    await page.getByRole('button', { name: `Accept the new price for ${PLAIN.title}` }).click()
    await expect(change).toHaveCount(0)
    await expect(page.getByRole('link', { name: PLAIN.title })).toBeFocused()
    await page.reload()
    await expect(findTitle(page)).toContainText('2 items')
    await expect(change).toHaveCount(0)
  })

  test('from an earlier version of the shop remembers the price that the buyer sees first', async ({ page }) => {
    await page.addInitScript(
      (text) => localStorage.setItem('cart', localStorage.getItem('cart') ?? text),
      JSON.stringify({ version: 1, lines: [{ slug: PLAIN.slug, options: {}, quantity: 3 }] }),
    )
    await visit(page, '/cart')
    await expect(findTitle(page)).toContainText('3 items in 1 line')
    expect(JSON.parse((await readKept(page))['cart']!)).toMatchObject({
      version: 3,
      lines: [{ slug: PLAIN.slug, quantity: 3, price: { incPence: PLAIN.pence } }],
      saved: [],
    })
  })
})

test('with the keyboard alone the dots of a line open, close with Escape, and give the focus back', async ({
  page,
}) => {
  await fillCart(page)
  const more = findMore(page, PLAIN.title)
  const panel = page.getByRole('group', { name: `More for ${PLAIN.title}` })
  await more.focus()
  await expect(more).toHaveAttribute('popovertarget', /./)
  await page.keyboard.press('Enter')
  await expect(panel).toBeVisible()
  await expectNoViolations(page)
  await page.keyboard.press('Tab')
  await expect(panel.getByRole('textbox')).toBeFocused()
  await page.keyboard.type('for ward 4')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(more).toBeFocused()
  await expect(getLine(page, PLAIN)).toContainText('Note: for ward 4')
  await page.keyboard.press('Enter')
  for (const name of ['Note', 'Save for later', 'Remove']) {
    await page.keyboard.press('Tab')
    expect(await readFocus(page)).toContain(name)
  }
  await page.keyboard.press('Enter')
  await expect(getLine(page, PLAIN)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
})

test.describe('saved for later', () => {
  test('a line is put aside, kept over a reload, and moved back', async ({ page }) => {
    await fillCart(page)
    await pressInLine(page, 'Save for later', PLAIN.title)
    await expect(findTitle(page)).toContainText('1 item in 1 line')
    await expect(page.getByRole('region', { name: 'Totals' })).toContainText('£29.99')
    await page.reload()
    await expect(findBadge(page)).toHaveText('1 item')
    await expect(getSaved(page).getByRole('listitem')).toHaveCount(1)
    await getSaved(page)
      .getByRole('button', { name: `Move to cart ${PLAIN.title}` })
      .click()
    await expect(getSaved(page)).toHaveCount(0)
    await expect(findTitle(page)).toContainText('2 items in 2 lines')
  })

  test('saving, moving back and removing can each be undone', async ({ page }) => {
    await fillCart(page)
    const titles = page.getByRole('region', { name: /^Cart/ }).getByRole('heading', { level: 2 })
    await pressInLine(page, 'Save for later', PLAIN.title)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(titles).toHaveText([PLAIN.title, OTHER.title])
    await expect(getSaved(page)).toHaveCount(0)

    await pressInLine(page, 'Save for later', PLAIN.title)
    await page.getByRole('button', { name: 'Dismiss' }).last().click()
    await page.getByRole('button', { name: `Move to cart ${PLAIN.title}` }).click()
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expect(titles).toHaveText([OTHER.title])

    await page.getByRole('button', { name: `Remove ${PLAIN.title} from saved for later` }).click()
    await expect(getSaved(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expect(getSaved(page).getByRole('heading', { level: 3 })).toHaveText([PLAIN.title])
  })

  test('outlasts the emptying of the cart, and is shown beside an empty one', async ({ page }) => {
    await keepCart(
      page,
      [{ slug: PLAIN.slug, options: {}, quantity: 1 }],
      [{ slug: OTHER.slug, options: {}, quantity: 2 }],
    )
    await visit(page, '/cart')
    await emptyCart(page)
    await expect(findTitle(page)).toHaveText('Your cart is empty')
    await expect(getSaved(page)).toContainText(OTHER.title)
    await expect(findBadge(page)).toHaveText('0 items')
  })
})

test.describe('emptying', () => {
  test('is asked about first, in a dialog in which axe finds nothing; a button and Escape keep all', async ({
    page,
  }) => {
    await fillCart(page)
    for (const leave of [
      () => page.getByRole('button', { name: 'Keep the cart' }).click(),
      () => page.keyboard.press('Escape'),
    ]) {
      await page.getByRole('button', { name: 'Empty the cart' }).click()
      await expect(page.getByRole('dialog')).toContainText('2 items in 2 lines will be removed')
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().include('dialog').analyze()
      expect(violations).toEqual([])
      await leave()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Empty the cart' })).toBeFocused()
      await expect(findBadge(page)).toHaveText('2 items')
    }
  })

  test('puts the focus on Undo, which restores every note too', async ({ page }) => {
    await keepCart(page, [{ slug: PLAIN.slug, options: {}, quantity: 2, note: 'for ward 4' }])
    await visit(page, '/cart')
    await emptyCart(page)
    const undo = page.getByRole('button', { name: 'Undo' })
    await expect(undo).toBeFocused()
    await undo.press('Enter')
    await expect(getLine(page, PLAIN)).toContainText('Note: for ward 4')
  })
})

test('the count is told to a screen reader when it changes', async ({ page }) => {
  await fillCart(page)
  const status = page.getByRole('status').filter({ hasText: /^Cart:/ })
  await expect(status).toHaveText('Cart: 2 items in 2 lines, £89.98 inc.VAT')
  await page.getByRole('button', { name: `One more: Quantity of ${PLAIN.title}` }).click()
  await expect(status).toHaveText('Cart: 3 items in 2 lines, £149.96 inc.VAT')
})

test('a total with a “From” price says that it is a minimum', async ({ page }) => {
  const { products } = loadShop().catalogue
  const least = products.find(({ priceIncVat }) => priceIncVat.isFrom)!
  await keepCart(page, [{ slug: least.slug, options: {}, quantity: 1 }])
  await visit(page, '/cart')
  await expect(page.getByRole('region', { name: 'Totals' })).toContainText(/From £[\d,.]+ inc\.VATFrom £/)
})

test('the cart leads on to the order document and to the lists', async ({ page }) => {
  await fillCart(page)
  const totals = page.getByRole('region', { name: 'Totals' })
  await expect(totals.getByRole('link', { name: 'Make an order document' })).toHaveAttribute('href', '/order')
  await expect(totals.getByRole('link', { name: 'Save as a list' })).toHaveAttribute('href', '/lists')
})
