import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'

test('a group shows each of its categories with picture, title, what is in it, and how much', async ({ page }) => {
  await visit(page, '/group/uniforms')
  const tiles = page.getByRole('main').getByRole('listitem')
  await expect(tiles).toHaveCount(2)
  for (const tile of await tiles.all()) {
    await expect(tile.locator('img')).toHaveCount(1)
    await expect(tile.getByRole('link')).toContainText(/\d+ products$/)
  }
  const link = tiles.last().getByRole('link')
  const count = Number(/(\d+) products$/.exec((await link.textContent())!)![1])
  await link.click()
  await expect(page).toHaveURL('/scrubs')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(count)
})

test('a group is complete without JavaScript, with its own description and structured data', async ({ request }) => {
  const html = await (await request.get('/group/furniture')).text()
  expect(html).toContain('<link rel="canonical" href="https://penhallow.example/group/furniture"')
  expect(html).toContain('property="og:title" content="Everything in Furniture · Penhallow Medical"')
  expect(html).toContain('"@type":"ItemList","name":"Furniture"')
  expect(html).toContain('"@type":"BreadcrumbList"')
  expect(html).toContain('href="/BEDS_ACCESSORIES"')
})

test('an unknown group is not found', async ({ page }) => {
  await visit(page, '/group/nothing')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no page at this address')
})

test('the menu leads to a group, and marks its tab', async ({ page }) => {
  await visit(page, '/')
  const menu = page.getByRole('navigation', { name: 'Groups', exact: true })
  await menu.getByRole('button', { name: 'Pharma' }).click()
  await menu.getByRole('link', { name: 'Everything in Pharma' }).click()
  await expect(page).toHaveURL('/group/pharma')
  await expect(menu.getByRole('link')).toHaveCount(0)
  await expect(menu.getByRole('button', { name: 'Pharma' })).toHaveAttribute('data-current', '')
})

test('the pictures of a menu panel are asked for only once it is open', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'image') asked.push(new URL(request.url()).pathname)
  })
  await visit(page, '/login')
  expect(asked.filter((path) => path.includes('/pictures/'))).toEqual([])
  const menu = page.getByRole('navigation', { name: 'Groups', exact: true })
  await menu.getByRole('button', { name: 'Uniforms' }).click()
  await expect(menu.getByRole('link', { name: /^Scrubs/ }).locator('img')).toHaveJSProperty('complete', true)
  await expect.poll(() => asked.filter((path) => path.includes('/pictures/')).length).toBe(2)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the drawer leads to a group, and is open there', async ({ page }) => {
    await visit(page, '/')
    await page.getByRole('button', { name: 'Menu', exact: true }).tap()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await drawer.getByText('Furniture', { exact: true }).tap()
    await drawer.getByRole('link', { name: 'Everything in Furniture' }).tap()
    await expect(page).toHaveURL('/group/furniture')
    await expect(drawer).toBeHidden()
    await page.getByRole('button', { name: 'Menu', exact: true }).tap()
    await expect(drawer.getByRole('link', { name: 'Everything in Furniture' })).toHaveAttribute('aria-current', 'page')
  })
})
