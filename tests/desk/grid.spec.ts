import { EACH, expect, findCell, paste, save, test } from './openDesk.ts'

const PASTED = Array.from({ length: 10 }, (_, index) => `${20 + index}.40`)

test('twenty products are edited by typing, pasting and filling down, and the files differ in just these lines', async ({
  page,
  desk,
}) => {
  await page.goto(desk.url)
  await expect(page.getByText(`${2 * EACH} products`)).toBeVisible()

  // Typed, as one writes.
  await findCell(page, 'Gloves number 0', 'NewPrice').click()
  await page.keyboard.type('13,80')
  await page.keyboard.press('Enter')
  await expect(findCell(page, 'Gloves number 0', 'fromPrice')).toHaveText(/£11\.50/)
  // Pasted from a spreadsheet's column.
  await findCell(page, 'Gloves number 1', 'NewPrice').click()
  await paste(page, PASTED.join('\r\n'))
  await expect(findCell(page, 'Gloves number 10', 'NewPrice')).toHaveText(/£29\.40/)
  // Filled down.
  await page.getByLabel('Filter by title').pressSequentially('Wipes')
  await expect(page.getByText(`${EACH} products`)).toBeVisible()
  await findCell(page, 'Wipes number 0', 'smalltittle').click()
  await page.keyboard.type('Bright')
  await page.keyboard.press('Enter')
  for (let index = 1; index < 9; index++) await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Control+d')
  await expect(findCell(page, 'Wipes number 8', 'smalltittle')).toHaveText(/Bright/)
  await expect(findCell(page, 'Wipes number 9', 'smalltittle')).toHaveText('Acme')

  await expect(page.getByRole('button', { name: 'Save 20 changes' })).toBeVisible()
  await save(page)
  const prices = ['13.80', ...PASTED]
  const changed = desk.diff().map((line) => line.replace(/,$/, '').trim())
  expect(changed.filter((line) => line.startsWith('+')).sort()).toEqual(
    [
      ...prices.flatMap((price) => [
        `+    "NewPrice": "£${price}"`,
        `+    "fromPrice": "£${(Number(price) / 1.2).toFixed(2)}"`,
      ]),
      ...Array.from({ length: 9 }, () => '+    "smalltittle": "Bright"'),
    ].sort(),
  )
  expect(changed.filter((line) => line.startsWith('-'))).toHaveLength(2 * prices.length + 9)
})

test('what is being typed in a cell stays as the check of what was typed before comes back', async ({ page, desk }) => {
  await page.goto(desk.url)
  await expect(page.getByText(`${2 * EACH} products`)).toBeVisible()
  const problems = page.getByRole('button', { name: /problems$/ })
  const before = await problems.textContent()
  let answer: (() => void) | undefined
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/check', async (route) => {
    await held
    await route.continue()
  })
  await findCell(page, 'Gloves number 1', 'sku').click()
  const asked = page.waitForRequest('**/check')
  await page.keyboard.type('GLOVES0')
  await page.keyboard.press('Enter')
  await asked
  await findCell(page, 'Gloves number 1', 'smalltittle').click()
  await page.keyboard.type('Bright')
  answer!()
  await expect(problems).not.toHaveText(before!)
  await expect(page.getByRole('textbox', { name: 'Maker', exact: true })).toHaveValue('Bright')
  await page.keyboard.press('Escape')
  // Nothing has been asked since.
  await expect(findCell(page, 'Gloves number 1', 'sku')).toHaveAttribute('data-mark', 'warning')
  await page.keyboard.type('Bright')
  await page.keyboard.press('Enter')
  await expect(findCell(page, 'Gloves number 1', 'smalltittle')).toHaveText(/^Bright/)
})

