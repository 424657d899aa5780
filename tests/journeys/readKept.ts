import type { Page } from '@playwright/test'
import { readKept as readStorage } from '../steps.ts'

/** Names of everything that the shop keeps in this browser, by the place where it is kept. */
export async function readKept(page: Page): Promise<Record<string, string[]>> {
  const { cookies } = await page.context().storageState()
  const disk = Object.keys(await readStorage(page)).sort()
  const kept = await page.evaluate(async () => ({
    local: Object.keys(localStorage).sort(),
    session: Object.keys(sessionStorage).sort(),
    databases: (await indexedDB.databases()).map(({ name }) => name ?? '').filter((name) => name !== 'shop'),
  }))
  return { disk, ...kept, cookies: cookies.map(({ name }) => name) }
}
