import type { Page } from '@playwright/test'
import { loadShop } from '@shop/shop-files/load/loadCatalogue.ts'
import { findBadge, findSearch } from '../controls.ts'
import { findOverflow } from '../measure.ts'
import { SHOPS } from '../shops.ts'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'

test.use({ baseURL: SHOPS.quirks.url })

const { catalogue } = loadShop('shops/quirks')
const MARKUP = '<b>Bold</b> & "quoted" <script>alert(1)</script> gauze'
const LONG =
  'A name as long as the schema will let it be, which goes on past two lines of any card and still has to be read in full'

const LONG_WORD = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetzesschutzhandschuhe'

const findCards = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title })

test.describe('a catalogue of oddities', () => {
  for (const { name, pages } of [
    {
      name: 'list',
      pages: [
        { path: '/', h1: 'Quirks' },
        { path: '/pulse_oximeters', h1: 'Pulse oximeters' },
        { path: '/3m', h1: '3M' },
        { path: '/Coast-X', h1: 'Coast' },
        { path: '/words', h1: 'Words' },
        { path: '/empty', h1: 'Empty' },
      ],
    },
    { name: 'detail', pages: catalogue.products.map(({ slug, title }) => ({ path: `/detail/${slug}`, h1: title })) },
  ]) {
    test(`every ${name} is shown and fits a phone`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      for (const { path, h1 } of pages) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1)
        expect.soft(await findOverflow(page), path).toEqual([])
      }
    })
  }

  test('a shop without an hour, a note, an intro group and a label for its number does not mention them', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(page).toHaveTitle('Penhallow Medical')
    await expect(page.getByRole('banner')).toContainText('Telephone 08081 570 457')
    for (const unstated of [/freephone/i, /engrav/i, /cutOff|undefined/, /illustrations/])
      await expect(page.locator('body')).not.toContainText(unstated)
    await expect(page.getByRole('main').locator('[data-home]')).toHaveAttribute('data-group', 'ems')
  })

  test('no link or picture of any page is broken', async ({ page, request }) => {
    const named = new Set<string>()
    for (const path of [
      '/',
      '/pulse_oximeters',
      '/3m',
      '/Coast-X',
      '/empty',
      '/detail/oximeter-plain',
      '/cart',
      '/404',
    ]) {
      await page.goto(path)
      const found = await page.evaluate(() => [
        ...[...document.querySelectorAll('a')].map((link) => link.href),
        ...[...document.querySelectorAll('img')].map((image) => image.src),
      ])
      for (const address of found) if (address.startsWith(SHOPS.quirks.url)) named.add(address.replace(/#.*/, ''))
    }
    const dead: string[] = []
    for (const address of named) if (!(await request.get(address)).ok()) dead.push(address)
    expect(dead).toEqual([])
  })

  test('an empty tile is not drawn', { tag: ['@spec-2.22', '@spec-3.6'] }, async ({ page }) => {
    await visit(page, '/pulse_oximeters')
    const tiles = page.getByRole('region', { name: 'Pulse oximeters' }).getByRole('list').first().getByRole('listitem')
    await expect(tiles).toHaveText([/3M$/])
    await visit(page, '/')
    const map = page.getByRole('region', { name: 'The whole shop' }).getByRole('listitem')
    await expect(map).toHaveText([/Pulse oximeters$/, /3M$/])
    await visit(page, '/Coast-X')
    await expect(page.getByRole('region', { name: 'Coast' }).getByRole('list')).toHaveCount(1)
  })

  test('an empty SKU is left out, one of spaces too', { tag: ['@spec-3.14', '@spec-3.21'] }, async ({ page }) => {
    await visit(page, '/pulse_oximeters')
    await expect(findCards(page, 'Oximeter without a code')).not.toContainText('SKU')
    const card = findCards(page, 'Oximeter with a blank code')
    await expect(card).not.toContainText('SKU')
    await card.getByRole('button', { name: /^Add to cart/ }).click()
    await card.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oximeter with a blank code')
    await expect(page.getByRole('region', { name: 'Price and order' })).not.toContainText('SKU')
    await page.getByRole('link', { name: /^Cart/ }).click()
    const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Oximeter with a blank code' })
    await expect(line).toBeVisible()
    await expect(line).not.toContainText('SKU')
  })

  test('one code on two products does not make them one', { tag: '@spec-3.14' }, async ({ page }) => {
    const shared = catalogue.products.filter(({ sku }) => sku === 'ST-1').map(({ title }) => title)
    expect(shared).toHaveLength(2)
    await visit(page, '/pulse_oximeters')
    for (const title of shared)
      await page
        .getByRole('button', { name: `Add to cart: ${title}`, exact: true })
        .first()
        .click()
    await findBadge(page).click()
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link')).toHaveText(shared)
  })

  test('a card without a brand or a picture is otherwise complete', async ({ page }) => {
    await visit(page, '/pulse_oximeters')
    await expect(findCards(page, 'Oximeter without a code')).toContainText('£36.00 inc.VAT')
    await expect(findCards(page, 'Oximeter without a picture')).toContainText('Picture to follow')
  })

  test(
    'a product that is listed three times is shown three times, each with a link',
    { tag: '@spec-3.20' },
    async ({ page }) => {
      await visit(page, '/pulse_oximeters')
      const cards = findCards(page, 'Plain fingertip oximeter')
      await expect(cards).toHaveCount(3)
      for (const card of await cards.all())
        await expect(card.getByRole('link')).toHaveAttribute('href', '/detail/oximeter-plain')
      await cards
        .nth(1)
        .getByRole('button', { name: /^Add to cart/ })
        .click()
      await cards
        .nth(2)
        .getByRole('button', { name: /^Add to cart/ })
        .click()
      await expect(findBadge(page)).toHaveText('2 items')
      await page.getByRole('link', { name: /^Cart/ }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('2 items in 1 line')
    },
  )

  test('repeats stay repeats when moving from list to list', async ({ page }) => {
    await visit(page, '/')
    await expect(findCards(page, 'Plain fingertip oximeter')).toHaveCount(2)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pulse oximeters' }).click()
    await expect(findCards(page, 'Plain fingertip oximeter')).toHaveCount(3)
    await page.goBack()
    await expect(findCards(page, 'Plain fingertip oximeter')).toHaveCount(2)
  })

  test(
    'both entries of one id are shown, in the catalogue’s order',
    { tag: ['@spec-3.23', '@spec-3.24'] },
    async ({ page }) => {
      await visit(page, '/pulse_oximeters')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pulse oximeters')
      const second = page.getByRole('region', { name: 'Stethoscopes for crews' })
      await expect(second.getByRole('heading', { level: 2 }).first()).toHaveText('Stethoscopes for crews')
      await expect(second.getByRole('article')).toHaveCount(4)
      const card = second.getByRole('article').first()
      await expect(card).toContainText('£299.99 inc.VAT')
      await expect(card).toContainText('was £335.99')
    },
  )

  test('mismatched products are shown where the catalogue lists them', { tag: '@spec-3.22' }, async ({ page }) => {
    await visit(page, '/3m')
    await expect(page.getByRole('article')).toHaveCount(8)
    await expect(findCards(page, 'Stethoscope among oximeters')).toBeVisible()
  })

  test(
    'odd price texts are read, and two that fit no rate are shown as stated',
    { tag: '@spec-9.6' },
    async ({ page }) => {
      await visit(page, '/3m')
      for (const { title, prices } of [
        { title: 'Price written in lower case without pennies', prices: ['From £12.00 inc.VAT', 'From £10.00 ex.VAT'] },
        { title: 'Price with a thousands comma and no pound sign', prices: ['£1,199.00 inc.VAT', '£999.17 ex.VAT'] },
        { title: 'Prices that fit no rate', prices: ['£11.50 inc.VAT', '£10.00 ex.VAT'] },
        { title: 'Old price left empty', prices: ['£12.00 inc.VAT', '£10.00 ex.VAT'] },
      ])
        for (const price of prices) await expect(findCards(page, title)).toContainText(price)
    },
  )

  test('a word of 80 letters is wider than no page or card', async ({ page }) => {
    const judge = async (place: string) => {
      for (const width of [320, 768]) {
        await page.setViewportSize({ width, height: 800 })
        expect.soft(await findOverflow(page), `${place}, ${width} px`).toEqual([])
      }
    }
    await visit(page, '/words')
    await judge('list')
    const card = findCards(page, LONG_WORD)
    await card.getByRole('button', { name: /^Add to cart/ }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Added to your cart' })).toContainText(LONG_WORD)
    await judge('notice')
    await card.getByRole('button', { name: /^Compare/ }).click()
    await judge('tray')
    await visit(page, '/detail/long-word')
    await judge('detail')
    for (const path of ['/cart', '/order', '/compare', '/quick-order?add=oximeter', '/detail/long-name', '/']) {
      await visit(page, path)
      await judge(path)
    }
    await findSearch(page).fill(LONG_WORD.slice(0, 12))
    await expect(page.getByRole('option').first()).toBeVisible()
    await judge('suggestions')
    await findSearch(page).press('Enter')
    await expect(findCards(page, LONG_WORD)).toBeVisible()
    await judge('search')
  })

  test('markup in a name, a brand and a SKU is shown as text everywhere', async ({ page }) => {
    page.on('dialog', () => expect('a dialog').toBe('never opened'))
    await visit(page, '/3m')
    const card = findCards(page, MARKUP)
    await expect(card).toContainText("O'Neil </script>")
    await expect(card).toContainText('SKU <i>1</i>')
    await card.getByRole('button', { name: `Add to cart: ${MARKUP}` }).click()
    await expect(page.getByRole('status')).toContainText(`Added to your cart: ${MARKUP}`)
    await visit(page, '/detail/markup-in-name')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(MARKUP)
    await expect(page).toHaveTitle(`${MARKUP} · Penhallow Medical`)
    await visit(page, '/cart')
    await expect(page.getByRole('heading', { level: 2, name: MARKUP })).toBeVisible()
    await findSearch(page).fill('<b>bold')
    await findSearch(page).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 product for “<b>bold”')
    await expect(page.locator('main b', { hasText: /^Bold$/ })).toHaveCount(0)
  })

  test('markup in a name does not break the structured data', async ({ page }) => {
    await page.goto('/detail/markup-in-name')
    const data = await page.locator('script[type="application/ld+json"]').textContent()
    expect(JSON.parse(data!)).toMatchObject({ '@graph': [{ name: MARKUP, sku: '<i>1</i>' }, {}] })
  })

  test('a category without products is a page without a list', async ({ page }) => {
    await visit(page, '/empty')
    await expect(page.getByText('No products at all.')).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(0)
    await expect(page.getByRole('main')).not.toContainText('0 products')
  })

  test('an id in another case leads to the one that is written', { tag: '@spec-2.15' }, async ({ page }) => {
    for (const [path, id] of [
      ['/coast-x', '/Coast-X'],
      ['/Pulse_Oximeters', '/pulse_oximeters'],
    ] as const) {
      await page.goto(path)
      await expect(page).toHaveURL(id)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  })

  test('a name as long as it may be is read in full', async ({ page }) => {
    await visit(page, '/Coast-X')
    const link = page.getByRole('link', { name: LONG })
    await expect(link).toBeVisible()
    expect(await link.evaluate(isCutOff)).toBe(false)
    await visit(page, '/detail/long-name')
    expect(await page.getByRole('heading', { level: 1 }).evaluate(isCutOff)).toBe(false)
  })
})

/** True where the element, or one of the two around it, cuts off some of its text. */
function isCutOff(element: Element): boolean {
  const around = [element, element.parentElement!, element.parentElement!.parentElement!]
  return around.some(
    (box) =>
      getComputedStyle(box).overflow !== 'visible' &&
      (box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1),
  )
}
