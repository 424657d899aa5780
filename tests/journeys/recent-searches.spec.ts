import { findSearch, findTitle } from '../controls.ts'
import { readKept } from '../steps.ts'
import { expect, test } from '../test.ts'
import { writeText } from '../texts.ts'
import { reload, visit } from '../visit.ts'
import { ask, findList, findOptions, visitWithRecent } from './searchField.ts'

test.describe('recent searches', () => {
  test('are those that found something, the latest first, and lead there again', async ({ page }) => {
    await visit(page, '/')
    for (const [query, title] of [
      ['gloves', 'products for “gloves”'],
      ['zzzz', 'Nothing found for “zzzz”'],
      ['tape', 'products for “tape”'],
    ] as const) {
      await findSearch(page).fill(query)
      await findSearch(page).press('Enter')
      await expect(findTitle(page)).toContainText(title)
    }
    await visit(page, '/')
    await findSearch(page).focus()
    await expect(findOptions(page)).toHaveText(['tape', 'gloves', 'Clear recent searches'])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/search?q=gloves')
  })

  test('are forgotten one by one, by a button or by Delete', async ({ page }) => {
    await visitWithRecent(page, '/', ['tape', 'gloves', 'gauze'])
    await findSearch(page).focus()
    await page.getByRole('button', { name: 'Forget gloves' }).click()
    await expect(findOptions(page)).toHaveText(['tape', 'gauze', 'Clear recent searches'])
    await expect(findSearch(page)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Delete')
    await expect(findOptions(page)).toHaveText(['gauze', 'Clear recent searches'])
    await reload(page)
    await findSearch(page).focus()
    await expect(findOptions(page)).toHaveText(['gauze', 'Clear recent searches'])
  })

  test('are forgotten all together', async ({ page }) => {
    await visitWithRecent(page, '/', ['tape', 'gloves'])
    await findSearch(page).focus()
    await expect(findOptions(page)).toHaveCount(3)
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(findList(page)).toBeHidden()
    await expect(findSearch(page)).toBeFocused()
    expect((await readKept(page))['recent-searches']).toBe('{"version":1,"searches":[]}')
  })

  test('are offered beside the products once they begin with what is typed', async ({ page }) => {
    await visitWithRecent(page, '/', ['nitrile gloves', 'tape'])
    await ask(page, 'glo')
    await expect(
      findList(page)
        .getByRole('group', { name: /^Recent/ })
        .getByRole('option'),
    ).toHaveText(['nitrile gloves'])
  })

  test('that are damaged are left out, and the visitor is told', async ({ page }) => {
    await visitWithRecent(page, '/', ['tape'])
    await writeText(page, 'recent-searches', '{"version":1,"searches":["tape",7]}')
    await reload(page)
    await findSearch(page).focus()
    await expect(findOptions(page).first()).toHaveText('tape')
    await expect(page.getByRole('status')).toContainText('1 entry of your recent searches could not be read')
  })
})
