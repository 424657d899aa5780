import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, findCell, paste, save, test } from './openDesk.ts'

test.use({ example: 'bicycles' })

/** Lights with the prices that are typed, and tools with those that are pasted: inc. and ex. VAT, before and after. */
const TYPED = [
  ['Wren front light, 400 lm', '£29.99', '£24.99', '£30.00', '£25.00'],
  ['Barn front light, 800 lm', '£54.99', '£45.83', '£54.00', '£45.00'],
  ['Eagle front light, 1600 lm, twin lens', '£99.99', '£83.33', '£96.00', '£80.00'],
  ['Wren rear light, 30 lm', '£19.99', '£16.66', '£20.40', '£17.00'],
  ['Barn rear light, 100 lm, day flash', '£32.99', '£27.49', '£33.60', '£28.00'],
  ['Commuter light set, 200 and 20 lm', '£34.99', '£29.16', '£36.00', '£30.00'],
] as const
const PASTED = [
  ['Tyre levers, set of three', '£4.99', '£4.16', '£5.40', '£4.50'],
  ['Puncture repair kit', '£4.49', '£3.74', '£4.80', '£4.00'],
  ['Multi-tool, 18 functions', '£24.99', '£20.83', '£25.20', '£21.00'],
  ['Hex key set, 1.5–10 mm', '£21.99', '£18.33', '£22.80', '£19.00'],
  ['Chain tool for 5- to 12-speed', '£18.99', '£15.83', '£19.20', '£16.00'],
  ['Chain whip and lockring tool', '£23.99', '£19.99', '£24.00', '£20.00'],
  ['Track pump with gauge, 11 bar', '£39.99', '£33.33', '£42.00', '£35.00'],
  ['Mini pump with hose, 8 bar', '£22.99', '£19.16', '£24.60', '£20.50'],
] as const
const FILLED = 6
const KIT = 'larkway-puncture-repair-kit'

/** The diff by git of prices that have changed. */
function diffPrices(prices: readonly (readonly string[])[]): string[] {
  return prices.flatMap(([, inc, ex, newInc, newEx]) => [
    `-    "NewPrice": "${inc}",`,
    `-    "fromPrice": "${ex}",`,
    `+    "NewPrice": "${newInc}",`,
    `+    "fromPrice": "${newEx}",`,
  ])
}

/** Shows the ten products of a category. */
async function filter(page: Page, category: string): Promise<void> {
  const field = page.getByLabel('Filter by categories')
  await field.fill(category)
  // Left as a person leaves it: the grid filters once more, and draws its rows again.
  await field.press('Tab')
  await expect(page.getByRole('row').filter({ hasText: category })).toHaveCount(10)
}

