import { expectNoViolations } from '../axe.ts'
import { findBadge, findCompare, findTitle, findTray } from '../controls.ts'
import { CHOICE, OTHER, PLAIN } from '../examples.ts'
import { findOverflow } from '../measure.ts'
import { chooseTwo, keepCart } from '../steps.ts'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'
import { BED, compare, findRow, readColumns, SIZED, STETHOSCOPES, THIRD, WRIST } from './compare.ts'

test.describe('the table', () => {
  test('shows side by side what was chosen in a listing, and marks what differs in words', async ({ page }) => {
    await chooseTwo(page)
    await findTray(page)
      .getByRole('link', { name: /^Compare/ })
      .click()
    await expect(findTitle(page)).toHaveText('Compare 2 products')
    await expect(page).toHaveURL(compare(PLAIN, OTHER))
    await expect(findTray(page)).toBeHidden()
    expect(await readColumns(page)).toEqual([PLAIN.title, OTHER.title])
    await expect(findRow(page, /^Price inc.VAT.*differs/)).toContainText('£59.99')
    await expect(findRow(page, /^Price inc.VAT.*differs/)).toContainText('£29.99')
    await expect(findRow(page, /^Cuff range.*differs/)).toContainText('22–42 cm')
    await expect(findRow(page, /^Form/)).toBeVisible()
    await expect(findRow(page, /^Form.*differs/)).toBeHidden()
  })

  test('is restored by its address alone, with only the rows that differ', async ({ page }) => {
    await visit(page, compare(PLAIN, OTHER))
    const only = page.getByRole('switch', { name: 'Only differences' })
    await only.focus()
    await page.keyboard.press('Space')
    await expect(only).toBeFocused()
    await expect(page).toHaveURL(`${compare(PLAIN, OTHER)}&only=differences`)
    await expect(findRow(page, /^Form/)).toBeHidden()
    await page.reload()
    await expect(only).toBeChecked()
    await expect(findRow(page, /^Cuff range/)).toBeVisible()
    await expect(findRow(page, /^Form/)).toBeHidden()
    await only.click()
    await expect(page).toHaveURL(compare(PLAIN, OTHER))
    await expect(findRow(page, /^Form/)).toBeVisible()
  })

  test('puts products into the cart, and lets options be chosen without leaving', async ({ page }) => {
    await visit(page, compare(PLAIN, SIZED))
    await page.getByRole('button', { name: `Add to cart: ${PLAIN.title}` }).click()
    await expect(findBadge(page)).toHaveText('1 item')
    await page.getByRole('button', { name: `Choose size: ${SIZED.title}` }).click()
    const dialog = page.getByRole('dialog', { name: SIZED.title })
    await dialog.getByRole('combobox', { name: 'Size' }).selectOption({ index: 1 })
    await dialog.getByRole('button', { name: 'Add to Cart' }).click()
    await expect(dialog).toBeHidden()
    await expect(findBadge(page)).toHaveText('2 items')
    await expect(page).toHaveURL(compare(PLAIN, SIZED))
  })

  test('removes and restores, replaces and adds, and the address follows', async ({ page }) => {
    await visit(page, compare(PLAIN, OTHER))
    await page.getByRole('button', { name: `Remove ${PLAIN.title}` }).click()
    await expect(page).toHaveURL(compare(OTHER))
    await page.getByRole('button', { name: 'Undo' }).press('Enter')
    await expect(page).toHaveURL(compare(PLAIN, OTHER))

    const replace = page.getByRole('button', { name: `Replace ${OTHER.title}` })
    await replace.click()
    await page.getByRole('dialog').getByRole('button', { name: WRIST.title }).click()
    await expect(page).toHaveURL(compare(PLAIN, WRIST))
    await expect(page.getByRole('button', { name: `Replace ${WRIST.title}` })).toBeFocused()

    await page.getByRole('button', { name: 'Add a product' }).click()
    await page.getByRole('dialog').getByRole('button', { name: THIRD.title }).click()
    await expect(page).toHaveURL(compare(PLAIN, WRIST, THIRD))
    expect(await readColumns(page)).toEqual([PLAIN.title, WRIST.title, THIRD.title])

    const add = page.getByRole('button', { name: 'Add a product' })
    await add.click()
    await page.getByRole('dialog').getByRole('button', { name: SIZED.title }).click()
    expect(await readColumns(page)).toHaveLength(4)
    await expect(add).toBeFocused()
    await expect(add).toBeDisabled()
  })

  test('of products sent by link changes nothing that is chosen here', async ({ page }) => {
    await chooseTwo(page)
    await visit(page, compare(THIRD, WRIST))
    await page.getByRole('button', { name: `Remove ${THIRD.title}` }).click()
    await expect(page).toHaveURL(compare(WRIST))
    await visit(page, PLAIN.list)
    await expect(findTray(page).getByRole('status')).toContainText('2 of 4')
  })

  test('removes a product from what is chosen on this device too', async ({ page }) => {
    await chooseTwo(page)
    await visit(page, compare(PLAIN, OTHER))
    await page.getByRole('button', { name: `Remove ${PLAIN.title}` }).click()
    await visit(page, PLAIN.list)
    await expect(findTray(page).getByRole('status')).toContainText('1 of 4')
    await expect(findCompare(page, PLAIN)).toHaveAttribute('aria-pressed', 'false')
  })

  test('is printed across one sheet, without what only a screen can do', async ({ page }) => {
    // The filled cart is shown at the edge of the page, and takes no room on paper.
    await keepCart(page, [{ slug: PLAIN.slug, options: {}, quantity: 1 }])
    await visit(page, compare(...STETHOSCOPES))
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    const [, width, height] = /\/MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf)!
    expect(Number(width)).toBeGreaterThan(Number(height))
    expect(pdf.match(/\/Type ?\/Page\b/g)).toHaveLength(1)
    await page.emulateMedia({ media: 'print' })
    await expect(findRow(page, /^Price inc.VAT/)).toBeVisible()
    for (const name of [/^Remove/, /^Replace/, /^Add to cart/, /^Print/])
      await expect(page.getByRole('main').getByRole('button', { name }).first()).toBeHidden()
  })
})

