import type { Page } from '@playwright/test'

export const findRows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
export const findRow = (page: Page, title: string) => findRows(page).filter({ hasText: title })
export const findPar = (page: Page, title: string) => page.getByRole('textbox', { name: `Par level for ${title}` })
export const findOnHand = (page: Page, title: string) => page.getByRole('textbox', { name: `${title} on hand` })
export const findUndo = (page: Page) => page.getByRole('button', { name: 'Undo' }).last()
