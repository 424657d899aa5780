import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'
import {
  choose,
  findCards,
  findChips,
  findCount,
  findFilter,
  findSort,
  navy,
  readNames,
  readScroll,
  scrubs,
} from './facets.ts'

test.describe('an address', () => {
  test('restores what was chosen, without showing the whole list first', async ({ page }) => {
    await page.goto('/scrubs?colour=Wine&sort=price-down', { waitUntil: 'commit' })
    await expect(findCards(page).first()).toBeVisible()
    expect(await readNames(page)).toEqual(['V-neck scrub top, unisex, wine'])
    await expect(findChips(page)).toContainText('Colour: Wine')
    await expect(findSort(page)).toHaveValue('price-down')
  })

  test('follows each choice as a step of history: Back undoes one at a time, and then leaves the page', async ({
    page,
  }) => {
    await visit(page, '/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Scrubs', exact: true }).click()
    await choose(page, 'Colour', 'Navy blue', 'Teal')
    await findSort(page).selectOption('name')
    await expect(page).toHaveURL('/scrubs?colour=Navy+blue&colour=Teal&sort=name')
    await page.goBack()
    await expect(page).toHaveURL('/scrubs?colour=Navy+blue&colour=Teal')
    await expect(findCards(page)).toHaveCount(navy.length + 1)
    await page.goBack()
    await expect(page).toHaveURL('/scrubs?colour=Navy+blue')
    await expect(findCards(page)).toHaveCount(navy.length)
    await page.goBack()
    await expect(page).toHaveURL('/scrubs')
    await expect(findCards(page)).toHaveCount(scrubs.length)
    await page.goBack()
    await expect(page).toHaveURL('/')
    for (let step = 0; step < 4; step += 1) await page.goForward()
    await expect(page).toHaveURL('/scrubs?colour=Navy+blue&colour=Teal&sort=name')
    await expect(findCards(page)).toHaveCount(navy.length + 1)
  })

  test('goes back one choice without scrolling', async ({ page }) => {
    await visit(page, '/scrubs')
    await page.mouse.wheel(0, 200)
    await expect.poll(() => readScroll(page)).toBe(200)
    await choose(page, 'Colour', 'Navy blue')
    await page.goBack()
    await expect(findCards(page)).toHaveCount(scrubs.length)
    expect(await readScroll(page)).toBe(200)
  })

  test('survives a visit to a product and back, with the scroll position', async ({ page }) => {
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
    test(`that asks for what does not exist shows the whole list: ${query.slice(0, 40)}`, async ({ page }) => {
      await page.goto(`/scrubs?${query}`)
      await expect(findCards(page)).toHaveCount(scrubs.length)
      await expect(findCards(page).first()).toBeVisible()
      await expect(findFilter(page, 'Colour')).toBeVisible()
      await expect(findChips(page)).toHaveCount(0)
      await choose(page, 'Colour', 'Navy blue')
      await expect(page).toHaveURL('/scrubs?colour=Navy+blue')
    })
  }

  test('that leaves nothing says which filter to drop, and what that would leave', async ({ page }) => {
    await visit(page, '/scrubs?colour=Wine&brand=Behrens')
    await expect(findCount(page)).toHaveText(`0 of ${scrubs.length} products`)
    await expect(page.getByText('No product matches all of these filters.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Without colour: 1 product', exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Without brand: 1 product', exact: true }).click()
    await expect(page).toHaveURL('/scrubs?colour=Wine')
    await expect(findCards(page)).toHaveCount(1)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a list is complete, whatever the address asks for, and has no controls', async ({ page }) => {
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
