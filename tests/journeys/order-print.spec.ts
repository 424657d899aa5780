import { keepCart, makeDocument } from '../steps.ts'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'
import { buildLongCart, formatPounds, readReference } from './order.ts'
import {
  canReadPdf,
  countPages,
  download,
  printPdf,
  readCsv,
  readPaper,
  readPdf,
  readText,
  readXlsx,
} from './orderFiles.ts'

const NO_READER = 'pdftotext is not on this machine'

for (const [count, format] of [
  [3, 'A4'],
  [40, 'A4'],
  [40, 'Letter'],
] as const) {
  test(`${count} lines say the same in every file and on ${format}`, async ({ page, context }, testInfo) => {
    const { lines, facts } = buildLongCart(count)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await keepCart(page, lines)
    await visit(page, '/order')
    await makeDocument(page)
    const reference = await readReference(page)

    const csv = await download(page, 'Save as CSV')
    expect(csv.name).toBe(`${reference}.csv`)
    expect(readCsv(csv.file)).toEqual(facts)
    const xlsx = await download(page, 'Save as Excel')
    expect(xlsx.name).toBe(`${reference}.xlsx`)
    expect(await readXlsx(xlsx.file)).toEqual(facts)
    await page.getByRole('button', { name: 'Copy as text' }).click()
    await expect(page.getByRole('status').getByText('copied as text')).toBeVisible()
    expect(readText(await page.evaluate(() => navigator.clipboard.readText()))).toEqual(facts)

    const sheets = readPdf(await printPdf(page, testInfo, format)) ?? (await readPaper(page))
    const words = sheets.join('\n')
    const isPaper = sheets.length > 1 || words.includes('Page 1 of 1')
    for (const [index, { sku, quantity, lineEx }] of facts.lines.entries()) {
      expect(words).toContain(sku)
      expect(words).toContain(formatPounds(lineEx))
      if (isPaper) expect(words).toMatch(new RegExp(`^ *${index + 1} +${quantity} .* (from|£)`, 'm'))
    }
    expect(words).toContain(formatPounds(facts.totalEx))
    expect(words).toContain(formatPounds(facts.totalInc))
    for (const sheet of sheets) expect(sheet).toContain(reference)
    const last = sheets.find((sheet) => /\bTotal\b/.test(sheet))!
    expect(last, 'the total stands with lines').toMatch(new RegExp(`^ *${count}\\s`, 'm'))
    expect(words).not.toMatch(/Print or save|Theme|Log in|Make an order/)
  })
}

test('pages are numbered, and the head of the table is repeated on each that has lines', async ({ page }, testInfo) => {
  test.skip(!canReadPdf(), NO_READER)
  await keepCart(page, buildLongCart(60).lines)
  await visit(page, '/order')
  await makeDocument(page)
  const file = await printPdf(page, testInfo, 'A4')
  const count = countPages(file)
  expect(count).toBeGreaterThan(2)
  const sheets = readPdf(file)!
  expect(sheets).toHaveLength(count)
  for (const [index, sheet] of sheets.entries()) {
    expect(sheet).toContain(`Page ${index + 1} of ${count}`)
    if (/£/.test(sheet)) expect(sheet).toMatch(/Line +Quantity +Item/)
  }
})

for (const count of [1, 8])
  test(`${count} lines and the signatures fit on one page, of a form with every field filled in`, async ({
    page,
  }, testInfo) => {
    const { lines, facts } = buildLongCart(count)
    await keepCart(page, lines)
    await visit(page, '/order')
    await makeDocument(page, {
      'Invoice address (optional)': 'Accounts Payable\nPO Box 7\nTruro TR1 9XX',
      'Telephone (optional)': '01326 555 010',
      'Wanted by (optional)': '2099-12-04',
    })
    const file = await printPdf(page, testInfo, 'A4')
    expect(countPages(file)).toBe(1)
    const [words] = readPdf(file) ?? (await readPaper(page))
    expect(words).not.toContain('Not yet sent')
    expect(words).toContain(formatPounds(facts.totalInc))
    expect(words!.match(/Total inc\.VAT/g), 'the total is said once').toHaveLength(1)
  })

test('the first page has no running head, every other one has', async ({ page }, testInfo) => {
  test.skip(!canReadPdf(), NO_READER)
  await keepCart(page, buildLongCart(40).lines)
  await visit(page, '/order')
  await makeDocument(page)
  const running = `Order ${await readReference(page)}`
  const [first, ...others] = readPdf(await printPdf(page, testInfo, 'A4'))!
  expect(first).not.toContain(running)
  expect(others.length).toBeGreaterThan(0)
  for (const sheet of others) expect(sheet).toContain(running)
})

for (const count of [10, 11, 12])
  test(`totals and signatures are never alone on a page: of ${count} lines, the last come with them`, async ({
    page,
  }, testInfo) => {
    test.skip(!canReadPdf(), NO_READER)
    await keepCart(page, buildLongCart(count).lines)
    await visit(page, '/order')
    await makeDocument(page)
    const signed = readPdf(await printPdf(page, testInfo, 'A4'))!.filter((sheet) => sheet.includes('Approved by'))
    expect(signed).toHaveLength(1)
    expect(signed[0]).toMatch(new RegExp(`^ *${count} .*£`, 'm'))
  })
