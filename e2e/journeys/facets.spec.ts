import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { loadShop } from '../../scripts/loadCatalogue.ts'
import { findCategories } from '../../src/domain/catalogue.ts'
import { visit } from '../visit.ts'
import { SHOPS } from '../shops.ts'
import { expect, test } from '../test.ts'

const { catalogue } = loadShop('catalogue')
const SCRUBS = '/scrubs'
const scrubs = findCategories(catalogue, 'scrubs').flatMap(({ products }) => products)
const navy = scrubs.filter(({ title }) => title.includes('navy blue'))

const findCards = (page: Page) => page.getByRole('main').getByRole('article')
const findCount = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .filter({ hasText: /\d (of \d+ )?products?/ })
const findFilter = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Filters', exact: true }).getByRole('button', { name })
const findChips = (page: Page) => page.getByRole('list', { name: 'Chosen filters' })
const findSort = (page: Page) => page.getByRole('combobox', { name: 'Sort' })
const readNames = (page: Page) => findCards(page).getByRole('heading', { level: 3 }).allInnerTexts()
const readScroll = (page: Page) => page.evaluate(() => Math.round(scrollY))

async function choose(page: Page, facet: string, ...values: string[]): Promise<void> {
  await findFilter(page, facet).click()
  for (const value of values)
    await page
      .getByRole('group', { name: facet })
      .getByLabel(new RegExp(`^${value} \\d+ product`))
      .check()
  await page.keyboard.press('Escape')
}

/** The counts beside the values of an open facet. */
async function readCounts(group: Locator): Promise<Record<string, number>> {
  const labels = await group.locator('label').allInnerTexts()
  return Object.fromEntries(
    labels.map((text) => {
      const [, label, count] = /^(.*?)\s+(\d+) products?$/s.exec(text.replaceAll(/\s+/g, ' ').trim())!
      return [label!, Number(count)]
    }),
  )
}

