import { findChip, findAdd, findAddToCart, findBadge } from '../controls.ts'
import { CHOICE, OTHER, PLAIN } from '../examples.ts'
import { emptyCart, fillCart } from '../steps.ts'
import { visit } from '../visit.ts'
import { expect, test } from '../test.ts'

test.describe('cart', () => {
  test('a buyer adds from a list, changes the quantity and comes back after a reload', async ({ page }) => {
    await visit(page, PLAIN.list)
    await findAdd(page, PLAIN).click()
    await expect(findBadge(page)).toHaveText('1 item')
    await page.getByRole('link', { name: /^Cart/ }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('1 item in 1 line')
    await page.getByRole('button', { name: /^One more/ }).click()
    await expect(findBadge(page)).toHaveText('2 items')
    await page.reload()
    await expect(findBadge(page)).toHaveText('2 items')
    await expect(page.getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('2')
  })

  test('the same item again adds to its line, another size gets its own line', async ({ page }) => {
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
  })

  test('options must be chosen: the summary names each missing one, and what was typed stays', async ({ page }) => {
    await visit(page, `/detail/${CHOICE.slug}`)
    const quantity = page.getByRole('textbox', { name: /^Quantity of/ })
    const summary = page.getByRole('alert')
    await quantity.fill('3')
    await findAddToCart(page).click()
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveText(['Choose a size', 'Choose a length'])
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

  test('an option that was not chosen says so beside it, to a screen reader too', async ({ page }) => {
    await visit(page, `/detail/${CHOICE.slug}`)
    await findAddToCart(page).click()
    await expect(page.getByRole('group', { name: 'Length' })).toHaveAccessibleDescription(/Choose a length/)
  })

  for (const { typed, kept } of [
    { typed: '0', kept: '1' },
    { typed: '-2', kept: '1' },
    { typed: '1.5', kept: '1' },
    { typed: 'two', kept: '1' },
    { typed: '10000', kept: '1' },
    { typed: '', kept: '1' },
  ]) {
    test(`a quantity of "${typed}" is refused with its reason, and stays to be corrected`, async ({ page }) => {
      await visit(page, PLAIN.list)
      await findAdd(page, PLAIN).click()
      await page.getByRole('link', { name: /^Cart/ }).click()
      const quantity = page.getByRole('textbox', { name: /^Quantity of/ })
      // Typed at once, as by a paste: the first letter of a number may be a number itself.
      await quantity.fill(typed)
      await quantity.blur()
      await expect(quantity).toHaveValue(typed)
      await expect(page.getByText(`Type a whole number from 1 to 9999. It is still ${kept}.`)).toBeVisible()
      await expect(findBadge(page)).toHaveText(`${kept} item`)
      await quantity.fill('9999')
      await expect(findBadge(page)).toHaveText('999+ items')
    })
  }

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

  test('a removed line is put back where it was', async ({ page }) => {
    await fillCart(page)
    const titles = page.getByRole('main').getByRole('listitem').getByRole('heading')
    await expect(titles).toHaveText([PLAIN.title, OTHER.title])
    await page.getByRole('button', { name: `Remove ${PLAIN.title}` }).click()
    await expect(titles).toHaveText([OTHER.title])
    await expect(page.getByRole('status').getByText(`Removed from your cart: ${PLAIN.title}`)).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(titles).toHaveText([PLAIN.title, OTHER.title])
    await expect(findBadge(page)).toHaveText('2 items')
  })

  test('two removals in a row can both be undone', async ({ page }) => {
    await fillCart(page)
    await page.getByRole('button', { name: `Remove ${PLAIN.title}` }).click()
    await page.getByRole('button', { name: `Remove ${OTHER.title}` }).click()
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
