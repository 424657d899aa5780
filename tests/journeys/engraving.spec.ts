import type { Page } from '@playwright/test'
import { readRendered } from '@shop/shop-files/load/loadCatalogue.ts'
import { findAddToCart, findBadge, findChip } from '../controls.ts'
import { keepCart } from '../steps.ts'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'

const places = readRendered('shops/penhallow')
const STETHOSCOPE = { slug: 'littmann-classic-iii-navy', title: 'Classic III monitoring stethoscope, navy blue tube' }
const TAG = { slug: 'penhallow-stethoscope-name-tag', title: 'Stethoscope name tag, clip-on' }
const PLAIN_PATH = '/detail/omron-m3-comfort-upper-arm'

const getText = (page: Page) => page.getByRole('textbox', { name: 'Text to engrave' })
const getExactly = (page: Page) => page.getByRole('checkbox', { name: /^Engrave exactly/ })
const getPreview = (page: Page) => page.getByRole('img', { name: /^Impression of/ })

const getViews = (page: Page) => page.getByRole('list', { name: 'Views' }).getByRole('button')

/** The foot of the middle letter in the picture, in fractions of its width and height. */
function findMiddle(slug: string): { x: number; y: number } {
  const { matrix, radius } = places[`${slug}--detail`]!.engraving!
  const [, , c = 0, d = 0, e = 0, f = 0] = matrix
  return { x: c * radius + e, y: d * radius * 0.97 + f }
}

async function openEngraving(page: Page, { slug }: { slug: string }): Promise<void> {
  await visit(page, `/detail/${slug}`)
  await page.getByRole('button', { name: 'Add an engraving' }).click()
  await expect(getText(page)).toBeFocused()
}

for (const product of [STETHOSCOPE, TAG]) {
  test(`what is typed appears on the picture at once, where it will be cut (${product.slug})`, async ({ page }) => {
    await openEngraving(page, product)
    await expect(getPreview(page)).toHaveCount(0)
    await getText(page).fill('Dr M. Tregear')
    await expect(getPreview(page)).toHaveAccessibleName('Impression of the engraving: Dr M. Tregear')
    await expect(getViews(page).nth(1)).toHaveAttribute('aria-current', 'true')
    const [drawn, tile] = await Promise.all([
      getPreview(page).locator('text').last().boundingBox(),
      getPreview(page).locator('..').boundingBox(),
    ])
    const { x, y } = findMiddle(product.slug)
    expect((drawn!.x + drawn!.width / 2 - tile!.x) / tile!.width).toBeCloseTo(x, 1)
    expect(drawn!.y - tile!.y).toBeLessThan(y * tile!.height)
    expect(drawn!.y + drawn!.height - tile!.y).toBeGreaterThan(y * tile!.height)
    await expect(page.getByText('An impression, not a proof')).toBeVisible()
    await getText(page).fill('')
    await expect(getPreview(page)).toHaveCount(0)
  })
}

test('the enlarged picture shows the text too', async ({ page }) => {
  await openEngraving(page, STETHOSCOPE)
  await getText(page).fill('Dr M. Tregear')
  await page.getByRole('button', { name: 'Enlarge' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img', { name: 'Impression of the engraving: Dr M. Tregear' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Next view' }).click()
  await expect(dialog.getByRole('img', { name: /^Impression/ })).toHaveCount(0)
})

test('on a phone the picture stands by the field', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openEngraving(page, STETHOSCOPE)
  await getText(page).fill('Dr M. Tregear')
  const [field, drawn] = await Promise.all([
    getText(page).boundingBox(),
    page.getByRole('figure').locator('svg text').last().boundingBox(),
  ])
  expect(drawn!.y - field!.y).toBeGreaterThan(0)
  expect(drawn!.y - field!.y).toBeLessThan(500)
})

test('on a desk Add to Cart stays in view while the text is typed', async ({ page }) => {
  for (const product of [STETHOSCOPE, TAG]) {
    await openEngraving(page, product)
    await getText(page).fill('Dr M. Tregear')
    const { y, height } = (await findAddToCart(page).boundingBox())!
    expect.soft(y + height, product.slug).toBeLessThanOrEqual(720)
  }
})

test('even the longest text stays within the picture', async ({ page }) => {
  for (const product of [STETHOSCOPE, TAG]) {
    await openEngraving(page, product)
    for (const text of ['W'.repeat(30), 'M'.repeat(30)]) {
      await getText(page).fill(text)
      const [frame, drawn] = await Promise.all([
        getPreview(page).locator('..').boundingBox(),
        getPreview(page).locator('text').last().boundingBox(),
      ])
      expect(drawn!.x, text).toBeGreaterThanOrEqual(frame!.x)
      expect(drawn!.x + drawn!.width, text).toBeLessThanOrEqual(frame!.x + frame!.width)
    }
  }
})

test('what cannot be engraved is refused with its reason, and stays to be corrected', async ({ page }) => {
  await openEngraving(page, STETHOSCOPE)
  for (const [typed, message] of [
    ['Dr 😀 Penrose', 'The engraver cannot set “😀”.'],
    ['=HYPERLINK("x")', 'The engraver cannot set “=” “"”.'],
    ['A name that is much longer than that', 'Take out 6 of the 36 characters: 30 is the most'],
  ] as const) {
    await getText(page).fill(typed)
    await expect(getText(page)).toHaveAccessibleDescription(new RegExp(escape(message)))
    await expect(getText(page)).toHaveValue(typed)
    await expect(getExactly(page)).toBeDisabled()
    await findAddToCart(page).first().click()
    await expect(getText(page)).toBeFocused()
    await expect(findBadge(page)).toHaveText('0 items')
    await getText(page).fill('Dr Penrose')
    await expect(getExactly(page)).toBeEnabled()
  }
})

