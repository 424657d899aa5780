import { expectNoViolations } from '../axe.ts'
import { findTray } from '../controls.ts'
import { OTHER, PLAIN } from '../examples.ts'
import { chooseTwo, keepCart } from '../steps.ts'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'
import { findEdge, findLines, findSheet, openSheet } from './spine.ts'

/** Goods whose name takes one row on a desk. */
const SHORT = ['penhallow-dressing-scissors', 'penhallow-couch-roll-20in-white', OTHER.slug]

for (const [width, most] of [
  [1440, 52],
  [390, 64],
] as const)
  test(`a line takes at most ${most} px, and the total is in sight whatever is scrolled (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const lines = [...SHORT, 'penhallow-gloves-nitrile-blue-m', PLAIN.slug, 'littmann-classic-iii-navy']
    await keepCart(
      page,
      (width > 600 ? SHORT : lines).map((slug) => ({ slug, options: {}, quantity: 6 })),
    )
    await visit(page, '/bins')
    await findEdge(page).click()
    const total = findSheet(page)
      .getByText(/^£[\d,.]+$/)
      .last()
    await expect(total).toBeInViewport({ ratio: 1 })
    for (const line of await findLines(page).all()) {
      await line.scrollIntoViewIfNeeded()
      expect((await line.boundingBox())!.height).toBeLessThanOrEqual(most + 0.5)
      await expect(total).toBeInViewport({ ratio: 1 })
    }
  })

test('on a phone a name has all the room beside its field, and what is below it stays in its line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const slug = 'littmann-classic-iii-navy'
  await keepCart(page, [
    { slug, options: {}, quantity: 1, engraving: 'Dr A. Tregear, St Mawes' },
    { slug: PLAIN.slug, options: {}, quantity: 1 },
  ])
  await visit(page, '/bins')
  await findEdge(page).click()
  for (const line of await findLines(page).all()) {
    const place = (await line.boundingBox())!
    expect((await line.locator('b').boundingBox())!.width).toBeGreaterThan(230)
    for (const part of await line.locator('b, p').evaluateAll((parts) => parts.map((part) => part.scrollHeight)))
      expect(part).toBeLessThanOrEqual(44)
    const bottoms = await line
      .locator('p, p *')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().bottom))
    expect(Math.max(...bottoms)).toBeLessThanOrEqual(place.y + place.height)
  }
})

test('on a touch screen a line’s note and way out are behind one button', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    ...{ baseURL: baseURL!, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  })
  const page = await context.newPage()
  await openSheet(page)
  const remove = findSheet(page).getByRole('button', { name: `Remove ${PLAIN.title}` })
  await expect(remove).toBeHidden()
  await findSheet(page)
    .getByRole('button', { name: `More: ${PLAIN.title}` })
    .tap()
  await remove.tap()
  await expect(findLines(page)).toHaveCount(1)
  await context.close()
})

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`its foot leads straight to where the order is printed and sent (${viewport.width} px)`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await keepCart(page, [{ slug: PLAIN.slug, options: {}, quantity: 1 }])
    await visit(page, '/')
    await page.getByRole('link', { name: 'Finish the order, print or send it' }).click()
    await expect(page.getByRole('link', { name: /^Email / })).toBeVisible()
  })

  test(`axe finds nothing on it, folded and open (${viewport.width} px)`, async ({ page }) => {
    // Otherwise a button may be read halfway from one colour to the next.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize(viewport)
    await openSheet(page)
    await expectNoViolations(page)
    await page.keyboard.press('Escape')
    await expectNoViolations(page)
  })
}

test('on a phone the tray of compared products has its place', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await keepCart(page, [{ slug: PLAIN.slug, options: {}, quantity: 1 }])
  await visit(page, '/bins')
  await expect(findEdge(page)).toBeVisible()
  await chooseTwo(page)
  await expect(findTray(page)).toBeVisible()
  await expect(findEdge(page)).toBeHidden()
})
