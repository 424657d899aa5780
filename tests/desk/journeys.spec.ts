import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, findCell, nameProduct, save, test } from './openDesk.ts'

test('a photograph is chosen, cropped and taken in, and the shop shows it', async ({ page, desk }) => {
  const slug = nameProduct('gloves', 0)
  await page.goto(desk.url)
  await page.getByRole('button', { name: 'Open Gloves number 0', exact: true }).click()
  // As a camera held upright writes it, in the colours of a printer.
  const photograph = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#c03030' } })
    .toColourspace('cmyk')
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  await page
    .getByLabel('Choose a photograph')
    .setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: photograph })
  const dialog = page.getByRole('dialog', { name: 'Choose the square' })
  await dialog.getByLabel('Nearer').fill('0.5')
  await dialog.getByRole('img').press('ArrowDown')
  await dialog.getByRole('button', { name: 'Use this photograph' }).click()
  await expect(page.getByText('The photograph is in the shop')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Gloves number 0' })).toBeVisible()
  const { width, height, space } = await sharp(path.join(desk.folder, 'photographs', `${slug}.jpg`)).metadata()
  expect([width, height, space]).toEqual([800, 800, 'srgb'])
  expect(
    readdirSync(path.join(desk.folder, 'pictures')).filter((file) => file.startsWith(slug)).length,
  ).toBeGreaterThan(2)
})

test('a photograph that is too small is refused with the reason, and leaves nothing behind', async ({ page, desk }) => {
  await page.goto(`${desk.url}#products/gloves-00`)
  const small = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#c03030' } })
    .jpeg()
    .toBuffer()
  await page
    .getByLabel('Choose a photograph')
    .setInputFiles({ name: 'small.jpg', mimeType: 'image/jpeg', buffer: small })
  await page.getByRole('button', { name: 'Use this photograph' }).click()
  await expect(page.getByText(/The photograph is 300 × 300 px/)).toBeVisible()
  expect(existsSync(path.join(desk.folder, 'photographs'))).toBe(false)
  expect(existsSync(path.join(desk.folder, 'pictures', 'gloves-00-320.avif'))).toBe(false)
})

test('further photographs are added, put in order and removed, and the files follow', async ({ page, desk }) => {
  // Every size is written, twice.
  test.setTimeout(120_000)
  await page.goto(`${desk.url}#products/gloves-00`)
  const pictures = page.getByRole('group', { name: 'Picture' }).getByRole('listitem')
  for (const [index, background] of ['#c03030', '#3030c0'].entries()) {
    const buffer = await sharp({ create: { width: 700, height: 700, channels: 3, background } })
      .jpeg()
      .toBuffer()
    await page
      .getByLabel(index === 0 ? 'Choose a photograph' : 'Add another picture')
      .setInputFiles({ name: 'IMG.jpg', mimeType: 'image/jpeg', buffer })
    await page.getByRole('button', { name: 'Use this photograph' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    // The list may show a picture as soon as its first file is there.
    await expect(page.getByText('The photograph is in the shop')).toBeVisible()
  }
  await expect(pictures).toHaveCount(2)
  const listReds = async (...names: readonly string[]) =>
    Promise.all(
      names.map(async (name) => {
        // Given a path, the library may answer from what it remembers of the file before.
        const { dominant } = await sharp(readFileSync(path.join(desk.folder, name))).stats()
        return dominant.r > dominant.b
      }),
    )
  const files = ['photographs/gloves-00.jpg', 'photographs/gloves-00--2.jpg', 'pictures/gloves-00--2-640.webp']
  expect(await listReds(...files)).toEqual([true, false, false])
  await page.getByRole('button', { name: 'Move picture 2 up' }).click()
  await expect(page.getByText('The picture is now 1 of 2.')).toBeVisible()
  expect(await listReds(...files)).toEqual([false, true, true])
  await page.getByRole('button', { name: 'Remove picture 2' }).click()
  await expect(page.getByText('The picture is removed from the shop.')).toBeVisible()
  await expect(pictures).toHaveCount(0)
  expect(readdirSync(path.join(desk.folder, 'photographs'))).toEqual(['gloves-00.jpg'])
  expect(Object.keys(JSON.parse(desk.read('pictures.json')) as object)).toEqual(['gloves-00'])
  await expect(page.getByRole('img', { name: 'Gloves number 0' })).toBeVisible()
})

test('what is being typed when the browser goes back stays with its product', async ({ page, desk }) => {
  await page.goto(`${desk.url}#products/gloves-00`)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { name: 'Gloves number 1', level: 1 })).toBeVisible()
  await page.getByLabel('SKU', { exact: true }).fill('TYPED')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Gloves number 0', level: 1 })).toBeVisible()
  await expect(page.getByLabel('SKU', { exact: true })).toHaveValue('GLOVES0')
  await save(page)
  expect(desk.diff().map((line) => line.trim())).toEqual(['-    "sku": "GLOVES1",', '+    "sku": "TYPED",'])
})

