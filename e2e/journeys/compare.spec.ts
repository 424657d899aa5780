import type { Page } from '@playwright/test'
import { expectNoViolations } from '../axe.ts'
import { CHOICE, chooseTwo, findBadge, findCompare, findTray, OTHER, PLAIN } from '../kinds.ts'
import { visit } from '../visit.ts'
import { findOverflow, isFocusUncovered, readFocus } from '../measure.ts'
import { expect, test } from '../test.ts'

const THIRD = {
  slug: 'omron-m7-intelli-it-upper-arm',
  title: 'M7 Intelli IT Upper Arm Blood Pressure Monitor, Bluetooth',
}
const SIZED = {
  slug: 'welch-allyn-ds44-integrated-aneroid',
  title: 'DuraShock DS44 Integrated Aneroid Sphygmomanometer',
}
const WRIST = { slug: 'omron-rs4-wrist', title: 'RS4 Wrist Blood Pressure Monitor' }
const BED = { slug: 'invacare-medley-ergo-bed', title: 'Medley Ergo profiling bed, standard height' }

const compare = (...products: { slug: string }[]) => `/compare?${products.map(({ slug }) => `p=${slug}`).join('&')}`
const findHeading = (page: Page) => page.getByRole('heading', { level: 1 })
const findRow = (page: Page, name: RegExp) => page.getByRole('row', { name })
const readColumns = async (page: Page) =>
  (await page.getByRole('columnheader').allInnerTexts()).map((text) => text.trim()).filter((text) => text !== '')

