import type { Page } from '@playwright/test'
import { loadShop } from '../../scripts/loadCatalogue.ts'
import type { Basket } from '../../src/domain/basket.ts'
import { formatPence } from '../../src/domain/price.ts'
import { buildShareFragment } from '../../src/domain/share/fragment.ts'
import type { Shared } from '../../src/domain/share/shared.ts'
import { fillCart, findBadge, keepBasket, OTHER, PLAIN, SENT } from '../kinds.ts'
import { reload, visit } from '../visit.ts'
import { SHOPS } from '../shops.ts'
import { expect, test, watchPage } from '../test.ts'
import { readLink } from './readLink.ts'

const KNOWN = SENT.slice(0, -1)
const { catalogue } = loadShop('catalogue')
const pence = KNOWN.reduce((sum, { slug, quantity }) => {
  const product = catalogue.products.find((candidate) => candidate.slug === slug)!
  return sum + product.priceIncVat.pence * quantity
}, 0)

const findHeading = (page: Page) => page.getByRole('heading', { level: 1 })
const findButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const readKept = (page: Page) => page.evaluate((): Record<string, string> => ({ ...localStorage }))

async function open(page: Page, shared: Shared): Promise<void> {
  await visit(page, `/shared#${await buildShareFragment(shared)}`)
}

const openCart = (page: Page, lines: Basket = SENT) => open(page, { kind: 'basket', lines })

test('a cart goes as a link into a fresh profile, and only as far as its visitor says', async ({
  page,
  browser,
  baseURL,
}) => {
  await fillCart(page)
  const link = await readLink(page)
  expect(link).toMatch(new RegExp(`^${baseURL}shared#[\\w.-]+$`))

  const context = await browser.newContext()
  const other = await context.newPage()
  const faults = watchPage(other, new URL(baseURL!).origin)
  await visit(other, link)
  await expect(findHeading(other)).toHaveText('A cart for you')
  const main = other.getByRole('main')
  await expect(main).toContainText('2 items in 2 lines')
  await expect(main).toContainText(formatPence(PLAIN.pence + OTHER.pence))
  await expect(main.getByRole('link', { name: PLAIN.title })).toBeVisible()
  await expect(main.getByRole('listitem').locator('img')).toHaveCount(2)
  expect(await readKept(other), 'nothing is kept before the visitor says so').toEqual({})

  await findButton(other, 'Put into my cart').click()
  await expect(findHeading(other)).toContainText('2 items in 2 lines')
  await expect(findBadge(other)).toHaveText('2 items')
  await findButton(other, 'Undo').click()
  await expect(findBadge(other)).toHaveText('0 items')
  expect(faults).toEqual([])
  await context.close()
})

test.describe('what was sent to somebody who has a cart', () => {
  test.beforeEach(async ({ page }) => {
    await keepBasket(page, [
      { slug: PLAIN.slug, options: {}, quantity: 5 },
      { slug: 'penhallow-gloves-nitrile-blue-m', options: {}, quantity: 1 },
    ])
    await openCart(page)
  })

  test('is shown at today’s prices beside what cannot be ordered', async ({ page }) => {
    const main = page.getByRole('main')
    await expect(main).toContainText(formatPence(pence))
    await expect(main).toContainText('One line cannot be ordered')
    await expect(main).toContainText('sold-last-year: not in the catalogue')
    await expect(main).toContainText('Note: for room 4')
    await expect(main).toContainText('Dr M. Tregear')
    await expect(main).toContainText('Size M')
    await expect(main).toContainText('Your own cart has 6 items in 2 lines. One line is in both')
    await expect(findBadge(page)).toHaveText('6 items')
  })

  test('is merged: what is in both adds up, and Undo takes it all back', async ({ page }) => {
    await findButton(page, 'Merge with my cart').click()
    await expect(findHeading(page)).toContainText('13 items in 5 lines')
    await expect(page.getByRole('textbox', { name: `Quantity of ${PLAIN.title}` })).toHaveValue('7')
    await findButton(page, 'Undo').click()
    await expect(findHeading(page)).toContainText('6 items in 2 lines')
  })

  test('replaces it, and Undo gives it back', async ({ page }) => {
    await findButton(page, 'Replace my cart').click()
    await expect(findHeading(page)).toContainText('7 items in 4 lines')
    await findButton(page, 'Undo').click()
    await expect(findHeading(page)).toContainText('6 items in 2 lines')
    await page.goBack()
    await expect(findHeading(page)).toHaveText('A cart for you')
    await findButton(page, 'Replace my cart').click()
    await expect(findHeading(page)).toContainText('7 items in 4 lines')
    await page.reload()
    await expect(findHeading(page), 'after a reload too').toContainText('7 items in 4 lines')
  })

  test('goes without a trace when it is cancelled', async ({ page }) => {
    expect((await readKept(page))['cart']).not.toContain(OTHER.slug)
    await findButton(page, 'Cancel').click()
    await expect(findHeading(page)).toContainText('6 items in 2 lines')
    await expect(page.getByRole('status').getByRole('button')).toHaveCount(0)
  })
})

