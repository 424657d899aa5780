import { formatPence } from '@shop/core/money/price.ts'
import { buildShareFragment } from '@shop/core/share/fragment.ts'
import { findBadge, findTitle } from '../controls.ts'
import { OTHER, PLAIN, SENT } from '../examples.ts'
import { fillCart, keepCart } from '../steps.ts'
import { readKept } from '../steps.ts'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'
import { watchPage } from '../watchPage.ts'
import { readLink } from './readLink.ts'
import { findButton, openCart, openShared, pence } from './share.ts'

test('a cart goes as a link into a fresh profile, and only as far as its visitor says', async ({
  page,
  browser,
  baseURL,
}) => {
  await fillCart(page)
  const link = await readLink(page)
  expect(link).toMatch(new RegExp(`^${baseURL}shared#[\\w.-]+$`))

  const context = await browser.newContext()
  const other = await context.newPage()
  const problems = watchPage(other, new URL(baseURL!).origin)
  await visit(other, link)
  await expect(findTitle(other)).toHaveText('A cart for you')
  const main = other.getByRole('main')
  await expect(main).toContainText('2 items in 2 lines')
  await expect(main).toContainText(formatPence(PLAIN.pence + OTHER.pence))
  await expect(main.getByRole('link', { name: PLAIN.title })).toBeVisible()
  await expect(main.getByRole('listitem').locator('img')).toHaveCount(2)
  expect(await readKept(other), 'nothing is kept before the visitor says so').toEqual({})

  await findButton(other, 'Add to my cart').click()
  await expect(findTitle(other)).toContainText('2 items in 2 lines')
  await expect(findBadge(other)).toHaveText('2 items')
  await findButton(other, 'Undo').click()
  await expect(findBadge(other)).toHaveText('0 items')
  expect(problems).toEqual([])
  await context.close()
})

test.describe('what was sent to someone who has a cart', () => {
  test.beforeEach(async ({ page }) => {
    await keepCart(page, [
      { slug: PLAIN.slug, options: {}, quantity: 5 },
      { slug: 'penhallow-gloves-nitrile-blue-m', options: {}, quantity: 1 },
    ])
    await openCart(page)
  })

  test('is shown at today’s prices beside what cannot be ordered', async ({ page }) => {
    const main = page.getByRole('main')
    await expect(main).toContainText(formatPence(pence))
    await expect(main).toContainText('One line cannot be ordered')
    await expect(main).toContainText('sold-last-year: not in the catalogue')
    await expect(main).toContainText('Note: for room 4')
    await expect(main).toContainText('Dr M. Tregear')
    await expect(main).toContainText('Size M')
    await expect(main).toContainText('Your own cart has 6 items in 2 lines. One line is in both')
    await expect(findBadge(page)).toHaveText('6 items')
  })

  test('is merged: what is in both adds up, and Undo removes all of it', async ({ page }) => {
    await findButton(page, 'Merge with my cart').click()
    await expect(findTitle(page)).toContainText('13 items in 5 lines')
    await expect(page.getByRole('textbox', { name: `Quantity of ${PLAIN.title}` })).toHaveValue('7')
    await findButton(page, 'Undo').click()
    await expect(findTitle(page)).toContainText('6 items in 2 lines')
  })

  test('replaces it, and Undo restores it', async ({ page }) => {
    await findButton(page, 'Replace my cart').click()
    await expect(findTitle(page)).toContainText('7 items in 4 lines')
    await findButton(page, 'Undo').click()
    await expect(findTitle(page)).toContainText('6 items in 2 lines')
    await page.goBack()
    await expect(findTitle(page)).toHaveText('A cart for you')
    await findButton(page, 'Replace my cart').click()
    await expect(findTitle(page)).toContainText('7 items in 4 lines')
    await page.reload()
    await expect(findTitle(page), 'after a reload too').toContainText('7 items in 4 lines')
  })

  test('goes without a trace when it is cancelled', async ({ page }) => {
    expect((await readKept(page))['cart']).not.toContain(OTHER.slug)
    await findButton(page, 'Cancel').click()
    await expect(findTitle(page)).toContainText('6 items in 2 lines')
    // A notice would come a frame later.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))))
    await expect(page.getByRole('status').getByRole('button')).toHaveCount(0)
  })
})

