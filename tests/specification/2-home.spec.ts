import { findSearch } from '../controls.ts'
import { visit } from '../visit.ts'
import { expect, test } from '../test.ts'
import { GROUPS, specifyLinks, toWords } from './groups.ts'

test.beforeEach(({ page }) => page.goto('/'))

test.describe('§2 /: an Equipment intro', () => {
  test('§2 /: an Equipment intro (title)', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Equipment')
  })

  test('§2 /: an Equipment intro (description)', async ({ page }) => {
    const description = page.getByRole('main').getByRole('paragraph').first()
    await expect(description).toBeInViewport()
    await expect(description).toHaveText(/^\w.{40,}/)
  })

  test('§2 /: an Equipment intro (image)', async ({ page }) => {
    const image = page.getByRole('main').locator('img').first()
    await expect(image).toBeInViewport()
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  })
})

test.describe('§2 /: a grid of category tiles', () => {
  test('§2 /: a grid of category tiles (30 tiles)', async ({ page }) => {
    const tiles = page.getByRole('region', { name: 'The whole shop' }).getByRole('link')
    await expect(tiles).toHaveCount(30)
    const paths = await tiles.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname))
    const specified = GROUPS.flatMap((group) => specifyLinks(group).map(([, path]) => path))
    expect(paths.toSorted()).toEqual(specified.toSorted())
  })

  test('§2 /: every tile has a picture and a title', async ({ page }) => {
    for (const tile of await page.getByRole('region', { name: 'The whole shop' }).getByRole('link').all()) {
      await expect(tile).toHaveText(/\w/)
      const image = tile.locator('img')
      await image.scrollIntoViewIfNeeded()
      await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    }
  })

  for (const { name, entries } of GROUPS) {
    const [category, path] = entries[0]!
    test(`§2 clicking a tile of the home page navigates to the route named by the tile id: ${name}, ${path}`, async ({
      page,
    }) => {
      const tiles = await page.getByRole('region', { name: 'The whole shop' }).getByRole('link').all()
      const words = await Promise.all(tiles.map(async (tile) => toWords(await tile.innerText())))
      await tiles[words.indexOf(toWords(category))]!.click()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('article').first()).toBeVisible()
    })
  }
})

test.describe('§2 /: a product grid', () => {
  test('§2 /: a product grid (about 14 products)', async ({ page }) => {
    const count = await page.getByRole('main').getByRole('article').count()
    expect(count).toBeGreaterThanOrEqual(13)
    expect(count).toBeLessThanOrEqual(15)
  })
})

test.describe('§2 Home', () => {
  test('§2 Home: shows the category entry whose id is "/", then a shared block, then two further sections', async ({
    page,
  }) => {
    const main = page.getByRole('main')
    const order = [
      main.getByRole('heading', { level: 1, name: 'Equipment' }),
      main.getByRole('heading', { level: 2, name: 'The whole shop' }),
      main.getByRole('heading', { level: 2, name: 'From every shelf' }),
      main.getByRole('heading', { level: 2, name: 'Engraved the same day' }),
    ]
    const tops = await Promise.all(order.map(async (heading) => (await heading.boundingBox())!.y))
    expect(tops).toEqual(tops.toSorted((a, b) => a - b))
    expect(new Set(tops).size).toBe(4)
  })

  test('§2 Home: the last of the two further sections leads on to what can be engraved', async ({ page }) => {
    await page.getByRole('region', { name: 'Engraved the same day' }).getByRole('link').click()
    await expect(page).toHaveURL('/nursing-stethoscopes')
  })
})

test.describe('§2 An unknown id', () => {
  for (const id of ['no-such-category', 'littmann', 'bins2', 'undefined', '__proto__', 'constructor', '%F0%9F%A9%BA']) {
    test(`§2 an unknown id renders nothing: /${id} gives a not-found page with the status 404`, async ({ page }) => {
      const response = await page.goto(`/${id}`)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no page at this address')
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(0)
    })
  }

  test('§2 an unknown id: the not-found page has search', async ({ page }) => {
    // What is typed before the script has drawn the page for this address would be lost.
    await visit(page, '/no-such-category')
    await findSearch(page).fill('tourniquet')
    await findSearch(page).press('Enter')
    await expect(page).toHaveURL('/search?q=tourniquet')
    await expect(page.getByRole('main').getByRole('article').first()).toContainText(/tourniquet/i)
  })

  test('§2 an unknown id: the not-found page has the category menu', async ({ page }) => {
    await page.goto('/no-such-category')
    const links = page.getByRole('main').getByRole('link')
    await expect(links.last()).toBeVisible()
    const paths = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname))
    for (const [, path] of GROUPS.flatMap(specifyLinks)) expect(paths).toContain(path)
    await page.getByRole('main').getByRole('link', { name: 'Fridges', exact: true }).click()
    await expect(page).toHaveURL('/fridges')
    await expect(page.getByRole('article').first()).toBeVisible()
  })
})
