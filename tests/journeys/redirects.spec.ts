import type { Page } from '@playwright/test'
import path from 'node:path'
import { findTitle } from '../controls.ts'
import { type Host, startHost } from '../host.ts'
import { keepShop, test as keptTest } from '../keptShop.ts'
import { SHOPS } from '../shops.ts'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'

/** The addresses of shops/quirks/moved.json, and the barcode of one of its products. */
const LEADING = [
  ['/detail/oximeter-simple', '/detail/oximeter-plain'],
  ['/oximetry', '/pulse_oximeters'],
  ['/01/05012345678900', '/detail/sold-in-tens'],
] as const

/** Puts a link into the page, as an owner's text may hold one, and presses it. */
async function press(page: Page, href: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a')
    Object.assign(link, { href, textContent: 'An old link' })
    document.querySelector('main')!.prepend(link)
  }, href)
  await page.getByRole('link', { name: 'An old link' }).first().click()
}

test.describe('the shop of quirks', () => {
  test.use({ baseURL: SHOPS.quirks.url })

  test('a former address leads on, with its query and fragment, and Back does not return to it', async ({ page }) => {
    for (const [from, to] of LEADING) {
      await page.goto('/cart')
      await page.goto(`${from}?sort=name#reviews`)
      await expect(page).toHaveURL(`${to}?sort=name#reviews`)
      await expect(findTitle(page)).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL('/cart')
    }
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('a former address leads on', async ({ page }) => {
      for (const [from, to] of LEADING) {
        await page.goto(from)
        await expect(page).toHaveURL(to)
        await expect(findTitle(page)).toBeVisible()
      }
    })
  })

  test('a link to a former address leads on, and Back to where it was', async ({ page }) => {
    await visit(page, '/empty')
    for (const [from, to, title] of [
      ['/detail/oximeter-simple?code=x', '/detail/oximeter-plain?code=x', /oximeter/i],
      ['/OXIMETRY', '/pulse_oximeters', 'Pulse oximeters'],
      ['/endless/2', '/long', 'Long'],
      ['/nowhere', '/nowhere', 'There is no page at this address'],
    ] as const) {
      await press(page, from)
      await expect(page).toHaveURL(to)
      await expect(findTitle(page)).toHaveText(title)
      await page.goBack()
      await expect(findTitle(page)).toHaveText('Empty')
    }
  })

  test('an address that the host does not know in this form leads on', async ({ page }) => {
    for (const from of ['/Oximetry?sort=name', '/oximetry/3?sort=name']) {
      await page.goto(from)
      await expect(page).toHaveURL('/pulse_oximeters?sort=name')
      await expect(findTitle(page)).toHaveText('Pulse oximeters')
    }
  })

  test('what leads on is not loaded before an address is unknown', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await visit(page, '/pulse_oximeters')
    expect(asked.filter((path) => path.endsWith('/moved.js'))).toEqual([])
    await press(page, '/nowhere')
    await expect.poll(() => asked.filter((path) => path.endsWith('/moved.js')).length).toBe(1)
  })
})

const keptQuirks = keptTest.extend<{ host: Host }>({
  host: async ({}, use) => {
    const host = await startHost(path.resolve(SHOPS.quirks.env.OUT_DIR))
    await use(host)
    await host.close()
  },
})

keptQuirks('with its host switched off, an address that has moved leads on', async ({ page, host }) => {
  await keepShop(page, host)
  await host.stop()
  for (const [from, to] of [
    ['/oximetry?sort=name', '/pulse_oximeters?sort=name'],
    ['/detail/oximeter-simple', '/detail/oximeter-plain'],
  ] as const) {
    await page.goto(host.url + from)
    await expect(page).toHaveURL(host.url + to)
    await expect(findTitle(page)).toContainText(/oximeter/i)
  }
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(`under a path, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ baseURL: SHOPS.underPath.url, javaScriptEnabled })

    test('the barcode of a size leads to its product there, with that size', async ({ page }) => {
      await page.goto('01/02900000700031')
      await expect(page).toHaveURL(/\/shops\/truro\/detail\/[\w-]+\?code=PEN-SCT-NV-M$/)
      await expect(findTitle(page)).toBeVisible()
    })
  })
}