test('a list that was sent is saved with its par levels', async ({ page }) => {
  await openShared(page, { kind: 'list', name: 'Ward 3', lines: [{ slug: PLAIN.slug, options: {}, par: 12 }] })
  await expect(findTitle(page)).toHaveText('A list for you: Ward 3')
  await expect(page.getByRole('main')).toContainText('Par 12')
  expect(await readKept(page)).toEqual({})
  await findButton(page, 'Save as a list').click()
  await expect(page).toHaveURL(/\/lists/)
  await expect(page.getByText('Saved as the list “Ward 3”: 1 line.')).toBeVisible()
  const { lists } = await readKept(page)
  expect(JSON.parse(lists ?? '')).toMatchObject({ lists: [{ name: 'Ward 3', lines: [{ slug: PLAIN.slug, par: 12 }] }] })
  await findButton(page, 'Undo').click()
  expect(JSON.parse((await readKept(page))['lists'] ?? '')).toMatchObject({ lists: [] })
  await page.goBack()
  await findButton(page, 'Save as a list').click()
  await expect(findTitle(page)).toContainText('Ward 3')
  const link = await readLink(page, 'Share the list')
  await visit(page, '/')
  await visit(page, link)
  await expect(findTitle(page)).toHaveText('A list for you: Ward 3')
  await expect(page.getByRole('main')).toContainText('Par 12')
})

test('broken links say what is wrong, one after the other in the same tab, and change nothing', async ({ page }) => {
  const whole = (await buildShareFragment({ kind: 'cart', lines: SENT }))!
  const last = whole.at(-1) === 'A' ? 'B' : 'A'
  await openCart(page)
  for (const [fragment, title] of [
    [whole.slice(0, whole.length / 2), 'Part of the link is missing'],
    [whole.slice(0, -1) + last, 'The link was changed on the way'],
    [whole.replace('v1', 'v2'), 'The link was made by a newer version of this shop'],
    [`v1.z.9.00000000.${'A'.repeat(1_000_000)}`, 'The link holds too much'],
    ['', 'Nothing was shared'],
    [whole, 'A cart for you'],
  ] as const) {
    await page.evaluate((hash) => (location.hash = hash), fragment)
    await expect(findTitle(page)).toHaveText(title)
  }
  await visit(page, '/')
  await visit(page, '/shared#<img src=x onerror=alert(1)>')
  await expect(findTitle(page)).toHaveText('This link cannot be read')
  await visit(page, '/')
  await visit(page, '/shared#%E0%A4%A')
  await expect(findTitle(page)).toHaveText('This link cannot be read')
  expect(Object.keys(await readKept(page))).not.toContain('cart')
})

test('nothing of a link is rendered as markup', async ({ page }) => {
  const markup = '<img src=x onerror="document.title=1"><b>bold</b>'
  await openCart(page, [
    { slug: PLAIN.slug, options: {}, quantity: 1, note: markup },
    { slug: 'littmann-classic-iii-navy', options: {}, quantity: 1, engraving: markup },
    { slug: markup, options: { [markup.slice(0, 30)]: markup }, quantity: 1 },
  ])
  await expect(page.getByText(markup)).toHaveCount(2)
  await expect(page.locator('main b', { hasText: 'bold' })).toHaveCount(1)
  await expect(page.locator('main img[src="x"]')).toHaveCount(0)
  await openShared(page, { kind: 'list', name: markup, lines: [{ slug: PLAIN.slug, options: {}, par: 1 }] })
  await page.reload()
  await expect(findTitle(page)).toHaveText(`A list for you: ${markup}`)
  await expect(page).toHaveTitle(/^Shared with you/)
})

test('the skip link leaves what was shared in the address', async ({ page }) => {
  await openCart(page)
  const address = page.url()
  await page.getByRole('link', { name: 'Skip to main content' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await expect(page).toHaveURL(address)
  await expect(findTitle(page)).toHaveText('A cart for you')
})
