import type { Page } from '@playwright/test'
import { expectNoViolations } from '../axe.ts'
import { findAdd, findBadge } from '../controls.ts'
import { CHOICE, PLAIN } from '../examples.ts'
import { PAGES, STATES, visitKind } from '../kinds.ts'
import {
  findBrokenWords,
  findCutText,
  findNameless,
  findOverflow,
  findSmallTargets,
  findTightLines,
  isFocusUncovered,
  isFocusVisible,
  readFocus,
} from '../measure.ts'
import { fillCart, removeFirst } from '../steps.ts'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'

const KINDS = [...PAGES, ...STATES]
const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
/** A window of 1280 by 1024 px at 400 % zoom. */
const ZOOMED = { width: 320, height: 256 }
const WINDOW = { width: 1280, height: 900 }
const ENLARGED_ON_PHONE = [
  ...['home', 'a category', 'a detail without options', 'contact', 'not-found', 'the full cart', 'a list'],
  ...['a comparison', 'an order document', 'a search that finds'],
]
const SPACED_OUT = [
  ...['home', 'a category', 'a detail with options', 'contact', 'login', 'the empty cart', 'not-found'],
  ...['the full cart', 'lists', 'a list', 'a comparison', 'an order document', 'a search that finds'],
]
/** Spacing that a reader may set (WCAG 2.2, 1.4.12). */
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`

/** An ordinary visit meets no error, and nothing is said before anything is done. */
async function expectNoErrors(page: Page): Promise<void> {
  // An empty alert stands ready.
  for (const role of ['alert', 'status'] as const)
    await expect(page.getByRole(role).filter({ hasText: /\w/ })).toHaveCount(0)
  await expect(page.getByRole('main').getByText(/\b(error|went wrong|there is a problem)\b/i)).toHaveCount(0)
}

test.describe(
  'axe finds nothing, each landmark, one h1, targets of 24 px, no sideways scrolling at 320 px, with text at 200 % or spaced out:',
  { tag: '@spec-8.1' },
  () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    for (const kind of KINDS) {
      test(kind.name, async ({ page }) => {
        await visitKind(page, kind)
        if (PAGES.includes(kind)) await expectNoErrors(page)
        await expectNoViolations(page)
        for (const landmark of ['banner', 'main', 'contentinfo', 'search'] as const)
          await expect.soft(page.getByRole(landmark), landmark).toHaveCount(1)
        for (const name of ['Groups', 'Account and cart', 'All groups'])
          await expect.soft(page.getByRole('navigation', { name, exact: true })).toHaveCount(1)
        await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect.soft(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
        expect.soft(await findNameless(page), 'tables without a name, ids of several words').toEqual([])
        for (const viewport of [DESK, PHONE]) {
          await page.setViewportSize(viewport)
          expect.soft(await findSmallTargets(page), `small targets at ${viewport.width} px`).toEqual([])
        }
        for (const viewport of [{ width: 320, height: 640 }, ZOOMED]) {
          await page.setViewportSize(viewport)
          expect.soft(await findOverflow(page), `too wide at ${viewport.width} px`).toEqual([])
        }
        for (const viewport of ENLARGED_ON_PHONE.includes(kind.name) ? [WINDOW, PHONE] : [WINDOW]) {
          if (viewport === WINDOW && !PAGES.includes(kind)) continue
          await page.setViewportSize(viewport)
          await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
          const where = `with text at 200 %, ${viewport.width} px`
          expect.soft(await findOverflow(page), `too wide ${where}`).toEqual([])
          expect.soft(await findTightLines(page), `lines that run into each other ${where}`).toEqual([])
          expect.soft(await findBrokenWords(page), `broken words ${where}`).toEqual([])
        }
        if (!SPACED_OUT.includes(kind.name)) return
        await page.evaluate((rules) => {
          document.documentElement.style.fontSize = ''
          const sheet = new CSSStyleSheet()
          sheet.replaceSync(rules)
          document.adoptedStyleSheets.push(sheet)
        }, SPACED)
        for (const viewport of [DESK, PHONE]) {
          await page.setViewportSize(viewport)
          expect.soft(await findOverflow(page), `too wide when spaced out, ${viewport.width} px`).toEqual([])
          expect.soft(await findCutText(page), `cut off when spaced out, ${viewport.width} px`).toEqual([])
        }
      })
    }
  },
)

test.describe('axe finds nothing, light and dark, and forced colours keep every word,', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('while a menu panel is open', async ({ page }) => {
    await visit(page, CHOICE.list)
    await page.getByRole('button', { name: 'Pharma', exact: true }).click()
    await expect(
      page.getByRole('navigation', { name: 'Groups', exact: true }).getByRole('heading', { name: 'Pharma' }),
    ).toBeVisible()
    await expectNoViolations(page)
  })

  test('while a notice offers Undo', async ({ page }) => {
    await fillCart(page)
    await removeFirst(page)
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
    await expectNoViolations(page)
  })

  test.describe('on a phone', () => {
    test.use({ viewport: PHONE, hasTouch: true })

    for (const kind of KINDS.filter(({ name }) =>
      ['home', 'a category', 'a detail with options', 'a cart with everything that a line can say'].includes(name),
    )) {
      test(`on ${kind.name}`, async ({ page }) => {
        await visitKind(page, kind)
        await expectNoViolations(page)
      })
    }

    test('while the drawer is open', async ({ page }) => {
      await visit(page, CHOICE.list)
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
      await expectNoViolations(page)
    })
  })
})

test.describe('focus', () => {
  test('starts with the skip link, which leads to main content', async ({ page }) => {
    await visit(page, CHOICE.list)
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to main content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
  })

  test('follows the order in which the page is read', async ({ page }) => {
    await visit(page, PLAIN.list)
    const stops: (string | undefined)[] = []
    for (let index = 0; index < 22; index++) {
      await page.keyboard.press('Tab')
      stops.push(await readFocus(page))
    }
    expect(
      stops.map((stop) =>
        stop
          ?.replace(/^inc\.VAT.*/, 'Prices')
          .replace(/^(Theme|As device).*/, 'Theme')
          .replace(/^Cart.*/, 'Cart'),
      ),
    ).toEqual([
      'Skip to main content',
      ...['Quick order', 'Lists'],
      'Prices',
      'Theme',
      'Penhallow Medical',
      'Search by name, brand or SKU',
      'Search',
      'Log in',
      'Cart',
      ...['Littmann stethoscopes', 'Disposables', 'Equipment', 'Furniture', 'Uniforms', 'Facility', 'Pharma'],
      ...['EMS', 'A-Z', 'Brands', 'More', 'Home'],
    ])
  })

  for (const { name, path, viewport, forcedColors } of [
    { name: 'a category', path: PLAIN.list, viewport: DESK, forcedColors: 'none' },
    { name: 'a detail', path: `/detail/${CHOICE.slug}`, viewport: DESK, forcedColors: 'none' },
    { name: 'signup', path: '/signup', viewport: DESK, forcedColors: 'active' },
    { name: 'a category on a phone', path: PLAIN.list, viewport: PHONE, forcedColors: 'none' },
    {
      name: 'a detail at 400 % zoom',
      path: `/detail/${CHOICE.slug}`,
      viewport: ZOOMED,
      forcedColors: 'none',
    },
  ] as const) {
    test(`is seen at each stop of ${name}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce', forcedColors })
      await page.setViewportSize(viewport)
      await visit(page, path)
      const problems: string[] = []
      for (let index = 0; index < 36; index++) {
        await page.keyboard.press('Tab')
        const name = await readFocus(page)
        if (name === undefined) break
        if (!(await isFocusUncovered(page))) problems.push(`covered: ${name}`)
        else if (!(await isFocusVisible(page))) problems.push(`not shown: ${name}`)
      }
      expect(problems).toEqual([])
    })
  }

  test('stays in the open drawer, which covers the page', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await visit(page, '/')
    await page.getByRole('button', { name: 'Menu', exact: true }).press('Enter')
    await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Close menu' })).toBeFocused()
    for (let index = 0; index < 18; index++) {
      await page.keyboard.press('Tab')
      if ((await readFocus(page)) === undefined) continue // The browser's own controls.
      expect(await isFocusUncovered(page), `after ${index + 1} tabs, on ${await readFocus(page)}`).toBe(true)
    }
  })
})

