import { findAdd } from '../controls.ts'
import { PLAIN } from '../examples.ts'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'

/** The page has about a thousand elements. */
const MOST_CHANGED = 200

test('the first Add works out the style of what it changes, not of the whole page', async ({ browser, page }) => {
  await visit(page, PLAIN.list)
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await findAdd(page, PLAIN).click()
  await expect(page.getByRole('complementary', { name: 'Order' }).getByRole('button')).toBeVisible()
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
    traceEvents: { name: string; args: { elementCount?: number } }[]
  }
  const counts = traceEvents.filter(({ name }) => name === 'UpdateLayoutTree').map(({ args }) => args.elementCount ?? 0)
  expect(counts.length).toBeGreaterThan(0)
  expect(Math.max(...counts)).toBeLessThan(MOST_CHANGED)
})
