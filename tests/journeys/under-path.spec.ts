import type { Page } from '@playwright/test'
import { findAdd, findBadge } from '../controls.ts'
import { PLAIN } from '../examples.ts'
import { SHOPS } from '../shops.ts'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'

const BASE = new URL(SHOPS.underPath.url).pathname

// Addresses without a leading slash are read from the base.
test.use({ baseURL: SHOPS.underPath.url })

const KINDS = [
  { path: '', h1: 'Equipment' },
  { path: 'scrubs', h1: 'Scrub tops, trousers and caps' },
  { path: `detail/${PLAIN.slug}`, h1: PLAIN.title },
  { path: 'privacy', h1: 'Privacy' },
  { path: 'cart', h1: 'Your cart is empty' },
  { path: 'detail', h1: 'Nothing selected yet' },
  { path: 'login', h1: 'Log in' },
  { path: 'nowhere', h1: 'There is no page at this address' },
]

/** Every address of our own host that the page names and that does not stand under the base. */
function findStrays(page: Page): Promise<string[]> {
  return page.evaluate((base) => {
    const named = [...document.querySelectorAll('[href], [src], [srcset]')].flatMap((element) =>
      ['href', 'src', 'srcset'].flatMap((name) =>
        (element.getAttribute(name) ?? '').split(/,\s*(?=\/|data:)/).flatMap((part) => part.trim().split(' ')[0] || []),
      ),
    )
    return named.filter((address) => {
      const url = new URL(address, location.href)
      return url.origin === location.origin && !url.pathname.startsWith(base)
    })
  }, BASE)
}

test.describe(`under ${BASE}`, () => {
  test('every kind of page stands, with a slash at its end too, and names and asks for nothing but what is under it', async ({
    page,
    request,
  }) => {
    const asked: string[] = []
    page.on('request', (asking) => void asked.push(new URL(asking.url()).pathname))
    const pictures = new Set<string>()
    for (const { path, h1 } of KINDS)
      for (const slash of path ? ['', '/'] : ['']) {
        await (slash ? page.goto(path + slash) : visit(page, path))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(await findStrays(page)).toEqual([])
        for (const src of await page.evaluate(() => [...document.images].map((image) => image.src))) pictures.add(src)
      }
    expect(asked.filter((address) => !address.startsWith(BASE))).toEqual([])
    expect(pictures.size).toBeGreaterThan(20)
    for (const src of pictures) if (!src.startsWith('data:')) expect((await request.get(src)).ok(), src).toBe(true)
  })

  test('a buyer browses, adds, and finds the cart again after a reload', async ({ page }) => {
    await visit(page, '')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blood pressure' }).click()
    await expect(page).toHaveURL(`${SHOPS.underPath.url}blood-pressure-monitors`)
    await findAdd(page, PLAIN).click()
    await page.getByRole('link', { name: PLAIN.title }).click()
    await expect(page).toHaveURL(`${SHOPS.underPath.url}detail/${PLAIN.slug}`)
    await page.getByRole('link', { name: /^Cart/ }).click()
    await expect(page).toHaveURL(`${SHOPS.underPath.url}cart`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('1 item in 1 line')
    await page.reload()
    await expect(findBadge(page)).toHaveText('1 item')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(PLAIN.title)
  })

  test('with a slash at its end the cart shows what is in it, and a breadcrumb leads home', async ({ page }) => {
    await visit(page, 'blood-pressure-monitors')
    await findAdd(page, PLAIN).click()
    await expect(findBadge(page)).toHaveText('1 item')
    await visit(page, 'cart/')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('1 item in 1 line')
    await page.getByRole('link', { name: PLAIN.title }).click()
    await expect(page).toHaveURL(`${SHOPS.underPath.url}detail/${PLAIN.slug}`)
    await page.goto('scrubs/')
    const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' })
    await expect(breadcrumb.getByRole('listitem')).toHaveText(['Home', 'scrubs'])
    await breadcrumb.getByRole('link', { name: 'Home' }).click()
    await expect(page).toHaveURL(SHOPS.underPath.url)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Equipment')
  })

  test('an id in another case leads to the right page', async ({ page }) => {
    await page.goto('SCRUBS')
    await expect(page).toHaveURL(`${SHOPS.underPath.url}scrubs`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Scrub tops, trousers and caps')
  })

  test('an unknown address answers 404 and leads on', async ({ page }) => {
    const response = await page.goto('nowhere/at/all')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no page at this address')
    await page.getByRole('link', { name: 'Go to the home page' }).click()
    await expect(page).toHaveURL(SHOPS.underPath.url)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Equipment')
  })

  test('canonical addresses and the sitemap carry the base', async ({ page, request }) => {
    await page.goto('scrubs')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `https://penhallow.example${BASE}scrubs`)
    const sitemap = await (await request.get('sitemap.xml')).text()
    const places = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place!)
    expect(places.length).toBeGreaterThan(300)
    expect(places.filter((place) => !place.startsWith(`https://penhallow.example${BASE}`))).toEqual([])
  })
})
