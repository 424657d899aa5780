import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'

const SCREENS = '/ /login /forget_password /signup /cart /detail /search?q=tape /bins /aid_for_ukraine'.split(' ')

const FILE_TYPES = ['document', 'script', 'stylesheet', 'font', 'image', 'manifest']

test.describe('opening paragraph', () => {
  test('opening: the product is an online shop for medical supplies and equipment', async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveTitle(/medical supplies and equipment/i)
    await expect(page.getByRole('main').getByRole('article').first()).toContainText('£')
  })

  test('opening: aimed at healthcare professionals and buyers', async ({ page }) => {
    await page.goto('/')
    const summary = page.locator('meta[name="description"]')
    await expect(summary).toHaveAttribute('content', /wards.*practices.*care homes.*ambulance crews/)
  })

  test('opening: all catalogue data is fixed and held in the client', async ({ browser }) => {
    // Not the watched page: without a connection, pictures that were never seen are reported missing.
    const page = await browser.newPage()
    await visit(page, '/')
    await page.context().setOffline(true)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Fridges', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/fridges/i)
    const name = await page.getByRole('article').nth(1).getByRole('heading').innerText()
    await page.getByRole('article').nth(1).getByRole('heading').getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
    await page.getByRole('link', { name: /^Cart/ }).click()
    await expect(page.getByRole('main').getByRole('heading', { name, exact: true })).toBeVisible()
    await page.close()
  })

  for (const screen of SCREENS) {
    test(`opening: there are no network calls: ${screen} requests nothing but the shop's own files`, async ({
      page,
      baseURL,
    }) => {
      const asked: string[] = []
      page.on('request', (request) => {
        const { origin, pathname } = new URL(request.url())
        // The browser calls the page's icon "other".
        const isFile = FILE_TYPES.includes(request.resourceType()) || /icon.*\.(?:svg|png)$/.test(pathname)
        const isOurs = origin === new URL(baseURL!).origin
        if (!isFile || !isOurs || request.method() !== 'GET') asked.push(`${request.resourceType()} ${request.url()}`)
      })
      await visit(page, screen)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(asked).toEqual([])
    })
  }

  test('opening: there are no network calls: a page cannot even make one', async ({ browser }) => {
    // Not the watched page: the call that is tried here is reported as a violation of the content policy.
    const page = await browser.newPage()
    await page.goto('/')
    const outcome = await page.evaluate(() =>
      fetch('/favicon.svg').then(
        () => 'answered',
        () => 'refused',
      ),
    )
    expect(outcome).toBe('refused')
    await page.close()
  })

  test('opening: this document covers the whole product: every link leads to a route that it names', async ({
    page,
  }) => {
    await page.goto('/')
    const paths = await page
      .locator('a[href^="/"]')
      .evaluateAll((links) => [...new Set(links.map((link) => (link as HTMLAnchorElement).pathname))])
    // A group's overview is ours, above the floor (rulings).
    const named = /^\/(?:|login|cart|[\w-]+|(?:detail|group)\/[\w-]+)$/
    expect(paths.length).toBeGreaterThan(40)
    expect(paths.filter((path) => !named.test(path))).toEqual([])
    for (const path of ['/login', '/cart', '/littmann-diagnostic', '/gojo']) expect(paths).toContain(path)
  })
})

