import type { Page } from '@playwright/test'
import { CHOICE, PLAIN } from '../examples.ts'
import { PAGES } from '../kinds.ts'
import { expect, test } from '../test.ts'

test.use({ javaScriptEnabled: false })

const GROUPS = [
  ...['Littmann stethoscopes', 'Disposables', 'Equipment', 'Furniture', 'Uniforms', 'Facility', 'Pharma', 'EMS', 'A-Z'],
  ...['Brands', 'More'],
]
const PRICES = /£[\d,]+\.\d\d inc\.VAT\s*(From )?£[\d,]+\.\d\d ex\.VAT/

/** The names of the buttons that a visitor sees. */
async function readButtons(page: Page): Promise<string[]> {
  const buttons = await page.getByRole('button').filter({ visible: true }).all()
  return Promise.all(buttons.map(async (button) => (await button.getAttribute('aria-label')) ?? button.innerText()))
}

test.describe('without JavaScript', () => {
  test('every kind of page is readable and has no dead control', async ({ page }) => {
    for (const { path, h1 } of PAGES) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Scrubs' })).toBeVisible()
      expect.soft(await readButtons(page), path).toEqual([])
      const tabs = page.getByRole('navigation', { name: 'Groups', exact: true }).getByRole('link')
      expect.soft(await tabs.allInnerTexts(), path).toEqual(GROUPS)
      for (const role of ['searchbox', 'textbox', 'combobox'] as const)
        await expect.soft(page.getByRole(role).filter({ visible: true }), `${role} of ${path}`).toHaveCount(0)
      // Parts that only a script can use are hidden.
      const pictures = await page.getByRole('main').locator('img:not(.scripted img)').all()
      for (const picture of pictures)
        expect(await picture.evaluate((image) => image.checkVisibility({ opacityProperty: true })), path).toBe(true)
    }
  })

  test('every card has its prices and a link', async ({ page }) => {
    for (const path of ['/', PLAIN.list, '/pulse_oximeters']) {
      await page.goto(path)
      const cards = await page.getByRole('article').all()
      expect(cards.length).toBeGreaterThanOrEqual(8)
      for (const card of cards) {
        await expect(card).toContainText(PRICES)
        await expect(card.getByRole('link').first()).toHaveAttribute('href', /^\/detail\/[a-z0-9-]+$/)
      }
    }
  })

  test('a card leads to its product, with price, facts and alternatives', async ({ page }) => {
    await page.goto(PLAIN.list)
    await page.getByRole('link', { name: PLAIN.title }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(PLAIN.title)
    await expect(page.getByRole('region', { name: 'Price and order' })).toContainText(PRICES)
    await expect(page.getByRole('term').filter({ hasText: 'Cuff range' })).toBeVisible()
    const alternatives = page.getByRole('region', { name: /^Alternatives and/ })
    await expect(alternatives).toContainText('uff range: 22–32 cm instead of 22–42 cm')
    await expect(alternatives.getByRole('link').first()).toHaveAttribute('href', /^\/detail\/[a-z0-9-]+$/)
  })

  test('what needs JavaScript says so, and mentions no search field', async ({ page }) => {
    const noCart = 'To add this to a cart, switch JavaScript on, or order by freephone'
    const noForm = 'This form needs JavaScript, which is switched off.'
    for (const [path, text] of Object.entries({
      [`/detail/${PLAIN.slug}`]: noCart,
      [`/detail/${CHOICE.slug}`]: noCart,
      '/cart': 'The cart needs JavaScript, which is switched off.',
      '/detail': 'It needs JavaScript, which is switched off.',
      '/search': 'Searching needs JavaScript, which is switched off.',
      '/login': noForm,
      '/signup': noForm,
      '/forget_password': noForm,
    })) {
      await page.goto(path)
      await expect(page.getByRole('main').getByText(text), path).toBeVisible()
      await expect(page.getByText(/Search above|field above/), path).toBeHidden()
    }
    await page.goto('/nowhere')
    await expect(page.getByText(/Search above|field above/)).toBeHidden()
  })

  test('the menu leads to a group, and on to a category', async ({ page }) => {
    await page.goto('/')
    const menu = page.getByRole('navigation', { name: 'Groups', exact: true })
    await menu.getByRole('link', { name: 'Equipment' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Equipment')
    await expect(page).toHaveURL('/group/equipment')
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Blood pressure/ })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blood pressure monitors and cuffs')
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

    test('Menu leads to every group and category', async ({ page }) => {
      await page.goto('/')
      await page.getByRole('link', { name: 'Menu', exact: true }).tap()
      const all = page.getByRole('navigation', { name: 'All groups' })
      await expect(all.getByRole('link', { name: 'Dressing and wound care' })).toBeInViewport()
      await expect(all.getByRole('heading')).toHaveText(GROUPS)
      await all.getByRole('link', { name: 'Scrubs' }).tap()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Scrub tops, trousers and caps')
    })
  })
})

test.describe('with JavaScript', () => {
  test.use({ javaScriptEnabled: true })

  test('nothing says that it is needed', async ({ page }) => {
    for (const path of ['/cart', '/login', `/detail/${PLAIN.slug}`]) {
      await page.goto(path)
      await expect(page.getByRole('main').getByText(/JavaScript/)).toBeHidden()
    }
  })
})
