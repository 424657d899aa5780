import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, save, test } from './openDesk.ts'

const SLUG = 'gloves-of-silk'

async function addProduct(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New product' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill('Gloves of silk')
  await dialog.getByLabel('Price inc. VAT').fill('9.60')
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

const findPictures = (page: Page) => page.getByRole('group', { name: 'Picture' })

test('photographs of a product that is not saved yet are shown, put in order and taken in with its save', async ({
  page,
  desk,
}) => {
  await page.goto(desk.url)
  await addProduct(page)
  await choose(page, 'Choose a photograph')
  await expect(page.getByText('The photograph will be in the shop when you save.')).toBeVisible()
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
  await page.goto(desk.url)
  await addProduct(page)
  await choose(page, 'Choose a photograph')
  await expect(page.getByText('The photograph will be in the shop when you save.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove from the shop' }).click()
  await expect(page.getByRole('button', { name: 'All saved' })).toBeVisible()
  expect(desk.diff()).toEqual([])
  expect(existsSync(path.join(desk.folder, 'photographs'))).toBe(false)
  await addProduct(page)
  await expect(findPictures(page).getByText('Picture to follow')).toBeVisible()
})
