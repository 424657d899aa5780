import { findTitle } from '../controls.ts'
import { PLAIN } from '../examples.ts'
import { SHOPS } from '../shops.ts'
import { fillCart, keepCart } from '../steps.ts'
import { expect, test } from '../test.ts'
import { writeText } from '../texts.ts'
import { reload, visit } from '../visit.ts'
import { readLink } from './readLink.ts'
import { catalogue, findButton } from './share.ts'

test.describe('the dialog', () => {
  test('copies the link and says so', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await fillCart(page)
    const link = await readLink(page)
    await findButton(page, 'Copy link').click()
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText('The link has been copied.')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  })

  test('selects the link where the browser does not allow copying', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
    })
    await fillCart(page)
    const link = await readLink(page)
    await findButton(page, 'Copy link').click()
    await expect(page.getByRole('dialog').getByRole('status')).toContainText('The link is selected')
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(link)
  })

  test('passes the link to another app where the device can', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.share = (data) => {
        document.documentElement.dataset.shared = data?.url
        return Promise.reject(new DOMException('', 'AbortError'))
      }
    })
    await fillCart(page)
    const link = await readLink(page)
    await findButton(page, 'Send with another app').click()
    await expect(page.locator('html')).toHaveAttribute('data-shared', link)
  })

  test('says if a cart is too long for a QR code, or for a link', async ({ page }) => {
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
    await keepCart(page, build(false).slice(0, 100))
    await visit(page, '/cart')
    await readLink(page)
    await expect(page.getByRole('dialog')).toContainText('too long for a QR code')
    const lines = [...build(true), ...build(true).map((line) => ({ ...line, slug: `${line.slug}-old` }))]
    await writeText(page, 'cart', JSON.stringify({ version: 2, lines, saved: [] }))
    await reload(page)
    await page.getByRole('button', { name: 'Share the cart' }).press('Enter')
    await expect(page.getByRole('dialog')).toContainText('too long for a link', { timeout: 15_000 })
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

  test('makes links to its own path', async ({ page }) => {
    await keepCart(page, [{ slug: PLAIN.slug, options: {}, quantity: 1 }])
    await visit(page, 'cart')
    const link = await readLink(page)
    expect(link.startsWith(`${SHOPS.underPath.url}shared#`)).toBe(true)
    await visit(page, '')
    await visit(page, link)
    await expect(findTitle(page)).toHaveText('A cart for you')
  })
})
