import { expect, save, test } from './openDesk.ts'

test.use({ example: 'bicycles' })

test('hours, ways to pay and VAT rates are set in the form of the shop, and the file differs in just their lines', async ({
  page,
  desk,
}) => {
  await page.goto(`${desk.url}#shop`)
  await page.getByRole('button', { name: 'Add to “Opening hours”' }).click()
  // The new line is open, and has the focus.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await page.getByLabel('Sunday').last().check()
  await page.getByLabel('Opens').last().fill('10:00')
  await page.getByLabel('Closes').last().fill('9:00')
  await page.getByLabel('Closes').last().blur()
  await expect(page.getByText('Write a time as "09:00" or "17:30".')).toBeVisible()
  await page.getByLabel('Closes').last().fill('16:00')
  await page.getByLabel('PayPal').check()
  await page.getByLabel('Visa').check()
  await page.getByRole('button', { name: 'Add to “VAT rates, in per cent”' }).click()
  await page.keyboard.type('13,5')
  await page.getByLabel('Company number').fill('01234567')
  await page.getByLabel('Company number').blur()
  await save(page)
  expect(desk.diff()).toEqual([
    '-    { "days": ["Saturday"], "opens": "09:00", "closes": "13:00" }',
    '+    { "days": ["Saturday"], "opens": "09:00", "closes": "13:00" },',
    '+    { "days": ["Sunday"], "opens": "10:00", "closes": "16:00" }',
    '-  "company": { "name": "Larkway Cycles Limited", "number": "00000000", "registeredIn": "England and Wales" },',
    '+  "company": { "name": "Larkway Cycles Limited", "number": "01234567", "registeredIn": "England and Wales" },',
    '-  "demonstration": true',
    '+  "demonstration": true,',
    '+  "payments": ["Visa", "PayPal"],',
    '+  "money": {',
    '+    "vatRates": [0, 5, 20, 13.5]',
    '+  }',
  ])
})

test('the group that the home page begins with is chosen from those that there are, or none is', async ({
  page,
  desk,
}) => {
  await page.goto(`${desk.url}#shop`)
  const group = page.getByLabel('Group that the home page begins with')
  await expect(group.getByRole('option')).toHaveText(['None', 'Parts', 'On the road', 'Workshop'])
  await group.selectOption('On the road')
  await save(page)
  expect(desk.diff()).toEqual(['-  "introGroup": "parts",', '+  "introGroup": "road",'])
  await group.selectOption('None')
  await save(page)
  expect(desk.diff()).toEqual(['-  "introGroup": "parts",'])
})

test('what is no VAT rate stays in its field with the reason, and is not saved', async ({ page, desk }) => {
  await page.goto(`${desk.url}#shop`)
  await page.getByRole('textbox', { name: 'VAT rates, in per cent 2' }).fill('a fifth')
  await page.getByRole('textbox', { name: 'VAT rates, in per cent 2' }).blur()
  await expect(page.getByText('"a fifth" is no number. Write one, such as 1.')).toBeVisible()
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByText('Nothing was saved: the shop could not be built from this.')).toBeVisible()
  expect(desk.diff()).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'All saved' })).toBeVisible()
})

test('a page is written, moved and given a paragraph, and the others keep their lines', async ({ page, desk }) => {
  await page.goto(`${desk.url}#pages`)
  await page.getByRole('button', { name: 'Move Terms up' }).click()
  await expect(page.getByRole('button', { name: 'Move Terms up' })).toBeFocused()
  await page.locator('summary', { hasText: 'Contact' }).click()
  await page.locator('summary', { hasText: 'An example' }).first().click()
  await page.getByRole('button', { name: 'Add to “Paragraphs”' }).first().click()
  await page.keyboard.type('Write to us.')
  await page.keyboard.press('Tab')
  await save(page)
  const before = JSON.parse(desk.committed('information.json')) as { slug: string; text: { dec: string[] }[] }[]
  const [contact, delivery, terms, ...others] = before
  contact!.text[0]!.dec.push('Write to us.')
  expect(JSON.parse(desk.read('information.json'))).toEqual([contact, terms, delivery, ...others])
  // Whole blocks are moved, and one line becomes two.
  const changed = desk.diff()
  expect(changed.filter((line) => line.startsWith('+') && /Write to us/.test(line))).toHaveLength(1)
  expect(changed.some((line) => line.includes('"privacy"') || line.includes('"cookies"'))).toBe(false)
})

test('a fact is added, and a wrong one leads from the problems to its field', async ({ page, desk }) => {
  await page.goto(`${desk.url}#facts`)
  await page.getByRole('button', { name: 'Add to “Facts”' }).click()
  await page.keyboard.type('Frame')
  await page.getByLabel('Name on the pages').last().fill('Frame')
  await page.getByLabel('Name on the pages').last().blur()
  await page.getByRole('link', { name: 'Products', exact: true }).click()
  await page.getByRole('button', { name: /problem/ }).click()
  await page.getByRole('link', { name: /^Error: Name in the records/ }).click()
  const field = page.getByLabel('Name in the records').last()
  await expect(field).toBeFocused()
  await field.fill('frame')
  await field.blur()
  await save(page)
  expect(desk.diff()).toEqual([
    '-  { "id": "ingress", "label": "Water protection" }',
    '+  { "id": "ingress", "label": "Water protection" },',
    '+  { "id": "frame", "label": "Frame" }',
  ])
})

test('a group has a colour of its own, whose words can be read, and the file has its hue', async ({ page, desk }) => {
  await page.goto(`${desk.url}#categories`)
  await page.getByRole('link', { name: 'Workshop', exact: true }).click()
  await page.getByLabel('Hue').fill('300')
  for (const theme of ['In light', 'In dark']) {
    const sample = page.getByText(theme, { exact: true }).locator('..')
    await expect(sample).toHaveText(/[5-9]\.\d:1|1\d\.?\d?:1/)
  }
  await page.getByLabel('Description').fill('Tools that fit.')
  await page.getByLabel('Description').blur()
  await save(page)
  expect(desk.diff()).toEqual([
    '-    "dec": "Tools that fit, and how to read a size.",',
    '-    "hue": 140,',
    '+    "dec": "Tools that fit.",',
    '+    "hue": 300,',
  ])
})

test('a colour that cannot be read is said beside it as it is picked', async ({ page, desk }) => {
  await page.goto(`${desk.url}#shop`)
  await page.getByLabel(/^Pick: Colour of links/).fill('#ffcc00')
  await expect(page.getByText('In light', { exact: true }).locator('..')).toHaveText('In light1.4:1')
  await expect(page.getByText(/^Error: In the light theme, .* needs 4.5:1/)).toBeVisible()
})

test.describe('in a shop of thirty products', () => {
  test.use({ example: '' })

  test('a problem of all of them is one, with a link to each of the first', async ({ page, desk }) => {
    await page.goto(desk.url)
    await page.getByRole('button', { name: /problem/ }).click()
    const list = page.getByRole('complementary', { name: 'Problems' })
    const pictures = list.getByRole('listitem').filter({ hasText: 'There is no picture' })
    await expect(pictures.getByRole('link')).toHaveCount(5)
    await pictures.getByRole('link', { name: /gloves-02$/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Gloves number 2' })).toBeVisible()
  })
})
