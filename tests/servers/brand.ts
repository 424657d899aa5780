/** A shop of another trade at a host: its own name, mark, colour and goods, under its path. */
import type { Browser } from '@playwright/test'
import assert from 'node:assert/strict'
import { loadShop } from '@shop/shop-files/load/loadCatalogue.ts'
import { formatMark } from '@shop/shop-files/mark/parseMark.ts'
import { buildIcons } from '@shop/site/build/icons.ts'
import { findAddToCart, findBadge } from '../controls.ts'
import { isFilledWith } from '../measure.ts'
import { findWords, listText, MEDICINE } from '../shop/shownText.ts'
import { watchPage } from '../watchPage.ts'
import { type Check, listPages, NO_PAGE, type Shop } from './checks.ts'

export const BRANDED = 'shops/bicycles'

/** Further checks; each title says what holds. */
export const BRAND_CHECKS: Readonly<Record<string, Check>> = {
  'each page has the shop’s name and mark, and no word of another trade': async (shop) => {
    const { name, shape } = readBrand()
    for (const [page, file] of [...listPages(shop), [`${shop.base}nowhere`, NO_PAGE] as const]) {
      const html = (await shop.ask(page)).body.toString()
      assert.match(html, new RegExp(`<title>[^<]*${name}`), page)
      assert.ok(html.includes(shape), `${page}: the mark`)
      assert.deepEqual(findWords(listText(file, html), MEDICINE), [], page)
    }
  },
  'the manifest has its name and keeps to its path, and every icon is made of its mark': async (shop) => {
    const { name, mark } = readBrand()
    const answer = await shop.ask(`${shop.base}manifest.webmanifest`)
    const manifest = JSON.parse(answer.body.toString()) as Record<string, unknown>
    assert.deepEqual([manifest['name'], manifest['id'], manifest['start_url']], [name, shop.base, './'])
    const icons = await buildIcons(BRANDED, mark)
    for (const [file, icon] of icons) assert.deepEqual((await shop.ask(shop.base + file)).body, icon, file)
    for (const { src } of manifest['icons'] as { src: string }[]) assert.ok(icons.has(src), src)
  },
  'whatever a page names is under the path, and is there': async (shop) => {
    const named = new Set<string>()
    for (const [page] of listPages(shop))
      for (const address of listNamed((await shop.ask(page)).body.toString())) named.add(address)
    const pictures = [...named].filter((address) => address.startsWith(`${shop.base}pictures/`))
    assert.ok(pictures.length > loadShop(BRANDED).catalogue.products.length)
    for (const address of named) {
      assert.ok(address.startsWith(shop.base), address)
      const { status, headers } = await shop.ask(address)
      assert.equal(status, 200, address)
      if (pictures.includes(address)) assert.match(headers['content-type'] ?? '', /^image\//, address)
    }
  },
}

/** A visitor looks at the empty cart and at a product, adds it, and goes astray; nothing fails or is complained of. */
export async function visitBranded(browser: Browser, { base }: Shop, origin: string): Promise<void> {
  const { shop, catalogue } = loadShop(BRANDED)
  const product = catalogue.products.find(({ options, status, shelves }) => !options && !status && shelves[0])!
  const context = await browser.newContext()
  const page = await context.newPage()
  const problems = watchPage(page, origin)
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
  try {
    await page.goto(`${origin}${base}cart`)
    assert.equal(await page.getByRole('banner').getByRole('link').filter({ hasText: readBrand().name }).count(), 1)
    const button = page.getByRole('link', { name: 'See the whole shop' })
    assert.ok(await isFilledWith(button, shop.colours!.brand), 'the colour of buttons')
    await button.click()
    await page.waitForURL(`${origin}${base}`)
    await page.goto(`${origin}${base}${product.shelves[0]!}`)
    await page.getByRole('main').getByRole('link', { name: product.title, exact: true }).click()
    await heading(product.title).waitFor()
    assert.equal(page.url(), `${origin}${base}detail/${product.slug}`)
    const picture = page.locator('main img').first()
    const { source, width } = await picture.evaluate(async (image: HTMLImageElement) => {
      await image.decode()
      return { source: image.currentSrc, width: image.naturalWidth }
    })
    // In a page that was loaded as a document, the picture is inline.
    const isOwn = source.startsWith(`${origin}${base}pictures/`) || source.startsWith('data:image/avif;')
    assert.ok(isOwn && width > 0, source)
    await findAddToCart(page).click()
    await findBadge(page).filter({ hasText: '1 item' }).waitFor()
    assert.equal((await page.goto(`${origin}${base}nowhere`))?.status(), 404)
    await page.getByRole('link', { name: 'Go to the home page' }).click()
    await page.waitForURL(`${origin}${base}`)
    await findBadge(page).filter({ hasText: '1 item' }).waitFor()
    assert.deepEqual(problems, [])
  } finally {
    await context.close()
  }
}

function readBrand() {
  const { shop, mark } = loadShop(BRANDED)
  const name = `${shop.brand.strong} ${shop.brand.light}`
  return { name, mark, shape: / d="[^"]+"/.exec(formatMark(mark))![0] }
}

/** The addresses at its own host in a page's links, scripts and pictures, without queries and fragments. */
function listNamed(html: string): string[] {
  const values = [...html.matchAll(/\s(?:href|src|srcset|imagesrcset)="([^"]+)"/gi)].map(([, value]) => value!)
  return values
    .flatMap((value) => value.split(/,\s*/))
    .map((part) => part.replace(/[\s?#].*/s, ''))
    .filter((address) => address.startsWith('/'))
}
