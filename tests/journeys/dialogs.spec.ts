import type { Locator, Page } from '@playwright/test'
import { findSearch } from '../controls.ts'
import { CHOICE, PLAIN } from '../examples.ts'
import { chooseTwo, fillCart, keepCart } from '../steps.ts'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'
import { readLink } from './readLink.ts'
import { findList } from './searchField.ts'
import { catalogue } from './share.ts'

/** Opens one kind of what stands over the page; undefined where a window of this width has none. */
type Open = (page: Page, width: number) => Promise<Locator | undefined>

const DESK_FROM = 900
const SIMPLE = catalogue.products.filter(({ options, counted, status }) => !options && !counted && !status)
const VIEWED = catalogue.products.find(({ views }) => views)!

/** Opens the order of a cart with this many lines. */
const openOrderOf =
  (count: number): Open =>
  async (page) => {
    const lines = SIMPLE.slice(0, count).map(({ slug, multiple }) => ({ slug, options: {}, quantity: multiple ?? 1 }))
    await keepCart(page, lines)
    await visit(page, PLAIN.list)
    await page.getByRole('button', { name: 'open the Order' }).click()
    const sheet = page.getByRole('dialog', { name: 'Order' })
    await expect(sheet.getByRole('textbox', { name: /^Quantity of / })).toHaveCount(count)
    return sheet
  }

const KINDS: Readonly<Record<string, Open>> = {
  'the order of 1 line': openOrderOf(1),
  'the order of 60 lines': openOrderOf(60),
  'the filters': async (page) => {
    await visit(page, CHOICE.list)
    const sheet = page.getByRole('main').getByRole('button', { name: 'Filter' })
    const hasSheet = await sheet.isVisible()
    await (hasSheet ? sheet : page.getByRole('main').getByRole('button', { name: 'Colour' })).click()
    return hasSheet ? page.getByRole('dialog', { name: 'Filter' }) : page.locator('main :popover-open')
  },
  'a quick view': async (page) => {
    await visit(page, PLAIN.list)
    await page.getByRole('button', { name: `Quick view of ${PLAIN.title}`, exact: true }).click()
    return page.getByRole('dialog', { name: PLAIN.title })
  },
  'an enlarged picture': async (page) => {
    await visit(page, `/detail/${VIEWED.slug}`)
    const enlarge = page.getByRole('button', { name: 'Enlarge' })
    if (!(await enlarge.isVisible())) return undefined
    await enlarge.click()
    return page.getByRole('dialog', { name: VIEWED.title })
  },
  'the menu': async (page, width) => {
    await visit(page, PLAIN.list)
    if (width >= DESK_FROM) await page.getByRole('button', { name: 'Uniforms', exact: true }).click()
    else await page.getByRole('button', { name: 'Menu', exact: true }).click()
    return page.locator(':popover-open')
  },
  'the share dialog': async (page) => {
    await fillCart(page)
    await readLink(page)
    return page.getByRole('dialog')
  },
  'the choice of a list': async (page) => {
    await visit(page, `/detail/${CHOICE.slug}`)
    await page.getByRole('button', { name: 'Add to a list' }).click()
    return page.getByRole('dialog')
  },
  'the suggestions': async (page) => {
    await visit(page, PLAIN.list)
    await findSearch(page).fill('gloves')
    return findList(page)
  },
  'the order over the tray of compared products': async (page, width) => {
    if (width < DESK_FROM) return undefined
    await keepCart(page, [{ slug: PLAIN.slug, options: {}, quantity: 1 }])
    await chooseTwo(page)
    await page.getByRole('button', { name: 'open the Order' }).click()
    return page.getByRole('dialog', { name: 'Order' })
  },
}

/** Names what scrolls up and down in it, with how far it reaches beyond the last thing that can be seen. */
function findScrollers(open: Locator) {
  return open.evaluate((root) => {
    const isScroller = (element: Element) =>
      element.tagName !== 'TEXTAREA' &&
      ['auto', 'scroll'].includes(getComputedStyle(element).overflowY) &&
      element.scrollHeight > element.clientHeight
    /** The lowest edge drawn in it, in px; an element that scrolls or cuts off its contents counts with its own edge. */
    const findEnd = (element: Element): number =>
      Math.max(
        ...[...element.children].map((child) => {
          const { overflowY, clipPath } = getComputedStyle(child)
          if (clipPath !== 'none' || !child.checkVisibility()) return -Infinity
          const { bottom } = child.getBoundingClientRect()
          return overflowY === 'visible' ? Math.max(bottom, findEnd(child)) : bottom
        }),
        -Infinity,
      )
    return [root, ...root.querySelectorAll('*')].filter(isScroller).map((element) => {
      const end = findEnd(element) - element.getBoundingClientRect().top + element.scrollTop
      return {
        name: element === root ? 'itself' : `${element.tagName} ${element.className}`,
        blank: Math.max(0, Math.round(element.scrollHeight - end)),
      }
    })
  })
}

/** As many frames as a scroll takes that is on its way. */
function waitForFrames(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame)
  })
}

/** The padding of a dialog and of what is in it. */
const MOST_BLANK_PX = 64

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  for (const [name, openKind] of Object.entries(KINDS))
    test(`${name} scrolls as one, no further than it is drawn (${viewport.width} px)`, async ({ page }) => {
      await page.setViewportSize(viewport)
      const open = await openKind(page, viewport.width)
      if (!open) return
      await expect(open).toBeVisible()
      // It may slide in.
      await open.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
      const scrollers = await findScrollers(open)
      expect(scrollers.length, JSON.stringify(scrollers)).toBeLessThanOrEqual(1)
      expect(scrollers.filter(({ blank }) => blank > MOST_BLANK_PX)).toEqual([])
      if (!(await open.evaluate((element) => element.matches('dialog:modal')))) return

      const place = await page.evaluate(() => scrollY)
      const { x, y, width, height } = (await open.boundingBox())!
      const isItself = scrollers.some(({ name }) => name === 'itself')
      for (const at of [y + 28, y + height - 12]) {
        await page.mouse.move(x + width / 3, at)
        await page.mouse.wheel(0, 600)
        await waitForFrames(page)
        expect(await page.evaluate(() => scrollY)).toBe(place)
        if (!isItself) expect(await open.evaluate((element) => element.scrollTop)).toBe(0)
      }
    })