test('a list that was sent is saved with its par levels', async ({ page }) => {
  await open(page, { kind: 'list', name: 'Ward 3', lines: [{ slug: PLAIN.slug, options: {}, par: 12 }] })
  await expect(findHeading(page)).toHaveText('A list for you: Ward 3')
  await expect(page.getByRole('main')).toContainText('Par 12')
  expect(await readKept(page)).toEqual({})
  await findButton(page, 'Save as a list').click()
  await expect(page).toHaveURL(/\/lists/)
  await expect(page.getByText('Saved as the list “Ward 3”: 1 line.')).toBeVisible()
  const { lists } = await readKept(page)
  expect(JSON.parse(lists ?? '')).toMatchObject({ lists: [{ name: 'Ward 3', lines: [{ slug: PLAIN.slug, par: 12 }] }] })
  await findButton(page, 'Undo').click()
  expect(JSON.parse((await readKept(page))['lists'] ?? '')).toMatchObject({ lists: [] })
  await page.goBack()
  await findButton(page, 'Save as a list').click()
  await expect(findHeading(page)).toContainText('Ward 3')
  const link = await readLink(page, 'Share the list')
  await visit(page, '/')
  await visit(page, link)
  await expect(findHeading(page)).toHaveText('A list for you: Ward 3')
  await expect(page.getByRole('main')).toContainText('Par 12')
})

test('broken links say what is wrong, one after the other in the same tab, and change nothing', async ({ page }) => {
  const whole = (await buildShareFragment({ kind: 'basket', lines: SENT }))!
  const last = whole.at(-1) === 'A' ? 'B' : 'A'
  await openCart(page)
  for (const [fragment, title] of [
    [whole.slice(0, whole.length / 2), 'A part of the link is missing'],
    [whole.slice(0, -1) + last, 'The link was changed on its way'],
    [whole.replace('v1', 'v2'), 'The link was made by a newer version of this shop'],
    [`v1.z.9.00000000.${'A'.repeat(1_000_000)}`, 'The link holds too much'],
    ['', 'Nothing was shared'],
    [whole, 'A cart for you'],
  ] as const) {
    await page.evaluate((hash) => (location.hash = hash), fragment)
    await expect(findHeading(page)).toHaveText(title)
  }
  await visit(page, '/')
  await visit(page, '/shared#<img src=x onerror=alert(1)>')
  await expect(findHeading(page)).toHaveText('This link cannot be read')
  await visit(page, '/')
  await visit(page, '/shared#%E0%A4%A')
  await expect(findHeading(page)).toHaveText('This link cannot be read')
  expect(Object.keys(await readKept(page))).not.toContain('cart')
})

