import type { Locator, Page } from '@playwright/test'
import { findCategories } from '@shop/core/catalogue/catalogue.ts'
import { loadShop } from '@shop/shop-files/load/loadCatalogue.ts'
import { expect } from '../test.ts'

export const { catalogue } = loadShop()
export const SCRUBS = '/scrubs'
export const scrubs = findCategories(catalogue, 'scrubs').flatMap(({ products }) => products)
export const navy = scrubs.filter(({ title }) => title.includes('navy blue'))

export const findCards = (page: Page) => page.getByRole('main').getByRole('article')
export const findCount = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .filter({ hasText: /\d (of \d+ )?products?/ })
export const findFilter = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Filters', exact: true }).getByRole('button', { name })
export const findChips = (page: Page) => page.getByRole('list', { name: 'Chosen filters' })
export const findSort = (page: Page) => page.getByRole('combobox', { name: 'Sort' })
export const readNames = (page: Page) => findCards(page).getByRole('heading', { level: 3 }).allInnerTexts()
export const readScroll = (page: Page) => page.evaluate(() => Math.round(scrollY))

export const findGroup = (page: Page, facet: string) => page.getByRole('group', { name: facet })
export const findBox = (panel: Locator, value: string) =>
  panel.getByRole('checkbox', { name: new RegExp(`^${value} \\d+ product`) })

/** Presses the words beside a box, as a person would, and sees that the box follows. */
export async function pressValue(panel: Locator, value: string): Promise<void> {
  const wasChecked = await findBox(panel, value).isChecked()
  await panel.getByText(value, { exact: true }).click()
  await expect(findBox(panel, value)).toBeChecked({ checked: !wasChecked })
}

export async function choose(page: Page, facet: string, ...values: string[]): Promise<void> {
  await findFilter(page, facet).click()
  for (const value of values) await pressValue(findGroup(page, facet), value)
  await page.keyboard.press('Escape')
}

/** The counts beside the values of an open facet. */
export async function readCounts(group: Locator): Promise<Record<string, number>> {
  const labels = await group.locator('label').allInnerTexts()
  return Object.fromEntries(
    labels.map((text) => {
      const [, label, count] = /^(.*?)\s+(\d+) products?$/s.exec(text.replaceAll(/\s+/g, ' ').trim())!
      return [label!, Number(count)]
    }),
  )
}
