import { findSearch } from '../controls.ts'
import { reload, visit } from '../visit.ts'
import { findOverflow } from '../measure.ts'
import { expect, test } from '../test.ts'

const HTML = '<img src=x onerror="document.title=1"><mark>gloves</mark>'

/** What stands behind `q=`, as written in the address, and what the page reads of it. */
const QUERIES: readonly { name: string; written: string; read: string }[] = [
  { name: 'ten thousand characters', written: 'x'.repeat(10_000), read: 'x'.repeat(200) },
  {
    name: 'ten thousand characters in words',
    written: 'ab+'.repeat(3333),
    read: 'ab '.repeat(67).slice(0, 200).trim(),
  },
  { name: 'control characters', written: 'gl%00oves%07%1B', read: 'gl oves' },
  { name: 'right-to-left marks', written: '%E2%80%AEgloves%E2%80%8F', read: 'gloves' },
  { name: 'an emoji', written: '%F0%9F%A9%BA', read: '🩺' },
  { name: 'half an emoji', written: '%ED%A0%BD', read: '���' },
  { name: 'HTML', written: encodeURIComponent(HTML), read: HTML },
  { name: 'regular expressions', written: encodeURIComponent('.*+?^${}()|[]\\'), read: '.*+?^${}()|[]\\' },
  { name: 'one per cent sign', written: '%', read: '%' },
  { name: 'per cent signs that do not decode', written: '%E0%A4%A%zz', read: '�%A%zz' },
  { name: 'what looks like an escape', written: '%2541', read: '%41' },
  { name: 'names of every object', written: '__proto__%20constructor', read: '__proto__ constructor' },
  { name: 'quotes and separators', written: encodeURIComponent('"a"&b=c#d+e'), read: '"a"&b=c#d+e' },
]

const findHeading = 'main h1'

test.describe('a search in the address', () => {
  for (const { name, written, read } of QUERIES) {
    test(`for ${name} gives a sensible page, and the same when it is shared`, async ({ page }) => {
      await visit(page, `/search?q=${written}`)
      const heading = page.locator(findHeading)
      await expect(heading).toContainText(`“${read}”`)
      await expect(heading).not.toHaveText(/^Search for/)
      const said = await heading.textContent()
      await expect(page.locator('main h1 *, img[src="x"]')).toHaveCount(0)
      await expect(page).toHaveTitle(`Search: ${read} · Penhallow Medical`)
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
      await reload(page)
      await expect(heading).toHaveText(said!)
    })
  }

  for (const [name, address] of [
    ['no query', '/search'],
    ['an empty one', '/search?q='],
    ['nothing but spaces and marks', '/search?q=%20%E2%80%8F%00'],
    ['two queries', '/search?x=1&q='],
  ] as const) {
    test(`with ${name} invites to search`, async ({ page }) => {
      await visit(page, address)
      await expect(page.locator(findHeading)).toHaveText('Search the shop')
    })
  }

  test('that is long is no wider than the window', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await visit(page, `/search?q=${'x'.repeat(10_000)}`)
    await expect(page.locator(findHeading)).toContainText('Nothing found')
    expect(await findOverflow(page)).toEqual([])
  })
})

test.describe('a search in the field', () => {
  for (const { name, text, read } of [
    { name: 'ten thousand characters', text: 'x'.repeat(10_000), read: 'x'.repeat(200) },
    { name: 'right-to-left marks', text: '\u202Egloves\u200F', read: 'gloves' },
    { name: 'an emoji', text: '🩺', read: '🩺' },
    { name: 'HTML', text: HTML, read: HTML },
    { name: 'regular expressions', text: '[gloves](.*', read: '[gloves](.*' },
    { name: 'what looks like an escape', text: '100%41%', read: '100%41%' },
  ]) {
    test(`for ${name} is suggested for and found as it was typed`, async ({ page }) => {
      await visit(page, '/')
      await findSearch(page).fill(text)
      await expect(page.getByRole('option').last()).toContainText(`“${read}”`)
      await expect(page.locator('img[src="x"]')).toHaveCount(0)
      await page.keyboard.press('Enter')
      await expect(page.locator(findHeading)).toContainText(`“${read}”`)
      await expect(findSearch(page)).toHaveValue(read)
      await expect(page).toHaveURL(`/search?q=${encodeURIComponent(read)}`)
    })
  }
})

for (const path of ['/%E0%A4%A', '/%', '/group/%E0%A4%A', '/detail/%zz', '/group/__proto__', '/group/', '/search/x']) {
  test(`the address ${path} is not found, and leads on`, async ({ page }) => {
    await visit(page, path)
    await expect(page.locator(findHeading)).toHaveText('There is no page at this address')
    await expect(page.getByRole('main').getByRole('link', { name: 'Go to the home page' })).toBeVisible()
  })
}
