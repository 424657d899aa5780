import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'
import { choose, findCards, findChips, findCount, findFilter, findSort, readNames } from './facets.ts'

test.describe('a search', () => {
  test('is narrowed and sorted, and keeps its words', async ({ page }) => {
    await visit(page, '/search?q=gloves')
    await expect(findSort(page)).toContainText('Best match')
    await choose(page, 'Colour', 'Blue')
    await expect(page).toHaveURL('/search?q=gloves&colour=Blue')
    await expect(page.getByRole('searchbox').or(page.getByRole('combobox', { name: /Search/ }))).toHaveValue('gloves')
    const [found, total] = (await findCount(page).innerText()).match(/\d+/g)!.map(Number)
    expect(found).toBeLessThan(total!)
    await expect(findCards(page)).toHaveCount(found!)
  })

  test('says once how many it found, in its heading; the list says how many are left', async ({ page }) => {
    await visit(page, '/search?q=nitrile+gloves')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ products/)
    const total = Number.parseInt(await page.getByRole('heading', { level: 1 }).innerText())
    await expect(findSort(page)).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'Products', exact: true })).toBeAttached()
    await expect(findCount(page)).toHaveCount(0)
    await choose(page, 'Colour', 'Blue')
    await expect(findCount(page)).toContainText(`of ${total} products`)
    await findChips(page).getByRole('button', { name: 'Clear all' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Products', exact: true })).toBeFocused()
  })

  test('can be narrowed by category, which a category page does not offer', async ({ page }) => {
    await visit(page, '/search?q=gloves')
    await choose(page, 'Category', 'Paramedic uniforms')
    await expect(findChips(page)).toContainText('Category: Paramedic uniforms')
    await visit(page, '/janitorial')
    await expect(findFilter(page, 'Brand')).toBeVisible()
    await expect(findFilter(page, 'Category')).toHaveCount(0)
  })

  test('of many products is paged through by links and by Back', async ({ page }) => {
    await visit(page, '/search?q=penhallow')
    const pages = page.getByRole('navigation', { name: 'Pages' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ products/)
    const total = Number.parseInt(await page.getByRole('heading', { level: 1 }).innerText())
    expect(total).toBeGreaterThan(48)
    const seen: string[] = []
    await expect(findCards(page)).toHaveCount(24)
    await expect(pages.getByRole('link', { name: 'Previous page' })).toBeDisabled()
    await expect(pages.getByRole('link', { name: 'Page 1', exact: true })).toHaveAttribute('aria-current', 'page')
    seen.push(...(await readNames(page)))
    await pages.getByRole('link', { name: 'Next page' }).click()
    await expect(page).toHaveURL('/search?q=penhallow&page=2')
    const place = page.getByRole('heading', { level: 2, name: `Page 2 of ${Math.ceil(total / 24)}`, exact: true })
    await expect(place).toBeFocused()
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

  test('narrowed on a later page starts again at the first', async ({ page }) => {
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
