import type { Page } from '@playwright/test'
import { loadShop } from '@shop/shop-files/load/loadCatalogue.ts'
import { PLAIN } from '../examples.ts'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'

const { products } = loadShop().catalogue
const viewed = products.find(({ views }) => views?.length)!
const LISTS = ['/blood-pressure-monitors', '/scrubs', '/dressing_wound_care', '/fridges']
const KB = 1024

/** The bytes of every picture of which a part is on the screen. */
async function sumPictureBytes(page: Page): Promise<number> {
  const bytes = new Map<string, number>()
  const urls = await page.evaluate(() =>
    [...document.images]
      .filter((image) => {
        const { top, bottom, left, right, width } = image.getBoundingClientRect()
        return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
      })
      .map((image) => image.currentSrc),
  )
  for (const url of new Set(urls)) bytes.set(url, (await (await page.request.get(url)).body()).length)
  return [...bytes.values()].reduce((sum, size) => sum + size, 0)
}

for (const { name, viewport, deviceScaleFactor, most } of [
  { name: '1440 px', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1, most: 60 * KB },
  { name: '390 px at 2×', viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, most: 35 * KB },
]) {
  test.describe(`the pictures of a category's first screen at ${name}`, () => {
    test.use({ viewport, deviceScaleFactor })

    test(`weigh at most ${most / KB} kB`, async ({ page }) => {
      for (const list of LISTS) {
        await page.goto(list, { waitUntil: 'networkidle' })
        const sum = await sumPictureBytes(page)
        expect(sum, list).toBeGreaterThan(0)
        expect(sum, list).toBeLessThanOrEqual(most)
      }
    })
  })
}

test('only the picture of a maker’s pack that we do not draw is captioned as an illustration', async ({ page }) => {
  for (const [product, count] of [
    [products.find(({ isIllustration }) => isIllustration)!, 1],
    [products.find(({ engravable }) => engravable)!, 0],
    [products.find(({ slug }) => slug === 'penhallow-dry-wipes')!, 0],
  ] as const) {
    await page.goto(`/detail/${product.slug}`)
    await expect(page.getByText('Illustration: the pack differs.')).toHaveCount(count)
  }
})

test('a card asks for the smallest picture that is sharp, at any width', async ({ page }) => {
  for (const width of [390, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/blood-pressure-monitors')
    const image = page.getByRole('article').first().locator('img')
    await expect.poll(() => image.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/)
    const [asked, shown = 0] = await image.evaluate((image: HTMLImageElement) => [
      Number(/-(\d+)\.avif$/.exec(image.currentSrc)?.[1]),
      image.getBoundingClientRect().width,
    ])
    expect(asked, `${width} px`).toBe([320, 640, 1200].find((each) => each >= shown * 0.95))
  }
})

test('what is seen first loads at once, the hero before anything else; the rest waits', async ({ page }) => {
  await visit(page, '/scrubs')
  const pictures = page.getByRole('main').locator('img')
  const first = pictures.first()
  await expect(first).toHaveAttribute('fetchpriority', 'high')
  await expect(first).not.toHaveAttribute('loading', 'lazy')
  await expect(page.getByRole('article').first().locator('img')).not.toHaveAttribute('loading', 'lazy')
  await expect(page.getByRole('article').last().locator('img')).toHaveAttribute('loading', 'lazy')
  for (const picture of await pictures.all()) {
    await expect(picture).toHaveAttribute('width', /^\d+$/)
    await expect(picture).toHaveAttribute('height', /^\d+$/)
  }
})

for (const [width, density] of [
  [390, 2],
  [390, 3],
  [320, 3],
  [412, 3.5],
] as const) {
  test.describe(`on a phone of ${width} px and density ${density}`, () => {
    test.use({ viewport: { width, height: 844 }, deviceScaleFactor: density })

    test('the large picture stands in the page, and no file of it is asked for', async ({ page }) => {
      for (const path of ['/', `/detail/${PLAIN.slug}`]) {
        const asked: string[] = []
        page.on('request', (request) => asked.push(new URL(request.url()).pathname))
        await visit(page, path)
        const picture = page.getByRole('main').locator('img[fetchpriority=high]')
        const { src, currentSrc, naturalWidth } = await picture.evaluate(
          ({ src, currentSrc, naturalWidth }: HTMLImageElement) => ({ src, currentSrc, naturalWidth }),
        )
        expect(currentSrc).toMatch(/^data:image\/avif/)
        expect(naturalWidth).toBeGreaterThan(0)
        // The smallest file is that of the list of views.
        const stem = new URL(src).pathname.replace(/\d+\.avif$/, '')
        expect(asked.filter((each) => [640, 1200].some((width) => each === `${stem}${width}.avif`))).toEqual([])
      }
    })
  })
}

test('before the page rests only the pictures of its first rows are asked for', async ({ page }) => {
  const asked = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'image') asked.add(new URL(request.url()).pathname)
  })
  // It never rests.
  await page.addInitScript(() => (window.requestIdleCallback = () => 0))
  await page.goto('/scrubs')
  await expect(page.getByRole('main').locator('noscript').first()).toBeAttached()
  await page.waitForLoadState('networkidle')
  const own = [...asked].filter((path) => path.includes('/pictures/'))
  expect(own.length).toBeGreaterThan(0)
  expect(own.length).toBeLessThanOrEqual(6)
  await page.mouse.wheel(0, 1200)
  await expect.poll(() => asked.size, 'a visitor who scrolls does not wait').toBeGreaterThan(own.length + 2)
})

