import { readFileSync } from 'node:fs'
import { findAdd } from '../controls.ts'
import { OTHER, PLAIN } from '../examples.ts'
import { findOverflow } from '../measure.ts'
import { keepCart, makeDocument, openOrder } from '../steps.ts'
import { expect, test } from '../test.ts'
import { readTexts } from '../texts.ts'
import { reload, visit } from '../visit.ts'
import { buildLongCart, findSheet, readReference } from './order.ts'
import { download, readCsv } from './orderFiles.ts'

test.describe('from the cart to a document', () => {
  test('a buyer adds goods, goes to the order, fills in who is ordering, and has the document', async ({ page }) => {
    await visit(page, PLAIN.list)
    await findAdd(page, PLAIN).click()
    await findAdd(page, OTHER).click()
    await page.getByRole('link', { name: /^Cart/ }).click()
    await page.getByRole('link', { name: 'Make an order document' }).click()
    await expect(page.getByText('2 lines, £89.98 inc.VAT')).toBeVisible()
    await makeDocument(page)
    for (const text of [
      'Not yet sent to anyone',
      'PO-4471',
      'W7-2210',
      'Falmouth',
      PLAIN.title,
      'HEM-7155-E',
      '£89.98',
    ])
      await expect(findSheet(page).getByText(text).first()).toBeVisible()
    expect(await readReference(page)).toMatch(/^PM-\d{8}-[0-9A-HJKMNP-TV-Z]{4}$/)
  })

  test('the document is written while one types, and says once that nobody has it yet', async ({ page }) => {
    await openOrder(page)
    await expect(page.getByText('Not yet sent to anyone')).toHaveCount(1)
    for (const [label, typed] of [
      ['Your name', 'Ada'],
      ['Telephone (optional)', '01326 555 010'],
      ['Invoice address (optional)', 'Accounts Payable'],
    ] as const) {
      await page.getByLabel(label).pressSequentially(typed)
      await expect(findSheet(page)).toContainText(typed)
    }
    await expect(findSheet(page)).not.toContainText('Wanted by')
    const [, typed] = Object.entries(await readTexts(page)).find(([key]) => key.startsWith('order.draft+'))!
    const { date } = (JSON.parse(typed) as { details: { date: string } }).details
    await page.getByLabel('Wanted by (optional)').fill(date)
    await expect(findSheet(page).getByRole('definition').nth(2)).toBeVisible()
    await expect(findSheet(page).getByText('Wanted by')).toBeVisible()
    for (const text of ['VAT number GB 000 0000 00', 'Unit 7, Harbour Works, Truro TR1 2XX'])
      await expect(findSheet(page)).toContainText(text)
  })

  test('a document starts at its top, and so does another, with the focus on its heading', async ({ page }) => {
    const heading = page.getByRole('heading', { level: 1, name: 'Order document' })
    await visit(page, PLAIN.list)
    await findAdd(page, PLAIN).click()
    await page.getByRole('link', { name: /^Cart/ }).click()
    await page.getByRole('link', { name: 'Make an order document' }).click()
    await expect(heading).toBeVisible()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await makeDocument(page)
    await page.getByRole('button', { name: 'New document' }).click()
    await expect(heading).toBeFocused()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })

  test('from 1200 px the document stands beside the form, else below, all of it within the window', async ({
    page,
  }) => {
    await openOrder(page)
    const jump = page.getByRole('link', { name: 'Go to the document' })
    for (const [width, isBeside] of [
      [1440, true],
      [1200, true],
      [1199, false],
      [390, false],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      const [field, sheet] = [page.getByLabel('Your name'), findSheet(page)]
      const [form, paper] = [(await field.boundingBox())!, (await sheet.boundingBox())!]
      if (isBeside) expect(paper.x).toBeGreaterThan(form.x + form.width)
      else expect(paper.y).toBeGreaterThan(form.y)
      expect(await findOverflow(page)).toEqual([])
      await expect(jump).toBeVisible({ visible: !isBeside })
    }
    await jump.click()
    await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeInViewport()
  })
})

test.describe('what was typed', () => {
  test('survives a reload, and so does the reference', async ({ page }) => {
    await openOrder(page)
    await page.getByLabel('Your name').fill('Ada')
    await reload(page)
    await expect(page.getByLabel('Your name')).toHaveValue('Ada')
    await makeDocument(page)
    const reference = await readReference(page)
    await reload(page)
    expect(await readReference(page)).toBe(reference)
    await page.getByRole('button', { name: 'New document' }).click()
    await expect(page.getByLabel('Purchase order number')).toHaveValue('')
    await expect(page.getByLabel('Your name')).toHaveValue('Ada Penrose')
    expect(await readReference(page)).not.toBe(reference)
  })

  test('is not kept for the next visit unless the buyer says so, and can be cleared', async ({ page, context }) => {
    await openOrder(page)
    await makeDocument(page)
    const second = await context.newPage()
    await visit(second, '/order')
    await expect(second.getByLabel('Your name')).toHaveValue('')
    await second.close()

    await page.getByRole('checkbox', { name: /Keep your details/ }).check()
    const third = await context.newPage()
    await visit(third, '/order')
    await expect(third.getByLabel('Your name')).toHaveValue('Ada Penrose')
    await expect(third.getByLabel('Purchase order number')).toHaveValue('')
    await third.getByRole('button', { name: 'Clear my details' }).click()
    await expect(third.getByLabel('Your name')).toHaveValue('')
    await expect.poll(async () => (await readTexts(third))['order.buyer']).toBeUndefined()
    await third.getByRole('button', { name: 'Undo' }).click()
    await expect(third.getByLabel('Your name')).toHaveValue('Ada Penrose')
    await expect.poll(async () => (await readTexts(third))['order.buyer']).toContain('Ada Penrose')
  })

  test('in a tab and in a copy of it goes on in each', async ({ page, context }) => {
    await openOrder(page)
    await page.getByLabel('Your name').fill('Ada')
    // Session storage is copied for a window that a page opens, as it is for a copy of a tab.
    const [copy] = await Promise.all([context.waitForEvent('page'), page.evaluate(() => void window.open('/order'))])
    await expect(copy.getByLabel('Your name')).toHaveValue('Ada')
    await copy.getByLabel('Your name').fill('Ben')
    await page.getByLabel('Your name').fill('Ada Penrose')
    await copy.reload()
    await expect(copy.getByLabel('Your name')).toHaveValue('Ben')
    await page.reload()
    await expect(page.getByLabel('Your name')).toHaveValue('Ada Penrose')
  })

  test('and is wrong is named in a summary and beside its field, and the rest stays', async ({ page }) => {
    await openOrder(page)
    await page.getByLabel('Town or city').fill('Falmouth')
    await page.getByRole('button', { name: 'Print or save as PDF' }).click()
    const summary = page.getByRole('alert')
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveText([
      ...['Enter your name', 'Enter your email address', /building and street/, /postcode/],
    ])
    await summary.getByRole('link', { name: 'Enter your name' }).click()
    await expect(page.getByLabel('Your name')).toBeFocused()
    await page.keyboard.type('Ada')
    await expect(summary.getByRole('link')).toHaveCount(3)
    await expect(page.getByLabel('Town or city')).toHaveValue('Falmouth')
  })

  test('and looks like markup or a formula is only text', async ({ page }) => {
    const nasty = '<img src=x onerror=alert(1)> "quoted", 😀 \u200Fעברית'
    await openOrder(page)
    await makeDocument(page, {
      'Note (optional)': nasty,
      'Purchase order number (optional)': '=HYPERLINK("http://x","y")',
    })
    await expect(findSheet(page)).toContainText(nasty)
    await expect(findSheet(page).locator('img')).toHaveCount(0)
    const { file } = await download(page, 'Save as CSV')
    expect(readCsv(file).lines).toHaveLength(3)
  })

  test('that cannot be read back gives an empty form, not an error', async ({ page }) => {
    await page.addInitScript(() => {
      sessionStorage.setItem('order.draft', '{"version":1,"reference":"<b>","details":7}')
      localStorage.setItem('order.buyer', '{"version":1,"details":{"name":7,"town":"Falmouth"}}')
    })
    await openOrder(page)
    await expect(page.getByLabel('Your name')).toHaveValue('')
    await expect(page.getByLabel('Town or city')).toHaveValue('Falmouth')
    await expect(page.getByText('Some of your kept details could not be read')).toBeVisible()
  })
})

test('a clock that was never set does not stop an order: the buyer corrects the day', async ({ page }) => {
  await page.clock.setFixedTime(new Date('1970-01-01T12:00:00Z'))
  await openOrder(page)
  await expect(page.getByText('1 January 1970 ·')).toBeVisible()
  await page.getByRole('button', { name: 'Change the order date' }).click()
  await expect(page.getByLabel('Order date')).toBeFocused()
  await page.getByLabel('Order date').fill('2026-11-21')
  await expect(findSheet(page)).toContainText('21 November 2026')
})

test('a day that cannot be read is asked for, and its field stays while it is corrected', async ({ page }) => {
  await page.addInitScript(() => {
    const draft = { version: 1, reference: 'PM-20261121-7F3K', step: 'document', details: { date: '21/11/2026' } }
    sessionStorage.setItem('order.draft', JSON.stringify(draft))
  })
  await openOrder(page)
  await page.getByRole('button', { name: 'Print or save as PDF' }).click()
  await page.getByRole('link', { name: 'Enter the date of the order' }).click()
  await expect(page.getByLabel('Order date')).toBeFocused()
  await page.getByLabel('Order date').fill('2026-11-21')
  await expect(findSheet(page)).toContainText('21 November 2026')
  await expect(page.getByLabel('Order date')).toBeFocused()
})

test('an empty cart, and one of goods that are no longer sold, make no document', async ({ page }) => {
  await visit(page, '/order')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing to order yet')
  await expect(page.getByText('Your cart is empty.')).toBeVisible()
  await keepCart(page, [{ slug: 'sold-last-year', options: {}, quantity: 1 }])
  await visit(page, '/order')
  await expect(page.getByText('Nothing that is in your cart can be ordered')).toBeVisible()
})

test('a line has a cost centre of its own on the document and in its files, also after a reload', async ({ page }) => {
  await openOrder(page)
  await makeDocument(page)
  const sheet = findSheet(page)
  await expect(sheet.getByText('Cost centre: ')).toHaveCount(0)
  await page.getByText('Cost centres by line (optional)').click()
  const field = page.getByLabel(/^1\. /)
  await field.fill('Theatre 2')
  await expect(sheet.getByText('Cost centre: Theatre 2')).toBeVisible()
  await page.getByLabel(/^2\. /).fill('W7-2210')
  await expect(sheet.getByText('Cost centre: ')).toHaveCount(1)
  const { file } = await download(page, 'Save as CSV')
  const saved = readFileSync(file, 'utf8')
  expect(saved).toContain('Cost centre of the line')
  expect(saved).toContain('Theatre 2')
  await reload(page)
  await expect(field).toHaveValue('Theatre 2')
  await field.fill('')
  await expect(sheet.getByText('Cost centre: ')).toHaveCount(0)
})

test('how to pay and what delivery is stand before the form, in the owner’s words', async ({ page }) => {
  await openOrder(page)
  await expect(page.getByRole('definition').filter({ hasText: 'Nothing is paid here' })).toBeVisible()
  await page.getByRole('link', { name: 'More on the page “Delivery”' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Delivery')
})

test('what is no longer sold is listed apart, and is not counted', async ({ page }) => {
  await openOrder(page)
  await makeDocument(page)
  await expect(findSheet(page).getByRole('listitem')).toHaveText('1 × sold-last-year: No longer sold')
  const table = findSheet(page).getByRole('table', { name: 'Lines of the order' })
  await expect(table).not.toContainText('sold-last-year')
  for (const text of ['for ward 4', 'Size M, Length Tall', 'Engraved “Dr M. Tregear”'])
    await expect(table).toContainText(text)
  await expect(findSheet(page)).toContainText('Engraved goods are made for you')
})

test('the document requests nothing from its host', async ({ page }) => {
  await openOrder(page)
  await makeDocument(page)
  const asked: string[] = []
  page.on('request', (request) => void (request.url().startsWith('blob:') || asked.push(request.url())))
  await download(page, 'Save as CSV')
  await download(page, 'Save as Excel')
  await page.evaluate(() => {
    window.print = () => undefined
  })
  await page.getByRole('button', { name: 'Print a blank declaration' }).click()
  // It is for paper only, so no role finds it on the screen.
  await expect(page.locator('article[aria-label="Declaration for VAT relief"]')).toBeAttached()
  expect(asked).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the lines stay a table for a screen reader, each with its sums', async ({ page }) => {
    await openOrder(page)
    await makeDocument(page)
    const table = findSheet(page).getByRole('table', { name: 'Lines of the order' })
    const row = table.getByRole('row').filter({ hasText: PLAIN.title })
    await row.scrollIntoViewIfNeeded()
    await expect(row.getByRole('cell')).toHaveText(['2', /HEM-7155-E/, '£49.99', '£99.98'])
    expect((await row.boundingBox())!.width).toBeLessThanOrEqual(390)
  })

  test('a line without a note takes at most 64 px', async ({ page }) => {
    const { lines } = buildLongCart(8)
    await keepCart(page, lines)
    await visit(page, '/order')
    const rows = findSheet(page)
      .getByRole('row')
      .filter({ has: page.getByRole('cell').nth(3) })
    await expect(rows).toHaveCount(8)
    for (const row of await rows.all()) expect((await row.boundingBox())!.height).toBeLessThanOrEqual(64.5)
  })
})
