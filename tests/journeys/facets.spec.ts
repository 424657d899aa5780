import { findCategories } from '@shop/core/catalogue/catalogue.ts'
import { expectNoViolations } from '../axe.ts'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'
import {
  catalogue,
  choose,
  findBox,
  findCards,
  findChips,
  findCount,
  findFilter,
  findGroup,
  navy,
  pressValue,
  readCounts,
  readNames,
  readScroll,
  SCRUBS,
  scrubs,
} from './facets.ts'

test.describe('a list is narrowed', () => {
  test('by a value, and says how many are left, of how many', async ({ page }) => {
    await visit(page, SCRUBS)
    await expect(findCount(page)).toHaveText(`${scrubs.length} products`)
    await choose(page, 'Colour', 'Navy blue')
    await expect(findCards(page)).toHaveCount(navy.length)
    await expect(findCount(page)).toHaveText(`${navy.length} of ${scrubs.length} products`)
    await expect(page.getByRole('main').locator('[aria-live=polite]')).toHaveText(
      `${navy.length} of ${scrubs.length} products`,
    )
    for (const name of await readNames(page)) expect(name).toContain('navy blue')
  })

  test('by any of several values of one facet, and by all facets together', async ({ page }) => {
    await visit(page, SCRUBS)
    await choose(page, 'Colour', 'Navy blue', 'Teal')
    await expect(findCards(page)).toHaveCount(navy.length + 1)
    await choose(page, 'Brand', 'Behrens')
    await expect(findCards(page)).toHaveCount(1)
    await expect(page).toHaveURL('/scrubs?brand=Behrens&colour=Navy+blue&colour=Teal')
  })

  test('with true counts: each is the number of products that the choice leaves', async ({ page }) => {
    await visit(page, SCRUBS)
    await choose(page, 'Colour', 'Navy blue')
    await findFilter(page, 'Brand').click()
    const group = page.getByRole('group', { name: 'Brand' })
    const counts = await readCounts(group)
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(navy.length)
    for (const [brand, count] of Object.entries(counts)) {
      expect(count).toBeGreaterThan(0)
      await pressValue(group, brand)
      await expect(findCards(page)).toHaveCount(count)
      await pressValue(group, brand)
    }
  })

  test('never to nothing by accident: a value that would leave nothing shows its zero and cannot be chosen', async ({
    page,
  }) => {
    await visit(page, SCRUBS)
    await choose(page, 'Brand', 'Behrens')
    await findFilter(page, 'Colour').click()
    const group = page.getByRole('group', { name: 'Colour' })
    const counts = await readCounts(group)
    expect(counts['Teal']).toBe(0)
    for (const [value, count] of Object.entries(counts))
      await expect(group.getByLabel(value)).toBeEnabled({ enabled: count > 0 })
  })

  test('by pressing the count beside a value, and the panel stays open', async ({ page }) => {
    await visit(page, SCRUBS)
    await findFilter(page, 'Colour').click()
    const panel = findGroup(page, 'Colour')
    await panel
      .locator('label')
      .filter({ has: page.getByText('Navy blue', { exact: true }) })
      .getByText(String(navy.length))
      .click()
    await expect(findBox(panel, 'Navy blue')).toBeChecked()
    await expect(findCards(page)).toHaveCount(navy.length)
    await pressValue(panel, 'Teal')
  })

  test('and a value that leaves nothing once it is cleared keeps the focus', async ({ page }) => {
    await visit(page, '/scrubs?colour=Wine&brand=Behrens')
    await findFilter(page, 'Colour').click()
    const wine = findBox(findGroup(page, 'Colour'), 'Wine')
    await wine.focus()
    await page.keyboard.press('Space')
    await expect(wine).not.toBeChecked()
    await expect(wine).toBeDisabled()
    await expect(wine).toBeFocused()
    await page.keyboard.press('Space')
    await expect(page).toHaveURL('/scrubs?brand=Behrens')
  })

  test('and shown in full again, filter by filter or all at once', async ({ page }) => {
    await visit(page, '/scrubs?brand=Penhallow&colour=Navy+blue&sort=name')
    await findChips(page).getByRole('button', { name: 'Remove Colour: Navy blue' }).click()
    await expect(page).toHaveURL('/scrubs?brand=Penhallow&sort=name')
    await expect(findCount(page)).toBeFocused()
    await findChips(page).getByRole('button', { name: 'Clear all' }).click()
    await expect(page).toHaveURL('/scrubs?sort=name')
    await expect(findCards(page)).toHaveCount(scrubs.length)
    await expect(findChips(page)).toHaveCount(0)
    await expect(findCount(page)).toBeFocused()
  })

  test('by keys alone', async ({ page }) => {
    await visit(page, SCRUBS)
    await findCount(page).focus()
    await page.keyboard.press('Tab')
    await expect(findFilter(page, 'Brand')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('group', { name: 'Colour' }).getByRole('checkbox').first()).toBeFocused()
    await page.keyboard.press('Space')
    await expect(findChips(page)).toContainText('Colour: Black')
    await page.keyboard.press('Escape')
    await expect(findFilter(page, 'Colour')).toBeFocused()
    await expect(page.getByRole('group', { name: 'Colour' })).toBeHidden()
    // Leaving a panel by Tab closes it.
    await page.keyboard.press('Enter')
    for (let step = 0; step < 12 && (await page.getByRole('group', { name: 'Colour' }).isVisible()); step += 1)
      await page.keyboard.press('Tab')
    await expect(page.getByRole('group', { name: 'Colour' })).toBeHidden()
  })

  test('without the page moving under the pointer', async ({ page }) => {
    await visit(page, SCRUBS)
    await findFilter(page, 'Colour').scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 300)
    await expect.poll(() => readScroll(page)).toBe(300)
    await findFilter(page, 'Colour').click()
    await pressValue(findGroup(page, 'Colour'), 'Wine')
    await expect(findCards(page)).toHaveCount(1)
    expect(await readScroll(page)).toBe(300)
    await expect(findBox(findGroup(page, 'Colour'), 'Wine')).toBeFocused()
  })

  test('both lists of a double category together', async ({ page }) => {
    const entries = findCategories(catalogue, 'pulse_oximeters')
    const all = entries.flatMap(({ products }) => products)
    await visit(page, '/pulse_oximeters')
    await expect(findCount(page)).toHaveText(`${all.length} products on this page`)
    await choose(page, 'Brand', '3M Littmann')
    await expect(findCards(page)).toHaveCount(entries[1]!.products.length)
    await expect(page.getByRole('region', { name: entries[1]!.title }).getByRole('article')).toHaveCount(
      entries[1]!.products.length,
    )
    await expect(page.getByRole('region', { name: entries[0]!.title })).toContainText(
      `0 of ${entries[0]!.products.length} products`,
    )
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a sheet has every filter and says what it will show', async ({ page }) => {
    await visit(page, SCRUBS)
    await expect(page.getByRole('list', { name: 'Filters', exact: true })).toBeHidden()
    const opener = page.getByRole('main').getByRole('button', { name: 'Filter' })
    await opener.click()
    const sheet = page.getByRole('dialog', { name: 'Filter' })
    await expect(sheet).toBeVisible()
    await sheet.getByText('Colour', { exact: true }).click()
    await pressValue(sheet, 'Navy blue')
    await expect(sheet.getByRole('button', { name: `Show ${navy.length} products` })).toBeVisible()
    await expect(sheet.locator('[aria-live=polite]')).toHaveText(`${navy.length} products`)
    await sheet.getByRole('button', { name: 'Clear all' }).click()
    await expect(sheet.getByRole('button', { name: 'Clear all' })).toBeFocused()
    await sheet.getByRole('button', { name: `Show ${scrubs.length} products` }).click()
    await expect(sheet).toHaveCount(0)
    await expect(opener).toBeFocused()
    await expect(page).toHaveURL(SCRUBS)
  })

  test('the sheet closes by Escape; Back undoes its filter, and then leaves the page with it', async ({ page }) => {
    await visit(page, '/bins')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('dialog', { name: 'Menu' }).getByText('Uniforms', { exact: true }).click()
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Scrubs' }).click()
    await page.getByRole('main').getByRole('button', { name: 'Filter' }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'Filter' })).toHaveCount(0)
    await page.getByRole('main').getByRole('button', { name: 'Filter' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filter' })
    await pressValue(sheet, 'Penhallow')
    await page.goBack()
    await expect(page).toHaveURL(SCRUBS)
    await expect(findBox(sheet, 'Penhallow')).not.toBeChecked()
    await page.goBack()
    await expect(page).toHaveURL('/bins')
    await expect(page.getByRole('dialog', { name: 'Filter' })).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/bins/i)
  })

  test('axe finds nothing while the sheet is open', async ({ page }) => {
    await visit(page, '/scrubs?colour=Navy+blue')
    await page.getByRole('main').getByRole('button', { name: 'Filter' }).click()
    await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible()
    await expectNoViolations(page)
  })
})

test('on a desktop the sheet is at the side, and axe finds nothing', async ({ page }) => {
  await visit(page, '/search?q=penhallow')
  await page.getByRole('main').getByRole('button', { name: 'All filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filter' })
  await expect(sheet).toBeVisible()
  const box = (await sheet.boundingBox())!
  expect([box.x + box.width, box.y, box.height]).toEqual([1440, 0, 900])
  await expectNoViolations(page)
})
