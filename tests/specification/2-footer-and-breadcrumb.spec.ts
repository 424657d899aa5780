import { SHOPS } from '../shops.ts'
import { expect, test } from '../test.ts'
import { GROUPS, MORE, readLinks, specifyLinks } from './groups.ts'

test.describe('§2 The footer', () => {
  test('§2 The footer repeats these groups and adds a More group: the groups in their order', async ({ page }) => {
    await page.goto('/')
    const headings = page.getByRole('contentinfo').getByRole('heading', { level: 2 })
    await expect(headings).toHaveText([...GROUPS, MORE].map(({ name }) => name))
  })

  for (const group of [...GROUPS, MORE]) {
    const list = group.entries.map(([name]) => name).join(', ')
    test(`§2 The footer repeats these groups and adds a More group: ${group.name}: ${list}`, async ({ page }) => {
      await page.goto('/cart')
      const heading = page.getByRole('heading', { level: 2, name: group.name, exact: true })
      const section = page.getByRole('contentinfo').locator('section').filter({ has: heading })
      const specified = specifyLinks(group)
      const links = await readLinks(section.getByRole('link'))
      // The data adds categories to More, after those of the specification.
      expect(group === MORE ? links.slice(0, specified.length) : links).toEqual(specified)
      await section
        .getByRole('link')
        .nth(specified.length - 1)
        .click()
      await expect(page).toHaveURL(group.entries.at(-1)![1])
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    })
  }
})

test.describe('§2 A breadcrumb', () => {
  const TRAILS = [
    ['/bins', ['Home', 'bins']],
    ['/BEDS_ACCESSORIES', ['Home', 'BEDS_ACCESSORIES']],
    ['/cart', ['Home', 'cart']],
    ['/login', ['Home', 'login']],
    ['/forget_password', ['Home', 'forget_password']],
    ['/signup', ['Home', 'signup']],
    ['/detail', ['Home', 'detail']],
    ['/search', ['Home', 'search']],
    ['/detail/omron-m3-comfort-upper-arm', ['Home', 'detail', 'omron-m3-comfort-upper-arm']],
    ['/no-such-category', ['Home', 'no-such-category']],
  ] as const
  for (const [path, trail] of TRAILS) {
    test(`§2 A breadcrumb shows Home and the current path without its leading slash: ${path}`, async ({ page }) => {
      await page.goto(path)
      const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' })
      await expect(breadcrumb.getByRole('listitem')).toHaveText([...trail])
      await expect(breadcrumb.getByText(trail.at(-1)!, { exact: true })).toHaveAttribute('aria-current', 'page')
      await breadcrumb.getByRole('link', { name: 'Home', exact: true }).click()
      await expect(page).toHaveURL('/')
    })
  }

  test('§2 A breadcrumb follows the visitor from page to page', async ({ page }) => {
    await page.goto('/bins')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Fridges', exact: true }).click()
    const items = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
    await expect(items).toHaveText(['Home', 'fridges'])
    await page.goBack()
    await expect(items).toHaveText(['Home', 'bins'])
  })

  test('§2 A breadcrumb: a segment that leads somewhere is a link', async ({ page }) => {
    await page.goto('/detail/omron-m3-comfort-upper-arm')
    await page
      .getByRole('navigation', { name: 'Breadcrumb' })
      .getByRole('link', { name: 'detail', exact: true })
      .click()
    await expect(page).toHaveURL('/detail')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('§2 A breadcrumb: a segment that leads nowhere is not a link', async ({ page }) => {
    await page.goto('/no-such-category/page')
    const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' })
    await expect(breadcrumb.getByRole('listitem')).toHaveText(['Home', 'no-such-category', 'page'])
    await expect(breadcrumb.getByRole('link')).toHaveText(['Home'])
  })
})

test.describe('§2 A breadcrumb of a shop below another path', () => {
  test.use({ baseURL: SHOPS.underPath.url })

  test('§2 A breadcrumb shows the path within the shop, not the path that the shop is published under', async ({
    page,
  }) => {
    await page.goto('bins')
    const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' })
    await expect(breadcrumb.getByRole('listitem')).toHaveText(['Home', 'bins'])
    await breadcrumb.getByRole('link', { name: 'Home', exact: true }).click()
    await expect(page).toHaveURL(SHOPS.underPath.url)
  })
})
