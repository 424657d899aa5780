import { readFileSync } from 'node:fs'
import { addToCart, openFile } from '../accounts.ts'
import { findAdd, findBadge } from '../controls.ts'
import { MANY, OTHER, PLAIN } from '../examples.ts'
import { keepCart } from '../steps.ts'
import { expect, test } from '../test.ts'
import { writeText } from '../texts.ts'
import { visit } from '../visit.ts'

test('a guest’s passport can be open, is merged, replaced and undone', async ({ page }) => {
  await addToCart(page)
  await visit(page, '/account')
  await page.getByText('Save a copy that anyone can read').click()
  await page.getByRole('button', { name: 'Save without a passphrase' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Yes, save it without a passphrase' }).click(),
  ])
  const text = readFileSync(await file.path(), 'utf8')
  expect(text).toContain(PLAIN.slug)
  await visit(page, OTHER.list)
  await findAdd(page, OTHER).click()
  await expect(findBadge(page)).toHaveText('2 items')
  await visit(page, '/account')
  await openFile(page, text)
  await expect(page.getByRole('row', { name: 'Cart and saved for later 0 0 1' })).toBeVisible()
  await page.getByRole('button', { name: 'Replace' }).click()
  await expect(findBadge(page)).toHaveText('1 item')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(findBadge(page)).toHaveText('2 items')
  await expect(page.getByText('What you have changed since stays.')).toBeVisible()
  await openFile(page, '{"format":"medical-shop-passport","version":9}')
  await expect(page.getByRole('alert').filter({ hasText: 'newer version of the shop' })).toBeVisible()
})

test('a link hands a cart over, as a QR code too where one holds it, also where the page is open', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const makeLink = async () => {
    await visit(page, '/account')
    await page.getByText('Hand over by link or QR code').click()
    await page.getByRole('button', { name: 'Make the link' }).click()
    await page.getByRole('button', { name: 'Copy the link' }).click()
    await expect(page.getByText('The link is copied.')).toBeVisible()
    return page.evaluate(() => navigator.clipboard.readText())
  }
  const code = page.getByRole('img', { name: 'The link as a QR code' })
  await keepCart(page, MANY)
  const long = await makeLink()
  await expect(page.getByText('This is too long for a QR code. Send the link, or save a file.')).toBeVisible()
  await expect(code).toHaveCount(0)
  await writeText(page, 'cart', JSON.stringify({ version: 2, lines: MANY.slice(0, 2), saved: [] }))
  const short = await makeLink()
  await expect(code).toBeVisible()
  // Nothing is loaded for a link that is opened where the page is open.
  await page.goto(short.slice(0, -1))
  await expect(page.getByRole('alert').filter({ hasText: 'Part of this link is missing' })).toBeVisible()
  await page.goto(long)
  await expect(page.getByRole('row', { name: 'Cart and saved for later 88 0 2' })).toBeVisible()
  await page.getByRole('button', { name: 'Merge' }).click()
  await expect(findBadge(page)).toHaveText('90 items')
})

for (const [kind, path, name, text, shown] of [
  ['a copy', '/account', 'copy.json', '{"format":"medical-shop-passport","version":9}', 'newer version of the shop'],
  ['a table of codes', '/quick-order', 'codes.csv', 'code,quantity\nHEM-7155-E,2', '1 line'],
] as const)
  test(`${kind} that the system opens with the installed shop is read`, async ({ page }) => {
    await page.addInitScript(
      ([name, text]) => {
        const file = { getFile: () => Promise.resolve(new File([text], name)) }
        const setConsumer = (take: (launch: object) => void) => take({ files: [file] })
        Object.defineProperty(window, 'launchQueue', { value: { setConsumer } })
      },
      [name, text] as const,
    )
    await visit(page, path)
    await expect(page.getByRole('main').getByText(shown).first()).toBeVisible()
  })
