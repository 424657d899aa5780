import type { Locator, Page } from '@playwright/test'
import { isFocusUncovered, isFocusVisible, readFocus } from '../measure.ts'
import { tabTo } from '../tabTo.ts'
import { expect, findCell, test } from './openDesk.ts'

/** Sees that something has the focus, and that it can be seen; a heading is not drawn as if it could be pressed. */
async function expectFocus(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeFocused()
  expect(await readFocus(page)).not.toBe(undefined)
  expect(await isFocusUncovered(page), 'nothing lies over the focus').toBe(true)
  await expect(target).toBeInViewport()
}

/** Sees that the focus is on the grid, which names a cell to screen readers and shows it. */
async function expectCell(page: Page, cell: Locator): Promise<void> {
  const grid = page.getByRole('grid', { name: 'Products' })
  await expect(cell).toBeInViewport()
  await expect(grid).toHaveAttribute('aria-activedescendant', (await cell.getAttribute('id'))!)
  await expect(grid).toBeFocused()
}

/** Expects a message that a screen reader announces. */
function expectHeard(page: Page, text: string | RegExp): Promise<void> {
  return expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()
}

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

/** From the address to the grid: the skip link, and what stands above the grid. */
async function openGrid(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await expect(page.getByText('30 products')).toBeVisible()
  await press(page, 'Tab')
  await expectFocus(page, page.getByRole('button', { name: 'Skip to main content' }))
  await press(page, 'Enter')
  await expectFocus(page, page.getByRole('heading', { level: 1, name: 'Products' }))
  await tabTo(page, page.getByRole('grid'), { limit: 4 })
}

