import { findSearch, findTitle } from '../controls.ts'
import { expect, test } from '../test.ts'
import { reload, visit } from '../visit.ts'

const FOLEY = '/detail/penhallow-foley-catheter'
const CHOSEN = `${FOLEY}?Size=14+Ch&Length=Female%2C+26+cm`

test('a size and a length that are named are chosen where the product opens', async ({ page }) => {
  await visit(page, '/search?q=foley%20catheter%2014ch%20female')
  const card = page.getByRole('article').first()
  await expect(card).toContainText('Size 14 Ch, Length Female, 26 cm')
  await card.getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(CHOSEN)
  await expect(page.getByRole('radio', { name: '14 Ch' })).toBeChecked()
  await expect(page.getByLabel('Length', { exact: true })).toHaveValue('Female, 26 cm')
  await expect(page.getByRole('region', { name: 'Price and order' })).not.toContainText('From')
  await reload(page)
  await expect(page.getByRole('radio', { name: '14 Ch' })).toBeChecked()
  await page.getByRole('group', { name: 'Size' }).getByText('16 Ch', { exact: true }).click()
  await expect(page.getByRole('radio', { name: '16 Ch' })).toBeChecked()
  await expect(page.getByLabel('Length', { exact: true })).toHaveValue('Female, 26 cm')
})

test('a suggestion says what is chosen, and opens it', async ({ page }) => {
  await visit(page, '/')
  await findSearch(page).fill('foley catheter 14ch female')
  const option = page.getByRole('listbox').getByRole('option').first()
  await expect(option).toContainText('Size 14 Ch, Length Female, 26 cm')
  await option.click()
  await expect(page).toHaveURL(CHOSEN)
})

test('an address that names no value of the product chooses nothing', async ({ page }) => {
  await visit(page, `${FOLEY}?Size=99+Ch&Length=__proto__&constructor=x`)
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
})

test('whoever needs help reads where it is before anything else', async ({ page }) => {
  await visit(page, '/search?q=my%20toddler%20swallowed%20bleach')
  await expect(findTitle(page)).toHaveText('Nothing found for “my toddler swallowed bleach”')
  await expect(page.getByRole('main')).toContainText('In an emergency call 999.')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(0)
  await findSearch(page).fill('not breathing')
  await expect(page.getByText(/^In an emergency call 999/).last()).toBeVisible()
})

test('where a word has several meanings the page asks which, and each leads to its own goods', async ({ page }) => {
  await visit(page, '/search?q=sling')
  const asked = page.locator('p', { hasText: 'Which do you mean?' })
  await expect(asked.getByRole('link')).toHaveText(['Hoist slings', 'Triangular bandages'])
  await asked.getByRole('link', { name: 'Triangular bandages' }).click()
  await expect(page.getByRole('article').first()).toContainText(/triangular bandage/i)
  await expect(asked).toHaveCount(0)
})