test.describe('a product with further views', () => {
  const path = `/detail/${viewed.slug}`

  test('shows each by keyboard, with its own description', async ({ page }) => {
    await visit(page, path)
    const views = page.getByRole('list', { name: 'Views' }).getByRole('button')
    await expect(views).toHaveCount(1 + viewed.views!.length)
    await expect(views.first()).toHaveAttribute('aria-current', 'true')
    await views.nth(1).focus()
    await page.keyboard.press('Enter')
    await expect(views.nth(1)).toHaveAttribute('aria-current', 'true')
    await expect(
      page
        .getByRole('main')
        .getByRole('img', { name: /, view 2$/ })
        .first(),
    ).toBeVisible()
  })

  test('shows all of them without JavaScript', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(new URL(path, test.info().project.use.baseURL).href)
    await expect(page.getByRole('main').getByRole('img', { name: /, view 2$/ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Enlarge' })).toBeHidden()
    await context.close()
  })

  test('can be enlarged, zoomed and moved by keys, and Escape closes it', async ({ page }) => {
    await visit(page, path)
    const enlarge = page.getByRole('button', { name: 'Enlarge' })
    await enlarge.press('Enter')
    const dialog = page.getByRole('dialog', { name: viewed.title })
    const stage = dialog.getByRole('group', { name: /^Picture/ })
    await stage.focus()
    await expect(dialog.getByRole('status')).toHaveText('100 %')
    await page.keyboard.press('+')
    await expect(dialog.getByRole('status')).not.toHaveText('100 %')
    const readPlace = () => stage.locator('img').evaluate((image) => image.getBoundingClientRect().left)
    const before = await readPlace()
    await page.keyboard.press('ArrowRight')
    await expect.poll(readPlace).toBeLessThan(before)
    await page.keyboard.press('0')
    await expect(dialog.getByRole('status')).toHaveText('100 %')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(enlarge).toBeFocused()
  })

  test('can be enlarged with the mouse: wheel, drag, double click, next view', async ({ page }) => {
    await visit(page, path)
    await page.getByRole('button', { name: 'Enlarge' }).click()
    const dialog = page.getByRole('dialog', { name: viewed.title })
    const stage = dialog.getByRole('group', { name: /^Picture/ })
    await stage.hover()
    await page.mouse.wheel(0, -200)
    await expect(dialog.getByRole('status')).not.toHaveText('100 %')
    await stage.dblclick()
    await expect(dialog.getByRole('status')).toHaveText('100 %')
    await dialog.getByRole('button', { name: 'Next view' }).click()
    await expect(dialog.getByText(`View 2 of ${1 + viewed.views!.length}`)).toBeVisible()
    await dialog.getByRole('button', { name: /^Close/ }).click()
    await expect(dialog).toBeHidden()
  })
})
