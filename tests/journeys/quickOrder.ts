import type { Page } from '@playwright/test'
import { buildFile } from '../steps.ts'
import { visit } from '../visit.ts'

export const open = (page: Page) => visit(page, '/quick-order')
export const findCode = (page: Page, number: number) =>
  page.getByRole('textbox', { name: `Code of line ${number}`, exact: true })
export const findQuantity = (page: Page, number: number) =>
  page.getByRole('textbox', { name: `Quantity of line ${number}`, exact: true })
export const findLine = (page: Page, number: number) =>
  page.getByRole('listitem').filter({ has: findCode(page, number) })
export const findLines = (page: Page) => page.getByRole('textbox', { name: /^Code of line/ })
export const findPaste = (page: Page) => page.getByRole('textbox', { name: 'Paste lines' })
export const findEntry = (page: Page) => page.getByRole('combobox', { name: 'Code or barcode' })
export const findAddLines = (page: Page, count: string) =>
  page.getByRole('button', { name: `Add ${count} to the cart` })

export async function paste(page: Page, text: string): Promise<void> {
  await findPaste(page).fill(text)
  await page.getByRole('button', { name: 'Read these lines' }).click()
}

export async function chooseFile(page: Page, name: string, content: string | Buffer): Promise<void> {
  await page.getByLabel(/^Choose a CSV or TSV file/).setInputFiles(buildFile(name, content))
}