test.describe('it refuses', () => {
  test('what has too little in common, says why, and continues when one is removed', async ({ page }) => {
    await visit(page, compare(PLAIN, OTHER, BED))
    await expect(findTitle(page)).toHaveText('These have too little in common to compare')
    await expect(page.getByText(/They share no category/)).toBeVisible()
    await expect(page.getByRole('table')).toBeHidden()
    await page.getByRole('button', { name: `Remove ${BED.title}` }).click()
    await expect(findTitle(page)).toHaveText('Compare 2 products')
  })

  test('a fifth in the address, by name', async ({ page }) => {
    await visit(page, compare(PLAIN, OTHER, THIRD, SIZED, WRIST))
    expect(await readColumns(page)).toHaveLength(4)
    await expect(page.getByText(`${WRIST.title} was left out: 4 products fit side by side.`)).toBeVisible()
  })

  test('a fifth chosen in a listing, by name, and keeps the four', async ({ page }) => {
    await chooseTwo(page)
    for (const product of [THIRD, SIZED, WRIST]) await findCompare(page, product).click()
    await expect(page.getByText(`Take one out before you add ${WRIST.title}.`)).toBeVisible()
    await expect(findCompare(page, WRIST)).toHaveAttribute('aria-pressed', 'false')
    await expect(findTray(page).getByRole('status')).toContainText('4 of 4')
  })

  test('nothing else: what it does not know is named and left out', async ({ page }) => {
    for (const [query, left] of [
      ['p=gone&p=', '“gone”'],
      ['p=%3Cimg%20src=x%20onerror=alert(1)%3E', '“<img src=x onerror=alert(1)>”'],
      ['p=%E0%A4%A&p=%00', '“\uFFFD%A”'],
      [`p=${'x'.repeat(190)}`, '“xxx'],
    ] as const) {
      await visit(page, `${compare(PLAIN, OTHER)}&${query}&only=prices`)
      await expect(findTitle(page), query).toHaveText('Compare 2 products')
      await expect(
        page.getByRole('listitem').filter({ hasText: 'is not in the catalogue' }).first(),
        query,
      ).toContainText(left)
    }
    await visit(page, `/compare?p=gone&p=${'y'.repeat(10_000)}&p[]=1&=`)
    await expect(findTitle(page)).toHaveText('Nothing to compare yet')
    await expect(page.getByText('“gone” is not in the catalogue')).toBeVisible()
    await expect(page.getByRole('main').locator('img').first()).toBeInViewport()
  })
})

test('on a phone the table scrolls in its own region, with the names of the rows kept in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, compare(PLAIN, OTHER, THIRD, SIZED))
  expect(await findOverflow(page)).toEqual([])
  const region = page.getByRole('region', { name: 'Comparison' })
  await region.evaluate((element) => (element.scrollLeft = 2000))
  await expect(page.getByRole('link', { name: SIZED.title })).toBeInViewport()
  await expect(page.getByRole('rowheader', { name: /^Price inc.VAT/ })).toBeInViewport({ ratio: 1 })
})

test('alternatives lead to the table', async ({ page }) => {
  await visit(page, `/detail/${PLAIN.slug}`)
  await page.getByRole('link', { name: 'Compare them side by side' }).click()
  await expect(findTitle(page)).toHaveText('Compare 4 products')
  expect((await readColumns(page))[0]).toBe(PLAIN.title)
})

test('axe finds nothing while another product is chosen', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, compare(PLAIN, CHOICE, OTHER))
  await page.getByRole('button', { name: `Remove ${CHOICE.title}` }).click()
  await page.getByRole('button', { name: `Replace ${OTHER.title}` }).click()
  await expect(page.getByRole('dialog', { name: `Instead of ${OTHER.title}` })).toBeVisible()
  await expectNoViolations(page)
})
