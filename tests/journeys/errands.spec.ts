import type { Locator, Page } from '@playwright/test'
import { findAddToCart, findBadge, findSearch, findTitle } from '../controls.ts'
import { CHOICE, OTHER, PLAIN } from '../examples.ts'
import { keepCart, keepLists, makeDocument } from '../steps.ts'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'
import { findOptions } from './searchField.ts'

/** A hand that counts what it presses; what is typed is not counted. */
function useHand() {
  let presses = 0
  return {
    press: async (target: Locator) => {
      await target.click()
      presses += 1
    },
    count: () => presses,
  }
}

/** The button that adds what is suggested, beside its option. */
const findAddSuggested = (page: Page, title: string) =>
  findOptions(page)
    .filter({ hasText: title })
    .locator('..')
    .getByTitle(/^Add to cart: /)

/** Looks at the mail instead of leaving for a mail program. */
async function catchMail(page: Page): Promise<void> {
  await page.addInitScript(() =>
    addEventListener('click', (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="mailto:"]')
      if (!link || event.defaultPrevented) return
      event.preventDefault()
      document.documentElement.dataset.mail = link.href
    }),
  )
}

for (const [screen, viewport] of [
  ['a computer', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test(`three boxes of medium nitrile gloves take four presses on ${screen}`, async ({ page }) => {
    const GLOVES = 'Nitrile examination gloves, powder-free, blue, medium'
    const { press, count } = useHand()
    await page.setViewportSize(viewport)
    await visit(page, '/')
    await press(findSearch(page))
    await page.keyboard.type('nitrile gloves medium')
    const add = findAddSuggested(page, GLOVES)
    for (let box = 1; box <= 3; box++) {
      await press(add)
      await expect(add).toContainText(String(box))
      await expect(findBadge(page)).toHaveText(box === 1 ? '1 item' : `${box} items`)
    }
    await expect(findSearch(page)).toBeFocused()
    expect(count()).toBe(4)
    await visit(page, '/cart')
    await expect(page.getByRole('textbox', { name: `Quantity of ${GLOVES}` })).toHaveValue('3')
  })
}

test('to order the crash trolley again takes two presses', async ({ page }) => {
  const { press, count } = useHand()
  const lines = [PLAIN, OTHER].map(({ slug }) => ({ slug, options: {}, par: 2 }))
  await keepLists(page, [{ id: 'trolley', name: 'Crash trolley', lines }])
  await visit(page, '/')
  await press(page.getByRole('navigation', { name: 'Ordering' }).getByRole('link', { name: 'Lists' }))
  await press(page.getByRole('button', { name: 'Order 2 lines of Crash trolley' }))
  await expect(findBadge(page)).toHaveText('4 items')
  expect(count()).toBe(2)
})

test('a child’s stethoscope in pink, engraved, takes five presses', async ({ page }) => {
  const { press, count } = useHand()
  await visit(page, '/')
  await press(findSearch(page))
  await page.keyboard.type('child stethoscope pink')
  await press(findOptions(page).first())
  await expect(findTitle(page)).toContainText(/paediatric.*raspberry/i)
  await press(page.getByRole('button', { name: 'Add an engraving' }))
  await page.keyboard.type('Dr M. Tregear')
  await press(page.getByText(/^Engrave exactly/))
  await press(findAddToCart(page))
  await expect(findBadge(page)).toHaveText('1 item')
  expect(count()).toBe(5)
})

test('a scrub top and trousers, their sizes among the words, take three presses', async ({ page }) => {
  const { press, count } = useHand()
  await visit(page, '/')
  await press(findSearch(page))
  await page.keyboard.type('scrub top navy m')
  const top = page.getByTitle('Add to cart: V-neck scrub top, unisex, navy blue, Size M')
  await press(top)
  await expect(top).toContainText('Added')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('scrub top navy l')
  const other = page.getByTitle('Add to cart: V-neck scrub top, unisex, navy blue, Size L')
  await expect(other).toHaveText('Add')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('scrub trousers navy m')
  await expect(findOptions(page).first()).toContainText('Scrub trousers')
  await expect(page.getByTitle(/^Add to cart: Scrub trousers/)).toHaveCount(0)
  await page.keyboard.type(' regular')
  await press(page.getByTitle(`Add to cart: ${CHOICE.title}, Size M, Length Regular`))
  await expect(findBadge(page)).toHaveText('2 items')
  expect(count()).toBe(3)
  await visit(page, '/cart')
  for (const name of ['V-neck scrub top, unisex, navy blue, Size M', `${CHOICE.title}, Size M, Length Regular`])
    await expect(page.getByRole('textbox', { name: `Quantity of ${name}`, exact: true })).toHaveValue('1')
})

test('to send the requisition from any page takes two presses', async ({ page }) => {
  const { press, count } = useHand()
  await keepCart(page, [{ slug: PLAIN.slug, options: {}, quantity: 2 }])
  await visit(page, '/order')
  await makeDocument(page)
  await catchMail(page)
  await visit(page, PLAIN.list)
  await press(page.getByRole('link', { name: 'Finish the order, print or send it' }))
  await press(page.getByRole('link', { name: 'Email Penhallow Medical' }))
  await expect(page.locator('html')).toHaveAttribute(
    'data-mail',
    /^mailto:care@penhallow\.example\?subject=Order%20PM-/,
  )
  expect(count()).toBe(2)
})
