import type { Page } from '@playwright/test'
import { expect, test } from '../test.ts'
import { openBeforeRest } from '../visit.ts'
import { GROUPS, MORE, readLinks, specifyLinks } from './groups.ts'

const getMenu = (page: Page) => page.getByRole('navigation', { name: 'Groups', exact: true })
const getTab = (page: Page, name: string) => getMenu(page).getByRole('button', { name, exact: true })
/** The way to a group's overview, which is ours and not the specification's. */
const ALL = /^All of /
/**
 * The links to categories that a visitor sees below the tabs: of an open menu only, since a closed one has none to find.
 */
const getLinks = (page: Page) => getMenu(page).getByRole('link').filter({ hasNotText: ALL })

test.describe('§2 Shared header', () => {
  for (const path of ['/', '/bins', '/detail/omron-m3-comfort-upper-arm', '/cart', '/login', '/no-such-category']) {
    test(`§2 Shared header: logo, user icon, cart icon with a badge and the menus stand on ${path}`, async ({
      page,
    }) => {
      await page.goto(path)
      const header = page.getByRole('banner')
      for (const name of [/Penhallow Medical/, /^Log in$/, /^Cart/])
        await expect(header.getByRole('link', { name }).locator('svg')).toBeInViewport()
      await expect(page.getByTestId('badge')).toHaveText('0 items')
      for (const group of GROUPS) await expect(getTab(page, group.name)).toBeInViewport()
    })
  }

  const LINKS = [
    ['logo and brand name (goes to /)', /Penhallow Medical/, '/', 'Equipment'],
    ['a user icon (goes to /login)', /^Log in$/, '/login', 'Login'],
    ['a cart icon (goes to /cart)', /^Cart/, '/cart', 'Your cart is empty'],
  ] as const
  for (const width of [390, 1440]) {
    for (const [words, name, path, title] of LINKS) {
      test(`§2 Shared header: ${words}, ${width} px wide`, async ({ page }) => {
        await page.setViewportSize({ width, height: 844 })
        await page.goto('/bins')
        await page.getByRole('banner').getByRole('link', { name }).click()
        await expect(page).toHaveURL(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      })
    }
  }

  test('§2 Shared header: a badge showing the number of cart items', async ({ page }) => {
    await page.goto('/bins')
    const badge = page.getByTestId('badge')
    await expect(badge).toHaveText('0 items')
    await page
      .getByRole('button', { name: /^Add to cart/ })
      .nth(0)
      .click()
    await expect(badge).toHaveText('1 item')
    await page
      .getByRole('button', { name: /^Add to cart/ })
      .nth(1)
      .click()
    await expect(badge).toHaveText('2 items')
  })
})

test.describe('§2 Shared header: a dropdown menu per group', () => {
  test.beforeEach(({ page }) => page.goto('/janitorial'))

  test('§2 Shared header: a dropdown menu per group: the groups in their order, all closed', async ({ page }) => {
    await expect(getMenu(page).getByRole('button')).toHaveText([...GROUPS, MORE].map(({ name }) => name))
    await expect(getLinks(page)).toHaveCount(0)
  })

  for (const group of GROUPS) {
    const list = group.entries.map(([name]) => name).join(', ')

    test(`§2 menu with the mouse: ${group.name}: ${list}`, async ({ page }) => {
      await getTab(page, group.name).hover()
      await expect(getLinks(page)).toHaveCount(group.entries.length)
      expect(await readLinks(getLinks(page))).toEqual(specifyLinks(group))
      await getLinks(page).last().click()
      await expect(page).toHaveURL(group.entries.at(-1)![1])
      await expect(getLinks(page)).toHaveCount(0)
    })

    test(`§2 menu with the keyboard: ${group.name}: ${list}`, async ({ page }) => {
      await getTab(page, group.name).focus()
      await page.keyboard.press('Enter')
      await expect(getLinks(page)).toHaveCount(group.entries.length)
      expect(await readLinks(getLinks(page))).toEqual(specifyLinks(group))
      await page.keyboard.press('Tab')
      await expect(getMenu(page).getByRole('link', { name: ALL })).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(getLinks(page).first()).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(getLinks(page)).toHaveCount(0)
      await expect(getTab(page, group.name)).toBeFocused()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(group.entries[0]![1])
      await expect(getLinks(page)).toHaveCount(0)
    })
  }

  test('§2 menu with the mouse: it closes when the mouse leaves, and a click opens it and keeps it', async ({
    page,
  }) => {
    await getTab(page, 'Furniture').hover()
    await expect(getLinks(page)).toHaveCount(3)
    await page.getByRole('contentinfo').hover()
    await expect(getLinks(page)).toHaveCount(0)
    await getTab(page, 'Uniforms').click()
    await expect(getLinks(page)).toHaveCount(2)
  })

  test('§2 menu with the mouse: opening one closes the other', async ({ page }) => {
    await getTab(page, 'Furniture').click()
    await expect(getLinks(page)).toHaveCount(3)
    await getTab(page, 'Uniforms').click()
    await expect(getLinks(page)).toHaveCount(2)
  })

  test('§2 menu with the keyboard: moving on closes it', async ({ page }) => {
    await getTab(page, 'Uniforms').focus()
    await page.keyboard.press('Space')
    await expect(getLinks(page)).toHaveCount(2)
    for (let presses = 0; presses < 4; presses++) await page.keyboard.press('Tab')
    await expect(getTab(page, 'Facility')).toBeFocused()
    await expect(getLinks(page)).toHaveCount(0)
  })

  test('§2 Shared header: a dropdown menu per group, on a phone in one menu', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
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
  })
})

test.describe('§2 Shared header: a dropdown menu per group, before its code is here', () => {
  test('§2 Shared header: a group’s tab leads to its overview', async ({ page }) => {
    await openBeforeRest(page, '/janitorial', '/group/furniture')
    await getMenu(page).getByRole('link', { name: 'Furniture' }).click()
    await expect(page).toHaveURL('/group/furniture')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Furniture')
  })

  test('§2 Shared header: a tab that becomes a button keeps the focus', async ({ page }) => {
    const rest = await openBeforeRest(page, '/janitorial')
    await getMenu(page).getByRole('link', { name: 'Furniture' }).focus()
    rest()
    await expect(getTab(page, 'Furniture')).toBeFocused()
  })

  test('§2 Shared header: on a phone Menu opens as soon as it can', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.addInitScript(() => (window.requestIdleCallback = () => 0))
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    await page.getByRole('link', { name: 'Menu', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  })
})
