import { findBadge, findTitle } from '../controls.ts'
import { findOverflow } from '../measure.ts'
import { expect, test } from '../test.ts'
import { findAddLines, findCode, findLine, findLines, findPaste, findQuantity, open, paste } from './quickOrder.ts'

const MAIL = `Hi Jan,

Sorry it is late again, could you get us the following please:

2 boxes of blue nitrile gloves medium
- tegaderm 6x7 x 1
10ml syringes - 2 boxes
cotton buds
vaginal speculum x 2

The kettle is broken too.

Thanks!
Karen
Ward 6, ext 4410`

test.describe('a mail in plain words', () => {
  test('is read: what is sure is ready, a doubt is one press, and nothing is lost', async ({ page }) => {
    await open(page)
    await paste(page, MAIL)
    await expect(page.getByRole('heading', { level: 2, name: '5 lines' })).toHaveText('5 lines3 to fix')
    await expect(page.getByRole('heading', { level: 2, name: '5 lines' })).toBeFocused()
    await expect(findLine(page, 1)).toContainText('Nitrile examination gloves, powder-free, blue, medium')
    await expect(findLine(page, 1)).toContainText('You wrote: 2 boxes of blue nitrile gloves medium')
    await expect(findLine(page, 2)).toContainText('Tegaderm')
    await expect(findLine(page, 2)).toContainText('1 × box of 100')

    await expect(findCode(page, 3)).toHaveAccessibleDescription('Which of these?')
    await findLine(page, 3)
      .getByRole('button', { name: /^2 × Syringes, sterile, luer slip tip.*Box of 100/ })
      .click()
    await expect(findQuantity(page, 3)).toHaveValue('2')
    await expect(findQuantity(page, 4)).toHaveAccessibleDescription('No number is given. Is it 1?')
    await findLine(page, 4).getByRole('button', { name: 'Make it 1 × box of 100' }).click()
    await page
      .getByRole('group', { name: 'Size of line 5' })
      .getByRole('button', { name: /^Medium/ })
      .click()
    await expect(findLine(page, 5)).toContainText('You wrote: vaginal speculum x 2')

    await page.getByText(/^\d+ lines were not goods$/).click()
    await page.getByRole('button', { name: 'Order this line: The kettle is broken too.' }).click()
    await expect(findLines(page)).toHaveCount(6)
    await expect(findCode(page, 6)).toBeFocused()
    await page.getByRole('button', { name: 'Remove line 6' }).click()

    await page.getByRole('checkbox', { name: 'Keep what was written as a note on each line' }).check()
    await findAddLines(page, '5 lines').click()
    await expect(findBadge(page)).toHaveText('8 items')
    await page.getByRole('link', { name: 'Go to the cart' }).click()
    await expect(page.getByText('Note: 2 boxes of blue nitrile gloves medium')).toBeVisible()
  })

  test('of which several are meant takes the usual one, says so, and changes it in one press', async ({ page }) => {
    await open(page)
    await paste(page, 'Hello\n3 boxes of face masks\nThanks\nJo')
    await expect(page.getByRole('heading', { level: 2, name: '1 line' })).toHaveText('1 line')
    await expect(findLine(page, 1)).toContainText('Surgical masks with ear loops')
    await expect(findLine(page, 1)).toContainText('The usual one. Instead:')
    await findLine(page, 1).getByRole('button', { name: '3 × Surgical masks with ties, Type IIR' }).click()
    await expect(findCode(page, 1)).toHaveValue('PEN-MSK-IIRT')
    await expect(findLine(page, 1)).not.toContainText('The usual one')
    await expect(findQuantity(page, 1)).toHaveValue('3')
  })

  test('is pasted, asked about and ordered with the keyboard alone', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page)
    await page.evaluate((text) => navigator.clipboard.writeText(text), '2 boxes of 10ml syringes\nThanks\nJo')
    await findPaste(page).focus()
    await page.keyboard.press('Control+v')
    await expect(page.getByRole('heading', { level: 2, name: '1 line' })).toBeFocused()
    const choice = findLine(page, 1).getByRole('button', { name: /luer lock/ })
    for (
      let presses = 0;
      presses < 12 && !(await choice.evaluate((node) => node === document.activeElement));
      presses++
    )
      await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(findLine(page, 1)).toContainText('Syringes, sterile, luer lock tip')
    await findAddLines(page, '1 line').focus()
    await page.keyboard.press('Enter')
    await expect(findBadge(page)).toHaveText('2 items')
  })

  test('is read from a paste anywhere on the page; an answer goes for lines that ask the same, and can be undone', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page)
    const text = 'airways size 2 x 10\nairways size 3 x 4\nNP airway x5'
    await page.evaluate((text) => navigator.clipboard.writeText(text), text)
    await findTitle(page).click()
    await page.keyboard.press('Control+v')
    await expect(page.getByRole('heading', { level: 2, name: '3 lines' })).toHaveText('3 lines3 to fix')
    const findGuedel = (line: number) => findLine(page, line).getByRole('button', { name: /Guedel/ })
    await findGuedel(1).click()
    await expect(page.getByText('Line 2 asked the same, and took the same answer.')).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Size of line 2' })).toHaveValue('3')
    await expect(findQuantity(page, 2)).toHaveValue('4')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(findLine(page, 1)).toContainText('Guedel')
    await expect(page.getByRole('combobox', { name: 'Size of line 1' })).toHaveValue('2')
    await findGuedel(2).click()
    await expect(page.getByRole('button', { name: 'Order now' })).toHaveCount(0)
    await findLine(page, 3).getByRole('button', { name: '7.0 mm' }).click()
    await expect(page.getByRole('combobox', { name: 'Size of line 3' })).toHaveValue('7.0 mm')
    await page.getByRole('button', { name: 'Order now' }).click()
    await expect(findTitle(page)).toHaveText('Order document')
    await expect(page.getByRole('article')).toContainText('Guedel')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(findTitle(page)).toHaveText('Nothing to order yet')
    await page.goBack()
    await expect(findLines(page)).toHaveCount(3)
  })

  test('a paste into a field elsewhere on the page stays there', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page)
    await page.evaluate((text) => navigator.clipboard.writeText(text), 'HEM-7155-E')
    await page.getByRole('combobox', { name: 'Code or barcode' }).focus()
    await page.keyboard.press('Control+v')
    await expect(page.getByRole('combobox', { name: 'Code or barcode' })).toHaveValue('HEM-7155-E')
    await expect(findLines(page)).toHaveCount(0)
  })

  test('is in view once it is read, on a phone, and fits', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page)
    await paste(page, MAIL)
    await expect(page.getByRole('heading', { level: 2, name: '5 lines' })).toBeInViewport()
    const choice = findLine(page, 3).getByRole('button', { name: /^2 × Syringes, sterile, luer slip tip/ })
    expect(await choice.evaluate((button) => button.scrollWidth - button.clientWidth)).toBeLessThanOrEqual(0)
    expect(await findOverflow(page)).toEqual([])
  })

  test('outlasts a reload with what was set aside', async ({ page }) => {
    await open(page)
    await paste(page, MAIL)
    const aside = page.getByText(/^\d+ lines were not goods$/)
    const said = await aside.textContent()
    await page.reload()
    await expect(aside).toHaveText(said!)
    await expect(findLine(page, 1)).toContainText('Nitrile examination gloves')
  })
})
