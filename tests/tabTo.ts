import { expect, type Locator, type Page } from '@playwright/test'
import { readFocus } from './measure.ts'

/** Presses a key until the focus is on `target`, as a person would who sees where it is; at most `limit` times. */
export async function tabTo(page: Page, target: Locator, { key = 'Tab', limit = 60 } = {}): Promise<void> {
  for (let index = 0; index < limit; index++) {
    await page.keyboard.press(key)
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  expect(await readFocus(page), `the focus after ${limit} times ${key}`).toBe(await target.textContent())
}
