import type { Page } from '@playwright/test'
import { ADA, expectLoggedIn, makeAccount } from '../accounts.ts'
import { CHOICE, WARD } from '../examples.ts'
import { PAGES } from '../kinds.ts'
import { fillCart, keepLists, openWard, pasteLines } from '../steps.ts'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'

/** The tokens that password managers use; a shop that keeps them away makes passwords worse. */
const OF_PASSWORDS = ['username', 'current-password', 'new-password']
/** Choices of how the shop is shown say nothing of anyone; they are on every page, where each byte counts. */
const OF_THE_VIEW = ['Prices', 'Theme', 'Sort']

interface Field {
  readonly name: string
  readonly token: string
}

/** Every field of the page into which one types, or of which the browser keeps the choice. */
function readFields(page: Page): Promise<Field[]> {
  return page.evaluate(() => {
    const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
      'input:not([type="checkbox"], [type="radio"], [type="file"], [type="hidden"], [type="submit"]), textarea, select',
    )
    return [...fields].map((field) => ({
      name: field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? field.outerHTML,
      token: field.getAttribute('autocomplete') ?? 'none',
    }))
  })
}

/** Fails where a field of the page says more than that it is one of a password. Returns the names of all. */
async function expectOff(page: Page, where: string): Promise<string[]> {
  const fields = await readFields(page)
  const offered = fields.filter(
    ({ name, token }) =>
      token !== 'off' && !OF_PASSWORDS.includes(token) && !OF_THE_VIEW.some((label) => name.startsWith(label)),
  )
  expect.soft(offered, where).toEqual([])
  return fields.map(({ name }) => name)
}

test('in an account the browser is asked to offer and keep nothing of what is typed, on any screen', async ({
  page,
}) => {
  await keepLists(page, [WARD])
  await fillCart(page)
  await makeAccount(page)
  const seen = new Set<string>()
  const look = async (where: string) => (await expectOff(page, where)).forEach((name) => seen.add(name))

  for (const path of new Set(PAGES.map((kind) => kind.path))) {
    await page.goto(path)
    await expectLoggedIn(page, ADA)
    await look(path)
  }

  await pasteLines(page)
  await look('a quick order with lines')
  await openWard(page)
  await look('a list')
  await page.getByRole('button', { name: 'Rename' }).click()
  await look('the name of a list')
  await visit(page, `/detail/${CHOICE.slug}`)
  await page.getByRole('button', { name: 'Add to a list' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await look('a product on its way to a list')
  await visit(page, '/detail/littmann-classic-iii-navy')
  await page.getByRole('button', { name: 'Add an engraving' }).click()
  await look('an engraving')
  await visit(page, '/cart')
  await page
    .getByRole('button', { name: /^More for/ })
    .first()
    .click()
  await look('a line of the cart')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Share the cart' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await look('the cart as a link')

  for (const name of [
    'Your name',
    'Postcode',
    'Current password',
    'Note',
    'Text to engrave',
    'Code of line 1',
    'First name',
  ])
    expect([...seen], 'the walk must come by').toContain(name)
})

test('a guest’s browser may fill in the order, but not its note', async ({ page }) => {
  await fillCart(page)
  await visit(page, '/order')
  const token = (label: string) => page.getByLabel(label, { exact: true }).getAttribute('autocomplete')
  expect(await token('Your name')).toBe('name')
  expect(await token('Department, building and street')).toBe('street-address')
  expect(await token('Note (optional)')).toBe('off')
})
