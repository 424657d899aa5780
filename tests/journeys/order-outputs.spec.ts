import type { Page } from '@playwright/test'
import { SHOPS } from '../shops.ts'
import { keepCart, makeDocument, openOrder } from '../steps.ts'
import { expect, test } from '../test.ts'
import { readAllKept } from '../texts.ts'
import { visit } from '../visit.ts'
import { buildLongCart, findSheet } from './order.ts'
import { download, printPdf, readPaper, readPdf, readText, readXml } from './orderFiles.ts'

test.describe('the Peppol draft', () => {
  test('is not mentioned where the shop is not in the network', async ({ page }) => {
    await openOrder(page)
    await expect(page.getByLabel('Your name')).toBeVisible()
    await expect(page.getByText(/peppol/i)).toHaveCount(0)
    await makeDocument(page)
    await expect(page.getByRole('button', { name: 'Save as CSV' })).toBeVisible()
    await expect(page.getByText(/peppol/i)).toHaveCount(0)
  })

  test.describe('of a shop in the network', () => {
    test.use({ baseURL: SHOPS.quirks.url })

    test('is read by an XML parser with the same quantities and totals', async ({ page }) => {
      await keepCart(page, [{ slug: 'oximeter-plain', options: {}, quantity: 3 }])
      await visit(page, '/order')
      await page.getByText('Peppol identifiers').click()
      await makeDocument(page, { 'Scheme of your identifier': '9932', 'Your Peppol identifier': 'GB123456789' })
      const { name, file } = await download(page, 'Save as Peppol XML')
      expect(name).toMatch(/^PM-.*\.xml$/)
      expect(await readXml(page, file)).toEqual({
        lines: [{ sku: 'OX-1', title: 'Plain fingertip oximeter', quantity: 3, lineEx: 44700 }],
        totalEx: 44700,
        totalInc: 53640,
      })
    })

    test('names the line that has no code', async ({ page }) => {
      await keepCart(page, [{ slug: 'oximeter-no-sku', options: {}, quantity: 1 }])
      await visit(page, '/order')
      await makeDocument(page)
      await page.getByText('Why there is no Peppol XML').click()
      await expect(page.getByText('Line 1 has neither a SKU nor a GTIN: Oximeter without a code.')).toBeVisible()
    })
  })
})

test.describe('email', () => {
  /** Presses the link without leaving for a mail program. */
  async function pressMail(page: Page): Promise<string> {
    const link = page.getByRole('link', { name: 'Email Penhallow Medical' })
    await page.evaluate(() =>
      document.addEventListener('click', (event) => {
        if ((event.target as Element).closest('a[href^="mailto:"]')) event.preventDefault()
      }),
    )
    await link.click()
    return (await link.getAttribute('href'))!
  }

  test('takes a small order whole', async ({ page }) => {
    const { lines, facts } = buildLongCart(2)
    await keepCart(page, lines)
    await visit(page, '/order')
    await makeDocument(page)
    const href = await pressMail(page)
    expect(href).toMatch(/^mailto:care@penhallow\.example\?subject=Order%20PM-/)
    expect(readText(decodeURIComponent(/body=(.*)$/.exec(href)![1]!))).toEqual(facts)
  })

  test('holds what fits of an order that is too long, copies all of it, and says to paste it', async ({
    page,
    context,
  }) => {
    const { lines, facts } = buildLongCart(40)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await keepCart(page, lines)
    await visit(page, '/order')
    await makeDocument(page)
    const href = await pressMail(page)
    expect(href.length).toBeLessThanOrEqual(1900)
    const body = decodeURIComponent(/body=(.*)$/.exec(href)![1]!)
    for (const text of [facts.lines[0]!.title, facts.lines[1]!.sku, 'Deliver to: ', 'Left out: lines '])
      expect(body).toContain(text)
    await expect(page.getByRole('status').getByText('paste it into the email')).toBeVisible()
    expect(readText(await page.evaluate(() => navigator.clipboard.readText()))).toEqual(facts)
  })
})

test('where the browser forbids copying, the text is shown and selected', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
  await openOrder(page)
  await makeDocument(page)
  await page.getByRole('button', { name: 'Copy as text' }).click()
  const area = page.getByRole('textbox', { name: /Copy this text yourself/ })
  await expect(area).toBeVisible()
  await expect(area).toHaveValue(/Carrick Community Hospital/)
  expect(await page.evaluate(() => getSelection()!.toString())).toContain('Carrick Community Hospital')
})

test.describe('printing', () => {
  test('that is cancelled loses nothing', async ({ page }) => {
    await openOrder(page)
    await makeDocument(page)
    // Typed text reaches the document only when the page has time for it.
    await expect(findSheet(page)).toContainText('Deliver before noon.')
    const before = await findSheet(page).innerText()
    await page.evaluate(() => {
      window.print = () => {
        dispatchEvent(new Event('beforeprint'))
        document.documentElement.dataset.printed = 'yes'
        dispatchEvent(new Event('afterprint'))
      }
    })
    await page.getByRole('button', { name: 'Print or save as PDF' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes')
    expect(await findSheet(page).innerText()).toBe(before)
  })

  test('the VAT-relief declaration prints blank and alone, and nothing of it is kept', async ({ page }, testInfo) => {
    await openOrder(page)
    await makeDocument(page)
    await page.evaluate(() => {
      window.print = () => undefined
    })
    await page.getByRole('button', { name: 'Print a blank declaration' }).click()
    await page.emulateMedia({ media: 'print' })
    const declaration = page.getByRole('article', { name: 'Declaration for VAT relief' })
    await expect(declaration).toBeVisible()
    await expect(findSheet(page)).toBeHidden()
    await expect(declaration.getByRole('textbox')).toHaveCount(0)
    // Printing ends the declaration, so what would be printed is read first.
    const paper = await readPaper(page)
    await page.emulateMedia({ media: 'print' })
    const sheets = readPdf(await printPdf(page, testInfo, 'A4')) ?? paper
    expect(sheets).toHaveLength(1)
    expect(sheets[0]).toContain('chronically sick')
    expect(sheets[0]).not.toContain('Ada Penrose')
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await expect(declaration).toHaveCount(0)
    await expect(findSheet(page)).toBeVisible()
    const kept = await readAllKept(page)
    expect(kept).not.toMatch(/relief|chronic/i)
  })
})
