import type { Browser } from '@playwright/test'
import assert from 'node:assert/strict'
import { visit } from '../visit.ts'
import { watchPage } from '../watchPage.ts'
import { listPages, type Shop } from './checks.ts'

/** Opens pages as a visitor would: with the host's headers, none may violate a policy or say that anything is wrong. */
export async function browse(browser: Browser, shop: Shop, origin: string): Promise<void> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const problems = watchPage(page, origin)
  try {
    for (const [address] of listPages(shop)) await visit(page, origin + address)
    await page.goto(origin + shop.base)
    // The release is installed whole: every file as the build wrote it.
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)
    assert.equal(new URL(scope).pathname, shop.base)
    await page.goto(`${origin}${shop.base}cart/?from=mail`)
    assert.equal(page.url(), `${origin}${shop.base}cart?from=mail`)
    assert.deepEqual(problems, [])
  } finally {
    await context.close()
  }
}
