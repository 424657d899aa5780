import type { Page } from '@playwright/test'
import { existsSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, save, test } from './openDesk.ts'

const SLUG = 'gloves-of-silk'

async function addProduct(page: Page, rate = '20%'): Promise<void> {
  await page.getByRole('button', { name: 'New product' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill('Gloves of silk')
  await dialog.getByLabel('Price inc. VAT').fill('9.60')
  await expect(dialog.getByLabel('VAT rate')).toHaveValue('20')
  await dialog.getByLabel('VAT rate').selectOption(rate)
  await dialog.getByLabel('Category').selectOption('Gloves')
  await dialog.getByRole('button', { name: 'Add the product' }).click()
  await expect(page.getByRole('heading', { name: 'Gloves of silk', level: 1 })).toBeVisible()
}

async function choose(page: Page, button: string, side = 700, background = '#c03030'): Promise<void> {
  const buffer = await sharp({ create: { width: side, height: side, channels: 3, background } })
    .jpeg()
    .toBuffer()
  await page.getByLabel(button).setInputFiles({ name: 'IMG.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByRole('button', { name: 'Use this photograph' }).click()
}

/** Opens the desk, adds a product and chooses its photograph; nothing is saved. */
async function addWithPhotograph(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await addProduct(page)
  await choose(page, 'Choose a photograph')
  await expect(page.getByText('The photograph will be in the shop when you save.')).toBeVisible()
}

const findPictures = (page: Page) => page.getByRole('group', { name: 'Picture' })

test('photographs of a product that is not saved yet are shown, put in order and taken in with its save', async ({
  page,
  desk,
}) => {
  await addWithPhotograph(page, desk.url)
  const shown = findPictures(page).getByRole('img', { name: 'Gloves of silk' })
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  await choose(page, 'Add another picture', 700, '#3030c0')
  await expect(findPictures(page).getByRole('listitem')).toHaveCount(2)
  await page.getByRole('button', { name: 'Move picture 2 up' }).click()
  // It goes on in the form meanwhile, and nothing is written before the save.
  await page.getByLabel('SKU', { exact: true }).fill('SILK')
  await page.getByLabel('SKU', { exact: true }).blur()
  expect(desk.diff()).toEqual([])
  expect(existsSync(path.join(desk.folder, 'photographs'))).toBe(false)
  await save(page)
  await expect(page.getByText(/Saved in 2 files, with 2 photographs/)).toBeVisible()
  expect(Object.keys(JSON.parse(desk.read('pictures.json')) as object)).toEqual([SLUG, `${SLUG}--2`])
  const { dominant } = await sharp(path.join(desk.folder, 'photographs', `${SLUG}.jpg`)).stats()
  expect(dominant.b).toBeGreaterThan(dominant.r)
  await expect(shown).toHaveAttribute('src', /^\/pictures\//)
})

test('a photograph of a new product that is too small is refused at once', async ({ page, desk }) => {
  await page.goto(desk.url)
  await addProduct(page)
  await choose(page, 'Choose a photograph', 300)
  await expect(page.getByText(/The photograph is 300 × 300 px/)).toBeVisible()
  await expect(findPictures(page).getByText('Picture to follow')).toBeVisible()
})

test('a new product that is given up leaves nothing in the shop, and nothing of it for the next of its name', async ({
  page,
  desk,
}) => {
  await addWithPhotograph(page, desk.url)
  await page.getByRole('button', { name: 'Remove from the shop' }).click()
  await expect(page.getByRole('button', { name: 'All saved' })).toBeVisible()
  expect(desk.diff()).toEqual([])
  expect(existsSync(path.join(desk.folder, 'photographs'))).toBe(false)
  await addProduct(page)
  await expect(findPictures(page).getByText('Picture to follow')).toBeVisible()
})

test('a new product has the VAT rate that is chosen, and another one later', async ({ page, desk }) => {
  await page.goto(desk.url)
  await addProduct(page, '5%')
  const [rate, price] = [page.getByLabel('VAT rate'), page.getByLabel('Price ex. VAT')]
  await expect(price).toHaveValue('£9.14')
  await expect(rate.locator(':checked')).toHaveText('5%')
  await rate.selectOption('0%')
  await expect(price).toHaveValue('£9.60')
  await expect(page.getByLabel('Price inc. VAT')).toHaveValue('£9.60')
  await page.getByLabel('SKU', { exact: true }).fill('SILK')
  await page.getByLabel('SKU', { exact: true }).blur()
  await save(page)
  expect(JSON.parse(desk.read('products/gloves.json'))).toContainEqual(
    expect.objectContaining({ slug: SLUG, NewPrice: '£9.60', fromPrice: '£9.60' }),
  )
})

test('what is wrong with a choice is said at its field, and once it is right each has a code and a price', async ({
  page,
  desk,
}) => {
  await page.goto(desk.url)
  await addProduct(page)
  const fact = page.getByLabel('Add a fact')
  await expect(fact.getByRole('option', { name: /NHS|PIP|dm\+d|medicine|engraved/ })).toHaveCount(0)
  await fact.selectOption('Choice 1')
  await page.getByLabel('Choice 1', { exact: true }).fill('Size')
  await fact.selectOption('Values of choice 1')
  const values = page.getByLabel('Values of choice 1')
  await values.fill('S, M')
  await values.blur()
  await expect(values).toHaveAccessibleDescription(/An option needs two values or more/)
  await page.getByRole('button', { name: /problems?$/ }).click()
  await page
    .getByRole('complementary', { name: 'Problems' })
    .getByRole('link', { name: /Values of choice 1 of gloves-of-silk/ })
    .click()
  await expect(values).toBeFocused()
  await values.fill('S | M')
  await values.blur()
  await page.getByRole('button', { name: 'Give each choice a code and a price' }).click()
  await expect(page.getByLabel('SKU of S')).toBeFocused()
  await page.getByLabel('SKU of M').fill('SILK-M')
  await page.getByLabel('Price inc. VAT of M').fill('12')
  await page.getByLabel('Price inc. VAT of M').blur()
  await page.getByLabel('SKU of S').fill('SILK-S')
  await page.getByLabel('SKU of S').blur()
  await expect(page.getByLabel('Price inc. VAT', { exact: true })).toHaveValue('From £9.60')
  await save(page)
  expect(JSON.parse(desk.read('products/gloves.json'))).toContainEqual(
    expect.objectContaining({
      slug: SLUG,
      variants: [
        { choice: { Size: 'S' }, NewPrice: '£9.60', fromPrice: '£8.00', sku: 'SILK-S' },
        { choice: { Size: 'M' }, NewPrice: '£12.00', fromPrice: '£10.00', sku: 'SILK-M' },
      ],
    }),
  )
})
