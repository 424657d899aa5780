import { findAdd, findAddToCart, findBadge, findChip } from '../controls.ts'
import { CHOICE, OTHER, PLAIN, WARD } from '../examples.ts'
import { emptyCart, fillCart, keepLists, pressInLine } from '../steps.ts'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'

test.describe('cart', () => {
  test(
    'a buyer adds from a list, changes the quantity and comes back after a reload, and in another tab',
    { tag: ['@spec-2.11', '@spec-2.33', '@spec-3.16', '@spec-3.17', '@spec-4.8', '@spec-4.10'] },
    async ({ page, context }) => {
      await visit(page, PLAIN.list)
      await findAdd(page, PLAIN).click()
      await expect(findBadge(page)).toHaveText('1 item')
      // The same page, not loaded again: list, header and cart look at one state.
      await page.getByRole('link', { name: /^Cart/ }).first().click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('1 item in 1 line')
      await page.getByRole('button', { name: /^One more/ }).click()
      await expect(findBadge(page)).toHaveText('2 items')
      const quantity = page.getByRole('textbox', { name: /^Quantity of/ })
      await quantity.fill('12')
      await expect(findBadge(page)).toHaveText('12 items')
      await page.getByRole('button', { name: /^One less/ }).click()
      await expect(findBadge(page)).toHaveText('11 items')
      // Typed at once, as by a paste: the first letter of a number may be a number itself.
      await quantity.fill('two')
      await quantity.blur()
      await expect(quantity).toHaveValue('two')
      await expect(page.getByText('Type a whole number from 1 to 9999. It is still 11.')).toBeVisible()
      await quantity.fill('9999')
      await expect(findBadge(page)).toHaveText('999+ items')
      await page.reload()
      await expect(findBadge(page)).toHaveText('999+ items')
      await expect(quantity).toHaveValue('9999')
      await page.close()
      const other = await context.newPage()
      await visit(other, '/cart')
      await expect(other.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link')).toHaveText([
        PLAIN.title,
      ])
    },
  )

  test('two tabs change one cart', { tag: ['@spec-3.16', '@spec-4.10'] }, async ({ page, context }) => {
    const other = await context.newPage()
    await visit(page, PLAIN.list)
    await visit(other, '/cart')
    const titles = other.getByRole('main').getByRole('listitem').getByRole('heading')
    await findAdd(page, PLAIN).click()
    await expect(titles).toHaveText([PLAIN.title])
    await other.getByRole('button', { name: /^One more/ }).click()
    await expect(findBadge(page)).toHaveText('2 items')
    await findAdd(page, OTHER).click()
    await expect(titles).toHaveText([PLAIN.title, OTHER.title])
    await expect(findBadge(other)).toHaveText('3 items')
  })

  test(
    'Add to Cart appends: the same item again adds to its line, another size gets its own line',
    { tag: ['@spec-1.3', '@spec-4.6', '@spec-4.7'] },
    async ({ page }) => {
      await visit(page, `/detail/${CHOICE.slug}`)
      const add = findAddToCart(page)
      await findChip(page, 'Size', 'M').click()
      await findChip(page, 'Length', 'Tall').click()
      await add.click()
      await add.click()
      await findChip(page, 'Size', 'L').click()
      await add.click()
      await page.getByRole('link', { name: /^Cart/ }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('3 items in 2 lines')
      await expect(page.getByRole('main').getByRole('listitem')).toContainText([
        'Size M, Length Tall',
        'Size L, Length Tall',
      ])
    },
  )

  test('options must be chosen: each missing one is named in a summary and beside it, and what was typed stays', async ({
    page,
  }) => {
    await visit(page, `/detail/${CHOICE.slug}`)
    const quantity = page.getByRole('textbox', { name: /^Quantity of/ })
    const summary = page.getByRole('alert')
    await quantity.fill('3')
    await findAddToCart(page).click()
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveText(['Choose a size', 'Choose a length'])
    await expect(page.getByRole('group', { name: 'Length' })).toHaveAccessibleDescription(/Choose a length/)
    await expect(findBadge(page)).toHaveText('0 items')

    await summary.getByRole('link', { name: 'Choose a size' }).click()
    await expect(page.getByRole('group', { name: 'Size' }).getByRole('radio').first()).toBeFocused()
    await findChip(page, 'Size', '2XL').click()
    await expect(summary.getByRole('link')).toHaveText(['Choose a length'])
    await findAddToCart(page).click()
    await expect(findBadge(page)).toHaveText('0 items')
    await expect(page.getByRole('radio', { name: '2XL' })).toBeChecked()
    await expect(page.getByText('Choose a length')).toHaveCount(1)
    await expect(page.getByRole('radio', { name: 'Short' })).toBeFocused()
    await expect(quantity).toHaveValue('3')

    await findChip(page, 'Length', 'Short').click()
    await expect(summary).toBeHidden()
    await findAddToCart(page).click()
    await expect(findBadge(page)).toHaveText('3 items')
  })

  test('both totals follow the quantities', async ({ page }) => {
    await fillCart(page)
    const totals = page.getByRole('region', { name: 'Totals' })
    await expect(totals).toContainText('£89.98 inc.VAT')
    await expect(totals).toContainText('£74.98 ex.VAT')
    await page.getByRole('button', { name: `One more: Quantity of ${PLAIN.title}` }).click()
    await expect(totals).toContainText('£149.96 inc.VAT')
    await expect(totals).toContainText('£124.97 ex.VAT')
    await expect(totals).toContainText('3 items in 2 lines')
    await expect(totals).toContainText('VAT£24.99')
    // Two of £59.99 and one of £29.99 are £149.97 as listed.
    await expect(totals).toContainText('differs from the listed prices inc.VAT added up')
  })

  test('a removed line is put back where it was', { tag: '@spec-4.9' }, async ({ page }) => {
    await fillCart(page)
    const titles = page.getByRole('main').getByRole('listitem').getByRole('heading')
    await expect(titles).toHaveText([PLAIN.title, OTHER.title])
    await pressInLine(page, 'Remove', PLAIN.title)
    await expect(titles).toHaveText([OTHER.title])
    await expect(page.getByRole('status').getByText(`Removed from your cart: ${PLAIN.title}`)).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(titles).toHaveText([PLAIN.title, OTHER.title])
    await expect(findBadge(page)).toHaveText('2 items')
  })

  test('two removals in a row can both be undone', async ({ page }) => {
    await fillCart(page)
    await pressInLine(page, 'Remove', PLAIN.title)
    await pressInLine(page, 'Remove', OTHER.title)
    await expect(findBadge(page)).toHaveText('0 items')
    const undo = page.getByRole('button', { name: 'Undo' })
    await undo.last().click()
    await expect(findBadge(page)).toHaveText('1 item')
    await undo.click()
    await expect(findBadge(page)).toHaveText('2 items')
  })

  test('an emptied cart is restored in full', async ({ page }) => {
    await fillCart(page)
    await emptyCart(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart is empty')
    await expect(findBadge(page)).toHaveText('0 items')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('2 items in 2 lines')
    await expect(page.getByRole('main').getByRole('listitem').getByRole('heading')).toHaveText([
      PLAIN.title,
      OTHER.title,
    ])
  })

  test('an empty one has a picture beside the words, and leads to the lists of this device and what was viewed', async ({
    page,
  }) => {
    await keepLists(page, [WARD, { id: 'trolley', name: 'Crash trolley', lines: [] }])
    await visit(page, `/detail/${PLAIN.slug}`)
    await visit(page, '/cart')
    const main = page.getByRole('main')
    const title = main.getByRole('heading', { level: 1, name: 'Your cart is empty' })
    const picture = main.locator('[data-group] img')
    await expect(picture).toBeVisible()
    const [words, still] = [(await title.boundingBox())!, (await picture.boundingBox())!]
    expect(still.x).toBeGreaterThan(words.x + words.width)
    await expect(main.getByRole('region', { name: 'Recently viewed' })).toContainText(PLAIN.title)
    // A list without lines is nothing to order again.
    await expect(main.getByRole('region', { name: 'Order again' }).getByRole('listitem')).toHaveCount(1)
    await main.getByRole('link', { name: WARD.name }).click()
    await expect(page.getByRole('button', { name: 'Order 3 lines' })).toBeVisible()
  })

  test('on paper there are lines, quantities and totals, and nothing to press', async ({ page }) => {
    await fillCart(page)
    await page.emulateMedia({ media: 'print' })
    for (const text of [PLAIN.title, OTHER.title, 'SKU HEM-7155-E', 'Total of 2 items in 2 lines', '£89.98', '£74.98'])
      await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible()
    await expect(page.getByRole('textbox', { name: `Quantity of ${PLAIN.title}` })).toBeVisible()
    for (const role of ['button', 'searchbox', 'combobox', 'navigation', 'img'] as const)
      await expect(page.getByRole(role).filter({ visible: true }), role).toHaveCount(0)
    await expect(page.getByRole('link', { name: /^(Cart|Log in)/ }).filter({ visible: true })).toHaveCount(0)
  })
})
