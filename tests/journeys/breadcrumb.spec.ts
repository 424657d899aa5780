import { expect, test } from '../test.ts'

const TRAILS = [
  ['/BEDS_ACCESSORIES', ['Home', 'BEDS_ACCESSORIES']],
  ['/forget_password', ['Home', 'forget_password']],
  ['/search', ['Home', 'search']],
  ['/detail/omron-m3-comfort-upper-arm', ['Home', 'detail', 'omron-m3-comfort-upper-arm']],
  ['/no-such-category', ['Home', 'no-such-category']],
] as const

test(
  'the breadcrumb shows Home and the current path without its leading slash, and leads home',
  { tag: '@spec-2.37' },
  async ({ page }) => {
    const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' })
    for (const [path, trail] of TRAILS) {
      await page.goto(path)
      await expect(breadcrumb.getByRole('listitem')).toHaveText([...trail])
      await expect(breadcrumb.getByText(trail.at(-1)!, { exact: true })).toHaveAttribute('aria-current', 'page')
    }
    await breadcrumb.getByRole('link', { name: 'Home', exact: true }).click()
    await expect(page).toHaveURL('/')
  },
)

test('the breadcrumb follows the visitor, and a segment is a link where it leads somewhere', async ({ page }) => {
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' })
  await page.goto('/no-such-category/page')
  await expect(breadcrumb.getByRole('listitem')).toHaveText(['Home', 'no-such-category', 'page'])
  await expect(breadcrumb.getByRole('link')).toHaveText(['Home'])
  await page.goto('/detail/omron-m3-comfort-upper-arm')
  await breadcrumb.getByRole('link', { name: 'detail', exact: true }).click()
  await expect(page).toHaveURL('/detail')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Fridges', exact: true }).click()
  await expect(breadcrumb.getByRole('listitem')).toHaveText(['Home', 'fridges'])
  await page.goBack()
  await expect(breadcrumb.getByRole('listitem')).toHaveText(['Home', 'detail'])
})