test('nothing of a link is rendered as markup', async ({ page }) => {
  const markup = '<img src=x onerror="document.title=1"><b>bold</b>'
  await openCart(page, [
    { slug: PLAIN.slug, options: {}, quantity: 1, note: markup },
    { slug: 'littmann-classic-iii-navy', options: {}, quantity: 1, engraving: markup },
    { slug: markup, options: { [markup.slice(0, 30)]: markup }, quantity: 1 },
  ])
  await expect(page.getByText(markup)).toHaveCount(2)
  await expect(page.locator('main b', { hasText: 'bold' })).toHaveCount(1)
  await expect(page.locator('main img[src="x"]')).toHaveCount(0)
  await open(page, { kind: 'list', name: markup, lines: [{ slug: PLAIN.slug, options: {}, par: 1 }] })
  await page.reload()
  await expect(findHeading(page)).toHaveText(`A list for you: ${markup}`)
  await expect(page).toHaveTitle(/^Shared with you/)
})

test('the skip link leaves what was shared in the address', async ({ page }) => {
  await openCart(page)
  const address = page.url()
  await page.getByRole('link', { name: 'Skip to the main part' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await expect(page).toHaveURL(address)
  await expect(findHeading(page)).toHaveText('A cart for you')
})

test.describe('the dialog', () => {
  test('copies the link and says so', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await fillCart(page)
    const link = await readLink(page)
    await findButton(page, 'Copy the link').click()
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText('The link is copied.')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  })

  test('marks the link where the browser does not let a page copy', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
    })
    await fillCart(page)
    const link = await readLink(page)
    await findButton(page, 'Copy the link').click()
    await expect(page.getByRole('dialog').getByRole('status')).toContainText('the link is marked')
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(link)
  })

  test('hands the link to another program where there is a way', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.share = (data) => {
        document.documentElement.dataset['handed'] = data?.url
        return Promise.reject(new DOMException('', 'AbortError'))
      }
    })
    await fillCart(page)
    const link = await readLink(page)
    await findButton(page, 'Send with another program').click()
    await expect(page.locator('html')).toHaveAttribute('data-handed', link)
  })

  test('says where a cart is too much for a QR code, or for a link', async ({ page }) => {
    // Five hundred lines are drawn.
    test.slow()
    const products = catalogue.products.filter(({ options }) => !options).slice(0, 250)
    let state = 1
    const random = () => (state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff) >> 12
    const noise = () => Array.from({ length: 190 }, () => String.fromCharCode(0x4e00 + (random() % 20_000))).join('')
    const build = (note: boolean) =>
      products.map(({ slug }, index) => ({
        slug,
        options: {},
        quantity: (index % 9) + 1,
        ...(note && { note: noise() }),
      }))
    await keepBasket(page, build(false).slice(0, 100))
    await visit(page, '/cart')
    await readLink(page)
    await expect(page.getByRole('dialog')).toContainText('too much for a QR code')
    await page.evaluate(
      (lines) => localStorage.setItem('cart', JSON.stringify({ version: 2, lines, saved: [] })),
      [...build(true), ...build(true).map((line) => ({ ...line, slug: `${line.slug}-old` }))],
    )
    await reload(page)
    await page.getByRole('button', { name: 'Share the cart' }).press('Enter')
    await expect(page.getByRole('dialog')).toContainText('too much for a link', { timeout: 15_000 })
  })

  test('gives the focus back to its button', async ({ page }) => {
    await fillCart(page)
    await readLink(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Share the cart' })).toBeFocused()
  })
})

test.describe('a shop under a path', () => {
  test.use({ baseURL: SHOPS.underPath.url })

  test('makes links to itself', async ({ page }) => {
    await keepBasket(page, [{ slug: PLAIN.slug, options: {}, quantity: 1 }])
    await visit(page, 'cart')
    const link = await readLink(page)
    expect(link.startsWith(`${SHOPS.underPath.url}shared#`)).toBe(true)
    await visit(page, '')
    await visit(page, link)
    await expect(findHeading(page)).toHaveText('A cart for you')
  })
})
