/** Statements about the bicycle shop alone: its goods, and that nothing in it speaks of another trade. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { loadShop } from '@shop/shop-files/load/loadCatalogue.ts'
import { isFilledWith } from '../measure.ts'
import { SHOPS } from '../shops.ts'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'
import { findWords, listText, MEDICINE } from './shownText.ts'

const { env, url } = SHOPS.bicycles
const { catalogue, files } = loadShop(env.SHOP)

/** Words that no script may hold. What is engraved, a pharmacy's or a code of the NHS is left out: the engine knows such goods, and this shop has none. */
const IN_SCRIPTS =
  /\b(nurs(e|es|ing)|clinic\w*|stethoscopes?|prescri\w*|hospitals?|surgery|surgeries|doctors?|paramedics?|ambulances?|wounds?|sterile|penhallow|littmann|trolley|theatre)\b/gi

/** They name who made the engine, as its licence asks. */
const ABOUT_THE_ENGINE = ['licences.txt', 'sbom.cdx.json']

/** Everyone's passwords, of any trade, with which a new one is compared. */
const GUESSES = /^assets.guesses-/

test.use({ baseURL: url })

test('sixty products in six categories, each with a picture of its own', () => {
  expect(catalogue.products).toHaveLength(60)
  expect(catalogue.entries.filter(({ id, slugs }) => id !== '/' && slugs.length > 0)).toHaveLength(6)
  expect(new Set(catalogue.products.map(({ picture }) => picture)).size).toBe(60)
})

test('each group has the hue that its record states', async ({ page }) => {
  await visit(page, '/')
  const readHue = (id: string) =>
    page
      .locator(`[data-group="${id}"]`)
      .first()
      .evaluate((element) => getComputedStyle(element).getPropertyValue('--h'))
  expect(files.groups).toHaveLength(3)
  for (const { id, hue } of files.groups) expect(await readHue(id)).toBe(String(hue))
})

for (const [theme, colour] of [
  ['light', files.shop.colours!.brand],
  ['dark', files.shop.colours!.brandDark!],
] as const)
  test(`its buttons have the colour that shop.json states for ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme })
    await visit(page, '/cart')
    expect(await isFilledWith(page.getByRole('link', { name: 'See the whole shop' }), colour)).toBe(true)
  })

test.describe('no word of medicine', () => {
  // Built before the first page is asked for.
  test.beforeEach(async ({ request }) => expect((await request.get('/')).ok()).toBe(true))

  for (const [kind, ending, words] of [
    ['page', /\.html$/, MEDICINE],
    ['data of the goods', /^data\b.*\.js$/, MEDICINE],
    ['script', /\.js$/, IN_SCRIPTS],
    ['other file', /\.(webmanifest|xml|txt|json|svg|csv|md)$/, MEDICINE],
  ] as const)
    test(`is in any ${kind}`, () => {
      const files = readdirSync(env.OUT_DIR, { recursive: true, encoding: 'utf8' }).filter(
        (file) => ending.test(file) && !ABOUT_THE_ENGINE.includes(file) && !GUESSES.test(file),
      )
      const found = files.flatMap((file) =>
        findWords(listText(file, readFileSync(path.join(env.OUT_DIR, file), 'utf8')), words).map(
          (words) => `${file}: ${words}`,
        ),
      )
      expect(files.length).toBeGreaterThan(0)
      expect(found).toEqual([])
    })
})
