import type { Page } from '@playwright/test'
import { loadShop } from '@shop/shop-files/load/loadCatalogue.ts'
import { CHOICE, OTHER, PLAIN } from '../examples.ts'
import { readKept } from '../steps.ts'
import { expect, test } from '../test.ts'
import { readTexts, writeText } from '../texts.ts'
import { reload, visit } from '../visit.ts'

const { catalogue } = loadShop()
const findRecent = (page: Page) => page.getByRole('region', { name: 'Recently viewed' })
const readTitles = (page: Page) => findRecent(page).getByRole('link').allInnerTexts()
const keep = (page: Page, text: string) =>
  page.addInitScript((text) => {
    if (sessionStorage.getItem('kept')) return
    sessionStorage.setItem('kept', 'yes')
    localStorage.setItem('recently-viewed', text)
  }, text)
const listOf = (...slugs: unknown[]) => JSON.stringify({ version: 1, slugs })

test('opened products are listed on the next product’s page, the latest first, without that product', async ({
  page,
}) => {
  await visit(page, `/detail/${CHOICE.slug}`)
  await expect(findRecent(page)).toBeHidden()
  await visit(page, `/detail/${OTHER.slug}`)
  await visit(page, `/detail/${PLAIN.slug}`)
  await expect(findRecent(page)).toBeVisible()
  await expect.poll(() => readTitles(page)).toEqual([OTHER.title, CHOICE.title])
  await findRecent(page).getByRole('link', { name: CHOICE.title }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(CHOICE.title)
  await expect.poll(() => readTitles(page)).toEqual([PLAIN.title, OTHER.title])
})

test('what was looked at in a quick view counts too', async ({ page }) => {
  await visit(page, PLAIN.list)
  await page.getByRole('button', { name: `Quick view of ${PLAIN.title}` }).click()
  await expect(page.getByRole('dialog', { name: PLAIN.title })).toBeVisible()
  await visit(page, '/cart')
  await expect.poll(() => readTitles(page)).toEqual([PLAIN.title])
})

for (const { name, path } of [
  { name: 'the empty cart', path: '/cart' },
  { name: 'the empty selection', path: '/detail' },
]) {
  test(`they are listed on ${name}, and can be cleared and restored`, async ({ page }) => {
    await keep(page, listOf(PLAIN.slug, OTHER.slug))
    await visit(page, path)
    await expect(findRecent(page)).toBeVisible()
    await expect.poll(() => readTitles(page)).toEqual([PLAIN.title, OTHER.title])
    await findRecent(page)
      .getByRole('button', { name: /^Clear/ })
      .focus()
    await page.keyboard.press('Enter')
    await expect(findRecent(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(findRecent(page)).toBeVisible()
    await expect.poll(() => readTitles(page)).toEqual([PLAIN.title, OTHER.title])
    await findRecent(page)
      .getByRole('button', { name: /^Clear/ })
      .click()
    expect((await readKept(page))['recently-viewed']).toBe('{"version":1,"slugs":[]}')
  })
}

test('twelve are kept, and the oldest goes', async ({ page }) => {
  const slugs = catalogue.products.slice(0, 12).map(({ slug }) => slug)
  await keep(page, listOf(...slugs))
  await visit(page, `/detail/${PLAIN.slug}`)
  await visit(page, '/cart')
  await expect(findRecent(page).getByRole('listitem')).toHaveCount(12)
  await expect.poll(async () => (await readTitles(page))[0]).toBe(PLAIN.title)
  expect((await readKept(page))['recently-viewed']).not.toContain(`"${slugs[11]}"`)
})

test('a product that has left the catalogue is skipped', async ({ page }) => {
  await keep(page, listOf('sold-last-year', PLAIN.slug, '__proto__'))
  await visit(page, '/cart')
  await expect(findRecent(page)).toBeVisible()
  await expect.poll(() => readTitles(page)).toEqual([PLAIN.title])
})

test('a kept text that cannot be read is reported once and set aside, and the page is complete', async ({ page }) => {
  for (const text of ['', 'damaged {', '[]', '{"version":0,"slugs":[]}', listOf(7, { a: 1 })]) {
    await visit(page, '/login')
    await writeText(page, 'recently-viewed', text)
    await visit(page, '/cart')
    await expect(page.getByText(/recently viewed products could not be read/), text).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 }), text).toHaveText('Your cart is empty')
    expect(Object.values(await readTexts(page)), text).toContain(text)
    await reload(page)
    await expect(page.getByText(/recently viewed products could not be read/), text).toBeHidden()
  }
})

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`at ${viewport.width} px nothing moves when they appear`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await keep(page, listOf(OTHER.slug, CHOICE.slug))
    // The font never comes: what a late one moves is another test's (budgets.spec.ts).
    await page.route('**/*.woff2', () => undefined)
    for (const path of [`/detail/${PLAIN.slug}`, '/cart', '/detail']) {
      await page.goto(path, { waitUntil: 'commit' })
      await expect(findRecent(page)).toBeVisible()
      const shifted = await page.evaluate(
        () =>
          new Promise<string[]>((resolve) => {
            interface Shift extends PerformanceEntry {
              readonly value: number
              readonly sources: readonly { readonly node?: Node }[]
            }
            const moved: string[] = []
            new PerformanceObserver((list) => {
              for (const { value, sources } of list.getEntries() as Shift[])
                moved.push(`${value}: ${sources.map(({ node }) => node?.textContent?.slice(0, 60)).join(', ')}`)
            }).observe({ type: 'layout-shift', buffered: true })
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(moved)))
          }),
      )
      expect(shifted, path).toEqual([])
    }
  })
}
