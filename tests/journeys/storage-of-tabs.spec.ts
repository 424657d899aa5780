import type { Page } from '@playwright/test'
import { addInTurn, addMany, findPress } from '../addMany.ts'
import { findAdd, findBadge, findTitle } from '../controls.ts'
import { OTHER, PLAIN } from '../examples.ts'
import { emptyCart, readKept, removeFirst } from '../steps.ts'
import { expect, test } from '../test.ts'
import { serveBlankPage, visit } from '../visit.ts'
import { watchPage } from '../watchPage.ts'

test.describe('two tabs', () => {
  async function openTwo(page: Page, baseURL: string | undefined, path: string) {
    const other = await page.context().newPage()
    const problems = watchPage(other, new URL(baseURL!).origin)
    await Promise.all([visit(page, path), visit(other, path)])
    return { other, problems }
  }

  test('show the same badge and the same lines', async ({ page, baseURL }) => {
    const { other, problems } = await openTwo(page, baseURL, PLAIN.list)
    await findAdd(page, PLAIN).click()
    await expect(findBadge(other)).toHaveText('1 item')
    await findAdd(other, OTHER).click()
    await expect(findBadge(page)).toHaveText('2 items')
    await visit(other, '/cart')
    await findAdd(page, PLAIN)
      .or(page.getByRole('button', { name: `Added to cart: ${PLAIN.title}` }))
      .click()
    await expect(other.getByRole('heading', { level: 1 })).toContainText('3 items in 2 lines')
    await emptyCart(other)
    await expect(findBadge(page)).toHaveText('0 items')
    expect(problems).toEqual([])
  })

  async function countKept(page: Page): Promise<number> {
    const { cart } = await readKept(page)
    const { lines } = JSON.parse(cart!) as { lines: { quantity: number }[] }
    return lines.reduce((sum, { quantity }) => sum + quantity, 0)
  }

  for (const [how, product] of [
    ['the same product', PLAIN],
    ['different products', OTHER],
  ] as const)
    test(`lose none of 2 × 250 additions of ${how} at once, nor of as many in turn`, async ({ page, baseURL }) => {
      const { other } = await openTwo(page, baseURL, PLAIN.list)
      await Promise.all([addMany(page, PLAIN, 250), addMany(other, product, 250)])
      expect(await countKept(page)).toBe(500)
      await addInTurn([page, other], [PLAIN, product], 250)
      expect(await countKept(page)).toBe(1000)
      await visit(page, '/cart')
      await expect(findTitle(page)).toContainText('1,000 items')
    })

  test('lose nothing where one is left straight after each press', async ({ page, baseURL }) => {
    const { other } = await openTwo(page, baseURL, PLAIN.list)
    // With nothing between, hundreds of writes would wait for the disk: one more, of a page that is gone, may be lost.
    const busy = addMany(other, OTHER, 200, 40)
    await serveBlankPage(page)
    for (let turn = 0; turn < 5; turn++) {
      await findPress(page, PLAIN).evaluate((button: HTMLElement) => {
        button.click()
        location.href = '/blank'
      })
      await page.waitForURL('/blank')
      await visit(page, PLAIN.list)
    }
    await busy
    for (const tab of [page, other]) await expect(findBadge(tab)).toHaveText('205 items')
  })

  test('keep what the other added when a removal is undone', async ({ page, baseURL }) => {
    const { other } = await openTwo(page, baseURL, PLAIN.list)
    await findAdd(page, PLAIN).click()
    await visit(page, '/cart')
    await removeFirst(page)
    await expect(findBadge(other)).toHaveText('0 items')
    await findAdd(other, OTHER).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(findBadge(page)).toHaveText('2 items')
    await expect(findBadge(other)).toHaveText('2 items')
  })
})
