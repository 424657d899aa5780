import type { Page } from '@playwright/test'
import { OTHER, PLAIN } from '../examples.ts'
import { keepCart } from '../steps.ts'
import { expect } from '../test.ts'
import { visit } from '../visit.ts'

export const findEdge = (page: Page) => page.getByRole('button', { name: 'open the Order' })
export const findSheet = (page: Page) => page.getByRole('dialog', { name: 'Order' })
/** The lines of the open order. */
export const findLines = (page: Page) =>
  findSheet(page)
    .getByRole('row')
    .filter({ has: page.getByRole('textbox', { name: /^Quantity of / }) })

/** Opens the order of a cart with two lines, over the list. */
export async function openSheet(page: Page): Promise<void> {
  await keepCart(page, [
    { slug: PLAIN.slug, options: {}, quantity: 1 },
    { slug: OTHER.slug, options: {}, quantity: 2 },
  ])
  await visit(page, '/bins')
  await findEdge(page).click()
  await expect(findLines(page)).toHaveCount(2)
}
