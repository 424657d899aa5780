import type { Request } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { findAdd, findAddToCart, findBadge, findSearch, findTitle } from '../controls.ts'
import { CHOICE, OTHER, PLAIN, WARD } from '../examples.ts'
import { expect, findStates, keepShop, listCaches, openBarePage, readWorker, test } from '../keptShop.ts'
import { SHOPS } from '../shops.ts'
import { keepLists, makeDocument } from '../steps.ts'

/** One that the page for the device does not show. */
const PICTURE = '3m-aura-1863-ffp3-respirator-640.avif'

test('the whole shop works with its host switched off', async ({ page, host }) => {
  await keepLists(page, [WARD])
  await keepShop(page, host)
  await host.stop()
  for (const [address, title] of [
    ['/', 'Equipment'],
    ['/scrubs', 'Scrub tops, trousers and caps'],
    ['/scrubs?colour=Wine', 'Scrub tops'],
    ['/group/disposables', 'Disposables'],
    ['/lists', 'Lists'],
    ['/lists?list=ward', WARD.name],
    ['/login', 'Log in'],
    ['/signup', 'Create account'],
    ['/forget_password', 'Reset your password'],
    ['/account', 'Log in to see your account'],
    ['/device', 'On this device'],
    ['/shared', 'Nothing was shared'],
    [`/compare?p=${PLAIN.slug}&p=${OTHER.slug}`, 'Compare 2 products'],
    ['/search?q=littmann', 'products for “littmann”'],
    ['/nowhere', 'There is no page at this address'],
    ['/detail/never-sold', 'There is no page at this address'],
    [`/detail/${CHOICE.slug}`, CHOICE.title],
    [PLAIN.list, 'Blood pressure monitors'],
  ] as const) {
    await page.goto(host.url + address)
    await expect(findTitle(page), address).toContainText(title)
  }
  // A picture that was never seen is a tile, and not the browser's sign for something broken.
  await expect
    .poll(() =>
      page.evaluate(() => [...document.images].filter((image) => image.complete && !image.naturalWidth).length),
    )
    .toBe(0)
  await findAdd(page, PLAIN).click()
  await expect(findBadge(page)).toHaveText('1 item')
  await findSearch(page).pressSequentially('nitrile')
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText(/nitrile/i)
  await page.goto(`${host.url}/quick-order`)
  await page.getByRole('textbox', { name: 'Paste lines' }).fill('HEM-7121J-E 3')
  await page.getByRole('button', { name: 'Read these lines' }).click()
  await expect(page.getByRole('heading', { level: 2, name: '1 line' })).toBeVisible()
  await page.goto(`${host.url}/detail/${OTHER.slug}`)
  await findAddToCart(page).first().click()
  await page.goto(`${host.url}/cart`)
  await expect(findTitle(page)).toContainText('2 items in 2 lines')
  await page.goto(`${host.url}/order`)
  await makeDocument(page)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: /CSV/ }).first().click()
  expect(readFileSync(await (await saved).path(), 'utf8')).toContain(PLAIN.title)
})

test('the worker asks for the files of its release, and passes on nothing but what the page asks for', async ({
  page,
  host,
}) => {
  const { release } = readWorker()
  const requests: Request[] = []
  page.context().on('request', (request) => requests.push(request))
  await keepShop(page, host)
  for (const address of ['/scrubs', `/detail/${PLAIN.slug}`, '/search?q=gloves', '/cart']) {
    await page.goto(host.url + address)
    await expect(findTitle(page)).toBeVisible()
    // Of what a page that is being left still asks for, the browser reports only the worker's part.
    await page.waitForLoadState('networkidle')
  }
  const ofWorker = requests.filter((request) => request.serviceWorker())
  expect(ofWorker.length).toBeGreaterThan(50)
  const ofPage = new Set(requests.filter((request) => !request.serviceWorker()).map((request) => request.url()))
  const own = new Set(['sw.js', ...Object.keys(release.files)].map((file) => `${host.url}/${file}`))
  expect(ofWorker.map((request) => request.url()).filter((url) => !own.has(url) && !ofPage.has(url))).toEqual([])
  expect(requests.filter((request) => request.method() !== 'GET').map((request) => request.url())).toEqual([])
  expect(requests.map((request) => request.url()).filter((url) => !url.startsWith(host.url))).toEqual([])
  for (const line of host.asked) expect(line).toMatch(/^GET \//)
})

test('a shop under a path is kept too', async ({ page }) => {
  const { url } = SHOPS.underPath
  await page.goto(url)
  await expect.poll(() => findStates(page), { timeout: 30_000 }).toEqual(['activated', ''])
  await page.context().setOffline(true)
  await page.goto(`${url}scrubs`)
  await expect(findTitle(page)).toHaveText('Scrub tops, trousers and caps')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })

  test('the picture that stands in its page is kept too', async ({ page, host }) => {
    await keepShop(page, host)
    const isKept = () => page.evaluate(async () => (await caches.match('/pictures/hero-home-320.avif')) !== undefined)
    expect(await isKept()).toBe(false)
    await page.goto(host.url)
    await expect.poll(isKept).toBe(true)
  })
})

