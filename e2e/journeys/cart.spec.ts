import { expect, test } from '../test.ts'

test.describe('cart', () => {
  test('a buyer adds from a list, changes the quantity and comes back after a reload', async ({ page }) => {
    await page.goto('/blood-pressure-monitors')
    await page.getByRole('button', { name: 'Add to cart: M3 Comfort', exact: false }).first().click()
    await expect(page.getByTestId('badge')).toHaveText('1 item')
    await page.getByRole('link', { name: /^Cart/ }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('1 item in 1 line')
    await page.getByRole('button', { name: /^One more/ }).click()
    await expect(page.getByTestId('badge')).toHaveText('2 items')
    await page.reload()
    await expect(page.getByTestId('badge')).toHaveText('2 items')
    await expect(page.getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('2')
  })
})
