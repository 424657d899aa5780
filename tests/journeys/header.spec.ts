import type { Page } from '@playwright/test'
import { expect, test } from '../test.ts'
import { openBeforeRest } from '../visit.ts'
import { GROUPS, MORE, readLinks, specifyLinks } from './specifiedGroups.ts'

const getMenu = (page: Page) => page.getByRole('navigation', { name: 'Groups', exact: true })
const getTab = (page: Page, name: string) => getMenu(page).getByRole('button', { name, exact: true })
/** The way to a group's overview, which is ours and not the specification's. */
const ALL = /^Everything in /
/**
 * The links to categories that a visitor sees below the tabs: of an open menu only, since a closed one has none to find.
 */
const getLinks = (page: Page) => getMenu(page).getByRole('link').filter({ hasNotText: ALL })

test(
  'the header has the logo, the user icon, the cart icon with its badge, and the menus, on every kind of page',
  { tag: ['@spec-2.31', '@spec-2.32', '@spec-2.33', '@spec-2.34'] },
  async ({ page }) => {
    for (const path of ['/', '/detail/omron-m3-comfort-upper-arm', '/login', '/no-such-category']) {
      await page.goto(path)
      const header = page.getByRole('banner')
      for (const name of [/Penhallow Medical/, /^Log in$/, /^Cart/])
        await expect(header.getByRole('link', { name }).locator('svg')).toBeInViewport()
      await expect(page.getByTestId('badge')).toHaveText('0 items')
      await expect(getMenu(page).getByRole('button')).toHaveText([...GROUPS, MORE].map(({ name }) => name))
      await expect(getLinks(page)).toHaveCount(0)
    }
  },
)

for (const width of [390, 1440])
  test(
    `the logo, the user icon and the cart icon lead to their pages, ${width} px wide`,
    { tag: ['@spec-2.31', '@spec-2.32', '@spec-2.33'] },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/bins')
      for (const [name, path, title] of [
        [/^Log in$/, '/login', 'Log in'],
        [/^Cart/, '/cart', 'Your cart is empty'],
        [/Penhallow Medical/, '/', 'Equipment'],
      ] as const) {
        await page.getByRole('banner').getByRole('link', { name }).click()
        await expect(page).toHaveURL(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      }
    },
  )

