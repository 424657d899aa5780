import { expect, findCell, save, test } from './openDesk.ts'

const FILE = 'products/gloves.json'

test('another window that changes the same price: both values are shown, and the one that is chosen is saved', async ({
  page,
  context,
  desk,
}) => {
  await page.goto(desk.url)
  const other = await context.newPage()
  await other.goto(desk.url)
  for (const [window, price] of [
    [page, '13.20'],
    [other, '14.40'],
  ] as const) {
    await findCell(window, 'Gloves number 0', 'NewPrice').click()
    await window.keyboard.type(price)
    await window.keyboard.press('Enter')
  }
  await save(page)
  const question = other.getByRole('alertdialog', { name: 'Changed in two places' })
  await expect(question.getByText('£13.20')).toBeVisible()
  await expect(question.getByText('£14.40')).toBeVisible()
  await question.getByRole('button', { name: 'Keep mine' }).first().click()
  await question.getByRole('button', { name: 'Keep mine' }).click()
  await save(other)
  expect(desk.read(FILE)).toContain('£14.40')
  await expect(findCell(page, 'Gloves number 0', 'NewPrice')).toHaveText('£14.40')
})

test('what an editor writes beside a change of the desk stays, and so does the change', async ({ page, desk }) => {
  await page.goto(desk.url)
  await findCell(page, 'Gloves number 0', 'sku').click()
  await page.keyboard.type('MINE')
  await page.keyboard.press('Enter')
  desk.write(FILE, desk.read(FILE).replace('"Gloves number 1"', '"Gloves of theirs"'))
  await expect(findCell(page, 'Gloves of theirs', 'sku')).toBeVisible()
  await save(page)
  expect(desk.diff().map((line) => line.trim())).toEqual([
    '-    "sku": "GLOVES0",',
    '+    "sku": "MINE",',
    '-    "discription": "Gloves number 1",',
    '+    "discription": "Gloves of theirs",',
  ])
})
