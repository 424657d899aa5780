import type { Page } from '@playwright/test'
import { findTitle } from '../controls.ts'
import { PLAIN } from '../examples.ts'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'

const findMain = (page: Page) => page.getByRole('main')

test('what matched is marked in the names of the products', async ({ page }) => {
  await visit(page, '/search?q=m3%20comf')
  const name = findMain(page).getByRole('article').first().getByRole('heading')
  await expect(name).toHaveText(PLAIN.title)
  await expect(name.locator('mark')).toHaveText(['M3', 'Comf'])
})

test('a synonym marks what it stands for, another spelling the word that it found, the name of a kind nothing', async ({
  page,
}) => {
  await visit(page, '/search?q=dark%20blue%20scrubs')
  await expect(findMain(page).locator('mark', { hasText: 'navy' }).first()).toBeVisible()
  await visit(page, '/search?q=sats%20probe')
  await expect(findMain(page).getByRole('article').first()).toContainText(/oximeter/i)
  await expect(findMain(page).locator('mark')).toHaveCount(0)
  await visit(page, '/search?q=litman')
  await expect(findMain(page).locator('mark').first()).toHaveText('Littmann')
})

test('a list of a category marks nothing', async ({ page }) => {
  await visit(page, PLAIN.list)
  await expect(page.locator('mark')).toHaveCount(0)
})

test('an exact code is named as such, with what it is', async ({ page }) => {
  await visit(page, '/search?q=hem%207155%20e')
  await expect(findMain(page)).toContainText(`Exact code: SKU HEM-7155-E is ${PLAIN.title}.`)
  await expect(findMain(page).getByRole('article').first().locator('mark')).toHaveText('HEM-7155-E')
  await visit(page, '/search?q=hem%207155')
  await expect(findMain(page).getByRole('article').first()).toContainText(PLAIN.title)
  await expect(findMain(page)).not.toContainText('Exact code')
})

test('where nothing has all the words it says which was left out, and which others could be', async ({ page }) => {
  await visit(page, '/search?q=stethoscope%20condom')
  await expect(findTitle(page)).toHaveText(/^\d+ products for “condom”$/)
  await expect(findMain(page)).toContainText('Nothing has all of “stethoscope condom”. Left out: stethoscope.')
  const ways = findMain(page).locator('p', { hasText: 'Leave out:' })
  await expect(ways.getByRole('link')).toHaveText(['stethoscope', 'condom'])
  const count = Number(/condom \((\d+) product/.exec((await ways.textContent())!)![1])
  await ways.getByRole('link', { name: 'condom' }).click()
  await expect(page).toHaveURL('/search?q=stethoscope')
  await expect(findTitle(page)).toHaveText(`${count} products for “stethoscope”`)
  await page.goBack()
  await expect(findTitle(page)).toHaveText(/“condom”$/)
})

test('suggestions say that they are not what was typed', async ({ page }) => {
  await visit(page, '/')
  const field = page.getByRole('search').getByRole('combobox')
  for (const [query, note] of [
    ['stethoscope condom', 'Without stethoscope:'],
    ['tegadern', 'For “tegaderm”:'],
    ['macerator', 'These only mention it:'],
    ['tegaderm', 'Products'],
  ] as const) {
    await field.fill(query)
    await expect(page.getByRole('group', { name: note })).toBeVisible()
  }
})

test('a medicine that the shop does not sell is named as such by suggestions and page', async ({ page }) => {
  await visit(page, '/')
  const field = page.getByRole('search').getByRole('combobox')
  await field.fill('amoxicillin capsules')
  await page.getByRole('option', { name: 'We do not sell amoxicillin. Search for “amoxicillin capsules”' }).click()
  await expect(findTitle(page)).toHaveText('We do not sell amoxicillin')
  await expect(findMain(page)).not.toContainText('Nothing found')
  await field.fill('salbutamol spacer')
  await expect(page.getByRole('group', { name: 'We do not sell salbutamol. The nearest:' })).toBeVisible()
  await field.press('Enter')
  await expect(findTitle(page)).toHaveText('We do not sell salbutamol')
  await expect(findMain(page)).toContainText('These are the nearest that we sell.')
})

test('a misspelt word leads to its nearest spelling', async ({ page }) => {
  await visit(page, '/search?q=stethascoop')
  await expect(findTitle(page)).toHaveText('Nothing found for “stethascoop”')
  await findMain(page).locator('p', { hasText: 'Did you mean:' }).getByRole('link').click()
  await expect(findTitle(page)).toContainText('for “')
  await expect(findMain(page).getByRole('article').first()).toBeVisible()
})

test('where nothing is found there are shelves to look at, or else the whole shop', async ({ page }) => {
  await visit(page, '/search?q=fridgezilla')
  await expect(findTitle(page)).toHaveText('Nothing found for “fridgezilla”')
  await findMain(page).getByRole('link', { name: 'Scrubs' }).click()
  await expect(page).toHaveURL('/scrubs')
})

test('until a search is answered nothing else is asked for ahead', async ({ page }) => {
  const others: string[] = []
  page.on(
    'request',
    (request) => /\/assets\/(cart|detail|drawer)-.*\.js$/.test(request.url()) && others.push(request.url()),
  )
  let answer!: () => void
  const isHeld = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/data/*/search/start.js', async (route) => {
    await isHeld
    await route.continue()
  })
  await page.goto('/search?q=gloves')
  await expect(findMain(page).getByText('Searching…')).toBeVisible()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 500))))
  expect(others).toEqual([])
  answer()
  await expect(findMain(page).getByRole('article').first()).toBeVisible()
  await expect.poll(() => others.length).toBeGreaterThan(0)
})
