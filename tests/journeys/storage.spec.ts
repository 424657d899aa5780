import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { findAdd, findBadge, findTitle } from '../controls.ts'
import { OTHER, PLAIN } from '../examples.ts'
import { readKept, removeFirst } from '../steps.ts'
import { expect, test } from '../test.ts'
import { writeText } from '../texts.ts'
import { serveBlankPage, visit } from '../visit.ts'
import { keep } from './keep.ts'

const GOOD_LINE = { slug: PLAIN.slug, options: {}, quantity: 2 }
const cartOf = (...lines: unknown[]) => JSON.stringify({ version: 1, lines })

/** Opens the cart with this text in storage, written where no page of the shop can meanwhile write its own. */
async function openCart(page: Page, text: string): Promise<void> {
  await serveBlankPage(page)
  await page.goto('/blank')
  await writeText(page, 'cart', text)
  await visit(page, '/cart')
}

const UNREADABLE = {
  'an empty text': '',
  'no JSON': '{"version":1,"lines":[',
  'JSON that is null': 'null',
  'a list of a foreign shop': '[{"id":7,"qty":1}]',
  'two million characters': `"${'x'.repeat(2_000_000)}"`,
  'deep nesting': `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
}

test.describe('a kept cart', () => {
  test('that cannot be read gives an empty cart, says so, and can be filled again', async ({ page }) => {
    for (const [name, text] of Object.entries(UNREADABLE)) {
      await openCart(page, text)
      await expect(page.getByRole('heading', { level: 1 }), name).toHaveText('Your cart is empty')
      await expect(page.getByText(/Your saved cart could not be read/), name).toBeVisible()
    }
    await visit(page, PLAIN.list)
    await findAdd(page, PLAIN).click()
    await page.reload()
    await expect(findBadge(page)).toHaveText('1 item')
  })

  test('keeps its good lines beside a bad one, and says what was left out', async ({ page }) => {
    for (const [name, bad] of Object.entries({
      'without a quantity': { slug: OTHER.slug, options: {} },
      'that is null': null,
    })) {
      await openCart(page, cartOf(bad, GOOD_LINE))
      await expect(page.getByRole('heading', { level: 1 }), name).toContainText('2 items in 1 line')
      await expect(page.getByText(/1 line of your saved cart could not be read/), name).toBeVisible()
    }
  })

  test('of ten thousand lines opens, and says how many it left out', async ({ page }) => {
    const lines = Array.from({ length: 10_000 }, (_, index) => ({ slug: `gone-${index}`, options: {}, quantity: 1 }))
    await keep(page, 'cart', cartOf(GOOD_LINE, ...lines))
    await visit(page, '/cart')
    await expect(page.getByRole('link', { name: PLAIN.title })).toBeVisible()
    await expect(page.getByText(/lines of your saved cart could not be read/)).toBeVisible()
  })

  test('with the names of JavaScript’s own objects is only a cart of goods no longer sold', async ({ page }) => {
    const lines = ['__proto__', 'constructor', 'toString'].map((slug) => ({ slug, options: {}, quantity: 1 }))
    await keep(page, 'cart', cartOf(...lines, GOOD_LINE))
    await visit(page, '/cart')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('5 items in 4 lines')
    await expect(page.getByText('No longer sold')).toHaveCount(3)
  })

  test('shows a product that has left the catalogue as gone, and does not count it in the total', async ({ page }) => {
    await keep(page, 'cart', cartOf({ slug: 'sold-last-year', options: {}, quantity: 3 }, GOOD_LINE))
    await visit(page, '/cart')
    const gone = page.getByRole('listitem').filter({ hasText: 'No longer sold' })
    await expect(gone).toContainText('sold-last-year')
    await expect(page.getByRole('region', { name: 'Totals' })).toContainText('£119.98')
    await gone.getByRole('button', { name: /^Remove/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('2 items in 1 line')
  })

  test('that could not be read is not thrown away, and can be saved as a file', async ({ page }) => {
    await keep(page, 'cart', 'precious but damaged')
    await visit(page, PLAIN.list)
    await findAdd(page, PLAIN).click()
    await expect(findBadge(page)).toHaveText('1 item')
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save it as a file' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('cart-unread.txt')
    expect(readFileSync(await file.path(), 'utf8')).toBe('precious but damaged')
    expect(Object.values(await readKept(page))).toContain('precious but damaged')
    // The notice is gone after a reload; the foot of the page goes on offering the text.
    await visit(page, '/')
    const foot = page.getByRole('contentinfo')
    const [copy] = await Promise.all([
      page.waitForEvent('download'),
      foot.getByRole('button', { name: 'Save a copy' }).click(),
    ])
    expect(readFileSync(await copy.path(), 'utf8')).toBe('precious but damaged')
    await foot.getByRole('button', { name: 'Delete it' }).click()
    await expect(foot).not.toContainText('could not be read')
    await expect(findTitle(page)).toBeFocused()
    expect(Object.values(await readKept(page))).not.toContain('precious but damaged')
  })
})

test.describe('a kept selection', () => {
  const card = { img: '', discription: 'A', smalltittle: '', lastPrice: '', NewPrice: '£1', fromPrice: '£1', sku: '' }
  test('that cannot be read, or is of a product no longer sold, gives a friendly page', async ({ page }) => {
    await visit(page, '/detail')
    for (const [name, text] of Object.entries({
      ...UNREADABLE,
      'a card of an old shop, without a slug': JSON.stringify(card),
      'a card with a foreign slug': JSON.stringify({ ...card, slug: { toString: 1 } }),
      'a card of a product that is gone': JSON.stringify({ ...card, slug: 'sold-last-year' }),
    })) {
      await page.evaluate((text) => localStorage.setItem('detail', text), text)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 }), name).toHaveText('Nothing selected yet')
      await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible()
    }
    await expect(page.getByText('That product is no longer in the catalogue.')).toBeVisible()
    await page.getByRole('link', { name: 'See the whole shop' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Equipment')
  })
})

test.describe('the theme', () => {
  test('that is unknown is the device’s own', async ({ page }) => {
    await visit(page, '/login')
    for (const text of ['', 'purple', 'LIGHT', '{"theme":"dark"}', 'dark '.repeat(100_000)]) {
      await page.evaluate((text) => localStorage.setItem('theme', text), text)
      await page.reload()
      await expect(page.getByLabel('Theme').first(), text.slice(0, 20)).toHaveValue('device')
      await expect(page.locator('html'), text.slice(0, 20)).not.toHaveAttribute('data-theme', /light|dark/)
    }
  })

  test('is kept over a reload and set before the first paint', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    // There is nothing to paint before there is a body.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.body) return
        document.documentElement.dataset.themeAtFirst = document.documentElement.dataset.theme ?? 'none'
        observer.disconnect()
      }).observe(document, { childList: true, subtree: true })
    })
    await visit(page, '/')
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    const light = await ground()
    await page.getByLabel('Theme').first().selectOption('Dark')
    const dark = await ground()
    expect(dark).not.toBe(light)
    for (const path of ['/', '/scrubs', '/cart']) {
      await visit(page, path)
      await expect(page.locator('html')).toHaveAttribute('data-theme-at-first', 'dark')
      expect(await ground()).toBe(dark)
      await expect(page.getByLabel('Theme').first()).toHaveValue('dark')
    }
    await page.getByLabel('Theme').first().selectOption('As device')
    await page.reload()
    expect(await ground()).toBe(light)
  })
})

test.describe('storage that fails', () => {
  const NOT_KEPT = /not letting the shop keep what you change for sure/
  /** Each takes local storage, and the disk too where that is asked for. */
  const FAILURES: Readonly<Record<string, (isDiskToo: boolean) => void>> = {
    'is blocked': (isDiskToo) => {
      const refuse = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
      Object.defineProperty(window, 'localStorage', { get: refuse })
      if (isDiskToo) IDBFactory.prototype.open = refuse
    },
    'is full': (isDiskToo) => {
      const refuse = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
      Storage.prototype.setItem = refuse
      if (isDiskToo) IDBObjectStore.prototype.put = refuse
    },
  }
  for (const [name, fail] of Object.entries(FAILURES)) {
    test(`because it ${name}: the shop works, and says that the cart will not be kept`, async ({ page }) => {
      await page.addInitScript(fail, true)
      await visit(page, PLAIN.list)
      await findAdd(page, PLAIN).click()
      await expect(findBadge(page)).toHaveText('1 item')
      await expect.soft(page.getByText(NOT_KEPT)).toBeVisible()
      await findAdd(page, OTHER).click()
      await expect(findBadge(page)).toHaveText('2 items')
      await page.getByLabel('Theme').first().selectOption('Dark')
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await page.getByRole('link', { name: PLAIN.title }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(PLAIN.title)
      await page.getByRole('link', { name: /^Cart/ }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('2 items in 2 lines')
      await removeFirst(page)
      await expect(findBadge(page)).toHaveText('1 item')
    })

    test(`because it ${name}, local storage alone: the cart is kept, and nothing is said`, async ({ page }) => {
      await page.addInitScript(fail, false)
      await visit(page, PLAIN.list)
      await findAdd(page, PLAIN).click()
      await expect(findBadge(page)).toHaveText('1 item')
      await page.reload()
      await expect(findBadge(page)).toHaveText('1 item')
      await expect(page.getByText(NOT_KEPT)).toHaveCount(0)
    })
  }

  for (const [name, refuse] of [
    [
      'refuses IndexedDB',
      () => {
        IDBFactory.prototype.open = () => {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        }
      },
    ],
    // Nothing is ever answered.
    ['is silent', () => (IDBFactory.prototype.open = () => ({}) as IDBOpenDBRequest)],
  ] as const)
    test(`a browser that ${name} keeps the cart as earlier releases did, and says that it may not last`, async ({
      page,
      context,
    }) => {
      await context.addInitScript(refuse)
      await visit(page, PLAIN.list)
      await findAdd(page, PLAIN).click()
      await expect(findBadge(page)).toHaveText('1 item')
      await expect(page.getByText(NOT_KEPT)).toBeVisible()
      const other = await context.newPage()
      await visit(other, PLAIN.list)
      await findAdd(other, OTHER).click()
      for (const tab of [page, other]) await expect(findBadge(tab)).toHaveText('2 items')
      await page.reload()
      await expect(findBadge(page)).toHaveText('2 items')
    })
})