test('what is typed for a cell that has been scrolled away brings it back', async ({ page, desk }) => {
  await page.setViewportSize({ width: 1440, height: 400 })
  await page.goto(desk.url)
  await expect(page.getByText(`${2 * EACH} products`)).toBeVisible()
  const cell = findCell(page, 'Gloves number 0', 'smalltittle')
  await cell.click()
  await page.mouse.wheel(0, 2000)
  await expect(findCell(page, 'Wipes number 14', 'smalltittle')).toBeInViewport()
  await expect(cell).toHaveCount(0)
  await page.keyboard.type('Bright')
  await page.keyboard.press('Enter')
  await expect(cell).toHaveText(/^Bright/)
  await expect(cell).toBeInViewport()
})

test('undo goes back over a save, and redo forward again', async ({ page, desk }) => {
  await page.goto(desk.url)
  const cell = findCell(page, 'Gloves number 3', 'sku')
  await cell.click()
  await page.keyboard.type('NEW')
  await page.keyboard.press('Enter')
  await save(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cell).toHaveText(/GLOVES3/)
  await save(page)
  expect(desk.diff()).toEqual([])
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(cell).toHaveText(/NEW/)
})

test('a price that is none stays in its cell with the reason, and nothing is saved until it is put right', async ({
  page,
  desk,
}) => {
  await page.goto(desk.url)
  const cell = findCell(page, 'Gloves number 1', 'NewPrice')
  await cell.click()
  await page.keyboard.type('cheap')
  await page.keyboard.press('Enter')
  await expect(cell).toHaveText(/cheap Error: “cheap” is not a price/)
  await page.getByRole('button', { name: /problem/ }).click()
  await page.getByRole('button', { name: 'Leave the cell as it was' }).click()
  await expect(cell).toHaveText('£12.00')
})

test('a problem leads to the field that it is about', async ({ page, desk }) => {
  await page.goto(desk.url)
  await findCell(page, 'Wipes number 2', 'pack.unit').click()
  await page.keyboard.type('BOX')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /problem/ }).click()
  await page.getByRole('link', { name: 'Error: Sold by the of wipes-02' }).click()
  const field = page.getByRole('textbox', { name: 'Sold by the' })
  await expect(field).toBeFocused()
  await field.fill('box')
  await field.blur()
  await expect(page.getByRole('button', { name: 'All saved' })).toBeVisible()
})

test('what has changed is said in words, saved and not', async ({ page, desk }) => {
  await page.goto(desk.url)
  await findCell(page, 'Gloves number 0', 'NewPrice').click()
  await page.keyboard.type('13.80')
  await page.keyboard.press('Enter')
  await save(page)
  await page.getByRole('link', { name: 'Changes' }).click()
  await expect(page.getByRole('heading', { name: 'Saved since the last commit, “As it was”' })).toBeVisible()
  await expect(page.getByText('Price inc. VAT:£12.00→£13.80')).toBeVisible()
})

test('undo takes back what it names: a text that could not be kept before the prices that were pasted', async ({
  page,
  desk,
}) => {
  await page.goto(desk.url)
  await findCell(page, 'Gloves number 1', 'NewPrice').click()
  await paste(page, PASTED.join('\r\n'))
  await expect(findCell(page, 'Gloves number 10', 'NewPrice')).toHaveText(/£29\.40/)
  const cell = findCell(page, 'Gloves number 2', 'NewPrice')
  await cell.click()
  await page.keyboard.type('abc')
  await page.keyboard.press('Enter')
  await expect(cell).toHaveText(/^abc Error:/)
  await page.keyboard.press('Control+z')
  await expect(page.getByText('Undone: “abc” in Price inc. VAT of Gloves number 2. 1 step left to undo.')).toBeVisible()
  await expect(cell).toHaveText(/^£21\.40/)
  await expect(findCell(page, 'Gloves number 10', 'NewPrice')).toHaveText(/£29\.40/)
  await page.keyboard.press('Control+z')
  await expect(page.getByText('Undone: 10 prices pasted. 0 steps left to undo.')).toBeVisible()
  await expect(findCell(page, 'Gloves number 10', 'NewPrice')).toHaveText('£12.00')
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(page.getByText('Redone: 10 prices pasted. 1 step left to redo.')).toBeVisible()
})
