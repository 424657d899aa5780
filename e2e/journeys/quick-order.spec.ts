import type { Page } from '@playwright/test'
import { buildFile, findBadge, OTHER, pasteLines, PLAIN } from '../kinds.ts'
import { visit } from '../visit.ts'
import { findOverflow, isFocusUncovered } from '../measure.ts'
import { SHOPS } from '../shops.ts'
import { expect, test } from '../test.ts'

const open = (page: Page) => visit(page, '/quick-order')
const findCode = (page: Page, number: number) =>
  page.getByRole('textbox', { name: `Code of line ${number}`, exact: true })
const findQuantity = (page: Page, number: number) =>
  page.getByRole('textbox', { name: `Quantity of line ${number}`, exact: true })
const findLine = (page: Page, number: number) => page.getByRole('listitem').filter({ has: findCode(page, number) })
const findLines = (page: Page) => page.getByRole('textbox', { name: /^Code of line/ })
const findPaste = (page: Page) => page.getByRole('textbox', { name: 'Paste lines' })
const findEntry = (page: Page) => page.getByRole('combobox', { name: 'Code or barcode' })
const findAddLines = (page: Page, count: string) => page.getByRole('button', { name: `Add ${count} to the cart` })

async function paste(page: Page, text: string): Promise<void> {
  await findPaste(page).fill(text)
  await page.getByRole('button', { name: 'Read these lines' }).click()
}

async function chooseFile(page: Page, name: string, content: string | Buffer): Promise<void> {
  await page.getByLabel(/^Choose a CSV or TSV file/).setInputFiles(buildFile(name, content))
}

