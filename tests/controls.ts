import { type Locator, type Page } from '@playwright/test'

/** The button of a card that adds its product from a list. */
export function findAdd(page: Page, { title }: { title: string }): Locator {
  return page.getByRole('button', { name: `Add to cart: ${title}` })
}

/** The button of a detail; on a phone the buy bar may hold a second one. */
export function findAddToCart(page: Page): Locator {
  return page.getByRole('button', { name: 'Add to Cart', exact: true })
}

/** A value of a product's option: the chip that is pressed. */
export function findChip(within: Page | Locator, option: string, value: string): Locator {
  return within.getByRole('group', { name: option, exact: true }).getByText(value, { exact: true })
}

/** The search field of the header. */
export function findSearch(page: Page): Locator {
  return page.getByRole('combobox', { name: 'Search by name, brand or SKU' })
}

/** The header's badge, which says the number of items in words too. */
export function findBadge(page: Page): Locator {
  return page.getByTestId('badge')
}

/** The button that chooses a product for comparing, in a card or on the product's page. */
export function findCompare(page: Page, { title }: { title: string }): Locator {
  return page.getByRole('button', { name: `Compare ${title}`, exact: true })
}

/** The tray at the foot of the window while products are chosen to compare. */
export function findTray(page: Page): Locator {
  return page.getByRole('region', { name: 'Products to compare' })
}

/** The dots of a line of the cart or of a list, which open what is used less often. */
export function findMore(page: Page, name: string): Locator {
  return page.getByRole('button', { name: `More for ${name}`, exact: true })
}

/** The heading that says what the page is. */
export function findTitle(page: Page): Locator {
  return page.getByRole('main').getByRole('heading', { level: 1 })
}
