import { expectNoViolations } from '../axe.ts'
import { expect, findCell, test } from './openDesk.ts'

test.use({ example: 'bicycles' })

const SCREENS: Readonly<Record<string, string>> = {
  '#products/larkway-track-pump': 'Track pump with gauge, 11 bar',
  '#categories': 'Categories',
  '#categories/parts/group': 'Categories',
  '#shop/openingHours.0.opens': 'Shop',
  '#pages/0.text.0.dec.0': 'Pages',
  '#facts/0.values': 'Facts',
  '#changes': 'Changes',
  '#publish': 'Publish',
}

test('axe finds nothing on any form or list of the desk, light and dark, with the problems open', async ({
  page,
  desk,
}) => {
  test.setTimeout(180_000)
  await page.goto(desk.url)
  await page.getByRole('button', { name: /problem/ }).click()
  for (const [hash, heading] of Object.entries(SCREENS))
    await test.step(hash, async () => {
      await page.evaluate((to) => (location.hash = to), hash)
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
      await expectNoViolations(page)
    })
})

test('on a phone no form or list of the desk is wider than the screen', async ({ page, desk }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(desk.url)
  for (const [hash, heading] of [['#products', 'Products'], ...Object.entries(SCREENS)] as const)
    await test.step(hash, async () => {
      await page.evaluate((to) => (location.hash = to), hash)
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
      const wide = await page.evaluate(() =>
        [document.documentElement, ...document.querySelectorAll('header, main, main > *')]
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map(({ tagName }) => tagName),
      )
      expect(wide).toEqual([])
    })
})

test('axe finds nothing on the grid, whatever is done in it', async ({ page, desk }) => {
  test.setTimeout(180_000)
  await page.goto(desk.url)
  const price = findCell(page, 'Drawbridge folding lock, 90 cm', 'NewPrice')
  const filter = page.getByLabel('Filter by title')
  const STATES: Readonly<Record<string, () => Promise<void>>> = {
    'as it is opened': () => expect(price).toBeVisible(),
    'with cells chosen, of which one is wrong': async () => {
      await price.click()
      await page.keyboard.type('cheap')
      await page.keyboard.press('Enter')
      await expect(price).toHaveText(/cheap Error:/)
      await price.click()
      await page.keyboard.press('Shift+ArrowRight')
    },
    'with a cell that is written in': async () => {
      await price.dblclick()
      await expect(page.getByRole('textbox', { name: 'Price inc. VAT', exact: true })).toBeFocused()
    },
    'with sizes and colours': async () => {
      await page.keyboard.press('Escape')
      await page.getByLabel('Sizes and colours too').check()
      await expect(page.getByText(/\d lines/)).toBeVisible()
    },
    'sorted, with a filter that nothing passes': async () => {
      await page.getByRole('columnheader', { name: 'Title' }).click()
      await filter.pressSequentially('no such product')
      await expect(page.getByText('No product matches.')).toBeVisible()
    },
  }
  for (const [state, reach] of Object.entries(STATES))
    await test.step(state, async () => {
      await reach()
      await expectNoViolations(page)
    })
})
