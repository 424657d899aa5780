import type { Locator, Page } from '@playwright/test'
import { formatHeader } from '@shop/core/account/header.ts'
import { formatPerson } from '@shop/core/account/person.ts'
import { createProfile } from '@shop/core/account/profile.ts'
import { importKey, sealText } from '@shop/core/account/sealed.ts'
import { ADA, buildSignUp, expectLoggedIn, fillIn, logIn, logOut, makeAccount, signUp } from '../accounts.ts'
import { expect as expectKept, keepShop, test as keptTest, readWorker } from '../keptShop.ts'
import { expect, test } from '../test.ts'
import { readTexts } from '../texts.ts'
import { reload, visit } from '../visit.ts'

/** Brotli. */
const LISTS_BYTES = 340_000
const LISTS = /\/assets\/guesses-[^/]*\.js$/
const OWN = 'Names, emails and the name of this shop are tried first'

const findPassword = (page: Page, label = 'Password'): Locator => page.getByLabel(label, { exact: true })
const submit = (page: Page) => page.getByRole('button', { name: 'Submit', exact: true }).click()

/** Collects the lists that are asked for. */
function watchLists(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (LISTS.test(request.url())) asked.push(request.url())
  })
  return asked
}

test('what is easy to guess is refused with its reason beside the field, stays, and a good one is taken', async ({
  page,
}) => {
  await visit(page, '/signup')
  for (const [password, reason] of [
    ['password', 'Choose a password of 15 characters or more. Many people use this one, or one like it'],
    ['penhallow', `Choose a password of 15 characters or more. ${OWN}`],
    [ADA.email, `Choose a password that is harder to guess. ${OWN}`],
    ['Penhallow Medical 1', `Choose a password that is harder to guess. ${OWN}`],
  ] as const) {
    await fillIn(page, buildSignUp({ ...ADA, password }))
    await submit(page)
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([reason])
    await expect(findPassword(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(findPassword(page)).toHaveAccessibleDescription(new RegExp(`Error: ${reason}$`))
    await expect(findPassword(page)).toHaveValue(password)
  }
  expect(Object.keys(await readTexts(page)).filter((key) => key.startsWith('profile'))).toEqual([])
  await fillIn(page, { Password: ADA.password, 'Password again': ADA.password })
  await submit(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is ready')
})

test('a field says what is missing while one types, and is quiet before', async ({ page }) => {
  await visit(page, '/signup')
  const notes = page.getByRole('status').filter({ hasText: /characters so far|Long enough/ })
  await expect(notes).toHaveCount(0)
  await findPassword(page).pressSequentially('hospital')
  await expect(notes).toHaveText('8 of 15 characters so far.')
  await findPassword(page).pressSequentially(' medicine')
  await expect(notes).toHaveText(/^Long enough, but easy to guess\. One or two common words/)
  await findPassword(page).pressSequentially(' lantern')
  await expect(notes).toHaveText('Long enough, and hard to guess.')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('who touches no field of a new password asks for none of the lists; the first touch asks once', async ({
  page,
}) => {
  const asked = watchLists(page)
  await visit(page, '/login')
  await fillIn(page, { Email: ADA.email, Password: 'harbour' })
  await submit(page)
  await expect(page.getByRole('alert')).toBeVisible()
  await visit(page, '/account')
  await visit(page, '/signup')
  await fillIn(page, { 'First name': ADA.firstName, Email: ADA.email })
  expect(asked).toEqual([])
  const loaded = page.waitForResponse(LISTS)
  await findPassword(page).focus()
  expect((await (await loaded).request().sizes()).responseBodySize).toBeLessThan(LISTS_BYTES)
  await fillIn(page, buildSignUp(ADA))
  await submit(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is ready')
  expect(asked.length).toBe(1)
})

test('where the lists do not come, length and the person’s own words still count, and a good one is taken', async ({
  browser,
  baseURL,
}) => {
  // Not watched: the browser itself reports the file that does not come.
  const page = await browser.newPage({ baseURL: baseURL! })
  await page.route(LISTS, (route) => route.abort())
  await visit(page, '/signup')
  for (const [password, reason] of [
    ['harbour', 'Choose a password of 15 characters or more'],
    [ADA.email, `Choose a password that is harder to guess. ${OWN}`],
  ] as const) {
    await fillIn(page, buildSignUp({ ...ADA, password }))
    await submit(page)
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([reason])
  }
  await fillIn(page, buildSignUp(ADA))
  await submit(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is ready')
  await page.close()
})

test('a change of password is compared too, and a change of email alone asks for nothing', async ({ page }) => {
  await makeAccount(page)
  await page.getByText('Change your email or password').click()
  await fillIn(page, {
    'Current password': ADA.password,
    'New password': 'Morwenna Penrose',
    'New password again': 'Morwenna Penrose',
  })
  const save = page.getByRole('button', { name: 'Save email and password' })
  await save.click()
  await expect(page.getByRole('alert').filter({ hasText: OWN })).toBeVisible()
  await fillIn(page, { Email: 'morwenna@carrick.example', 'New password': '', 'New password again': '' })
  await save.click()
  await expect(page.getByText('Log in with these from now on.')).toBeVisible()
})

test('a password after a reset is compared with the person in the account, whoever the link was followed by', async ({
  page,
}) => {
  await signUp(page, ADA)
  const mail = new URL((await page.getByRole('link', { name: 'Email yourself a link' }).getAttribute('href'))!)
  const link = /https?:\S+/.exec(mail.searchParams.get('body')!)![0]
  await page.getByRole('button', { name: 'Go to my account' }).click()
  await logOut(page)
  await visit(page, link)
  await fillIn(page, { 'New password': ADA.email, 'New password again': ADA.email })
  await submit(page)
  await expect(page.getByRole('alert')).toContainText(OWN)
  await expect(findPassword(page, 'New password')).toHaveAttribute('aria-invalid', 'true')
})

test('a passphrase of a sealed file is compared too', async ({ page }) => {
  await visit(page, '/account')
  await page.getByText('Save a copy with a passphrase').click()
  for (const [passphrase, reason] of [
    ['aaaaaaaaaaaa', 'Choose a passphrase of 15 characters or more. Repeating something makes it longer'],
    ['penhallow medical', `Choose a passphrase that is harder to guess. ${OWN}`],
  ] as const) {
    await fillIn(page, { 'Passphrase for the copy': passphrase, 'Passphrase again': passphrase })
    await page.getByRole('button', { name: 'Save the file' }).click()
    await expect(page.getByRole('alert').filter({ hasText: reason })).toBeVisible()
  }
  await fillIn(page, { 'Passphrase for the copy': ADA.password, 'Passphrase again': ADA.password })
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the file' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^passport-.*\.json$/)
})

test('an account from before opens with its short password, and is asked once for a better one', async ({ page }) => {
  const password = 'harbour'
  const { header, dataKey } = await createProfile({ email: ADA.email, password })
  const { id } = header
  const { firstName, lastName, email } = ADA
  // As the release before has written it.
  const person = formatPerson({ firstName, lastName, email, lockMinutes: 15, isCodeKept: true })
  const records = {
    [`profile.${id}`]: formatHeader(header),
    [`profile.${id}.person`]: await sealText(await importKey(dataKey), person, `${id}/person`),
  }
  await visit(page, '/login')
  await page.evaluate((kept) => Object.assign(localStorage, kept), records)
  await reload(page)
  const notice = page.getByText('New passwords have 15 characters or more')
  await logIn(page, { ...ADA, password })
  await expectLoggedIn(page, ADA)
  await expect(notice).toBeVisible()
  await reload(page)
  await expectLoggedIn(page, ADA)
  await expect(notice).toHaveCount(0)
  await logOut(page)
  await logIn(page, { ...ADA, password })
  await expectLoggedIn(page, ADA)
  await expect(notice).toHaveCount(0)
})

keptTest('a device that keeps the shop keeps no lists, and makes accounts without them', async ({ page, host }) => {
  expectKept(Object.keys(readWorker().release.files).filter((name) => name.includes('guesses'))).toEqual([])
  await keepShop(page, host)
  await host.stop()
  await page.goto(`${host.url}/signup`)
  await fillIn(page, buildSignUp({ ...ADA, password: ADA.email }))
  await submit(page)
  await expectKept(page.getByRole('alert')).toContainText(OWN)
  await fillIn(page, buildSignUp(ADA))
  await submit(page)
  await expectKept(page.getByRole('heading', { level: 1 })).toHaveText('Your account is ready')
})