/** A picture that has its place on the page but cannot be seen there. */
function isDrawnAndTransparent(image: Element): boolean {
  return image.checkVisibility() && !image.checkVisibility({ opacityProperty: true })
}

test.describe('preferences', () => {
  test('reduced motion: nothing moves and no picture waits to fade in', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize(PHONE)
    await visit(page, '/')
    const countMoving = () => page.evaluate(() => document.getAnimations().length)
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    expect(await countMoving()).toBe(0)
    await page.getByRole('button', { name: 'Close menu' }).click()
    expect(await countMoving()).toBe(0)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    expect(await countMoving()).toBe(0)
    for (const picture of await page.getByRole('main').locator('img').all())
      expect(await picture.evaluate(isDrawnAndTransparent)).toBe(false)
    await page.getByRole('contentinfo').getByRole('button', { name: 'Uniforms' }).click()
    expect(await countMoving()).toBe(0)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Scrubs' }).click()
    expect(await countMoving()).toBe(0)
  })

  test('forced colours: buttons and fields keep an edge, and the payment marks are drawn', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await visit(page, '/login')
    const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    const marks = page.getByRole('img', { name: /^Payment methods/ })
    await expect(marks).not.toHaveCSS('background-color', ground)
    for (const edged of [page.getByRole('button', { name: 'Submit' }), page.getByLabel('Email').locator('..')]) {
      await expect(edged).not.toHaveCSS('border-top-color', ground)
      await expect(edged).not.toHaveCSS('border-top-width', '0px')
    }
  })

  test('what happens to the cart is announced in a region that was there before', async ({ page }) => {
    await visit(page, PLAIN.list)
    const announcer = page.getByRole('status')
    await expect(announcer).toHaveCount(1)
    await expect(announcer).toBeEmpty()
    await findAdd(page, PLAIN).click()
    await expect(announcer).toContainText(`Added to your cart: ${PLAIN.title}`)
    await expect(findBadge(page)).toHaveText('1 item')
  })
})