test('twenty products are edited, one is photographed, two categories are moved, and the files differ in just that', async ({
  page,
  context,
  desk,
}) => {
  // It builds a shop at the end.
  test.setTimeout(240_000)
  const begun = Date.now()
  await page.goto(desk.url)

  await test.step('six prices are typed, from cell to cell by the keyboard', async () => {
    await findCell(page, TYPED[0][0], 'NewPrice').click()
    for (const [title, , , price, exVat] of TYPED) {
      await page.keyboard.type(price.replace('£', ''))
      await page.keyboard.press('Enter')
      await expect(findCell(page, title, 'fromPrice')).toContainText(exVat)
      await page.keyboard.press('ArrowDown')
    }
  })
  await test.step('eight prices are pasted from a spreadsheet', async () => {
    await filter(page, 'Tools')
    await findCell(page, PASTED[0][0], 'NewPrice').click()
    await paste(page, PASTED.map(([, , , price]) => price).join('\r\n'))
    await expect(findCell(page, PASTED[7][0], 'fromPrice')).toContainText(PASTED[7][4])
  })
  await test.step('a maker is filled down over six tyres', async () => {
    await filter(page, 'Tyres')
    await findCell(page, 'Causeway road tyre, folding', 'smalltittle').click()
    await page.keyboard.type('Tarnside Rubber')
    await page.keyboard.press('Enter')
    for (let row = 1; row < FILLED; row++) await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Control+d')
    await expect(findCell(page, 'Road inner tube, Presta, 700 × 20–28C', 'smalltittle')).toContainText('Rubber')
    await expect(page.getByRole('button', { name: 'Save 20 changes' })).toBeVisible()
  })
  await test.step('a photograph is dropped on a product, and described by its colour', async () => {
    await filter(page, 'Tools')
    await page.getByRole('button', { name: 'Open Puncture repair kit', exact: true }).click()
    await page.getByLabel('Add a fact').selectOption('Colour')
    await page.getByLabel('Colour', { exact: true }).fill('Green')
    await page.getByLabel('Colour', { exact: true }).press('Enter')
    const photograph = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#2e7d32' } })
      .jpeg()
      .toBuffer()
    const dataTransfer = await page.evaluateHandle(
      (bytes) => {
        const dropped = new DataTransfer()
        dropped.items.add(new File([new Uint8Array(bytes)], 'IMG_2041.JPG', { type: 'image/jpeg' }))
        return dropped
      },
      [...photograph],
    )
    await page.getByText(/Or drop one here/).dispatchEvent('drop', { dataTransfer })
    await page.getByRole('button', { name: 'Use this photograph' }).click()
    await expect(page.getByText('The photograph is in the shop')).toBeVisible()
    const shown = page.getByRole('img', { name: 'Puncture repair kit, Green' })
    await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  })
  await test.step('a category is dragged to another group, and one is moved there by the keyboard', async () => {
    await page.getByRole('link', { name: 'Categories' }).click()
    const item = (name: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('button', { name: `Move ${name} up` }) })
    await item('Lights').last().locator('svg').first().dragTo(item('Brakes').last())
    await expect(page.getByLabel('Group of Lights')).toHaveValue('parts')
    await page.getByLabel('Group of Tools').focus()
    await page.keyboard.press('ArrowUp')
    await expect(page.getByLabel('Group of Tools')).toHaveValue('road')
  })
  await save(page)

  expect(desk.diff('products/lights.json').sort()).toEqual(diffPrices(TYPED).sort())
  expect(desk.diff('products/tools.json').sort()).toEqual(
    [...diffPrices(PASTED), '-    "attributes": {},', '+    "attributes": { "colour": "Green" },'].sort(),
  )
  const makers = ['-    "smalltittle": "Tarnside",', '+    "smalltittle": "Tarnside Rubber",']
  expect(desk.diff('products/tyres-and-tubes.json').sort()).toEqual(
    makers.flatMap((line) => Array.from({ length: FILLED }, () => line)).sort(),
  )
  expect(desk.diff('groups.json')).toEqual([
    '-    "categories": ["tyres-and-tubes", "brakes", "drivetrain"]',
    '+    "categories": ["tyres-and-tubes", "lights", "brakes", "drivetrain"]',
    '-    "categories": ["lights", "bags-and-locks"]',
    '+    "categories": ["bags-and-locks", "tools"]',
    '-    "categories": ["tools", "sizes"]',
    '+    "categories": ["sizes"]',
  ])
  // Of the pictures one is another: no longer cut out, with its own colour.
  expect(desk.diff('pictures.json')).toHaveLength(5)
  expect(desk.read('pictures.json')).toContain(`"${KIT}"`)
  expect(desk.diff('shop.json', 'categories', 'attributes.json', 'information.json', 'status.json')).toEqual([])

  await test.step('the shop is built from it, and shows what was done', async () => {
    await page.getByRole('link', { name: 'Publish' }).click()
    await page.getByRole('button', { name: 'Preview' }).click()
    await expect(page.getByText('The preview is ready')).toBeVisible({ timeout: 150_000 })
    const address = await page.getByRole('link', { name: 'Look at the preview' }).getAttribute('href')
    const shop = await context.newPage()
    await shop.goto(new URL(`detail/${KIT}`, address!).href)
    await expect(shop.getByRole('img', { name: 'Puncture repair kit, Green' }).first()).toBeVisible()
    await expect(shop.getByText('£4.80').first()).toBeVisible()
  })
  console.log(`An owner's hour took ${Math.round((Date.now() - begun) / 1000)} s, the shop's build included.`)
})