test.describe('§1 What the product does and for whom', () => {
  const KINDS = [
    ['stethoscopes', 'Nursing', '/nursing-stethoscopes'],
    ['diagnostic sets', 'Diagnostic sets', '/diagnostic-sets'],
    ['blood pressure monitors', 'Blood pressure monitors', '/blood-pressure-monitors'],
    ['disposables', 'Condoms', '/condoms'],
    ['furniture', 'Bins', '/bins'],
    ['uniforms', 'Scrubs', '/scrubs'],
    ['pharma', 'Analgesics', '/analgesics'],
    ['EMS', 'Haemorrhage control', '/haemorrhage_control'],
    ['facility supplies', 'Janitorial', '/janitorial'],
    ['brands', 'Coast', '/coast'],
  ] as const
  for (const [kind, name, path] of KINDS) {
    test(`§1 visitors browse categories of medical goods: ${kind}`, async ({ page }) => {
      await page.goto('/')
      await page.getByRole('region', { name: 'The whole shop' }).getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('article').first()).toContainText('inc.VAT')
    })
  }

  test('§1 visitors open a product detail view', async ({ page }) => {
    await page.goto('/scrubs')
    const card = page.getByRole('article').first()
    const name = await card.getByRole('heading').innerText()
    await card.getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL(/\/detail\//)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  })

  test('§1 visitors add a product to a cart', async ({ page }) => {
    await page.goto('/blood-pressure-monitors')
    const name = await page.getByRole('article').first().getByRole('heading').innerText()
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).click()
    await page.getByRole('link', { name: /^Cart/ }).click()
    await expect(page.getByRole('main').getByRole('heading', { name, exact: true })).toBeVisible()
  })

  test('§1 audience: clinicians, care providers, healthcare buyers and retail customers', async ({ page }) => {
    await page.goto('/')
    const summary = page.locator('meta[name="description"]')
    for (const served of [/wards, practices/, /care homes/, /the public/])
      await expect(summary).toHaveAttribute('content', served)
    // A buyer for an organisation reckons without VAT, a retail customer with it: every card speaks to both.
    for (const text of await page.getByRole('article').allInnerTexts()) expect(text).toMatch(/inc\.VAT[\s\S]*ex\.VAT/)
  })

  for (const path of ['/', '/3m', '/LITTMANN-STETHOSCOPES']) {
    test(`§1 prices are in pounds sterling (GBP), labelled inc.VAT and ex.VAT: every card of ${path}`, async ({
      page,
    }) => {
      await page.goto(path)
      const cards = await page.getByRole('article').allInnerTexts()
      expect(cards.length).toBeGreaterThan(0)
      for (const text of cards) {
        expect(text).toMatch(/£[\d,]+\.\d\d\s+inc\.VAT/)
        expect(text).toMatch(/£[\d,]+\.\d\d\s+ex\.VAT/)
        expect(text).not.toMatch(/[$€]|\b(?:USD|EUR)\b/)
      }
    })
  }

  for (const path of ['/', '/fridges', '/analgesics', '/detail/omron-m3-comfort-upper-arm']) {
    test(`§1 no VAT rate is given, but both figures are: ${path}`, async ({ page }) => {
      await page.goto(path)
      const text = await page.locator('body').innerText()
      expect(text).not.toMatch(/\d\s*%\s*VAT|VAT\s*(?:at|of|rate|\(|:)?\s*\d+(?:\.\d+)?\s*%|VAT rate/i)
      expect(text).toMatch(/inc\.VAT[\s\S]*ex\.VAT/)
    })
  }
})

test.describe('§1 Catalogue copy', () => {
  test('§1 copy: order online before 8pm for next-day personalised (laser-engraved) goods', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('main')).toContainText('Order online before 8pm for next-day personalised goods.')
    await page.goto('/3m')
    await expect(page.getByRole('main')).toContainText(
      'Order online before 8pm for next-day personalised (laser-engraved) goods.',
    )
  })

  test('§1 copy: a freephone support number', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('banner')).toContainText('Freephone 08081 570 457')
    const number = page.getByRole('contentinfo').getByRole('link', { name: '08081 570 457' })
    await expect(number).toHaveAttribute('href', 'tel:08081570457')
  })

  test('§1 copy: same-day engraving', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Engraved the same day' })).toBeVisible()
    await page.goto('/nursing-stethoscopes')
    await expect(page.getByRole('main')).toContainText('Laser-engraved the same day')
  })
})

test.describe('§1 No buying flow beyond browsing, opening a product and adding it to the cart', () => {
  test('§1 no checkout, no payment: nothing in the cart offers one, and the cart says so', async ({ page }) => {
    await page.goto('/bins')
    await page
      .getByRole('button', { name: /^Add to cart/ })
      .first()
      .click()
    await page.getByRole('link', { name: /^Cart/ }).click()
    const main = page.getByRole('main')
    await expect(main).toContainText('No payment is taken on this site.')
    for (const role of ['button', 'link'] as const)
      await expect(main.getByRole(role, { name: /check ?out|\bpay|buy now|place (?:the |your )?order/i })).toHaveCount(
        0,
      )
    await expect(main.getByRole('textbox', { name: /card|expiry|security code|postcode/i })).toHaveCount(0)
  })

  test('§1 beyond that floor, a cart can be changed, printed or read out by telephone', async ({ page }) => {
    await page.goto('/bins')
    await page
      .getByRole('button', { name: /^Add to cart/ })
      .first()
      .click()
    await page.getByRole('link', { name: /^Cart/ }).click()
    const main = page.getByRole('main')
    await expect(main.getByRole('button', { name: 'Print the cart' })).toBeEnabled()
    await expect(main.getByRole('link', { name: '08081 570 457' })).toBeVisible()
    await main.getByRole('button', { name: /^One more/ }).click()
    await expect(page.getByTestId('badge')).toHaveText('2 items')
    await main.getByRole('button', { name: /^Remove/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible()
  })
})