test.describe('the table', () => {
  test('stands side by side what was chosen in a list, and marks what differs in words', async ({ page }) => {
    await chooseTwo(page)
    await findTray(page)
      .getByRole('link', { name: /^Compare/ })
      .click()
    await expect(findHeading(page)).toHaveText('Compare 2 products')
    await expect(findHeading(page)).toBeFocused()
    await expect(page).toHaveURL(compare(PLAIN, OTHER))
    await expect(findTray(page)).toBeHidden()
    expect(await readColumns(page)).toEqual([PLAIN.title, OTHER.title])
    await expect(findRow(page, /^Price inc. VAT.*differs/)).toContainText('£59.99')
    await expect(findRow(page, /^Price inc. VAT.*differs/)).toContainText('£29.99')
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

  test('takes out and back, replaces and adds, and the address follows', async ({ page }) => {
    await visit(page, compare(PLAIN, OTHER))
    await page.getByRole('button', { name: `Take out ${PLAIN.title}` }).click()
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
  })

  test('of a product that was sent changes nothing that is chosen here', async ({ page }) => {
    await chooseTwo(page)
    await visit(page, compare(THIRD, WRIST))
    await page.getByRole('button', { name: `Take out ${THIRD.title}` }).click()
    await expect(page).toHaveURL(compare(WRIST))
    await visit(page, PLAIN.list)
    await expect(findTray(page).getByRole('status')).toContainText('2 of 4')
  })

  test('taken out of the table, what is chosen here is no longer chosen', async ({ page }) => {
    await chooseTwo(page)
    await visit(page, compare(PLAIN, OTHER))
    await page.getByRole('button', { name: `Take out ${PLAIN.title}` }).click()
    await visit(page, PLAIN.list)
    await expect(findTray(page).getByRole('status')).toContainText('1 of 4')
    await expect(findCompare(page, PLAIN)).toHaveAttribute('aria-pressed', 'false')
  })

  test('is printed across the sheet, without what only a screen can do', async ({ page }) => {
    await visit(page, compare(PLAIN, OTHER, THIRD, SIZED))
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    const [, width, height] = /\/MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf)!
    expect(Number(width)).toBeGreaterThan(Number(height))
    await page.emulateMedia({ media: 'print' })
    await expect(findRow(page, /^Price inc. VAT/)).toBeVisible()
    for (const name of [/^Take out/, /^Replace/, /^Add to cart/, /^Print/])
      await expect(page.getByRole('main').getByRole('button', { name }).first()).toBeHidden()
  })
})

test.describe('it refuses', () => {
  test('what has too little in common, says why, and goes on when one is taken out', async ({ page }) => {
    await visit(page, compare(PLAIN, OTHER, BED))
    await expect(findHeading(page)).toHaveText('These have too little in common to compare')
    await expect(page.getByText(/No category lists all of them/)).toBeVisible()
    await expect(page.getByRole('table')).toBeHidden()
    await page.getByRole('button', { name: `Take out ${BED.title}` }).click()
    await expect(findHeading(page)).toHaveText('Compare 2 products')
  })

  test('a fifth in the address, by name', async ({ page }) => {
    await visit(page, compare(PLAIN, OTHER, THIRD, SIZED, WRIST))
    expect(await readColumns(page)).toHaveLength(4)
    await expect(page.getByText(`${WRIST.title} was left out: 4 products fit side by side.`)).toBeVisible()
  })

  test('a fifth in a list, by name, and the four stay', async ({ page }) => {
    await chooseTwo(page)
    for (const product of [THIRD, SIZED, WRIST]) await findCompare(page, product).click()
    await expect(page.getByText(`Take one out before you add ${WRIST.title}.`)).toBeVisible()
    await expect(findCompare(page, WRIST)).toHaveAttribute('aria-pressed', 'false')
    await expect(findTray(page).getByRole('status')).toContainText('4 of 4')
  })

  test('nothing else: what it does not know it names and leaves out', async ({ page }) => {
    for (const [query, left] of [
      ['p=gone&p=', '“gone”'],
      ['p=%3Cimg%20src=x%20onerror=alert(1)%3E', '“<img src=x onerror=alert(1)>”'],
      ['p=%E0%A4%A&p=%00', '“\uFFFD%A”'],
      [`p=${'x'.repeat(190)}`, '“xxx'],
    ] as const) {
      await visit(page, `${compare(PLAIN, OTHER)}&${query}&only=prices`)
      await expect(findHeading(page), query).toHaveText('Compare 2 products')
      await expect(
        page.getByRole('listitem').filter({ hasText: 'is not in the catalogue' }).first(),
        query,
      ).toContainText(left)
    }
    await visit(page, `/compare?p=gone&p=${'y'.repeat(10_000)}&p[]=1&=`)
    await expect(findHeading(page)).toHaveText('Nothing to compare yet')
    await expect(page.getByText('“gone” is not in the catalogue')).toBeVisible()
  })
})

test.describe('the tray', () => {
  test('takes out one by one, clears, and hides until the next choice', async ({ page }) => {
    await chooseTwo(page)
    await findTray(page).getByRole('button', { name: 'Hide what is chosen' }).click()
    await expect(findTray(page)).toBeHidden()
    await expect(findCompare(page, PLAIN)).toHaveAttribute('aria-pressed', 'true')
    await findCompare(page, THIRD).click()
    await expect(findTray(page).getByRole('status')).toContainText('3 of 4')
    await findTray(page)
      .getByRole('button', { name: `Take out: ${PLAIN.title}` })
      .click()
    await expect(findCompare(page, PLAIN)).toHaveAttribute('aria-pressed', 'false')
    await findTray(page).getByRole('button', { name: 'Clear' }).click()
    await expect(findTray(page)).toBeHidden()
    await expect(findCompare(page, OTHER)).toHaveAttribute('aria-pressed', 'false')
  })

  test('is there on the next page, after a reload, and in another tab', async ({ page }) => {
    await chooseTwo(page)
    await page.getByRole('link', { name: PLAIN.title }).first().click()
    await expect(findHeading(page)).toHaveText(PLAIN.title)
    await expect(findCompare(page, PLAIN)).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await expect(findTray(page).getByRole('status')).toContainText('2 of 4')
    const other = await page.context().newPage()
    await visit(other, PLAIN.list)
    await findCompare(other, THIRD).click()
    await expect(findTray(page).getByRole('status')).toContainText('3 of 4')
  })

  test('whose kept text is damaged says so once, and keeps what is good', async ({ page }) => {
    await visit(page, '/login')
    await page.evaluate((slug) => localStorage.setItem('compared', `{"version":1,"slugs":["${slug}",7]}`), PLAIN.slug)
    await visit(page, PLAIN.list)
    await expect(page.getByText(/chosen for comparing could not be read/)).toBeVisible()
    await expect(findTray(page).getByRole('status')).toContainText('1 of 4')
    await page.reload()
    await expect(findTray(page)).toBeVisible()
    await expect(page.getByText(/chosen for comparing could not be read/)).toBeHidden()
  })

  test('with the keyboard alone: chosen, reached, compared', async ({ page }) => {
    await visit(page, PLAIN.list)
    await findCompare(page, PLAIN).focus()
    await page.keyboard.press('Space')
    await findCompare(page, OTHER).focus()
    await page.keyboard.press('Enter')
    await expect(findTray(page)).toBeVisible()
    // It stands between the page and its footer.
    await page.getByRole('contentinfo').getByRole('link').first().focus()
    for (let index = 0; index < 3; index++) await page.keyboard.press('Shift+Tab')
    await expect(findTray(page).getByRole('link', { name: /^Compare/ })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(findHeading(page)).toHaveText('Compare 2 products')
  })

  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
    { width: 320, height: 256 },
  ]) {
    test(`never covers what has the focus at ${viewport.width} by ${viewport.height}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await chooseTwo(page)
      await page.setViewportSize(viewport)
      await page.getByRole('main').getByRole('article').nth(2).getByRole('link').first().focus()
      const covered: (string | undefined)[] = []
      for (let index = 0; index < 30; index++) {
        await page.keyboard.press('Tab')
        if (!(await isFocusUncovered(page))) covered.push(await readFocus(page))
      }
      expect(covered).toEqual([])
    })
  }

  test('lies over nothing at the foot of the page, and beside the buy bar of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await chooseTwo(page)
    await visit(page, `/detail/${PLAIN.slug}`)
    await expect(findTray(page)).toBeVisible()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(page.getByRole('button', { name: 'Add to Cart', exact: true })).toHaveCount(2)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const tray = (await findTray(page).boundingBox())!
    const bar = (await page.getByRole('button', { name: 'Add to Cart', exact: true }).last().boundingBox())!
    const foot = (await page.getByRole('contentinfo').getByRole('img').boundingBox())!
    expect(tray.y + tray.height).toBeLessThanOrEqual(bar.y)
    expect(foot.y + foot.height).toBeLessThanOrEqual(tray.y)
  })
})

test('on a phone the table scrolls in its own region, with the names of the rows kept in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, compare(PLAIN, OTHER, THIRD, SIZED))
  expect(await findOverflow(page)).toEqual([])
  const region = page.getByRole('region', { name: 'Comparison' })
  await region.evaluate((element) => (element.scrollLeft = 2000))
  await expect(page.getByRole('link', { name: SIZED.title })).toBeInViewport()
  await expect(page.getByRole('rowheader', { name: /^Price inc. VAT/ })).toBeInViewport({ ratio: 1 })
})

test('alternatives lead to the table', async ({ page }) => {
  await visit(page, `/detail/${PLAIN.slug}`)
  await page.getByRole('link', { name: 'Compare them side by side' }).click()
  await expect(findHeading(page)).toHaveText('Compare 4 products')
  expect((await readColumns(page))[0]).toBe(PLAIN.title)
})

test('axe finds nothing while another product is chosen', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, compare(PLAIN, CHOICE, OTHER))
  await page.getByRole('button', { name: `Take out ${CHOICE.title}` }).click()
  await page.getByRole('button', { name: `Replace ${OTHER.title}` }).click()
  await expect(page.getByRole('dialog', { name: `Instead of ${OTHER.title}` })).toBeVisible()
  await expectNoViolations(page)
})
