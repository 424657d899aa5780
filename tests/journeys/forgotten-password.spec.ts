import { ADA, addToCart, expectLoggedIn, fillIn, logIn, logOut, makeAccount, signUp } from '../accounts.ts'
import { findBadge } from '../controls.ts'
import { makeDocument, saveOrder } from '../steps.ts'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'

test.describe('a forgotten password', () => {
  test('is replaced by the recovery code, typed in any way; a newer code takes its place', async ({ page }) => {
    const code = await makeAccount(page)
    await addToCart(page)
    await visit(page, '/order')
    await makeDocument(page)
    const reference = await saveOrder(page)
    await logOut(page)
    await page.getByRole('link', { name: 'forget password?' }).click()
    await fillIn(page, { Email: ADA.email })
    await page.getByRole('button', { name: 'Submit', exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: 'No email has been sent' })).toBeVisible()
    await fillIn(page, {
      'Recovery code': `${code.slice(0, -1)}U`,
      'New password': 'spring tide 7 low water',
      'New password again': 'spring tide 7 low water',
    })
    await page.getByRole('button', { name: 'Submit', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('A recovery code has no “U”')
    await expect(page.getByLabel('New password', { exact: true })).toHaveValue('spring tide 7 low water')
    await fillIn(page, { 'Recovery code': ` ${code.toLowerCase().replaceAll('-', ' ')} ` })
    await page.getByRole('button', { name: 'Submit', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your password is changed')
    expect(await page.getByTestId('recovery-code').innerText()).not.toContain(code.slice(0, 4))
    await page.getByRole('button', { name: 'Go to my account' }).click()
    await expectLoggedIn(page, ADA)
    await expect(page.getByRole('link', { name: `Order ${reference}` })).toBeVisible()
    await expect(findBadge(page)).toHaveText('1 item')
    await logOut(page)
    await logIn(page, { ...ADA, password: 'spring tide 7 low water' })
    await expectLoggedIn(page, ADA)
  })

  test('is replaced by the link that the person emailed to themself, in this browser alone', async ({
    page,
    browser,
  }) => {
    await signUp(page, ADA)
    const mail = new URL((await page.getByRole('link', { name: 'Email yourself a link' }).getAttribute('href'))!)
    const link = /https?:\S+/.exec(mail.searchParams.get('body')!)![0]
    await page.getByRole('button', { name: 'Go to my account' }).click()
    await expectLoggedIn(page, ADA)
    await logOut(page)
    await visit(page, link)
    await fillIn(page, { 'New password': 'spring tide 7 low water', 'New password again': 'spring tide 7 low water' })
    await page.getByRole('button', { name: 'Submit', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your password is changed')
    await page.getByRole('button', { name: 'Go to my account' }).click()
    await expectLoggedIn(page, ADA)
    const stranger = await browser.newPage()
    await visit(stranger, link)
    await fillIn(stranger, {
      'New password': 'spring tide 7 low water',
      'New password again': 'spring tide 7 low water',
    })
    await stranger.getByRole('button', { name: 'Submit', exact: true }).click()
    await expect(stranger.getByRole('alert')).toContainText('not in this browser')
    await stranger.close()
  })

  test('with neither code nor link leaves to delete the account, and that can be undone', async ({ page }) => {
    await makeAccount(page)
    await logOut(page)
    await visit(page, '/forget_password#reset.cut')
    await expect(page.getByRole('heading', { name: 'Part of the link is missing' })).toBeVisible()
    await page.getByRole('button', { name: 'Delete this account' }).click()
    await page.getByRole('button', { name: 'Yes, delete it' }).click()
    await expect(page.getByText('There is no account on this device.')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('button', { name: 'Delete this account' })).toBeVisible()
    await logIn(page, ADA)
    await expectLoggedIn(page, ADA)
  })
})
