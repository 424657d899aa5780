import type { Page } from '@playwright/test'
import { findTitle } from '../controls.ts'
import { PLAIN } from '../examples.ts'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'
import { getEntries, readCatalogue } from './readCatalogue.ts'
import { readFades } from './readFades.ts'

const CATALOGUE = readCatalogue('shops/penhallow')

const getPictures = (page: Page) => page.getByRole('main').locator('img')

/** Names the pictures that are faded or fading, of all or of those in the window. */
async function findFaded(page: Page, isInViewOnly: boolean): Promise<string[]> {
  await expect(getPictures(page).first()).toBeAttached()
  const pictures = await readFades(getPictures(page))
  return pictures
    .filter(({ isInView }) => isInView || !isInViewOnly)
    .filter(({ opacity, fades }) => opacity < 1 || fades.length > 0)
    .map(({ what, opacity, fades }) => `${what} at ${opacity}, fading for ${fades.join()} ms`)
}

test(
  'a picture below the first screen fades in over 2000 ms as it is scrolled to',
  { tag: ['@spec-4.11', '@spec-9.1'] },
  async ({ page }) => {
    for (const [path, find] of [
      ['/bins', (page: Page) => page.getByRole('article').last().locator('img')],
      ['/', (page: Page) => page.getByRole('article').last().locator('img')],
      ['/', (page: Page) => page.getByRole('link', { name: 'Gojo' }).locator('img')],
    ] as const) {
      await visit(page, path)
      const picture = find(page).and(getPictures(page))
      expect(await readFades(picture)).toMatchObject([{ opacity: 0, fades: [] }])
      await picture.scrollIntoViewIfNeeded()
      await expect.poll(() => readFades(picture)).toMatchObject([{ fades: [2000] }])
      expect(await readFades(picture, 'finished')).toMatchObject([{ opacity: 1 }])
    }
  },
)

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`nothing in the first screen fades, of a page and of the next (${viewport.width} px)`, async ({ page }) => {
    await page.setViewportSize(viewport)
    for (const path of ['/', '/search?q=littmann', `/detail/${PLAIN.slug}`, '/bins']) {
      await visit(page, path)
      expect(await findFaded(page, true), path).toEqual([])
    }
    const footer = page.getByRole('contentinfo')
    // A phone's footer is folded.
    if (viewport.width < 600) await footer.getByRole('button', { name: 'Uniforms' }).click()
    await footer.getByRole('link', { name: 'Scrubs', exact: true }).click()
    await expect(findTitle(page)).toHaveText(getEntries(CATALOGUE, 'scrubs')[0]!.tittle)
    expect(await findFaded(page, true)).toEqual([])
  })

test('nothing fades after Back, where the reader was', async ({ page }) => {
  await visit(page, '/bins')
  const last = page.getByRole('article').last()
  await last.getByRole('link').first().click()
  await expect(page.getByRole('button', { name: 'Add to Cart', exact: true })).toBeVisible()
  await page.goBack()
  await expect(last).toBeInViewport()
  expect(await findFaded(page, true)).toEqual([])
})

test('no text that a reader is waiting for fades', async ({ page }) => {
  for (const path of ['/', '/bins', `/detail/${PLAIN.slug}`]) {
    await visit(page, path)
    // The tools of a card are there for who points at it or comes by key: nobody waits for them to fade in.
    const texts = page.getByRole('main').locator('h1, h2, h3, p, dt, dd, button:not(article .scripted button)')
    expect(await texts.count()).toBeGreaterThan(10)
    expect((await readFades(texts)).filter(({ opacity }) => opacity < 1)).toEqual([])
  }
})