async function expectNoViolations(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
    expect
      .soft(
        violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`),
        colorScheme,
      )
      .toEqual([])
  }
}

test.describe('a list is narrowed', () => {
  test('by a value, and says how many are left, of how many', async ({ page }) => {
    await visit(page, SCRUBS)
    await expect(findCount(page)).toHaveText(`${scrubs.length} products`)
    await choose(page, 'Colour', 'Navy blue')
    await expect(findCards(page)).toHaveCount(navy.length)
    await expect(findCount(page)).toHaveText(`${navy.length} of ${scrubs.length} products`)
    await expect(page.getByRole('main').locator('[aria-live=polite]')).toHaveText(
      `${navy.length} of ${scrubs.length} products`,
    )
    for (const name of await readNames(page)) expect(name).toContain('navy blue')
  })

  test('by any of several values of one facet, and by all facets together', async ({ page }) => {
    await visit(page, SCRUBS)
    await choose(page, 'Colour', 'Navy blue', 'Teal')
    await expect(findCards(page)).toHaveCount(navy.length + 1)
    await choose(page, 'Brand', 'Behrens')
    await expect(findCards(page)).toHaveCount(1)
    await expect(page).toHaveURL('/scrubs?brand=Behrens&colour=Navy+blue&colour=Teal')
  })

  test('with counts that are true: each is what a choice then leaves', async ({ page }) => {
    await visit(page, SCRUBS)
    await choose(page, 'Colour', 'Navy blue')
    await findFilter(page, 'Brand').click()
    const group = page.getByRole('group', { name: 'Brand' })
    const counts = await readCounts(group)
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(navy.length)
    for (const [brand, count] of Object.entries(counts)) {
      expect(count).toBeGreaterThan(0)
      await group.getByLabel(brand).check()
      await expect(findCards(page)).toHaveCount(count)
      await group.getByLabel(brand).uncheck()
    }
  })

  test('never to nothing unawares: a value that would leave nothing shows its zero and cannot be chosen', async ({
    page,
  }) => {
    await visit(page, SCRUBS)
    await choose(page, 'Brand', 'Behrens')
    await findFilter(page, 'Colour').click()
    const group = page.getByRole('group', { name: 'Colour' })
    const counts = await readCounts(group)
    expect(counts['Teal']).toBe(0)
    for (const [value, count] of Object.entries(counts))
      await expect(group.getByLabel(value)).toBeEnabled({ enabled: count > 0 })
  })

  test('and made whole again, filter by filter or at once', async ({ page }) => {
    await visit(page, '/scrubs?brand=Penhallow&colour=Navy+blue&sort=name')
    await findChips(page).getByRole('button', { name: 'Remove Colour: Navy blue' }).click()
    await expect(page).toHaveURL('/scrubs?brand=Penhallow&sort=name')
    await expect(findCount(page)).toBeFocused()
    await findChips(page).getByRole('button', { name: 'Clear all' }).click()
    await expect(page).toHaveURL('/scrubs?sort=name')
    await expect(findCards(page)).toHaveCount(scrubs.length)
    await expect(findChips(page)).toHaveCount(0)
    await expect(findCount(page)).toBeFocused()
  })

  test('by keys alone', async ({ page }) => {
    await visit(page, SCRUBS)
    await findCount(page).focus()
    await page.keyboard.press('Tab')
    await expect(findFilter(page, 'Brand')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('group', { name: 'Colour' }).getByRole('checkbox').first()).toBeFocused()
    await page.keyboard.press('Space')
    await expect(findChips(page)).toContainText('Colour: Black')
    await page.keyboard.press('Escape')
    await expect(findFilter(page, 'Colour')).toBeFocused()
    await expect(page.getByRole('group', { name: 'Colour' })).toBeHidden()
    // Leaving a panel by Tab closes it.
    await page.keyboard.press('Enter')
    for (let step = 0; step < 12 && (await page.getByRole('group', { name: 'Colour' }).isVisible()); step += 1)
      await page.keyboard.press('Tab')
    await expect(page.getByRole('group', { name: 'Colour' })).toBeHidden()
  })

  test('without the page moving under the hand', async ({ page }) => {
    await visit(page, SCRUBS)
    await findFilter(page, 'Colour').scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 300)
    await expect.poll(() => readScroll(page)).toBe(300)
    await findFilter(page, 'Colour').click()
    await page.getByRole('group', { name: 'Colour' }).getByLabel('Wine').check()
    await expect(findCards(page)).toHaveCount(1)
    expect(await readScroll(page)).toBe(300)
    await expect(page.getByRole('group', { name: 'Colour' }).getByLabel('Wine')).toBeFocused()
  })

  test('both lists of a double category together', async ({ page }) => {
    const entries = findCategories(catalogue, 'pulse_oximeters')
    const all = entries.flatMap(({ products }) => products)
    await visit(page, '/pulse_oximeters')
    await expect(findCount(page)).toHaveText(`${all.length} products on this page`)
    await choose(page, 'Brand', '3M Littmann')
    await expect(findCards(page)).toHaveCount(entries[1]!.products.length)
    await expect(page.getByRole('region', { name: entries[1]!.title }).getByRole('article')).toHaveCount(
      entries[1]!.products.length,
    )
    await expect(page.getByRole('region', { name: entries[0]!.title })).toContainText(
      `0 of ${entries[0]!.products.length} products`,
    )
  })
})

test.describe('an address', () => {
  test('restores what was chosen, and nothing of the whole list is seen before', async ({ page }) => {
    await page.goto('/scrubs?colour=Wine&sort=price-down', { waitUntil: 'commit' })
    await expect(findCards(page).first()).toBeVisible()
    expect(await readNames(page)).toEqual(['V-neck scrub top, unisex, wine'])
    await expect(findChips(page)).toContainText('Colour: Wine')
    await expect(findSort(page)).toHaveValue('price-down')
  })

  test('follows the choice without a new step of history: Back leaves the page', async ({ page }) => {
    await visit(page, '/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Scrubs', exact: true }).click()
    await choose(page, 'Colour', 'Navy blue', 'Teal')
    await findSort(page).selectOption('name')
    await expect(page).toHaveURL('/scrubs?colour=Navy+blue&colour=Teal&sort=name')
    await page.goBack()
    await expect(page).toHaveURL('/')
    await page.goForward()
    await expect(page).toHaveURL('/scrubs?colour=Navy+blue&colour=Teal&sort=name')
    await expect(findCards(page)).toHaveCount(navy.length + 1)
  })

  test('is kept by a visit to a product and back, with the place', async ({ page }) => {
    await visit(page, '/scrubs?colour=Navy+blue')
    await findCards(page).last().scrollIntoViewIfNeeded()
    const place = await readScroll(page)
    await findCards(page).last().getByRole('link').first().click()
    await expect(page).toHaveURL(/\/detail\//)
    await page.goBack()
    await expect(findCards(page)).toHaveCount(navy.length)
    await expect.poll(() => readScroll(page)).toBe(place)
  })

  for (const query of [
    'taste=sweet&sort=cheapest&page=0',
    'colour=%E0%A4%A&%=%&brand=<script>alert(1)</script>',
    `colour=${'x'.repeat(4000)}`,
    '__proto__=a&constructor=b&page=1e9&sort[]=name',
    'colour=Purple&colour=navy+blue&page=%00',
  ]) {
    test(`that asks for what there is not shows the whole list: ${query.slice(0, 40)}`, async ({ page }) => {
      await page.goto(`/scrubs?${query}`)
      await expect(findCards(page)).toHaveCount(scrubs.length)
      await expect(findCards(page).first()).toBeVisible()
      await expect(findFilter(page, 'Colour')).toBeVisible()
      await expect(findChips(page)).toHaveCount(0)
      await choose(page, 'Colour', 'Navy blue')
      await expect(page).toHaveURL('/scrubs?colour=Navy+blue')
    })
  }

  test('of which nothing is left says which filter to drop, and what that leaves', async ({ page }) => {
    await visit(page, '/scrubs?colour=Wine&brand=Behrens')
    await expect(findCount(page)).toHaveText(`0 of ${scrubs.length} products`)
    await expect(page.getByText('No product has all of these at once.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Without colour: 1 product', exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Without brand: 1 product', exact: true }).click()
    await expect(page).toHaveURL('/scrubs?colour=Wine')
    await expect(findCards(page)).toHaveCount(1)
  })
})

test.describe('a list is sorted', () => {
  test('and what has come up is there at once: nothing fades in before the reader', async ({ page }) => {
    const findFading = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('main img, main [data-reveal]')]
          .filter((element) => {
            const { top, bottom } = element.getBoundingClientRect()
            return bottom > 0 && top < innerHeight && Number(getComputedStyle(element).opacity) < 1
          })
          .map((element) => element.outerHTML.slice(0, 120)),
      )
    await page.goto('/bins?sort=price-down')
    await expect(findSort(page)).toHaveValue('price-down')
    expect(await findFading()).toEqual([])
    for (const sort of ['price-up', 'name', 'saving']) {
      await findSort(page).selectOption(sort)
      expect(await findFading(), sort).toEqual([])
    }
  })

  const readPence = async (page: Page) =>
    (await findCards(page).getByText('inc.VAT').locator('..').allInnerTexts()).map((text) =>
      Number(/£([\d,]+)\.(\d\d)/.exec(text)!.slice(1).join('').replace(',', '')),
    )

  for (const [sort, direction] of [
    ['price-up', 1],
    ['price-down', -1],
  ] as const) {
    test(`by price: ${sort}`, async ({ page }) => {
      await visit(page, '/bins')
      await findSort(page).selectOption(sort)
      await expect(page).toHaveURL(`/bins?sort=${sort}`)
      const pence = await readPence(page)
      expect(pence.length).toBeGreaterThan(5)
      expect(pence).toEqual(pence.toSorted((a, b) => (a - b) * direction))
    })
  }

  test('by the price of one piece', async ({ page }) => {
    await visit(page, '/condoms')
    await findSort(page).selectOption('unit-price')
    const products = findCategories(catalogue, 'condoms').flatMap(({ products }) => products)
    const unit = (title: string) => {
      const { priceIncVat, pack } = products.find((product) => product.title === title)!
      return priceIncVat.pence / pack.count
    }
    const units = (await readNames(page)).map(unit)
    expect(units).toEqual(units.toSorted((a, b) => a - b))
    expect(new Set(units).size).toBeGreaterThan(5)
    await expect(findCards(page).first()).toContainText(/ · [\d.]+p each/)
  })

  test('by name, and by saving with what saves nothing last', async ({ page }) => {
    await visit(page, '/bins')
    await findSort(page).selectOption('name')
    const names = await readNames(page)
    expect(names).toEqual(names.toSorted(new Intl.Collator('en-GB', { numeric: true }).compare))
    await findSort(page).selectOption('saving')
    const cards = await findCards(page).allInnerTexts()
    const isSaving = cards.map((text) => /\bwas £/.test(text))
    expect(isSaving[0]).toBe(true)
    expect(isSaving.lastIndexOf(true)).toBe(isSaving.filter(Boolean).length - 1)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a sheet has every filter and says what it will show', async ({ page }) => {
    await visit(page, SCRUBS)
    await expect(page.getByRole('list', { name: 'Filters', exact: true })).toBeHidden()
    const opener = page.getByRole('main').getByRole('button', { name: 'Filter' })
    await opener.click()
    const sheet = page.getByRole('dialog', { name: 'Filter' })
    await expect(sheet).toBeVisible()
    await sheet.getByText('Colour', { exact: true }).click()
    await sheet.getByLabel('Navy blue').check()
    await expect(sheet.getByRole('button', { name: `Show ${navy.length} products` })).toBeVisible()
    await expect(sheet.locator('[aria-live=polite]')).toHaveText(`${navy.length} products`)
    await sheet.getByRole('button', { name: 'Clear all' }).click()
    await sheet.getByRole('button', { name: `Show ${scrubs.length} products` }).click()
    await expect(sheet).toHaveCount(0)
    await expect(opener).toBeFocused()
    await expect(page).toHaveURL(SCRUBS)
  })

  test('the sheet closes by Escape, and Back leaves the page with it', async ({ page }) => {
    await visit(page, '/bins')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('dialog', { name: 'Menu' }).getByText('Uniforms', { exact: true }).click()
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Scrubs' }).click()
    await page.getByRole('main').getByRole('button', { name: 'Filter' }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'Filter' })).toHaveCount(0)
    await page.getByRole('main').getByRole('button', { name: 'Filter' }).click()
    await page.getByRole('dialog', { name: 'Filter' }).getByLabel('Penhallow').check()
    await page.goBack()
    await expect(page).toHaveURL('/bins')
    await expect(page.getByRole('dialog', { name: 'Filter' })).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/bins/i)
  })

  test('axe finds nothing while the sheet is open', async ({ page }) => {
    await visit(page, '/scrubs?colour=Navy+blue')
    await page.getByRole('main').getByRole('button', { name: 'Filter' }).click()
    await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible()
    await expectNoViolations(page)
  })
})

test('on a desk the sheet stands at the side, and axe finds nothing', async ({ page }) => {
  await visit(page, '/search?q=penhallow')
  await page.getByRole('main').getByRole('button', { name: 'All filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filter' })
  await expect(sheet).toBeVisible()
  const box = (await sheet.boundingBox())!
  expect([box.x + box.width, box.y, box.height]).toEqual([1440, 0, 900])
  await expectNoViolations(page)
})

test.describe('a search', () => {
  test('is narrowed and sorted, and keeps its question', async ({ page }) => {
    await visit(page, '/search?q=gloves')
    await expect(findSort(page)).toContainText('Best match')
    await choose(page, 'Colour', 'Blue')
    await expect(page).toHaveURL('/search?q=gloves&colour=Blue')
    await expect(page.getByRole('searchbox').or(page.getByRole('combobox', { name: /Search/ }))).toHaveValue('gloves')
    const [found, total] = (await findCount(page).innerText()).match(/\d+/g)!.map(Number)
    expect(found).toBeLessThan(total!)
    await expect(findCards(page)).toHaveCount(found!)
  })

  test('is narrowed by category, which no page of a category asks for', async ({ page }) => {
    await visit(page, '/search?q=gloves')
    await choose(page, 'Category', 'Paramedic uniforms')
    await expect(findChips(page)).toContainText('Category: Paramedic uniforms')
    await visit(page, '/janitorial')
    await expect(findFilter(page, 'Brand')).toBeVisible()
    await expect(findFilter(page, 'Category')).toHaveCount(0)
  })

  test('of many products is turned over page by page, by links and by Back', async ({ page }) => {
    await visit(page, '/search?q=penhallow')
    const pages = page.getByRole('navigation', { name: 'Pages' })
    const total = Number.parseInt(await page.getByRole('heading', { level: 1 }).innerText())
    expect(total).toBeGreaterThan(48)
    const seen: string[] = []
    await expect(findCards(page)).toHaveCount(24)
    await expect(pages.getByRole('link', { name: 'Previous page' })).toBeDisabled()
    await expect(pages.getByRole('link', { name: 'Page 1', exact: true })).toHaveAttribute('aria-current', 'page')
    seen.push(...(await readNames(page)))
    await pages.getByRole('link', { name: 'Next page' }).click()
    await expect(page).toHaveURL('/search?q=penhallow&page=2')
    await expect(findCount(page)).toContainText(`${total} products, page 2 of ${Math.ceil(total / 24)}`)
    await expect(findCount(page)).toBeFocused()
    await expect(findCards(page).first()).toBeInViewport()
    for (let number = 2; number <= Math.ceil(total / 24); number += 1) {
      await pages.getByRole('link', { name: `Page ${number}`, exact: true }).click()
      await expect(pages.locator('[aria-current=page]')).toHaveText(`Page ${number}`)
      seen.push(...(await readNames(page)))
    }
    await expect(pages.getByRole('link', { name: 'Next page' })).toBeDisabled()
    expect(seen).toHaveLength(total)
    await page.goBack()
    await expect(pages.locator('[aria-current=page]')).toHaveText(`Page ${Math.ceil(total / 24) - 1}`)
  })

  test('narrowed on a further page begins again at its first', async ({ page }) => {
    await visit(page, '/search?q=penhallow&page=3')
    await choose(page, 'Colour', 'Blue')
    await expect(page).toHaveURL('/search?q=penhallow&colour=Blue')
  })

  test('asked for a page beyond its last shows the last', async ({ page }) => {
    await visit(page, '/search?q=penhallow&page=999')
    await expect(findCards(page).first()).toBeVisible()
    await expect(
      page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next page' }),
    ).toBeDisabled()
  })
})

test.describe('a category longer than a page', () => {
  test.use({ baseURL: SHOPS.quirks.url })
  const TOTAL = 52

  test('has its pages, and says the whole count', async ({ page }) => {
    await visit(page, '/long')
    await expect(findCount(page)).toHaveText(`${TOTAL} products, page 1 of 3`)
    await expect(findCards(page)).toHaveCount(24)
    await page.getByRole('link', { name: 'Page 3', exact: true }).click()
    await expect(page).toHaveURL('/long?page=3')
    await expect(findCards(page)).toHaveCount(TOTAL - 48)
  })

  test('opens at the page that its address names', async ({ page }) => {
    await page.goto('/long?page=3', { waitUntil: 'commit' })
    await expect(findCards(page).first()).toBeVisible()
    await expect(findCards(page)).toHaveCount(TOTAL - 48)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('shows its first page, names the rest by links, and offers nothing that would not work', async ({ page }) => {
      await page.goto('/long?page=2')
      await expect(findCount(page)).toContainText(`${TOTAL} products`)
      await expect(findCards(page).filter({ visible: true })).toHaveCount(24)
      const rest = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ hasText: /£[\d.,]+ inc\.VAT$/, visible: true })
      await expect(rest.filter({ hasNot: page.getByRole('article') })).toHaveCount(TOTAL - 24)
      await expect(page.getByRole('navigation', { name: 'Pages' })).toBeHidden()
    })
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a list is whole, whatever the address asks for, and has no controls', async ({ page }) => {
    await page.goto('/scrubs?colour=Wine')
    await expect(findCards(page).filter({ visible: true })).toHaveCount(scrubs.length)
    await expect(findSort(page)).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('button', { name: /filter/i })).toHaveCount(0)
  })
})

test('an information page has no filters', async ({ page }) => {
  await visit(page, '/aid_for_ukraine?colour=Wine')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aid for Ukraine')
  await expect(findSort(page)).toHaveCount(0)
})

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`nothing moves by itself where the address has filters (${viewport.width} px)`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await visit(page, '/scrubs?colour=Navy+blue')
    await expect(findChips(page)).toBeVisible()
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
          }).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => resolve(sum), 300)
        }),
    )
    expect(shift).toBe(0)
  })
}