test('a visitor has all pictures kept, and ends all keeping', async ({ page, host }) => {
  await keepShop(page, host)
  await page.goto(`${host.url}/device`)
  await expect(page.getByText('Ready: the shop opens on this device without a connection.')).toBeVisible()
  await page.getByRole('button', { name: /^Keep all pictures on this device/ }).click()
  await expect(page.getByText('All pictures are on this device.')).toBeVisible({ timeout: 120_000 })
  await host.stop()
  await page.goto(`${host.url}/detail/${PLAIN.slug}`)
  const picture = page.getByRole('main').getByRole('img').first()
  // A tile in its place would be 320 px wide; a picture's own width depends on the room that it has.
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(500)
  await page.goto(`${host.url}/device`)
  await page.getByText('Keep this shop on this device').click()
  await expect(page.getByText('Nothing of the shop is kept for use without a connection.')).toBeVisible()
  await expect.poll(() => listCaches(page)).toEqual([])
  expect(await findStates(page)).toEqual([])
})

test('switched off and on again on one page, the shop is kept whole', async ({ page, host }) => {
  await keepShop(page, host)
  await page.goto(`${host.url}/device`)
  const box = page.getByText('Keep this shop on this device')
  await expect(page.getByText('Ready: the shop opens on this device without a connection.')).toBeVisible()
  await box.click()
  await expect(page.getByText('Nothing of the shop is kept for use without a connection.')).toBeVisible()
  await expect(page.getByText('text that you share to it from other apps reaches its host')).toBeVisible()
  await box.click()
  await expect(page.getByText('Ready: the shop opens on this device without a connection.')).toBeVisible()
  await host.stop()
  await page.goto(`${host.url}/scrubs`)
  await expect(findTitle(page)).toHaveText('Scrub tops, trousers and caps')
})

test('a page that was open as the shop was switched off keeps no pictures', async ({ page, host }) => {
  await keepShop(page, host)
  await page.goto(`${host.url}/device`)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await expect(page.getByText('Ready: the shop opens on this device without a connection.')).toBeVisible()
  await page.getByText('Keep this shop on this device').click()
  await expect.poll(() => listCaches(page)).toEqual([])
  await page.evaluate(async (name) => {
    const image = new Image()
    image.src = `/pictures/${name}`
    await image.decode()
  }, PICTURE)
  await page.waitForTimeout(500)
  expect(await listCaches(page)).toEqual([])
})

test('switched off while the shop is being saved, it stays off', async ({ page, host }) => {
  await page.addInitScript(() => {
    // As over a slow line.
    const { serviceWorker } = navigator
    const register = serviceWorker.register.bind(serviceWorker)
    serviceWorker.register = async (...options) => {
      Object.assign(window, { isRegistering: true })
      await new Promise((resolve) => setTimeout(resolve, 2000))
      return register(...options)
    }
  })
  await page.goto(`${host.url}/device`)
  await expect(page.getByText('Saving the shop to this device…')).toBeVisible()
  await expect.poll(() => page.evaluate(() => 'isRegistering' in window)).toBe(true)
  await page.getByText('Keep this shop on this device').click()
  await page.waitForTimeout(4000)
  await expect(page.getByText('Nothing of the shop is kept for use without a connection.')).toBeVisible()
  await expect.poll(() => findStates(page)).toEqual([])
  await expect.poll(() => listCaches(page)).toEqual([])
})

test('the loss of the connection is said once, and its return', async ({ page, host }) => {
  await keepShop(page, host)
  await page.evaluate(() => {
    // Each notice that appears, by its words.
    const said: string[] = []
    Object.assign(window, { said })
    new MutationObserver((records) => {
      for (const { textContent } of records.flatMap(({ addedNodes }) => [...addedNodes]))
        said.push(...(/There is no connection|The connection is back/.exec(textContent ?? '') ?? []))
    }).observe(document.body, { subtree: true, childList: true })
  })
  await page.context().setOffline(true)
  await expect(page.getByRole('status').getByText('There is no connection.')).toBeVisible()
  // The browser may report the same loss twice.
  await page.evaluate(() => dispatchEvent(new Event('offline')))
  await page.waitForTimeout(3000)
  await page.context().setOffline(false)
  await expect(page.getByRole('status').getByText('The connection is back.')).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual([
    'There is no connection',
    'The connection is back',
  ])
})

test('codes that another app shares are lines of the quick order, and no host is told', async ({ page, host }) => {
  await keepShop(page, host)
  // The browser posts what is shared; a page of the shop may post nothing.
  await openBarePage(page, host)
  await page.evaluate(() => {
    const form = document.createElement('form')
    Object.assign(form, { method: 'post', enctype: 'multipart/form-data', action: '/handed-over' })
    const field = document.createElement('textarea')
    Object.assign(field, { name: 'text', value: 'HEM-7121J-E 3\nPEN-SCT 1' })
    form.append(field)
    document.body.append(form)
    form.submit()
  })
  await expect(page.getByRole('heading', { level: 2, name: '2 lines' })).toBeVisible()
  await expect(page).toHaveURL(`${host.url}/quick-order`)
  expect(host.asked.filter((line) => /HEM|POST|handed-over/.test(line))).toEqual([])
})