test.describe('quick order', () => {
  test('a buyer pastes lines, mends what failed in place, confirms, and takes all of it back', async ({ page }) => {
    await pasteLines(page)
    await expect(page.getByRole('heading', { level: 2, name: '6 lines' })).toHaveText('6 lines5 to mend')
    await expect(findBadge(page)).toHaveText('0 items')

    await expect(findLine(page, 2)).toContainText('“two” is not a quantity')
    await expect(findQuantity(page, 2)).toHaveValue('two')
    await findQuantity(page, 2).fill('3')
    await expect(findLine(page, 2)).toContainText('£89.97')
    await page.getByRole('combobox', { name: 'Size of line 3' }).selectOption('M')
    await expect(findLine(page, 3)).toContainText('Size M')
    await expect(findCode(page, 4)).toHaveAccessibleDescription(/No product has this code. Did you mean/)
    await findLine(page, 4)
      .getByRole('button', { name: /HEM-7155-E/ })
      .click()
    await expect(findCode(page, 4)).toHaveValue('HEM-7155-E')
    await page.getByRole('combobox', { name: 'Product of line 5' }).selectOption({ index: 1 })
    await expect(findLine(page, 6)).toContainText('no product of ours carries this GTIN')
    await expect(findLine(page, 6)).toContainText('batch A1, expires 31 March 2027')
    await expect(findBadge(page)).toHaveText('0 items')

    const left = findLine(page, 5)
    const size = left.getByRole('combobox', { name: 'Size of line 5' })
    if (await size.isVisible()) await size.selectOption({ index: 1 })
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

  test('duplicates add up, with what is in the cart already', async ({ page }) => {
    await open(page)
    await paste(page, 'HEM-7155-E 2\nhem7155e 3')
    await findAddLines(page, '2 lines').click()
    await expect(findBadge(page)).toHaveText('5 items')
    await page.getByRole('link', { name: 'Go to the cart' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('5 items in 1 line')
  })

  test('nothing is lost by a reload, nor by a look at the cart', async ({ page }) => {
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

  test('removed lines come back where they stood', async ({ page }) => {
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

  test('only the lines to mend are shown where that is wanted, and a mended one stays in sight', async ({ page }) => {
    await pasteLines(page)
    await page.getByRole('checkbox', { name: 'Only those to mend' }).check()
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

test.describe('a file', () => {
  test('of a spreadsheet is read by its titles', async ({ page }) => {
    await open(page)
    await chooseFile(
      page,
      'order.csv',
      '\uFEFFLine;Item code;Description;Qty\r\n1;HEM-7155-E;"Monitor; arm";4\r\n2;HEM-7121J-E;Monitor;1\r\n',
    )
    await expect(page.getByText('order.csv: 2 lines were read.')).toBeVisible()
    await expect(findQuantity(page, 1)).toHaveValue('4')
    await expect(findAddLines(page, '2 lines')).toBeVisible()
  })

  test('can be dropped', async ({ page }) => {
    await open(page)
    const transfer = await page.evaluateHandle(() => {
      const data = new DataTransfer()
      data.items.add(new File(['HEM-7155-E\t2\nNOPE-1\t1'], 'dropped.tsv'))
      return data
    })
    await page.getByRole('region', { name: 'Paste lines' }).dispatchEvent('drop', { dataTransfer: transfer })
    await expect(page.getByText('dropped.tsv: 2 lines were read.')).toBeVisible()
    await expect(findLine(page, 2)).toContainText('No product has this code')
  })

  for (const { name, content, reason } of [
    { name: 'order.xlsx', content: 'PK\u0003\u0004 and so on', reason: 'spreadsheet or a zip file' },
    {
      name: 'photo.png',
      content: Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]),
      reason: 'not text',
    },
    { name: 'empty.csv', content: '', reason: 'empty' },
    { name: 'large.csv', content: Buffer.alloc(10 * 1024 * 1024 + 1, 'x'), reason: 'larger than 10 MB' },
  ]) {
    test(`that is no list of lines, ${name}, is refused with its reason`, async ({ page }) => {
      await open(page)
      await chooseFile(page, name, content)
      await expect(page.getByRole('alert').filter({ hasText: reason })).toBeVisible()
      await expect(findLines(page)).toHaveCount(0)
      await chooseFile(page, 'good.csv', 'HEM-7155-E,1')
      await expect(findLines(page)).toHaveCount(1)
      await expect(page.getByRole('alert').filter({ hasText: reason })).toHaveCount(0)
    })
  }

  test('of 100 000 lines gives its first 500, says how many were left, and the page stays alive', async ({ page }) => {
    await open(page)
    await chooseFile(page, 'all.csv', 'HEM-7155-E,1\n'.repeat(100_000))
    await expect(page.getByText('99,500 lines were left out: 500 is the most at a time.')).toBeVisible({
      timeout: 15_000,
    })
    await expect(findLines(page)).toHaveCount(500)
    await findAddLines(page, '500 lines').click()
    await expect(findBadge(page)).toHaveText('500 items')
  })

  test('with broken quotes loses no line', async ({ page }) => {
    await open(page)
    await chooseFile(page, 'broken.csv', 'HEM-7155-E,"2\nHEM-7121J-E,1\n')
    await expect(page.getByText('A quotation mark has no partner')).toBeVisible()
    await expect(findAddLines(page, '2 lines')).toBeVisible()
  })
})

test.describe('500 lines', () => {
  test('are typed into without a wait, and what is more stays in the field', async ({ page }) => {
    await open(page)
    await paste(page, Array.from({ length: 503 }, (_, index) => `HEM-7155-E ${index + 1}`).join('\n'))
    await expect(findLines(page)).toHaveCount(500)
    await expect(page.getByText('3 lines were left in the field: 500 is the most at a time.')).toBeVisible()
    await expect(findPaste(page)).toHaveValue(/^HEM-7155-E 501\n/)
    const longest = await findQuantity(page, 250).evaluate(async (field: HTMLInputElement) => {
      let most = 0
      for (const text of ['1', '12', '123']) {
        const started = performance.now()
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, text)
        field.dispatchEvent(new Event('input', { bubbles: true }))
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
        most = Math.max(most, performance.now() - started)
      }
      return most
    })
    expect(longest, 'ms from a key to its picture').toBeLessThan(250)
  })
})

test.describe('a scanner', () => {
  test.use({ baseURL: SHOPS.quirks.url })

  /** What a keyboard wedge types: FNC1 comes as Ctrl and "]", and Enter ends the scan. */
  async function scan(page: Page, text: string): Promise<void> {
    for (const [place, part] of text.split('\u001D').entries()) {
      if (place > 0) await page.keyboard.press('Control+]')
      await page.keyboard.type(part)
    }
    await page.keyboard.press('Enter')
  }

  test('adds a line a label, counts a label that comes again, and shows batch and expiry', async ({ page }) => {
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

  test('a code that two products have is a choice, and a quantity is raised to what is sold', async ({ page }) => {
    await open(page)
    await paste(page, 'ST-1 2\nTEN-1 12')
    const choice = page.getByRole('combobox', { name: 'Product of line 1' })
    await expect(choice.getByRole('option')).toHaveCount(3)
    await choice.selectOption({ index: 2 })
    await expect(findLine(page, 2)).toContainText('Sold in multiples of 10: 12 became 20.')
    await findAddLines(page, '2 lines').click()
    await expect(findBadge(page)).toHaveText('22 items')
  })
})
