import { loadShop } from '@shop/shop-files/load/loadCatalogue.ts'
import { expectNoViolations } from '../axe.ts'
import { findBadge, findChip, findMore, findTitle } from '../controls.ts'
import { CHOICE, OTHER, PLAIN, WARD } from '../examples.ts'
import { findOverflow, readFocus } from '../measure.ts'
import { fillCart, keepCart, keepLists, openWard } from '../steps.ts'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'
import { findOnHand, findParText, findRow, findRows, findUndo, setPar } from './lists.ts'

test.describe('lists', () => {
  test('a buyer saves the cart as a list, counts, and orders what is short in one step', async ({ page }) => {
    await fillCart(page)
    await page.getByRole('link', { name: 'Save as a list' }).click()
    await page.getByRole('textbox', { name: 'List name' }).fill('Ward 3')
    await page.getByRole('button', { name: 'Save the cart as a list' }).click()
    await expect(findTitle(page)).toHaveText('Ward 3')
    await expect(findRows(page)).toHaveCount(2)
    await setPar(page, PLAIN.title, '5')
    await findOnHand(page, PLAIN.title).fill('2')
    await findOnHand(page, OTHER.title).fill('1')
    await expect(findRow(page, PLAIN.title)).toContainText('£179.97')
    await page.reload()
    await expect(findOnHand(page, PLAIN.title)).toHaveValue('2')
    await page.getByRole('button', { name: 'Order 1 line' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Add again' }).click()
    await expect(findBadge(page)).toHaveText('5 items')
    await findUndo(page).click()
    await expect(findBadge(page)).toHaveText('2 items')
  })

  test('a line that lacks a choice offers it in place, and is then ordered', async ({ page }) => {
    const lines = [
      { slug: CHOICE.slug, options: { Size: 'M' }, par: 3 },
      { slug: PLAIN.slug, options: {}, par: 1, onHand: 1 },
      { slug: CHOICE.slug, options: { Size: 'M', Length: 'Tall' }, par: 5, onHand: 5 },
    ]
    await keepLists(page, [{ id: 'ward', name: 'Ward 3', lines }])
    await visit(page, '/lists?list=ward')
    const row = findRows(page).first()
    const length = row.getByRole('combobox', { name: 'Length' })
    await expect(row.getByRole('combobox', { name: 'Size' })).toHaveCount(0)
    // A variant that is on the list already is not offered again.
    expect(await length.getByRole('option').allTextContents()).not.toContain('Tall')
    await length.selectOption('Regular')
    await expect(row).toContainText('Size M, Length Regular')
    await expect(length).toHaveCount(0)
    await expect(page.getByRole('status').filter({ hasText: 'Length Regular' })).toHaveCount(1)
    await expect.poll(() => readFocus(page)).toContain('on hand')
    await expect(page.getByRole('button', { name: 'Order 1 line' })).toBeVisible()
  })

  test('what is in the cart already is asked about, and each answer can be undone', async ({ page }) => {
    await keepCart(page, [{ slug: PLAIN.slug, options: {}, quantity: 2 }])
    const lines = [
      { slug: PLAIN.slug, options: {}, par: 3 },
      { slug: OTHER.slug, options: {}, par: 1 },
    ]
    await keepLists(page, [{ id: 'ward', name: 'Ward 3', lines }])
    await visit(page, '/lists?list=ward')
    const order = page.getByRole('button', { name: 'Order 2 lines' })
    await order.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'In your cart already: 1 line' })
    await expect(dialog).toContainText(`${PLAIN.title}: 2 in the cart, 3 to order`)
    await expectNoViolations(page)
    await page.keyboard.press('Escape')
    await expect(order).toBeFocused()
    await expect(findBadge(page)).toHaveText('2 items')
    for (const [answer, items] of [
      ['Add again', '6 items'],
      ['Set to the list’s quantities', '4 items'],
      ['Leave as it is', '3 items'],
    ] as const) {
      await order.press('Enter')
      await dialog.getByRole('button', { name: answer }).press('Enter')
      await expect(dialog).toBeHidden()
      await expect(findBadge(page)).toHaveText(items)
      await findUndo(page).click()
      await expect(findBadge(page)).toHaveText('2 items')
    }
  })

  test('a list is ordered again from among the others, without opening it', async ({ page }) => {
    await keepLists(page, [WARD])
    await visit(page, '/lists')
    await page.getByRole('button', { name: `Order 3 lines of ${WARD.name}` }).click()
    await expect(findBadge(page)).toHaveText('13 items')
    await expect(page).toHaveURL('/lists')
    // The way on stands where the button was; without it the list can be ordered again.
    await expect(page.getByRole('main').getByRole('link', { name: 'Order now' })).toBeVisible()
    await visit(page, '/lists')
    await page.getByRole('button', { name: `Order 3 lines of ${WARD.name}` }).click()
    await expect(page.getByRole('dialog', { name: 'In your cart already: 3 lines' })).toBeVisible()
  })

  test('pieces are ordered in whole packs, and what is no longer sold stays and says so', async ({ page }) => {
    await openWard(page)
    const gloves = findRow(page, 'Nitrile')
    await expect(gloves.getByRole('cell').nth(2)).toContainText('8')
    await gloves.getByRole('button', { name: /^More for/ }).click()
    await page.getByRole('combobox', { name: /^Unit counted for .*Nitrile/i }).selectOption('packs')
    await expect(gloves.getByRole('cell').nth(2)).toContainText('750')
    await expect(findRow(page, 'sold-last-year')).toContainText('No longer sold')
    await expect(page.getByRole('button', { name: 'Order 3 lines' })).toBeVisible()
  })

  test('what is more than a cart line holds is reported on its row', async ({ page }) => {
    await openWard(page)
    await setPar(page, PLAIN.title, '12000')
    await expect(findRow(page, PLAIN.title)).toContainText('2,000 more do not fit in the cart')
    await setPar(page, PLAIN.title, '5')
    await expect(findRow(page, PLAIN.title)).not.toContainText('do not fit')
  })

  test('a count that is no whole number is refused with its reason, and stays to be corrected', async ({ page }) => {
    await openWard(page)
    await findOnHand(page, PLAIN.title).fill('1.5')
    await findOnHand(page, PLAIN.title).blur()
    await expect(findOnHand(page, PLAIN.title)).toHaveValue('1.5')
    await expect(page.getByText('Type a whole number from 0 to 999999. It is still 1.')).toBeVisible()
    await findOnHand(page, PLAIN.title).fill('')
    await expect(findRow(page, PLAIN.title).getByRole('cell').nth(2)).toContainText('4')
  })

  test('lists are created, renamed, deleted and restored', async ({ page }) => {
    await visit(page, '/lists')
    await page.getByRole('button', { name: 'Create an empty list' }).click()
    await expect(page.getByRole('textbox', { name: 'List name' })).toHaveAccessibleDescription(/Enter a name/)
    await page.getByRole('textbox', { name: 'List name' }).fill('Crash trolley')
    await page.getByRole('button', { name: 'Create an empty list' }).click()
    await expect(findTitle(page)).toHaveText('Crash trolley')
    await page.getByRole('combobox', { name: 'Code or barcode' }).fill('HEM-7155-E')
    await page.getByRole('textbox', { name: 'Par level', exact: true }).fill('3')
    await page.keyboard.press('Enter')
    await expect(findParText(page, PLAIN.title)).toHaveText('3')
    await page.getByRole('button', { name: 'Rename' }).click()
    await page.getByRole('textbox', { name: 'List name' }).fill('<b>Trolley</b> =1+1')
    await page.keyboard.press('Enter')
    await expect(findTitle(page)).toHaveText('<b>Trolley</b> =1+1')
    await page.getByRole('button', { name: 'Delete the list' }).click()
    await expect(page.getByText('You have no lists on this device yet.')).toBeVisible()
    await findUndo(page).click()
    await page.getByRole('link', { name: '<b>Trolley</b> =1+1' }).click()
    await expect(findParText(page, PLAIN.title)).toHaveText('3')
  })

  test('a product is put on a list from its own page, in the size that is chosen', async ({ page }) => {
    await keepLists(page, [WARD])
    await visit(page, `/detail/${CHOICE.slug}`)
    await page.getByRole('button', { name: 'Add to a list' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add to a list' })
    await dialog.getByRole('button', { name: 'Add to the list' }).click()
    await expect(dialog.getByRole('alert').getByRole('link')).toHaveText([
      'Choose a size',
      'Choose a length',
      'Choose a list',
    ])
    await findChip(dialog, 'Size', 'L').click()
    await findChip(dialog, 'Length', 'Tall').click()
    await dialog.getByRole('textbox', { name: 'Par level' }).fill('6')
    await dialog.getByRole('combobox', { name: 'List' }).selectOption('Ward 3')
    await dialog.getByRole('button', { name: 'Add to the list' }).click()
    await expect(dialog).toBeHidden()
    await visit(page, '/lists?list=ward')
    await expect(findRows(page)).toHaveCount(6)
    await expect(findParText(page, 'Size L, Length Tall')).toHaveText('6')
  })

  test('with the keyboard alone a line moves down, keeps the focus, and is removed and restored', async ({ page }) => {
    await openWard(page)
    const more = findMore(page, PLAIN.title)
    await more.press('Enter')
    await page.getByRole('button', { name: `Move down: ${PLAIN.title}` }).press('Enter')
    await expect(findRows(page).first()).toContainText(OTHER.title)
    await expect.poll(() => readFocus(page)).toBe(`Move down: ${PLAIN.title}`)
    await expect(page.getByText(`${PLAIN.title} is now line 2 of 5.`)).toBeAttached()
    await page.keyboard.press('Escape')
    await expect(more).toBeFocused()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: `Remove: ${PLAIN.title}` }).press('Enter')
    await expect(findRows(page)).toHaveCount(4)
    await expect(findUndo(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(findRows(page).nth(1)).toContainText(PLAIN.title)
  })

  test('codes are typed one after the other: Enter leads back to the field, not to Undo', async ({ page }) => {
    await openWard(page)
    const code = page.getByRole('combobox', { name: 'Code or barcode' })
    await code.focus()
    await page.keyboard.type('1624W')
    await page.keyboard.press('Enter')
    await expect(findUndo(page)).toBeVisible()
    await page.keyboard.type('1626W')
    await page.keyboard.press('Enter')
    await expect(findRows(page)).toHaveCount(7)
    await expect(code).toBeFocused()
  })

  test('two tabs follow each other', async ({ page, context }) => {
    await openWard(page)
    const other = await context.newPage()
    await visit(other, '/lists?list=ward')
    await setPar(other, OTHER.title, '9')
    await expect(findParText(page, OTHER.title)).toHaveText('9')
    await findOnHand(page, OTHER.title).fill('1')
    await expect(findOnHand(other, OTHER.title)).toHaveValue('1')
    await expect(findParText(other, OTHER.title)).toHaveText('9')
  })

  test('with the keyboard alone Enter goes from count to count and to the order, and what cannot be read stays', async ({
    page,
  }) => {
    await openWard(page)
    const counts = page.getByRole('main').getByRole('textbox', { name: /on hand$/ })
    await counts.first().focus()
    await page.keyboard.type('x')
    await page.keyboard.press('Enter')
    await expect(counts.first()).toBeFocused()
    for (let index = 0; index < 5; index++) {
      await expect(counts.nth(index)).toBeFocused()
      await page.keyboard.type(String(index))
      await page.keyboard.press('Enter')
    }
    await expect(page.getByRole('button', { name: 'Order 4 lines' })).toBeFocused()
    await expect(findBadge(page)).toHaveText('0 items')
    await expect(counts.nth(2)).toHaveValue('2')
  })

  test('from one count to the next are two Tabs: the dots stand between', async ({ page }) => {
    await openWard(page)
    await findOnHand(page, PLAIN.title).focus()
    await page.keyboard.press('Tab')
    await expect(findMore(page, PLAIN.title)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(findOnHand(page, OTHER.title)).toBeFocused()
  })

  for (const [screen, viewport] of [
    ['a computer', { width: 1440, height: 900 }],
    ['a phone', { width: 390, height: 844 }],
  ] as const) {
    test(`on ${screen} one press leads on from what was ordered, until it is undone or counted again`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await openWard(page)
      const main = page.getByRole('main')
      const order = page.getByRole('button', { name: 'Order 3 lines' })
      for (const change of [() => findUndo(page).click(), () => findOnHand(page, OTHER.title).fill('0')]) {
        await order.click()
        await expect(main.getByText('3 lines are in your cart now.')).toBeFocused()
        await expect(main.getByRole('link', { name: 'View cart' })).toBeInViewport({ ratio: 1 })
        await expect(order).toHaveCount(0)
        await change()
        await expect(order).toBeVisible()
      }
      await order.click()
      await page.getByRole('dialog').getByRole('button', { name: 'Leave as it is' }).click()
      await main.getByRole('link', { name: 'Order now' }).click()
      await expect(findTitle(page)).toHaveText('Order document')
    })
  }

  test('on a phone six lines are in view with the order, and everything fits', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const slugs = loadShop().catalogue.products.filter(({ title, options }) => title.length > 45 && !options)
    const lines = slugs.slice(0, 12).map(({ slug }) => ({ slug, options: {}, par: 7 }))
    await keepLists(page, [{ id: 'ward', name: 'Ward 3', lines }])
    await visit(page, '/lists?list=ward')
    await expect(findRows(page)).toHaveCount(12)
    expect(await findOverflow(page)).toEqual([])
    await expect(page.getByRole('button', { name: 'Order 12 lines' })).toBeInViewport({ ratio: 1 })
    const foot = (await page.getByRole('region', { name: 'Order' }).boundingBox())!
    const sixth = (await findRows(page).nth(5).boundingBox())!
    expect(sixth.y + sixth.height).toBeLessThanOrEqual(foot.y)
  })

  test('on paper it is a sheet to count with: names, codes, par levels, and nothing to press', async ({ page }) => {
    await openWard(page)
    await page.emulateMedia({ media: 'print' })
    for (const text of [WARD.name, PLAIN.title, 'SKU HEM-7155-E', 'No longer sold', 'Par level', 'On hand'])
      await expect(page.getByText(text).filter({ visible: true }).first(), text).toBeVisible()
    for (const name of ['Search by name, brand or SKU', 'Code or barcode'])
      await expect(page.getByRole('combobox', { name })).toBeHidden()
    for (const role of ['button', 'img'] as const)
      await expect(page.getByRole(role).filter({ visible: true }), role).toHaveCount(0)
  })
})
