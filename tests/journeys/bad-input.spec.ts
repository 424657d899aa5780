import { findSearch } from '../controls.ts'
import { findOverflow } from '../measure.ts'
import { expect, test } from '../test.ts'
import { reload, visit } from '../visit.ts'

const HTML = '<img src=x onerror="document.title=1"><mark>gloves</mark>'

/** Values of `q=`, as written in the address and as the page reads them. */
const QUERIES: readonly { name: string; written: string; read: string }[] = [
  { name: 'ten thousand characters', written: 'x'.repeat(10_000), read: 'x'.repeat(200) },
  { name: 'control characters', written: 'gl%00oves%07%1B', read: 'gl oves' },
  { name: 'half an emoji', written: '%ED%A0%BD', read: '���' },
  { name: 'HTML', written: encodeURIComponent(HTML), read: HTML },
  { name: 'per cent signs that do not decode', written: '%E0%A4%A%zz', read: '�%A%zz' },
  { name: 'names of every object', written: '__proto__%20constructor', read: '__proto__ constructor' },
  { name: 'quotes and separators', written: encodeURIComponent('"a"&b=c#d+e'), read: '"a"&b=c#d+e' },
]

const findHeading = 'main h1'

test.describe('a search in the address', () => {
  test('gives a sensible page for any text, and the same when it is shared', async ({ page }) => {
    for (const { name, written, read } of QUERIES) {
      await visit(page, `/search?q=${written}`)
      await expect(page.locator(findHeading), name).toContainText(`“${read}”`)
      await expect(page.locator('main h1 *, img[src="x"]')).toHaveCount(0)
      await expect(page).toHaveTitle(`Search: ${read} · Penhallow Medical`)
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
      const said = await page.locator(findHeading).textContent()
      await reload(page)
      await expect(page.locator(findHeading), name).toHaveText(said!)
    }
  })

  test('without a query invites to search', async ({ page }) => {
    for (const address of ['/search', '/search?q=%20%E2%80%8F%00', '/search?x=1&q=']) {
      await visit(page, address)
      await expect(page.locator(findHeading)).toHaveText('Search the shop')
    }
  })

  test('that is long is no wider than the window', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await visit(page, `/search?q=${'x'.repeat(10_000)}`)
    await expect(page.locator(findHeading)).toContainText('Nothing found')
    expect(await findOverflow(page)).toEqual([])
  })
})

test('a search in the field is suggested for and found as it was typed', async ({ page }) => {
  for (const { text, read } of [
    { text: 'x'.repeat(10_000), read: 'x'.repeat(200) },
    { text: '\u202Egloves\u200F', read: 'gloves' },
    { text: HTML, read: HTML },
    { text: '100%41%', read: '100%41%' },
  ]) {
    await visit(page, '/')
    await findSearch(page).fill(text)
    await expect(page.getByRole('option').last()).toContainText(`“${read}”`)
    await expect(page.locator('img[src="x"]')).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(page.locator(findHeading)).toContainText(`“${read}”`)
    await expect(findSearch(page)).toHaveValue(read)
    await expect(page).toHaveURL(`/search?q=${encodeURIComponent(read)}`)
  }
})
