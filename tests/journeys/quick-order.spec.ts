import type { Page } from '@playwright/test'
import { findBadge } from '../controls.ts'
import { OTHER, PLAIN } from '../examples.ts'
import { findOverflow, isFocusUncovered } from '../measure.ts'
import { SHOPS } from '../shops.ts'
import { buildFile, holdData, pasteLines } from '../steps.ts'
import { expect, test } from '../test.ts'
import {
  findAddLines,
  findCode,
  findEntry,
  findLine,
  findLines,
  findPaste,
  findQuantity,
  open,
  paste,
} from './quickOrder.ts'

test.describe('quick order', () => {
  test('a line in words is read as the search reads it, with its size and its quantity', async ({ page }) => {
    await open(page)
    await paste(page, 'foley catheter 14ch female x 5\n3 pink elephants\n2 freestyle strips')
    await expect(findLine(page, 1)).toContainText('Foley catheters')
    await expect(findLine(page, 1)).toContainText('You wrote: foley catheter 14ch female x 5')
    await expect(findCode(page, 2)).toHaveAccessibleDescription(/^Nothing here has these words. Type others or a code/)
    await expect(findCode(page, 3)).toHaveAccessibleDescription(/^We do not sell freestyle/)
    await expect(findQuantity(page, 1)).toHaveValue('5')
    await expect(findAddLines(page, '1 line')).toBeEnabled()
  })

  test('a buyer pastes lines, corrects in place what failed, confirms, and undoes all of it', async ({ page }) => {
    await pasteLines(page)
    await expect(page.getByRole('heading', { level: 2, name: '6 lines' })).toHaveText('6 lines5 to fix')
    await expect(findBadge(page)).toHaveText('0 items')

    await expect(findLine(page, 2)).toContainText('How many? The line also has “2 or 3”.')
    await expect(findQuantity(page, 2)).toHaveValue('')
    await findQuantity(page, 2).fill('3')
    await expect(findLine(page, 2)).toContainText('£89.97')
    await page.getByRole('group', { name: 'Size of line 3' }).getByRole('button', { name: 'M', exact: true }).click()
    await expect(page.getByRole('combobox', { name: 'Size of line 3' })).toHaveValue('M')
    await expect(findCode(page, 4)).toHaveAccessibleDescription(/No product has this code. Did you mean/)
    await findLine(page, 4)
      .getByRole('button', { name: /HEM-7155-E/ })
      .click()
    await expect(findCode(page, 4)).toHaveValue('HEM-7155-E')
    await findLine(page, 5)
      .getByRole('button', { name: /^PEN-SCT-/ })
      .first()
      .click()
    await expect(findLine(page, 6)).toContainText('We have no product with this barcode')
    await expect(findLine(page, 6)).toContainText('batch A1, expires 31 March 2027')
    await expect(findBadge(page)).toHaveText('0 items')

    const left = findLine(page, 5)
    const size = left.getByRole('group', { name: 'Size of line 5' })
    if (await size.isVisible()) await size.getByRole('button').first().click()
    await findAddLines(page, '5 lines').click()
    await expect(findBadge(page)).toHaveText('10 items')
    await expect(findLines(page)).toHaveCount(1)
    await expect(findCode(page, 1)).toHaveValue('(01)04006381333931(17)270331(10)A1')
    await expect(page.getByText('Added to your cart: 5 lines, 10 items.')).toBeVisible()

    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(findBadge(page)).toHaveText('0 items')
    await expect(findLines(page)).toHaveCount(6)
    await expect(findCode(page, 4)).toHaveValue('HEM-7155-E')
  })

  test('a quantity with a unit is read, and one in another unit than the pack is asked about', async ({ page }) => {
    await open(page)
    await paste(
      page,
      'Pls send two boxes of PEN-GLNB-M thanks\nHEM-7155-E\t4 boxes\n200 gloves PEN-GLNB-M\nREUSE Ward 4',
    )
    await expect(findLine(page, 1)).toContainText('2 × box of 100 = 200 gloves')
    await expect(findLine(page, 2)).toContainText('“4 boxes” does not match the pack (each). How many?')
    await findLine(page, 2).getByRole('button', { name: 'Make it 4 × each' }).click()
    await expect(findQuantity(page, 2)).toHaveValue('4')
    await findLine(page, 3).getByRole('button', { name: 'Make it 2 × box of 100' }).click()
    await expect(findLine(page, 4)).toContainText('How many? The line also has “Ward 4”.')
    await findAddLines(page, '3 lines').click()
    await expect(findBadge(page)).toHaveText('8 items')
  })

  test('the example in the field is one that can be ordered', async ({ page }) => {
    await open(page)
    await expect(findPaste(page)).toHaveAttribute('placeholder', /\d/)
    await paste(page, (await findPaste(page).getAttribute('placeholder'))!)
    await expect(findAddLines(page, '2 lines')).toBeVisible()
  })

  for (const [what, ask] of [
    ['lines that are read', (page: Page) => page.getByRole('button', { name: 'Read these lines' }).click()],
    [
      'a file that is chosen',
      (page: Page) => page.getByLabel('Choose a CSV or TSV file').setInputFiles(buildFile('a.csv', 'HEM-7155-E,2')),
    ],
  ] as const)
    test(`${what} before the catalogue is there are taken once it is`, async ({ page }) => {
      const { release } = await holdData(page, '/quick-order')
      await page.goto('/quick-order', { waitUntil: 'domcontentloaded' })
      await findPaste(page).fill('HEM-7155-E 2')
      await ask(page)
      release()
      await expect(findQuantity(page, 1)).toHaveValue('2')
      await expect(findLines(page)).toHaveCount(1)
    })

  for (const [where, find] of [
    ['into its field', findPaste],
    ['anywhere', (page: Page) => page.locator('body')],
  ] as const)
    test(`what is pasted ${where} before the catalogue is there is read once it is`, async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      const { release } = await holdData(page, '/quick-order')
      await page.goto('/quick-order')
      await page.waitForFunction(() => globalThis.early === undefined)
      await page.evaluate((text) => navigator.clipboard.writeText(text), 'HEM-7155-E 2')
      await find(page).press('Control+v')
      await expect(findPaste(page)).toHaveValue('HEM-7155-E 2')
      release()
      await expect(findQuantity(page, 1)).toHaveValue('2')
      await expect(findPaste(page)).toHaveValue('')
    })

  test('duplicates add up, with what is in the cart already', async ({ page }) => {
    await open(page)
    await paste(page, 'HEM-7155-E 2\nhem7155e 3')
    await findAddLines(page, '2 lines').click()
    await expect(findBadge(page)).toHaveText('5 items')
    await page.getByRole('link', { name: 'Go to the cart' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('5 items in 1 line')
  })

  test('a reload or a look at the cart loses nothing', async ({ page }) => {
    await pasteLines(page)
    await findQuantity(page, 1).fill('7')
    await findPaste(page).fill('still to be read')
    await page.reload()
    await expect(findQuantity(page, 1)).toHaveValue('7')
    await expect(findPaste(page)).toHaveValue('still to be read')
    await page.getByRole('link', { name: /^Cart/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart is empty')
    await page.goBack()
    await expect(findLines(page)).toHaveCount(6)
  })

  test('removed lines come back where they were', async ({ page }) => {
    await pasteLines(page)
    await page.getByRole('button', { name: 'Remove line 2' }).click()
    await expect(findLines(page)).toHaveCount(5)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(findCode(page, 2)).toHaveValue('HEM-7121J-E')
    await page.getByRole('button', { name: 'Remove all lines' }).click()
    await expect(findLines(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(findLines(page)).toHaveCount(6)
  })

  test('the lines to fix can be shown alone, and a fixed one stays in sight', async ({ page }) => {
    await pasteLines(page)
    await page.getByRole('checkbox', { name: 'Only those to fix' }).check()
    await expect(findLines(page)).toHaveCount(5)
    await findQuantity(page, 2).fill('1')
    await expect(findLine(page, 2)).toContainText('£29.99')
    await expect(findLines(page)).toHaveCount(5)
  })

  test('with the keyboard alone: code, quantity, Enter, and the cart', async ({ page }) => {
    await open(page)
    await findEntry(page).focus()
    await page.keyboard.type('HEM-7155-E')
    await expect(page.getByText(`${PLAIN.title}. Each, £59.99 inc.VAT`)).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.type('2')
    await page.keyboard.press('Enter')
    await expect(findEntry(page)).toBeFocused()
    await page.keyboard.type('HEM-7121J-E')
    await page.keyboard.press('Enter')
    await expect(page.getByText(`Line added: ${OTHER.title}`)).toBeVisible()
    for (
      let presses = 0;
      presses < 30 && !(await findAddLines(page, '2 lines').evaluate((node) => node === document.activeElement));
      presses += 1
    ) {
      await page.keyboard.press('Tab')
      expect(await isFocusUncovered(page)).toBe(true)
    }
    await page.keyboard.press('Enter')
    await expect(findBadge(page)).toHaveText('3 items')
  })

  test('on a phone everything fits, and the button is in reach', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await pasteLines(page)
    expect(await findOverflow(page)).toEqual([])
    await expect(findAddLines(page, '1 line')).toBeInViewport()
  })
})

test.describe('a scanner', () => {
  test.use({ baseURL: SHOPS.quirks.url })

  /** Types as a keyboard wedge does: FNC1 as Ctrl and "]", and Enter to end the scan. */
  async function scan(page: Page, text: string): Promise<void> {
    for (const [index, part] of text.split('\u001D').entries()) {
      if (index > 0) await page.keyboard.press('Control+]')
      await page.keyboard.type(part)
    }
    await page.keyboard.press('Enter')
  }

  test('adds a line for each label, counts a repeated one, and shows batch and expiry', async ({ page }) => {
    await open(page)
    await findEntry(page).focus()
    await scan(page, '010501234567890010LOT-7\u001D17270300')
    await expect(findLine(page, 1)).toContainText('On the label: batch LOT-7, expires 31 March 2027.')
    await expect(findLine(page, 1)).toContainText('Sold in multiples of 10')
    await scan(page, '010501234567890010LOT-7\u001D17270300')
    await scan(page, '5012345678900')
    await expect(findLines(page)).toHaveCount(2)
    await expect(findQuantity(page, 1)).toHaveValue('2')
    await scan(page, '010501234567890117270331')
    await expect(findLine(page, 3)).toContainText('The check digit of (01) 05012345678901 is wrong')
    await expect(findEntry(page)).toBeFocused()
    await findAddLines(page, '2 lines').click()
    await expect(findBadge(page)).toHaveText('20 items')
  })

  test('a code that two products share is a choice, and a quantity is raised to what is sold', async ({ page }) => {
    await open(page)
    await paste(page, 'ST-1 2\nTEN-1 12')
    const choices = findLine(page, 1).getByRole('button', { name: /^ST-1 / })
    await expect(choices).toHaveCount(2)
    await choices.nth(1).click()
    await expect(findLine(page, 2)).toContainText('Sold in multiples of 10: 12 became 20.')
    await findAddLines(page, '2 lines').click()
    await expect(findBadge(page)).toHaveText('22 items')
  })
})