test.describe('the menus', () => {
  test.beforeEach(({ page }) => page.goto('/janitorial'))

  test(
    'open under the mouse, one at a time, with the categories of each group; a link leads on and closes them',
    { tag: ['@spec-2.16', '@spec-2.34', '@spec-2.35'] },
    async ({ page }) => {
      for (const group of GROUPS) {
        await getTab(page, group.name).hover()
        // The menu before stays for a moment.
        await expect.poll(() => readLinks(getLinks(page))).toEqual(specifyLinks(group))
      }
      await page.getByRole('contentinfo').hover()
      await expect(getLinks(page)).toHaveCount(0)
      await getTab(page, 'Furniture').click()
      await expect(getLinks(page)).toHaveCount(3)
      await getTab(page, 'Uniforms').click()
      await expect(getLinks(page)).toHaveCount(2)
      await getTab(page, MORE.name).click()
      // The data adds categories to More, after those of the specification.
      await expect(getLinks(page).first()).toHaveAttribute('href', MORE.entries[0]![1])
      expect((await readLinks(getLinks(page))).slice(0, MORE.entries.length)).toEqual(specifyLinks(MORE))
      await getLinks(page).first().click()
      await expect(page).toHaveURL(MORE.entries[0]![1])
      await expect(getLinks(page)).toHaveCount(0)
    },
  )

  test('stay closed where the page scrolls under a pointer that rests, until it moves', async ({ page }) => {
    const { x, y, width, height } = (await getTab(page, 'Furniture').boundingBox())!
    await page.evaluate(() => scrollTo(0, 600))
    await page.mouse.move(x + width / 2, y + height / 2)
    await page.evaluate(() => scrollTo(0, 0))
    const isUnderPointer = (tab: Element) => tab.matches(':hover')
    await expect.poll(() => getTab(page, 'Furniture').evaluate(isUnderPointer)).toBe(true)
    // Longer than a menu takes to open.
    await page.waitForTimeout(500)
    await expect(getLinks(page)).toHaveCount(0)
    await page.mouse.move(x + width / 2 + 2, y + height / 2)
    await expect(getLinks(page)).toHaveCount(3)
  })

  test('open and close by keyboard, and moving on closes them', { tag: '@spec-2.34' }, async ({ page }) => {
    await getTab(page, 'Furniture').focus()
    await page.keyboard.press('Enter')
    await expect(getLinks(page)).toHaveCount(3)
    await page.keyboard.press('Tab')
    await expect(getMenu(page).getByRole('link', { name: ALL })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(getLinks(page).first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(getLinks(page)).toHaveCount(0)
    await expect(getTab(page, 'Furniture')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(getLinks(page)).toHaveCount(2)
    for (let presses = 0; presses < 4; presses++) await page.keyboard.press('Tab')
    await expect(getTab(page, 'Facility')).toBeFocused()
    await expect(getLinks(page)).toHaveCount(0)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/adhesives_tapes')
    await expect(getLinks(page)).toHaveCount(0)
  })
})

test('an open menu leaves the header lit: what is dimmed begins below the tabs', async ({ page }) => {
  await page.goto('/janitorial')
  const shoot = () => page.screenshot({ clip: { x: 0, y: 0, width: 1440, height: 90 } })
  await expect(getTab(page, 'Furniture')).toBeVisible()
  await page.mouse.move(700, 600)
  const before = await shoot()
  await getTab(page, 'Furniture').focus()
  await page.keyboard.press('Enter')
  await expect(getLinks(page)).toHaveCount(3)
  expect((await shoot()).equals(before)).toBe(true)
})

test('the header has an edge once the page scrolls below it', async ({ page }) => {
  await page.goto('/janitorial')
  const readEdge = () =>
    getMenu(page).evaluate(({ previousElementSibling: bar }) => getComputedStyle(bar!, '::after').visibility)
  expect(await readEdge()).toBe('hidden')
  await page.evaluate(() => scrollTo(0, 400))
  await expect.poll(readEdge).toBe('visible')
})

for (const viewport of [
  { width: 390, height: 844 },
  { width: 320, height: 700 },
])
  test(`the number at the cart is within the page: ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto('/janitorial')
    await page
      .getByRole('button', { name: /^Add to cart/ })
      .first()
      .click()
    await expect(page.getByTestId('badge')).toHaveText('1 item')
    const { x, width } = (await page.getByTestId('badge').boundingBox())!
    expect(x + width).toBeLessThanOrEqual(viewport.width - 16)
  })

test('a phone that is held sideways has its header in one row', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await page.goto('/janitorial')
  expect((await page.getByRole('main').boundingBox())!.y).toBeLessThan(112)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test(
    'one menu has all groups and their categories, and a link closes it',
    { tag: ['@spec-2.16', '@spec-2.34', '@spec-2.35'] },
    async ({ page }) => {
      await page.goto('/')
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      const menu = page.getByRole('dialog', { name: 'Menu' })
      const links = menu.getByRole('navigation').getByRole('link').filter({ hasNotText: ALL })
      for (const group of GROUPS) {
        await menu.getByText(group.name, { exact: true }).first().click()
        await expect(links).toHaveCount(group.entries.length)
        expect(await readLinks(links)).toEqual(specifyLinks(group))
      }
      // The data adds categories to More, after those of the specification.
      await menu.getByText(MORE.name, { exact: true }).first().click()
      await expect(links.first()).toHaveAttribute('href', MORE.entries[0]![1])
      expect((await readLinks(links)).slice(0, MORE.entries.length)).toEqual(specifyLinks(MORE))
      await links.first().click()
      await expect(page).toHaveURL(MORE.entries[0]![1])
      await expect(menu).toBeHidden()
    },
  )

  test('Menu opens as soon as it can', async ({ page }) => {
    await page.addInitScript(() => (window.requestIdleCallback = () => 0))
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    await page.getByRole('link', { name: 'Menu', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  })
})

test.describe('before the code of the menus is here', () => {
  test('a group’s tab leads to its overview', async ({ page }) => {
    await openBeforeRest(page, '/janitorial', '/group/furniture')
    await getMenu(page).getByRole('link', { name: 'Furniture' }).click()
    await expect(page).toHaveURL('/group/furniture')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Furniture')
  })

  test('a tab that becomes a button keeps the focus', async ({ page }) => {
    const rest = await openBeforeRest(page, '/janitorial')
    await getMenu(page).getByRole('link', { name: 'Furniture' }).focus()
    rest()
    await expect(getTab(page, 'Furniture')).toBeFocused()
  })
})