test('a category is moved by its button and by dragging, and one line of the groups differs', async ({
  page,
  desk,
}) => {
  await page.goto(`${desk.url}#categories`)
  await page.getByRole('button', { name: 'Move Gloves down' }).click()
  await save(page)
  expect(desk.diff().map((line) => line.trim())).toEqual([
    '-    "categories": ["gloves", "wipes"]',
    '+    "categories": ["wipes", "gloves"]',
  ])
  const [gloves, wipes] = ['Gloves', 'Wipes'].map((name) =>
    page.getByRole('listitem').filter({ has: page.getByRole('button', { name: `Move ${name} up` }) }),
  )
  // By its grip, as it is drawn for.
  await gloves!.last().locator('svg').first().dragTo(wipes!.last())
  await save(page)
  expect(desk.diff()).toEqual([])
})

test('a group is added, renamed and moved, and removed again once it is empty', async ({ page, desk }) => {
  await page.goto(`${desk.url}#categories`)
  await page.getByRole('button', { name: 'New group' }).click()
  await page.getByRole('dialog').getByLabel('Title').fill('To clean with')
  await page.getByRole('button', { name: 'Add the group' }).click()
  await expect(page.getByText('Choose a category: a group needs one.')).toBeVisible()
  await page.getByLabel('Its first category').selectOption('Wipes')
  await page.getByRole('button', { name: 'Add the group' }).click()
  await page.getByRole('region', { name: 'To clean with' }).getByLabel('Title').fill('Cleaning')
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Move Cleaning up' }).click()
  await save(page)
  expect(JSON.parse(desk.read('groups.json'))).toEqual([
    { id: 'to-clean-with', tittle: 'Cleaning', dec: 'To clean with', categories: ['wipes'] },
    { id: 'first', tittle: 'First', dec: 'The first group.', categories: ['gloves'] },
  ])

  await page.getByLabel('Group of Wipes').selectOption('First')
  await page.getByRole('button', { name: 'Remove this group' }).click()
  await expect(page.getByRole('link', { name: 'Cleaning', exact: true })).toBeHidden()
  await save(page)
  expect(desk.diff()).toEqual([])
})

test('a product is moved to another category, and undone', async ({ page, desk }) => {
  await page.goto(`${desk.url}#categories/gloves`)
  await page.getByLabel('Category of Gloves number 3').selectOption('Wipes')
  await save(page)
  expect(desk.diff().map((line) => line.trim())).toEqual([
    '-    "gloves-03",',
    '-    "wipes-14"',
    '+    "wipes-14",',
    '+    "gloves-03"',
  ])
  await page.getByRole('button', { name: 'Undo' }).click()
  await save(page)
  expect(desk.diff()).toEqual([])
})

test('the form of a product shows its card and page as they are being edited', async ({ page, desk }) => {
  await page.goto(desk.url)
  await page.getByRole('button', { name: 'Open Gloves number 1', exact: true }).click()
  await page.getByLabel('Title').fill('Gloves of silk')
  const live = page.frameLocator('iframe')
  await expect(live.locator('h1')).toHaveText('Gloves of silk')
  await expect(live.locator('h3').first()).toHaveText('Gloves of silk')
  await page.getByLabel('Price inc. VAT').fill('13,80')
  await page.getByLabel('Price inc. VAT').press('Enter')
  await expect(live.locator('article').first()).toContainText('£13.80')
  await expect(page.getByLabel('Price ex. VAT')).toHaveValue('£11.50')
  await page.getByRole('link', { name: 'All products' }).click()
  await expect(findCell(page, 'Gloves of silk', 'NewPrice')).toHaveText(/£13\.80/)
})

test('the form of one product after another shows its page without a request that fails', async ({ page, desk }) => {
  const failed: string[] = []
  page.on('response', (response) => response.ok() || failed.push(response.url()))
  page.on('requestfailed', (request) => failed.push(request.url()))
  await page.goto(desk.url)
  const live = page.frameLocator('iframe')
  for (const title of ['Gloves number 0', 'Gloves number 1', 'Wipes number 0']) {
    await page.goto(`${new URL(desk.url).origin}/#products`)
    await page.getByRole('button', { name: `Open ${title}`, exact: true }).click()
    await expect(live.locator('h1')).toHaveText(title)
    // The last parts of the page are loaded once the rest is there.
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(1500)
  }
  expect(failed).toEqual([])
})
