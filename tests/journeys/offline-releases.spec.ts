import { bundleWorker } from '@shop/site/build/release.ts'
import { findAddToCart, findSearch, findTitle } from '../controls.ts'
import {
  buildWorker,
  expect,
  findStates,
  keepShop,
  listCaches,
  lookForRelease,
  openBarePage,
  readUpdate,
  readWorker,
  register,
  saveData,
  test,
} from '../keptShop.ts'

for (const [what, answer] of [
  ['is not there', 404],
  ['is cut off', 'export '],
] as const) {
  test(`a release of which a file ${what} is thrown away, and the shop works from its host`, async ({ page, host }) => {
    const file = Object.keys(readWorker().release.files).find((name) => name.includes('/products-0.js'))!
    await saveData(page)
    await page.goto(host.url)
    await expect(findTitle(page)).toHaveText('Equipment')
    host.instead.set(`/${file}`, answer)
    await openBarePage(page, host)
    expect(await page.evaluate(register)).toBe('redundant')
    expect(await listCaches(page)).toEqual([])
    host.instead.clear()
    await page.goto(`${host.url}/scrubs`)
    await expect(findTitle(page)).toHaveText('Scrub tops, trousers and caps')
  })
}

test('a newer release is offered once, not while something is typed, and used when the visitor says so', async ({
  page,
  host,
}) => {
  await keepShop(page, host)
  await page.goto(`${host.url}/signup`)
  const other = await page.context().newPage()
  await other.goto(`${host.url}/scrubs`)
  await expect(findTitle(other)).toBeVisible()
  // Someone types there, too.
  await findSearch(other).focus()
  await page.bringToFront()
  const field = page.getByRole('main').getByRole('textbox').first()
  await expect(field).toBeVisible()
  await page.waitForLoadState('networkidle')
  await field.fill('Ada')
  host.instead.set('/sw.js', buildWorker('newer'))
  await lookForRelease(page)
  await expect.poll(() => findStates(page)).toEqual(['activated', 'installed'])
  const offer = page.getByRole('button', { name: 'Use it now' })
  await page.waitForTimeout(4000)
  await expect(offer).toBeHidden()
  await expect(field).toHaveValue('Ada')
  await field.fill('')
  await field.blur()
  const isReloaded = page.waitForEvent('load')
  await offer.click()
  await isReloaded
  await expect.poll(() => findStates(page)).toEqual(['activated', ''])
  await expect(findTitle(page)).toHaveText('Create account')
  // The other tab is of the release before, and goes on.
  expect((await listCaches(page)).filter((name) => !name.endsWith('#pictures'))).toHaveLength(2)
  await host.stop()
  await other.getByRole('article').getByRole('link').first().click()
  await expect(findAddToCart(other).first()).toBeVisible()
  await other.close()
  await page.reload()
  await expect(findTitle(page)).toHaveText('Create account')
  await expect.poll(async () => (await listCaches(page)).filter((name) => !name.endsWith('#pictures'))).toHaveLength(1)
  await expect(offer).toBeHidden()
})

test('a page that was drawn from the device goes on with its data when the browser has stopped the worker', async ({
  page,
  host,
}) => {
  await keepShop(page, host)
  await host.stop()
  await page.goto(`${host.url}/login`)
  await expect(findTitle(page)).toHaveText('Log in')
  const [file = ''] = Object.keys(readWorker().release.files).filter((name) => name.includes('/products-0.js'))
  await host.start()
  // The host has newer prices by now.
  host.instead.set(`/${file}`, 'export const isNewer = true')
  const session = await page.context().newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  const load = () => page.evaluate(async (file) => 'isNewer' in ((await import(`/${file}?again`)) as object), file)
  expect(await load()).toBe(false)
  await page.goto(`${host.url}/bins`)
  expect(await load()).toBe(true)
})

test('a release that is half there leaves the one before in use', async ({ page, host }) => {
  await keepShop(page, host)
  const [file = ''] = Object.keys(readWorker().release.files).filter((name) => name.includes('/products-0.js'))
  host.instead.set(
    '/sw.js',
    buildWorker('half', (release) => ({
      ...release,
      files: { ...release.files, 'no-such-file.js': release.files[file]! },
    })),
  )
  expect(await page.evaluate(readUpdate)).toBe('redundant')
  expect((await listCaches(page)).filter((name) => name.endsWith('#half'))).toEqual([])
  expect(await findStates(page)).toEqual(['activated', ''])
  await host.stop()
  await page.goto(`${host.url}/bins`)
  await expect(findTitle(page)).toBeVisible()
})

test('a worker whose files are gone removes itself, and the next visit keeps the shop again', async ({
  page,
  host,
}) => {
  await keepShop(page, host)
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name)
  })
  await page.goto(`${host.url}/scrubs`)
  await expect(findTitle(page)).toHaveText('Scrub tops, trousers and caps')
  await expect.poll(() => findStates(page)).toEqual([])
  await keepShop(page, host)
  expect((await listCaches(page)).length).toBeGreaterThan(0)
})

test('the worker of a shop that is switched off takes the place of a broken one and removes everything', async ({
  page,
  host,
}) => {
  // Every page fails with it.
  host.instead.set('/sw.js', "addEventListener('fetch', (event) => event.respondWith(Response.error()))")
  await openBarePage(page, host)
  await page.evaluate(register)
  await page.evaluate(() => caches.open(`${location.origin}/#old`))
  await expect(page.goto(`${host.url}/scrubs`)).rejects.toThrow()
  host.instead.set('/sw.js', await bundleWorker('offWorker.ts'))
  // The browser itself looks for another worker after each try.
  await expect(async () => {
    await page.goto(`${host.url}/scrubs`)
  }).toPass({ timeout: 60_000 })
  await expect.poll(() => findStates(page)).toEqual([])
  expect(await listCaches(page)).toEqual([])
})
