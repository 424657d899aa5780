import { expect, test } from '../test.ts'
import { GROUPS, specifyLinks } from './specifiedGroups.ts'

test(
  'home says what the shop is and for whom, with an intro, the map of the shop, products and two further sections',
  { tag: ['@spec-0.1', '@spec-0.2', '@spec-1.4', '@spec-2.1', '@spec-2.2', '@spec-2.3', '@spec-2.28', '@spec-9.7'] },
  async ({ page }) => {
    await page.goto('/')
    const main = page.getByRole('main')

    await expect(page).toHaveTitle(/medical supplies and equipment/i)
    const summary = page.locator('meta[name="description"]')
    await expect(summary).toHaveAttribute('content', /wards, practices.*care homes.*ambulance crews.*the public/)

    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Equipment')
    const description = main.getByRole('paragraph').first()
    await expect(description).toBeInViewport()
    await expect(description).toHaveText(/^\w.{40,}/)
    await expect(main.locator('img').first()).toBeInViewport()

    const tiles = page.getByRole('region', { name: 'The whole shop' }).getByRole('link')
    const paths = await tiles.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname))
    const specified = GROUPS.flatMap((group) => specifyLinks(group).map(([, path]) => path))
    expect(paths.toSorted()).toEqual(specified.toSorted())
    expect(paths).toHaveLength(30)
    for (const tile of await tiles.all()) await expect(tile).toHaveText(/\w/)

    await expect(main.getByRole('article')).toHaveCount(14)
    // A buyer for an organisation reckons without VAT, a retail customer with it: every card speaks to both.
    for (const text of await main.getByRole('article').allInnerTexts()) expect(text).toMatch(/inc\.VAT[\s\S]*ex\.VAT/)

    const headings = ['Equipment', 'The whole shop', 'From every shelf', 'Engraved the same day']
    const tops = await Promise.all(
      headings.map(async (name) => (await main.getByRole('heading', { name, exact: true }).first().boundingBox())!.y),
    )
    expect(new Set(tops).size).toBe(4)
    expect(tops).toEqual(tops.toSorted((a, b) => a - b))

    for (const picture of [main.locator('img').first(), ...(await tiles.locator('img').all())]) {
      await picture.scrollIntoViewIfNeeded()
      await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    }
  },
)

test('a tile of home leads to the route that its id names', { tag: ['@spec-1.1', '@spec-2.25'] }, async ({ page }) => {
  await page.goto('/')
  const tiles = page.getByRole('region', { name: 'The whole shop' })
  for (const [name, path] of [
    ['Haemorrhage control', '/haemorrhage_control'],
    ['Coast', '/coast'],
  ] as const) {
    await tiles.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('article').first()).toContainText('inc.VAT')
    await page.goBack()
  }
})

test(
  'the copy: order before 8pm, same-day engraving, and a freephone number',
  { tag: ['@spec-1.11', '@spec-1.12', '@spec-1.13'] },
  async ({ page }) => {
    await page.goto('/')
    const main = page.getByRole('main')
    await expect(main).toContainText('Order online before 8pm for next-day personalised goods.')
    await expect(page.getByRole('banner')).toContainText('Freephone 08081 570 457')
    const number = page.getByRole('contentinfo').getByRole('link', { name: '08081 570 457' })
    await expect(number).toHaveAttribute('href', 'tel:08081570457')
    await page.getByRole('region', { name: 'Engraved the same day' }).getByRole('link').click()
    await expect(page).toHaveURL('/nursing-stethoscopes')
    await expect(main).toContainText('Laser-engraved the same day')
    await page.goto('/3m')
    await expect(main).toContainText('Order online before 8pm for next-day personalised (laser-engraved) goods.')
  },
)
