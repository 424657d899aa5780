/** Presses and typing from before the page's script has come: shown as pressed at once, and answered when it comes. */
import type { Page } from '@playwright/test'
import { findAdd, findAddToCart, findBadge, findChip, findCompare, findSearch, findTitle } from '../controls.ts'
import { CHOICE, OTHER, PLAIN } from '../examples.ts'
import { keepCart } from '../steps.ts'
import { expect, test } from '../test.ts'
import { openBeforeRest, openWithoutScripts, visit } from '../visit.ts'
import { type Case, expectAnswered, findChoice, HEADER, press, readHtml } from './earlyPress.ts'
import { findCards, findCount, findFilter, findSort } from './facets.ts'

const PRODUCT = `/detail/${PLAIN.slug}`
const VIEWED = '/detail/littmann-classic-iii-navy'
const findDialog = (page: Page, name: string) => page.getByRole('dialog', { name })

const PAGES: readonly Case[] = [
  // The header is the same on every page, and so is the script that keeps what is pressed in it: each act on one page.
  ...['/', PLAIN.list, PRODUCT, '/cart', '/search', '/no-such-page'].map((path, index) => {
    const one = HEADER[index]!
    return { ...one, name: `${path}: ${one.name}`, path }
  }),
  {
    name: 'the cross of the search field',
    path: '/',
    press: async (page) => {
      await findSearch(page).fill('gloves')
      await press(page.getByRole('button', { name: 'Clear the search field' }))
    },
    expectAnswer: (page) => expect(findSearch(page)).toHaveValue(''),
  },
  {
    ...HEADER[0]!,
    name: 'a search on a page of results: what is typed takes the place of what was asked',
    path: '/search?q=scrubs',
  },
  {
    name: 'Add in a list',
    path: PLAIN.list,
    press: (page) => press(findAdd(page, PLAIN)),
    expectAnswer: (page) => expect(findBadge(page)).toHaveText('1 item'),
  },
  {
    name: 'Add, pressed twice, and of another product, by keyboard',
    path: PLAIN.list,
    press: async (page) => {
      await press(findAdd(page, PLAIN))
      await press(findAdd(page, PLAIN))
      await findAdd(page, OTHER).focus()
      await page.keyboard.press('Enter')
    },
    expectAnswer: (page) => expect(findBadge(page)).toHaveText('3 items'),
  },
  {
    name: 'Add on home',
    path: '/',
    press: (page) => press(page.getByRole('button', { name: /^Add to cart/ }).first()),
    expectAnswer: (page) => expect(findBadge(page)).toHaveText('1 item'),
  },
  {
    name: 'a facet',
    path: CHOICE.list,
    press: (page) => press(page.getByRole('main').getByRole('button', { name: 'Colour' })),
    expectAnswer: async (page) => {
      await expect(page.getByRole('checkbox', { name: /^Navy blue/ })).toBeVisible()
      await expect(findFilter(page, 'Colour')).toBeFocused()
    },
  },
  {
    name: 'All filters',
    path: CHOICE.list,
    press: (page) => press(page.getByRole('main').getByRole('button', { name: 'All filters' })),
    expectAnswer: (page) => expect(findDialog(page, 'Filter')).toBeVisible(),
  },
  {
    name: 'an order of the list',
    path: CHOICE.list,
    press: async (page) => void (await findSort(page).selectOption('Name, A to Z')),
    expectAnswer: async (page) => {
      await expect(page).toHaveURL(/sort=name/)
      await expect(findSort(page)).toHaveValue('name')
    },
  },
  {
    name: 'Add to Cart',
    path: PRODUCT,
    press: (page) => press(findAddToCart(page)),
    expectAnswer: (page) => expect(findBadge(page)).toHaveText('1 item'),
  },
  {
    name: 'One more, twice, and Add to Cart',
    path: PRODUCT,
    press: async (page) => {
      const more = page.getByRole('button', { name: /^One more/ })
      await press(more)
      await press(more)
      await press(findAddToCart(page))
    },
    expectAnswer: (page) => expect(findBadge(page)).toHaveText('3 items'),
  },
  {
    name: 'One more, another quantity typed, and one more: in the order of the hand',
    path: PRODUCT,
    press: async (page) => {
      await press(page.getByRole('button', { name: /^One more/ }))
      await page.getByRole('textbox', { name: /^Quantity/ }).fill('6')
      await press(page.getByRole('button', { name: /^One more/ }))
      await press(findAddToCart(page))
    },
    expectAnswer: (page) => expect(findBadge(page)).toHaveText('7 items'),
  },
  {
    name: 'options, and Add to Cart',
    path: `/detail/${CHOICE.slug}`,
    press: async (page) => {
      await findChip(page, 'Size', 'XL').click()
      await findChip(page, 'Length', 'Tall').click()
      await press(findAddToCart(page))
    },
    expectAnswer: (page) => expect(findBadge(page)).toHaveText('1 item'),
  },
  {
    name: 'Add to Cart where an option is missing',
    path: `/detail/${CHOICE.slug}`,
    press: (page) => press(findAddToCart(page)),
    expectAnswer: (page) => expect(page.getByRole('alert').filter({ hasText: 'Choose a size' }).first()).toBeVisible(),
  },
  {
    name: 'Enlarge',
    path: PRODUCT,
    press: (page) => press(page.getByRole('button', { name: 'Enlarge' })),
    expectAnswer: (page) => expect(findDialog(page, PLAIN.title)).toBeVisible(),
  },
  {
    name: 'another view',
    path: VIEWED,
    press: (page) => press(page.getByRole('list', { name: 'Views' }).getByRole('button').nth(1)),
    expectAnswer: (page) =>
      expect(page.getByRole('list', { name: 'Views' }).getByRole('button').nth(1)).toHaveAttribute(
        'aria-current',
        'true',
      ),
  },
  {
    name: 'Add an engraving',
    path: VIEWED,
    press: (page) => press(page.getByRole('button', { name: 'Add an engraving' })),
    expectAnswer: (page) => expect(page.getByRole('textbox', { name: 'Text to engrave' })).toBeVisible(),
  },
  {
    name: 'Compare',
    path: PRODUCT,
    press: (page) => press(findCompare(page, PLAIN)),
    expectAnswer: (page) => expect(findCompare(page, PLAIN)).toHaveAttribute('aria-pressed', 'true'),
  },
  {
    name: 'Add to a list',
    path: PRODUCT,
    press: (page) => press(page.getByRole('button', { name: 'Add to a list' })),
    expectAnswer: (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
  {
    name: 'a form, typed and sent',
    path: '/lists',
    press: async (page) => {
      await page.getByLabel('List name').fill('Night shift')
      await page.getByRole('button', { name: 'Create an empty list' }).click()
    },
    expectAnswer: (page) => expect(findTitle(page)).toHaveText('Night shift'),
  },
  {
    name: 'Show password',
    path: '/login',
    press: async (page) => {
      await page.getByLabel('Password', { exact: true }).fill('a long pass phrase')
      await press(page.getByRole('button', { name: 'Show password' }))
    },
    expectAnswer: async (page) => {
      const field = page.getByLabel('Password', { exact: true })
      await expect(field).toHaveAttribute('type', 'text')
      await expect(field).toHaveValue('a long pass phrase')
    },
  },
]

for (const one of PAGES) test(one.name, ({ page }) => expectAnswered(page, one))

test('the choice of a theme where another was kept', async ({ page }) => {
  await visit(page, '/')
  await findChoice(page, 'Theme').selectOption('light')
  await expectAnswered(page, { ...HEADER.at(-1)!, path: '/' })
})

test('a link in the header works by itself', async ({ page }) => {
  await keepCart(page, [{ slug: PLAIN.slug, options: {}, quantity: 2 }])
  const letCome = await openWithoutScripts(page, PLAIN.list)
  await page.getByRole('link', { name: /^Cart/ }).click()
  await expect(page).toHaveURL('/cart')
  await letCome()
  await expect(findTitle(page)).toContainText('2 items in 1 line')
})

test('a press after the page has come to life and before its filters have', async ({ page }) => {
  const rest = await openBeforeRest(page, PLAIN.list)
  await findAdd(page, PLAIN).click()
  await expect(findBadge(page)).toHaveText('1 item')
  await findSort(page).selectOption('Name, A to Z')
  await press(page.getByRole('main').getByRole('button', { name: 'All filters' }))
  rest()
  await expect(findDialog(page, 'Filter')).toBeVisible()
  await expect(page).toHaveURL(/sort=name/)
})

test('the choices of an order that are open stay so when the filters come', async ({ page }) => {
  const rest = await openBeforeRest(page, PLAIN.list)
  await findSort(page).focus()
  rest()
  await page.waitForLoadState('networkidle')
  await expect(findSort(page)).toBeFocused()
  await findSort(page).selectOption('Name, A to Z')
  await expect(page).toHaveURL(/sort=name/)
  await expect(findSort(page)).toHaveValue('name')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('Filter', ({ page }) =>
    expectAnswered(page, {
      name: 'Filter',
      path: CHOICE.list,
      press: (page) => press(page.getByRole('main').getByRole('button', { name: 'Filter', exact: true })),
      expectAnswer: (page) => expect(findDialog(page, 'Filter')).toBeVisible(),
    }))

  test('the rest of the products of home', ({ page }) =>
    expectAnswered(page, {
      name: 'Show all',
      path: '/',
      press: (page) => press(page.getByRole('button', { name: /^Show all/ })),
      expectAnswer: (page) => expect(findCards(page).last()).toBeVisible(),
    }))
})

test('what is typed while there is no connection, on the page that is drawn for the address', async ({ page }) => {
  const shell = await (await page.request.get('/shell')).text()
  await page.route(CHOICE.list, (route) => route.fulfill({ contentType: 'text/html', body: shell }))
  const letCome = await openWithoutScripts(page, CHOICE.list)
  await findChoice(page, 'Theme').selectOption('dark')
  await findSearch(page).pressSequentially('glo')
  await letCome()
  await expect(findCount(page)).toBeVisible()
  await page.keyboard.type('ves')
  await expect(findSearch(page)).toHaveValue('gloves')
  await expect(page.getByRole('option', { name: /glove/i }).first()).toBeVisible()
  await expect(readHtml(page)).toHaveAttribute('data-theme', 'dark')
})
