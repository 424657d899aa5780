/** Text typed and choices made before the page's script has loaded are not lost: they reach the state behind the field. */
import { makeAccount } from '../accounts.ts'
import { findBadge, findTitle } from '../controls.ts'
import { WARD } from '../examples.ts'
import { holdData, keepLists } from '../steps.ts'
import { expect, test } from '../test.ts'
import { openWithoutScripts } from '../visit.ts'

test('the name of a list', async ({ page }) => {
  const letCome = await openWithoutScripts(page, '/lists')
  await page.getByLabel('List name').fill('Night shift')
  await letCome()
  await page.getByRole('button', { name: 'Create an empty list' }).click()
  await expect(findTitle(page)).toHaveText('Night shift')
})

test('codes that are pasted', async ({ page }) => {
  const letCome = await openWithoutScripts(page, '/quick-order')
  await page.getByRole('textbox', { name: /paste/i }).fill('HEM-7121J-E 3\nPEN-SCT 1')
  await letCome()
  await page.getByRole('button', { name: 'Read these lines' }).click()
  await expect(page.getByRole('heading', { level: 2, name: '2 lines' })).toBeVisible()
})

test('the size and the quantity of what is added', async ({ page }) => {
  const letCome = await openWithoutScripts(page, '/detail/penhallow-scrub-top-teal')
  await page.locator('fieldset').getByText('XL', { exact: true }).click()
  await page.getByRole('textbox', { name: /^Quantity/ }).fill('3')
  await letCome()
  await page
    .getByRole('button', { name: /^Add to cart/i })
    .first()
    .click()
  await expect(findBadge(page)).toHaveText('3 items')
})

test('an email and a tick', async ({ page }) => {
  const letCome = await openWithoutScripts(page, '/login')
  await page.getByLabel('Email').fill('ada@carrick.example')
  await page.getByText('Others use this device too').click()
  await letCome()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('alert')).not.toContainText('email address')
  await expect(page.getByLabel('Email')).toHaveValue('ada@carrick.example')
  await expect(page.getByLabel('Others use this device too')).toBeChecked()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const who of ['a guest', 'an account'])
    test(`the name of the first list of ${who} is typed where the finger aimed: the field does not move as the page comes to life`, async ({
      page,
    }) => {
      if (who === 'an account') await makeAccount(page)
      const letCome = await openWithoutScripts(page, '/lists')
      const field = page.getByLabel('List name')
      await field.scrollIntoViewIfNeeded()
      const before = await field.boundingBox()
      await letCome()
      await expect(page.getByText('You have no lists on this device yet.')).toBeVisible()
      expect(await field.boundingBox()).toEqual(before)
    })
})

test('the lists of a device stand there before the products are known', async ({ page }) => {
  await keepLists(page, [WARD])
  const { isAsked, release } = await holdData(page, '/lists')
  await page.goto('/lists', { waitUntil: 'commit' })
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: WARD.name })
  const before = await row.boundingBox()
  await isAsked
  release()
  await expect(row).toContainText('to order')
  expect(await row.boundingBox()).toEqual(before)
})
