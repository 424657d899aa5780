import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { findSearch, PLAIN } from '../kinds.ts'
import { reload, visit } from '../visit.ts'
import { findInvisibleWords, findOverflow } from '../measure.ts'
import { expect, test } from '../test.ts'

const findList = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' })
const findOptions = (page: Page) => findList(page).getByRole('option')
const findHeading = (page: Page) => page.getByRole('heading', { level: 1 })

/** The option that the keys have reached, as a screen reader is told of it. */
async function readActive(page: Page): Promise<string | null> {
  const id = await findSearch(page).getAttribute('aria-activedescendant')
  if (id === null) return null
  const option = page.locator(`[id="${id}"]`)
  await expect(option).toHaveAttribute('aria-selected', 'true')
  return option.textContent()
}

/** Opens a page with searches that were made before. */
async function visitWithRecent(page: Page, path: string, searches: readonly string[]): Promise<void> {
  await page.addInitScript(
    (text) => {
      if (localStorage.getItem('recent-searches') === null) localStorage.setItem('recent-searches', text)
    },
    JSON.stringify({ version: 1, searches }),
  )
  await visit(page, path)
}

async function ask(page: Page, text: string): Promise<void> {
  await findSearch(page).focus()
  await page.keyboard.type(text)
  await expect(findOptions(page).last()).toContainText(`“${text}”`)
}