test('the cells are reached, written in, undone and left by keys, and read out', async ({ page, desk }) => {
  await openGrid(page, desk.url)
  await expectCell(page, findCell(page, 'Gloves number 0', 'discription'))
  await press(page, 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight')
  const price = findCell(page, 'Gloves number 1', 'NewPrice')
  await expectCell(page, price)
  await page.keyboard.type('13.80')
  await expectFocus(page, page.getByRole('textbox', { name: 'Price inc. VAT', exact: true }))
  await press(page, 'Enter')
  await expect(price).toHaveText('£13.80')
  await expectCell(page, price)
  await press(page, 'Control+z')
  await expect(price).toHaveText('£12.00')
  await expectHeard(page, 'Undone: “13.80” in Price inc. VAT of Gloves number 1. 0 steps left to undo.')
  await expectCell(page, price)
  await page.keyboard.type('cheap')
  await press(page, 'Enter')
  await expectHeard(page, /“cheap” is not a price/)
  await press(page, 'Enter')
  await page.keyboard.type('12')
  await press(page, 'Escape')
  await expectCell(page, price)
  await press(page, 'Shift+ArrowDown', 'Shift+ArrowDown')
  await expectHeard(page, '30 products, 3 cells chosen')
  await press(page, 'End')
  await expectCell(page, findCell(page, 'Wipes number 14', 'NewPrice'))
  await press(page, 'PageUp')
  await expect(page.getByRole('grid')).not.toHaveAttribute('aria-activedescendant', /wipes-14/)
  await press(page, 'Home')
  await expectCell(page, findCell(page, 'Gloves number 0', 'NewPrice'))
  await page.keyboard.type('14')
  await press(page, 'Tab')
  await expectCell(page, findCell(page, 'Gloves number 0', 'NewPrice'))
  expect(await isFocusVisible(page)).toBe(true)
})

test('Tab leaves the grid both ways, past its sorting and its filters', async ({ page, desk }) => {
  await openGrid(page, desk.url)
  await press(page, 'Shift+Tab')
  await expectFocus(page, page.getByRole('button', { name: 'Columns' }))
  await press(page, 'Tab', 'Tab')
  await expectFocus(page, page.getByRole('columnheader', { name: 'Title' }).getByRole('button'))
  await press(page, 'Enter', 'Enter')
  await expect(page.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'descending')
  await press(page, 'Tab')
  await expectFocus(page, page.getByLabel('Filter by title'))
  await tabTo(page, page.getByRole('row').getByRole('button', { name: /^Open/ }).first(), { limit: 22 })
  await press(page, 'Tab')
  await expect(page.getByRole('grid').locator(':focus')).toHaveCount(0)
})

test('a column is filtered from its cells and cleared again, and what is typed stays in the filter', async ({
  page,
  desk,
}) => {
  await openGrid(page, desk.url)
  await press(page, ...Array.from({ length: 8 }, () => 'ArrowRight'), 'ArrowUp')
  const filter = page.getByLabel('Filter by categories')
  await expectFocus(page, filter)
  await page.keyboard.type('Wip')
  await expectHeard(page, '15 products')
  await page.keyboard.type('s')
  await press(page, 'ArrowLeft')
  await page.keyboard.type('e')
  await expect(filter).toHaveValue('Wipes')
  await expectHeard(page, '15 products')
  await expectFocus(page, filter)
  await press(page, 'ArrowDown')
  await expectCell(page, findCell(page, 'Wipes number 0', 'categories'))
  await press(page, 'ArrowUp', 'Escape')
  await expect(filter).toHaveValue('')
  await expectHeard(page, '30 products')
  await expectFocus(page, filter)
})

test('a product is opened from its row, changed, and left for the row that it was opened from', async ({
  page,
  desk,
}) => {
  await openGrid(page, desk.url)
  await press(page, 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Control+Enter')
  const title = page.getByRole('heading', { level: 1, name: 'Gloves number 3' })
  await expectFocus(page, title)
  await page.goBack()
  await expectCell(page, findCell(page, 'Gloves number 3', 'NewPrice'))
  await tabTo(page, page.getByRole('button', { name: 'Open Gloves number 3', exact: true }), { limit: 24 })
  await press(page, 'Enter')
  await expectFocus(page, title)
  await tabTo(page, page.getByLabel('Title'), { limit: 1 })
  await page.keyboard.type('Gloves of silk')
  await press(page, 'Control+s')
  await expectHeard(page, 'Saved in 1 file.')
  await expectFocus(page, page.getByLabel('Title'))
  await tabTo(page, page.getByRole('link', { name: 'All products' }), { key: 'Shift+Tab', limit: 4 })
  await press(page, 'Enter')
  await expectCell(page, findCell(page, 'Gloves of silk', 'discription'))
  expect(desk.diff()).toHaveLength(2)
})

test('the list of problems has the focus when it opens, leads to a field, and gives it back', async ({
  page,
  desk,
}) => {
  await openGrid(page, desk.url)
  await press(page, ...Array.from({ length: 7 }, () => 'ArrowRight'))
  await page.keyboard.type('BOX')
  await press(page, 'Enter')
  await expect(findCell(page, 'Gloves number 0', 'pack.unit')).toContainText('Error:')
  const button = page.getByRole('button', { name: /problem/ })
  await tabTo(page, button, { key: 'Shift+Tab', limit: 6 })
  await press(page, 'Enter')
  const list = page.getByRole('complementary', { name: 'Problems' })
  await expectFocus(page, list.getByRole('heading'))
  await tabTo(page, list.getByRole('link', { name: 'Error: Sold by the of gloves-00' }), { limit: 4 })
  await press(page, 'Enter')
  const field = page.getByRole('textbox', { name: 'Sold by the' })
  await expectFocus(page, field)
  await press(page, 'Control+a')
  await page.keyboard.type('box')
  await tabTo(page, list.getByRole('button', { name: 'Close' }))
  await expect(list.getByRole('link', { name: /Sold by the/ })).toHaveCount(0)
  await press(page, 'Enter')
  await expectFocus(page, button)
})

test('categories and groups are moved, made, renamed and removed, and Publish is reached', async ({ page, desk }) => {
  await page.goto(desk.url)
  await tabTo(page, page.getByRole('link', { name: 'Categories' }), { limit: 5 })
  await press(page, 'Enter')
  await expectFocus(page, page.getByRole('heading', { level: 1, name: 'Categories' }))
  const down = page.getByRole('button', { name: 'Move Gloves down' })
  await tabTo(page, down, { limit: 8 })
  await press(page, 'Enter')
  await expectHeard(page, 'Gloves is now 2 of 2.')
  await expectFocus(page, down)

  await tabTo(page, page.getByRole('button', { name: 'New group' }), { limit: 12 })
  await press(page, 'Enter')
  const dialog = page.getByRole('dialog', { name: 'New group' })
  await tabTo(page, dialog.getByLabel('Title'), { limit: 3 })
  await page.keyboard.type('To clean with')
  await tabTo(page, dialog.getByLabel('Its first category'), { limit: 1 })
  await page.keyboard.type('Wipes')
  await tabTo(page, dialog.getByRole('button', { name: 'Add the group' }), { limit: 1 })
  await press(page, 'Enter')
  await expectFocus(page, page.getByRole('heading', { name: 'To clean with', level: 2 }).last())
  await tabTo(page, page.getByRole('region', { name: 'To clean with' }).getByLabel('Title'), { limit: 1 })
  await page.keyboard.type('Cleaning')
  await press(page, 'Control+s')
  await expectHeard(page, 'Saved in 1 file.')

  const group = page.getByLabel('Group of Wipes')
  await tabTo(page, group, { key: 'Shift+Tab', limit: 12 })
  await press(page, 'ArrowUp')
  await expectHeard(page, 'Wipes is now in First.')
  await expect(group).toHaveValue('first')
  await expectFocus(page, group)
  await tabTo(page, page.getByRole('link', { name: 'Cleaning', exact: true }))
  await press(page, 'Enter')
  await tabTo(page, page.getByRole('button', { name: 'Remove this group' }))
  await press(page, 'Enter')
  await expectHeard(page, /“Cleaning” will be removed/)
  await expectFocus(page, page.getByRole('heading', { level: 1, name: 'Categories' }))

  await tabTo(page, page.getByRole('link', { name: 'Publish' }), { key: 'Shift+Tab', limit: 8 })
  await press(page, 'Enter')
  await expectFocus(page, page.getByRole('heading', { level: 1, name: 'Publish' }))
  await tabTo(page, page.getByRole('button', { name: 'Preview' }), { limit: 1 })
  await expectFocus(page, page.getByRole('button', { name: 'Preview' }))
})

test('a product is moved to another category from an opened list, and the next product has the focus', async ({
  page,
  desk,
}) => {
  await page.goto(`${desk.url}#categories/gloves`)
  await expectFocus(page, page.getByRole('heading', { level: 2, name: 'Gloves' }).last())
  await tabTo(page, page.getByLabel('Category of Gloves number 3'))
  // The first arrow only opens the list.
  await press(page, 'ArrowDown', 'ArrowDown', 'Enter')
  await expectHeard(page, 'Gloves number 3 is now in Wipes.')
  await expectFocus(page, page.getByLabel('Category of Gloves number 4'))
})