test('another tube colour keeps what was typed, to be confirmed again, until it is in the cart', async ({ page }) => {
  const findOther = () => page.getByRole('navigation', { name: 'Tube colour' }).locator('a:not([aria-current])').first()
  await openEngraving(page, STETHOSCOPE)
  await getText(page).fill('Dr M. Tregear')
  await getExactly(page).check()
  await findOther().click()
  await expect(page).not.toHaveURL(`/detail/${STETHOSCOPE.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(getText(page)).toHaveValue('Dr M. Tregear')
  await expect(getExactly(page)).not.toBeChecked()
  await getExactly(page).check()
  await findAddToCart(page).first().click()
  await expect(findBadge(page)).toHaveText('1 item')
  await findOther().click()
  await expect(page.getByRole('button', { name: 'Add an engraving' })).toBeVisible()
})

test('an engraving must be typed and confirmed to the letter, and a change asks for that again', async ({ page }) => {
  await openEngraving(page, STETHOSCOPE)
  await findAddToCart(page).first().click()
  await expect(getText(page)).toHaveAccessibleDescription(/Type what to engrave, or remove the engraving/)
  await expect(getText(page)).toBeFocused()

  await getText(page).fill('  Dr  M. Tregear ')
  await expect(page.getByText('Engrave exactly: “Dr M. Tregear”')).toBeVisible()
  await findAddToCart(page).first().click()
  const toConfirm = page.getByText('Confirm the engraving')
  await expect(toConfirm).toBeVisible()
  await expect(getExactly(page)).toBeFocused()
  await getExactly(page).check()
  await expect(toConfirm).toHaveCount(0)

  await getText(page).fill('Dr M. Tregear RN')
  await expect(getExactly(page)).not.toBeChecked()
  await getExactly(page).check()
  await findAddToCart(page).first().click()
  await expect(findBadge(page)).toHaveText('1 item')
})

test('the law on returns is shown before the buyer adds it, and with the totals of the cart', async ({ page }) => {
  await openEngraving(page, STETHOSCOPE)
  await expect(getExactly(page)).toHaveAccessibleDescription(
    /cannot be cancelled or returned, unless they are faulty.*Consumer Contracts Regulations 2013/,
  )
  await getText(page).fill('Dr M. Tregear')
  await getExactly(page).check()
  await findAddToCart(page).first().click()
  await visit(page, '/cart')
  const line = page.getByRole('region', { name: /^Cart/ }).getByRole('listitem')
  await expect(line).toContainText('Engraved “Dr M. Tregear”')
  await expect(page.getByRole('region', { name: 'Totals' })).toContainText(
    'cannot be cancelled or returned, unless they are faulty',
  )
})

test('each engraving has its own line, and so has the product without one', async ({ page }) => {
  await openEngraving(page, STETHOSCOPE)
  for (const text of ['Dr A Penrose', 'Dr B Penrose', 'Dr A Penrose']) {
    await getText(page).fill(text)
    await getExactly(page).check()
    await findAddToCart(page).first().click()
  }
  await page.getByRole('button', { name: 'Remove engraving' }).click()
  await expect(page.getByRole('button', { name: 'Add an engraving' })).toBeFocused()
  await findAddToCart(page).first().click()
  await expect(findBadge(page)).toHaveText('4 items')
  await visit(page, '/cart')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('4 items in 3 lines')
  await expect(
    page.getByRole('textbox', { name: `Quantity of ${STETHOSCOPE.title}, Engraved “Dr A Penrose”` }),
  ).toHaveValue('2')
})

test('an engraving goes with the options of its product', async ({ page }) => {
  await openEngraving(page, TAG)
  await getText(page).fill('Sr K. Nance')
  await getExactly(page).check()
  await findAddToCart(page).first().click()
  await expect(page.getByRole('group', { name: 'Colour' })).toContainText('Choose a colour')
  await findChip(page, 'Colour', 'White').click()
  await expect(getText(page)).toHaveValue('Sr K. Nance')
  await findAddToCart(page).first().click()
  await visit(page, '/cart')
  const line = page.getByRole('listitem').filter({ hasText: TAG.title })
  for (const text of ['Colour White. ', 'Engraved “Sr K. Nance”']) await expect(line).toContainText(text)
})

test('what cannot be engraved has no field for it', async ({ page }) => {
  await visit(page, PLAIN_PATH)
  await expect(findAddToCart(page).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add an engraving' })).toHaveCount(0)
})

test('a kept engraving that cannot be set, or not on that product, is reported on its line', async ({ page }) => {
  await keepCart(page, [
    { slug: STETHOSCOPE.slug, options: {}, quantity: 1, engraving: '<img src=x onerror=alert(1)>' },
    { slug: 'omron-m3-comfort-upper-arm', options: {}, quantity: 1, engraving: 'Dr A' },
  ])
  await visit(page, '/cart')
  const lines = page.getByRole('region', { name: /^Cart/ }).getByRole('listitem')
  await expect(lines.first()).toContainText('Engraved “<img src=x onerror=alert(1)>”')
  await expect(lines.first()).toContainText('The engraver cannot set “<” “=” “>”')
  await expect(lines.last()).toContainText('This product cannot be engraved.')
})

test('without JavaScript no engraving is offered that could not be ordered', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! })
  const page = await context.newPage()
  await page.goto(`/detail/${STETHOSCOPE.slug}`)
  await expect(page.getByRole('button', { name: 'Add an engraving' })).toBeHidden()
  await context.close()
})

/** A text as it stands in a pattern. */
function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