test.describe('with the keyboard', () => {
  test('products are suggested with picture, name, code and price, and what matched is marked', async ({ page }) => {
    await visit(page, '/')
    await ask(page, 'm3 comf')
    const first = findOptions(page).first()
    await expect(first).toContainText(PLAIN.title)
    await expect(first).toContainText('£59.99')
    await expect(first).toContainText('inc.VAT')
    await expect(first).toContainText('SKU HEM-7155-E')
    await expect(first.locator('img')).toHaveCount(1)
    await expect(first.locator('mark')).toHaveText(['M3', 'Comf'])
  })

  test('the field says what it is, whether its list is open, and which option is reached', async ({ page }) => {
    await visit(page, '/')
    const field = findSearch(page)
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await expect(field).toHaveAttribute('aria-autocomplete', 'list')
    await ask(page, 'gloves')
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    expect(await field.getAttribute('aria-controls')).toBe(await findList(page).getAttribute('id'))
    expect(await readActive(page)).toBe(null)
    await page.keyboard.press('ArrowDown')
    expect(await readActive(page)).toBe(await findOptions(page).first().textContent())
    await expect(field).toBeFocused()
  })

  test('arrows walk in a circle, Home and End go to the ends, and a letter goes on with the text', async ({ page }) => {
    await visit(page, '/')
    await ask(page, 'scrub')
    const texts = await findOptions(page).allTextContents()
    expect(texts.length).toBeGreaterThan(3)
    await page.keyboard.press('ArrowUp')
    expect(await readActive(page)).toBe(texts.at(-1))
    await page.keyboard.press('ArrowDown')
    expect(await readActive(page)).toBe(texts[0])
    await page.keyboard.press('ArrowDown')
    expect(await readActive(page)).toBe(texts[1])
    await page.keyboard.press('End')
    expect(await readActive(page)).toBe(texts.at(-1))
    await page.keyboard.press('Home')
    expect(await readActive(page)).toBe(texts[0])
    await page.keyboard.press('ArrowUp')
    expect(await readActive(page)).toBe(texts.at(-1))
    await page.keyboard.type('s')
    await expect(findSearch(page)).toHaveValue('scrubs')
    expect(await readActive(page)).toBe(null)
  })

  test('Home and End move the cursor while it is in the text', async ({ page }) => {
    await visit(page, '/')
    await ask(page, 'gloves')
    await page.keyboard.press('Home')
    await page.keyboard.type('x')
    await expect(findSearch(page)).toHaveValue('xgloves')
  })

  test('Enter on a product opens it, and the list is gone', async ({ page }) => {
    await visit(page, '/')
    await ask(page, 'm3 comfort')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(findHeading(page)).toHaveText(PLAIN.title)
    await expect(page).toHaveURL(`/detail/${PLAIN.slug}`)
    await expect(findList(page)).toBeHidden()
    await expect(findHeading(page)).toBeFocused()
  })

  test('Enter without an option goes to the search page, and Back returns', async ({ page }) => {
    await visit(page, '/bins')
    await ask(page, 'gloves')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/search?q=gloves')
    await expect(findHeading(page)).toContainText('products for “gloves”')
    await expect(findList(page)).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL('/bins')
    await expect(findSearch(page)).toHaveValue('')
    await page.goForward()
    await expect(findSearch(page)).toHaveValue('gloves')
    await expect(findHeading(page)).toContainText('products for “gloves”')
  })

  test('Escape first closes the list, then clears the text', async ({ page }) => {
    await visit(page, '/')
    await ask(page, 'gloves')
    await page.keyboard.press('Escape')
    await expect(findList(page)).toBeHidden()
    await expect(findSearch(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(findSearch(page)).toHaveValue('gloves')
    await page.keyboard.press('Escape')
    await expect(findSearch(page)).toHaveValue('')
    await expect(findSearch(page)).toBeFocused()
  })

  test('an arrow opens again the list that Escape has closed', async ({ page }) => {
    await visit(page, '/')
    await ask(page, 'gloves')
    await page.keyboard.press('Escape')
    await page.keyboard.press('ArrowDown')
    expect(await readActive(page)).toBe(await findOptions(page).first().textContent())
  })

  test('Tab leaves the list behind', async ({ page }) => {
    await visit(page, '/')
    await ask(page, 'gloves')
    await page.keyboard.press('Tab')
    await expect(findList(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Clear the search field' })).toBeFocused()
  })

  test('"/" goes to the field, but is a letter in it', async ({ page }) => {
    await visit(page, '/')
    await page.keyboard.press('/')
    await expect(findSearch(page)).toBeFocused()
    await page.keyboard.type('a/b')
    await expect(findSearch(page)).toHaveValue('a/b')
  })

  test('keys of a word that is still being composed are left to the input method', async ({ page }) => {
    await visit(page, '/')
    await ask(page, 'gloves')
    await page.keyboard.press('ArrowDown')
    const active = await readActive(page)
    for (const key of ['ArrowDown', 'Enter', 'Escape'])
      await findSearch(page).dispatchEvent('keydown', { key, isComposing: true, bubbles: true })
    expect(await readActive(page)).toBe(active)
    await expect(page).toHaveURL('/')
  })

  test('a code that is exactly one is shown as such, first', async ({ page }) => {
    await visit(page, '/')
    await ask(page, 'hem 7155')
    await expect(findOptions(page).first()).not.toContainText('Exact code')
    await page.keyboard.type('-e')
    await expect(findOptions(page).first()).toContainText('Exact code')
    await expect(findOptions(page).first().locator('mark')).toHaveText('HEM-7155-E')
  })

  test('a category and a group are suggested by their names', async ({ page }) => {
    await visit(page, '/')
    await ask(page, 'unif')
    await findOptions(page).filter({ hasText: 'All of Uniforms' }).click()
    await expect(page).toHaveURL('/group/uniforms')
    await ask(page, 'fridge')
    await expect(findList(page).getByRole('group', { name: 'Categories' })).toContainText('ridges')
  })

  test('a clinical need leads to the shelf that serves it', async ({ page }) => {
    await visit(page, '/')
    await ask(page, 'sats probe')
    await expect(findList(page).getByRole('group', { name: 'Categories' })).toContainText('Pulse oximeters')
  })

  test('where nothing is found the list still leads to the search page', async ({ page }) => {
    await visit(page, '/')
    await ask(page, 'zzzz')
    await expect(findOptions(page)).toHaveText(['No product found. Search for “zzzz”'])
    await expect(page.getByRole('search').locator('[aria-live=polite]')).toHaveText('No product found. 1 suggestion')
  })

  test('the number of suggestions is announced, once one has stopped typing', async ({ page }) => {
    await visit(page, '/')
    await ask(page, 'gloves')
    const count = await findOptions(page).count()
    await expect(page.getByRole('search').locator('[aria-live=polite]')).toHaveText(`${count} suggestions`)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('search').locator('[aria-live=polite]')).toBeEmpty()
  })

  test('the list is never empty between keystrokes', async ({ page }) => {
    await visit(page, '/')
    await ask(page, 'g')
    // Notes each moment at which the list is gone or has nothing in it.
    await page.evaluate(() => {
      const seen: string[] = []
      const look = () => {
        if (document.querySelectorAll('[role=listbox] [role=option]').length === 0) seen.push('empty')
      }
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
      Object.assign(window, { seen })
    })
    await page.keyboard.type('loves nitrile', { delay: 15 })
    await expect(findOptions(page).last()).toContainText('“gloves nitrile”')
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([])
  })
})

test.describe('with the mouse', () => {
  test('a click on a suggestion opens it', async ({ page }) => {
    await visit(page, '/')
    await ask(page, 'm3 comfort')
    await findOptions(page).first().click()
    await expect(findHeading(page)).toHaveText(PLAIN.title)
    await expect(findList(page)).toBeHidden()
  })

  test('a click elsewhere closes the list', async ({ page }) => {
    await visit(page, '/')
    await ask(page, 'gloves')
    await page.getByRole('contentinfo').click({ position: { x: 5, y: 5 } })
    await expect(findList(page)).toBeHidden()
  })

  test('the field is cleared by its button', async ({ page }) => {
    await visit(page, '/')
    await ask(page, 'gloves')
    await page.getByRole('button', { name: 'Clear the search field' }).click()
    await expect(findSearch(page)).toHaveValue('')
    await expect(findSearch(page)).toBeFocused()
    await expect(findList(page)).toBeHidden()
  })
})

test.describe('recent searches', () => {
  test('are those that found something, the latest first, and lead there again', async ({ page }) => {
    await visit(page, '/')
    for (const [query, title] of [
      ['gloves', 'products for “gloves”'],
      ['zzzz', 'Nothing found for “zzzz”'],
      ['tape', 'products for “tape”'],
    ] as const) {
      await findSearch(page).fill(query)
      await findSearch(page).press('Enter')
      await expect(findHeading(page)).toContainText(title)
    }
    await visit(page, '/')
    await findSearch(page).focus()
    await expect(findOptions(page)).toHaveText(['tape', 'gloves', 'Clear recent searches'])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/search?q=gloves')
  })

  test('are forgotten one by one, by a button or by Delete', async ({ page }) => {
    await visitWithRecent(page, '/', ['tape', 'gloves', 'gauze'])
    await findSearch(page).focus()
    await page.getByRole('button', { name: 'Forget gloves' }).click()
    await expect(findOptions(page)).toHaveText(['tape', 'gauze', 'Clear recent searches'])
    await expect(findSearch(page)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Delete')
    await expect(findOptions(page)).toHaveText(['gauze', 'Clear recent searches'])
    await reload(page)
    await findSearch(page).focus()
    await expect(findOptions(page)).toHaveText(['gauze', 'Clear recent searches'])
  })

  test('are forgotten all together', async ({ page }) => {
    await visitWithRecent(page, '/', ['tape', 'gloves'])
    await findSearch(page).focus()
    await expect(findOptions(page)).toHaveCount(3)
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(findList(page)).toBeHidden()
    await expect(findSearch(page)).toBeFocused()
    expect(await page.evaluate(() => localStorage.getItem('recent-searches'))).toBe('{"version":1,"searches":[]}')
  })

  test('are offered beside the products once they begin as what is typed', async ({ page }) => {
    await visitWithRecent(page, '/', ['nitrile gloves', 'tape'])
    await ask(page, 'glo')
    await expect(
      findList(page)
        .getByRole('group', { name: /^Recent/ })
        .getByRole('option'),
    ).toHaveText(['nitrile gloves'])
  })

  test('that are damaged are left out, and the visitor is told', async ({ page }) => {
    await visitWithRecent(page, '/', ['tape'])
    await page.evaluate(() => localStorage.setItem('recent-searches', '{"version":1,"searches":["tape",7]}'))
    await reload(page)
    await findSearch(page).focus()
    await expect(findOptions(page).first()).toHaveText('tape')
    await expect(page.getByRole('status')).toContainText('Some of your recent searches could not be read')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the list stands under the bar, as wide as the window, and a tap opens what it offers', async ({ page }) => {
    await visit(page, '/bins')
    await page.mouse.wheel(0, 600)
    await findSearch(page).tap()
    await page.keyboard.type('m3 comfort')
    await expect(findOptions(page).first()).toContainText(PLAIN.title)
    const field = (await findSearch(page).boundingBox())!
    const list = (await findList(page).locator('..').boundingBox())!
    expect(list.y).toBeGreaterThanOrEqual(field.y + field.height)
    expect([list.x, list.width]).toEqual([0, 390])
    await findOptions(page).first().tap()
    await expect(findHeading(page)).toHaveText(PLAIN.title)
  })

  test('the list ends above the keyboard, and its last option can be scrolled to', async ({ page }) => {
    await visit(page, '/')
    await findSearch(page).tap()
    await page.keyboard.type('gloves')
    await expect(findOptions(page).last()).toContainText('“gloves”')
    // What a keyboard leaves of the window.
    await page.setViewportSize({ width: 390, height: 420 })
    const list = findList(page).locator('..')
    await expect
      .poll(async () => (await list.boundingBox())!.y + (await list.boundingBox())!.height)
      .toBeLessThanOrEqual(420)
    await page.keyboard.press('ArrowUp')
    await expect(findOptions(page).last()).toBeInViewport({ ratio: 0.9 })
  })

  test('nothing is wider than the window while the list is open', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await visitWithRecent(page, '/', ['x'.repeat(190)])
    await findSearch(page).tap()
    await expect(findOptions(page)).toHaveCount(2)
    expect(await findOverflow(page)).toEqual([])
    await page.keyboard.type('stethoscope')
    await expect(findOptions(page).last()).toContainText('“stethoscope”')
    expect(await findOverflow(page)).toEqual([])
  })
})

test.describe('axe finds nothing', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const { name, text, viewport } of [
    { name: 'with suggestions', text: 'gloves', viewport: { width: 1440, height: 900 } },
    { name: 'with recent searches', text: '', viewport: { width: 1440, height: 900 } },
    { name: 'with both on a phone', text: 'tap', viewport: { width: 390, height: 844 } },
  ]) {
    test(name, async ({ page }) => {
      await page.setViewportSize(viewport)
      await visitWithRecent(page, '/bins', ['tape', 'gloves'])
      if (text) await ask(page, text)
      else await findSearch(page).focus()
      await expect(findOptions(page).first()).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await expect(findOptions(page).first()).toHaveAttribute('aria-selected', 'true')
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
        expect
          .soft(
            violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`)),
            colorScheme,
          )
          .toEqual([])
      }
      await page.emulateMedia({ forcedColors: 'active' })
      expect(await findInvisibleWords(page)).toEqual([])
    })
  }
})

test('the field is a plain form until it is used, and then asks for nothing that is not already here', async ({
  page,
}) => {
  await visit(page, '/')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() !== 'image') asked.push(request.url())
  })
  await ask(page, 'gloves')
  expect(asked).toEqual([])
})

test('what was typed before the page came alive stays, and is suggested for', async ({ page }) => {
  let release: (() => void) | undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  let held = 0
  await page.route('**/assets/*.js', async (route) => {
    held += 1
    await released
    await route.continue()
  })
  await page.goto('/bins', { waitUntil: 'commit' })
  await findSearch(page).fill('glove')
  expect(held).toBeGreaterThan(0)
  release?.()
  await page.waitForLoadState('networkidle')
  await expect(findSearch(page)).toHaveValue('glove')
  await page.keyboard.type('s')
  await expect(findOptions(page).last()).toContainText('“gloves”')
})
