import { findBadge } from '../controls.ts'
import { expect, test } from '../test.ts'
import { chooseFile, findAddLines, findLine, findLines, findPaste, findQuantity, open, paste } from './quickOrder.ts'

test.describe('a file', () => {
  test('of a spreadsheet is read by its column titles', async ({ page }) => {
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

  test('that is not a list of lines is refused with its reason', async ({ page }) => {
    await open(page)
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
      await chooseFile(page, name, content)
      await expect(page.getByRole('alert').filter({ hasText: reason })).toBeVisible()
      await expect(findLines(page)).toHaveCount(0)
    }
    await chooseFile(page, 'good.csv', 'HEM-7155-E,1')
    await expect(findLines(page)).toHaveCount(1)
    await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveCount(0)
  })

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

test('500 lines are the most at a time, and further ones stay in the field', async ({ page }) => {
  await open(page)
  await paste(page, Array.from({ length: 503 }, (_, index) => `HEM-7155-E ${index + 1}`).join('\n'))
  await expect(findLines(page)).toHaveCount(500)
  await expect(page.getByText('3 lines were left in the field: 500 is the most at a time.')).toBeVisible()
  await expect(findPaste(page)).toHaveValue(/^HEM-7155-E 501\n/)
})
