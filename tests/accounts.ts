import { expect, type Page } from '@playwright/test'
import { findAdd, findBadge } from './controls.ts'
import { OTHER, PLAIN } from './examples.ts'
import { buildFile } from './steps.ts'
import { readAllKept } from './texts.ts'
import { reload, visit } from './visit.ts'

export const ADA = {
  firstName: 'Morwenna',
  lastName: 'Penrose',
  email: 'ada.penrose@carrick.example',
  password: 'harbour lights and gulls',
}
export const BEN = {
  firstName: 'Ben',
  lastName: 'Tregear',
  email: 'ben.tregear@carrick.example',
  password: 'quay road and tide 14',
}

type Person = typeof ADA

export function buildSignUp({ firstName, lastName, email, password }: Person): Readonly<Record<string, string>> {
  return {
    'First name': firstName,
    'Last name': lastName,
    Email: email,
    Password: password,
    'Password again': password,
  }
}

/** Fills in the sign-up form and sends it off; the recovery code is on the page that follows. */
export async function signUp(page: Page, person: Person, address = '/signup'): Promise<string> {
  await visit(page, address)
  await fillIn(page, buildSignUp(person))
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is ready')
  return (await page.getByTestId('recovery-code').locator('span').allInnerTexts()).join('-')
}

/** Signs up and goes to the account. */
export async function makeAccount(page: Page, person: Person = ADA, address = '/signup'): Promise<string> {
  const code = await signUp(page, person, address)
  await page.getByRole('button', { name: 'Go to my account' }).click()
  await expectLoggedIn(page, person)
  return code
}

export async function logIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  if (!page.url().includes('/login')) await visit(page, '/login')
  await fillIn(page, { Email: email, Password: password })
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
}

export async function logOut(page: Page): Promise<void> {
  await findAccountButton(page).click()
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in')
  await reload(page)
}

export function findAccountButton(page: Page) {
  return page.getByRole('navigation', { name: 'Account and cart' }).getByRole('button')
}

export async function expectLoggedIn(page: Page, { firstName }: Person): Promise<void> {
  await expect(findAccountButton(page)).toHaveAccessibleName(`Account of ${firstName}`)
}

export async function expectGuest(page: Page): Promise<void> {
  await expect(
    page.getByRole('navigation', { name: 'Account and cart' }).getByRole('link', { name: 'Log in' }),
  ).toBeVisible()
}

export async function fillIn(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label, { exact: true }).fill(text)
}

/** Nothing of a person or of what they order may be read from storage once they are logged out. */
const SECRETS = [
  ...[ADA.firstName, ADA.lastName, 'carrick.example', ADA.password, PLAIN.slug, PLAIN.title, OTHER.slug],
  ...['W7-2210', 'Quay', 'Ward 3', 'Night shift', 'TR11'],
]

export async function expectNothingReadable(page: Page, more: readonly string[] = []): Promise<void> {
  const kept = await readAllKept(page)
  for (const secret of [...SECRETS, ...more]) expect(kept, secret).not.toContain(secret)
}

export async function addToCart(page: Page): Promise<void> {
  await visit(page, PLAIN.list)
  await findAdd(page, PLAIN).click()
  await expect(findBadge(page)).toHaveText('1 item')
}

/** Gives the account page a file, as one chooses it. */
export async function openFile(page: Page, text: string | Buffer): Promise<void> {
  await page.getByLabel('Open a copy').setInputFiles(buildFile('passport.json', text))
}
