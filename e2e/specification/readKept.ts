import type { Page } from '@playwright/test'
import { readKept as readStorage } from '../steps.ts'

/** Names of everything that the shop keeps in this browser, by the place where it is kept. */
export async function readKept(page: Page): Promise<Record<string, string[]>> {
  const { cookies } = await page.context().storageState()
  const local = Object.keys(await readStorage(page)).sort()
  const kept = await page.evaluate(async () => ({
    session: Object.keys(sessionStorage).sort(),
    databases: (await indexedDB.databases()).map(({ name }) => name ?? ''),
  }))
  return { local, ...kept, cookies: cookies.map(({ name }) => name) }
}
