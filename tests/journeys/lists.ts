import type { Page } from '@playwright/test'
import { findMore } from '../controls.ts'

export const findRows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
export const findRow = (page: Page, title: string) => findRows(page).filter({ hasText: title })
const findPar = (page: Page, title: string) => page.getByRole('textbox', { name: `Par level for ${title}` })
/** The par level as it is read, in its own column. */
export const findParText = (page: Page, title: string) => findRow(page, title).getByRole('cell').first()
export const findOnHand = (page: Page, title: string) => page.getByRole('textbox', { name: `${title} on hand` })
export const findUndo = (page: Page) => page.getByRole('button', { name: 'Undo' }).last()

/** Types a par level behind the dots of a line. */
export async function setPar(page: Page, title: string, par: string): Promise<void> {
  await findMore(page, title).click()
  await findPar(page, title).fill(par)
  await page.keyboard.press('Enter')
}
