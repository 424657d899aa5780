import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { findInvisibleWords } from './measure.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function findViolations(page: Page, { colourOnly = false } = {}): Promise<string[]> {
  // The shop has no frames: legacy mode spares a second window for each look.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await (colourOnly ? axe.withRules(['color-contrast']) : axe.withTags(TAGS)).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
}

/** Sees that axe finds nothing, light and dark, and that forced colours keep every word. */
export async function expectNoViolations(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  expect.soft(await findViolations(page), 'light').toEqual([])
  // Only the colours differ between the two.
  await page.emulateMedia({ colorScheme: 'dark' })
  expect.soft(await findViolations(page, { colourOnly: true }), 'dark').toEqual([])
  for (const colorScheme of ['light', 'dark'] as const) {
    // Not by axe: it reads the colour that the page asked for, not the one that the device forces.
    await page.emulateMedia({ colorScheme, forcedColors: 'active' })
    expect.soft(await findInvisibleWords(page), `forced colours, ${colorScheme}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: null, forcedColors: null })
}
