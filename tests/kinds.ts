import { expect, type Page } from '@playwright/test'
import { buildShareFragment } from '@shop/core/share/fragment.ts'
import { ACCOUNT_STATES } from './accountKinds.ts'
import { findAddToCart } from './controls.ts'
import { CHOICE, OTHER, PLAIN, SENT, WARD } from './examples.ts'
import {
  buildFile,
  chooseTwo,
  fillCart,
  keepCart,
  keepLists,
  makeDocument,
  openOrder,
  openWard,
  pasteLines,
} from './steps.ts'
import { visit } from './visit.ts'

/** One kind of page, or a state of one, and how a visitor gets there. */
export interface Kind {
  readonly name: string
  readonly path: string
  readonly h1: string
  readonly prepare?: (page: Page) => Promise<void>
}

/** Every kind of page as its host serves it. */
export const PAGES: readonly Kind[] = [
  { name: 'home', path: '/', h1: 'Equipment' },
  { name: 'a category', path: '/scrubs', h1: 'Scrub tops, trousers and caps' },
  { name: 'the double category', path: '/pulse_oximeters', h1: 'Pulse oximeters and sensors' },
  { name: 'a detail without options', path: `/detail/${PLAIN.slug}`, h1: PLAIN.title },
  { name: 'a detail with options', path: `/detail/${CHOICE.slug}`, h1: CHOICE.title },
  { name: 'a category of text alone', path: '/aid_for_ukraine', h1: 'Aid for Ukraine' },
  { name: 'contact', path: '/contact', h1: 'Contact' },
  { name: 'terms', path: '/terms', h1: 'Terms' },
  { name: 'privacy', path: '/privacy', h1: 'Privacy' },
  { name: 'cookies', path: '/cookies', h1: 'Cookies' },
  { name: 'the empty cart', path: '/cart', h1: 'Your cart is empty' },
  { name: 'the empty selection', path: '/detail', h1: 'Nothing selected yet' },
  { name: 'login', path: '/login', h1: 'Log in' },
  { name: 'signup', path: '/signup', h1: 'Create account' },
  { name: 'forget_password', path: '/forget_password', h1: 'Reset your password' },
  { name: 'the account of a guest', path: '/account', h1: 'Log in to see your account' },
  { name: 'the empty search', path: '/search', h1: 'Search the shop' },
  { name: 'the overview of a group', path: '/group/disposables', h1: 'Disposables' },
  { name: 'nothing shared', path: '/shared', h1: 'Nothing was shared' },
  { name: 'the order of an empty cart', path: '/order', h1: 'Nothing to order yet' },
  { name: 'nothing to compare', path: '/compare', h1: 'Nothing to compare yet' },
  { name: 'the empty quick order', path: '/quick-order', h1: 'Quick order' },
  { name: 'no lists', path: '/lists', h1: 'Lists' },
  { name: 'not-found', path: '/nowhere', h1: 'There is no page at this address' },
]

/** States that a visitor causes. */
export const STATES: readonly Kind[] = [
  { name: 'the full cart', path: '/cart', h1: 'Cart', prepare: fillCart },
  {
    name: 'a cart with everything that a line can say',
    path: '/cart',
    h1: 'Cart',
    prepare: async (page) => {
      const price = { incPence: 1, exPence: 1 }
      const lines = [
        { slug: 'penhallow-gloves-nitrile-blue-m', options: {}, quantity: 2, note: 'for ward 4', price },
        { slug: 'littmann-classic-iii-navy', options: {}, quantity: 1, engraving: 'Dr M. Tregear' },
        { slug: 'sold-last-year', options: {}, quantity: 1 },
      ]
      await keepCart(page, lines, [{ slug: OTHER.slug, options: {}, quantity: 3 }])
      await visit(page, '/cart')
    },
  },
  { name: 'a quick order with lines to fix', path: '/quick-order', h1: 'Quick order', prepare: pasteLines },
  {
    name: 'lists',
    path: '/lists',
    h1: 'Lists',
    prepare: async (page) => {
      await keepLists(page, [WARD, { id: 'trolley', name: 'Crash trolley', lines: [] }])
      await visit(page, '/lists')
    },
  },
  { name: 'a list', path: '/lists?list=ward', h1: WARD.name, prepare: openWard },
  {
    name: 'what a file would change in a list',
    path: '/lists?list=ward',
    h1: WARD.name,
    prepare: async (page) => {
      await openWard(page)
      const text = 'SKU,Par\nHEM-7155-E,9\nHEM-7121J-E,2\n1624W,3\nNOPE-1,1\n'
      await page.getByLabel(/^Import into this list/).setInputFiles(buildFile('count.csv', text))
      await expect(page.getByRole('dialog', { name: 'What this file changes' })).toBeVisible()
    },
  },
  {
    name: 'a product on its way to a list',
    path: `/detail/${CHOICE.slug}`,
    h1: CHOICE.title,
    prepare: async (page) => {
      await keepLists(page, [WARD])
      await visit(page, `/detail/${CHOICE.slug}`)
      await page.getByRole('button', { name: 'Add to a list' }).click()
      await page.getByRole('button', { name: 'Add to the list' }).click()
      await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
    },
  },
  { name: 'the details of an order', path: '/order', h1: 'Order document', prepare: openOrder },
  {
    name: 'the details of an order with errors',
    path: '/order',
    h1: 'Order document',
    prepare: async (page) => {
      await openOrder(page)
      await page.getByRole('button', { name: 'Print or save as PDF' }).click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'an order document',
    path: '/order',
    h1: 'Order document',
    prepare: async (page) => {
      await openOrder(page)
      await makeDocument(page)
    },
  },
  {
    name: 'a detail that is being engraved',
    path: '/detail/littmann-classic-iii-navy',
    h1: 'Classic III monitoring stethoscope, navy blue tube',
    prepare: async (page) => {
      await visit(page, '/detail/littmann-classic-iii-navy')
      await page.getByRole('button', { name: 'Add an engraving' }).click()
      await page.getByRole('textbox', { name: 'Text to engrave' }).fill('Dr M. Tregear')
    },
  },
  {
    name: 'a list with the price ex.VAT first',
    path: PLAIN.list,
    h1: 'Blood pressure monitors',
    prepare: async (page) => {
      await page.addInitScript(() => localStorage.setItem('vat', 'ex'))
      await visit(page, PLAIN.list)
    },
  },
  {
    name: 'the cart as a link',
    path: '/cart',
    h1: 'Cart',
    prepare: async (page) => {
      await fillCart(page)
      await page.getByRole('button', { name: 'Share the cart' }).click()
      await expect(page.getByRole('img', { name: 'The link as a QR code' })).toBeVisible()
    },
  },
  {
    name: 'a cart that was sent',
    path: '/shared',
    h1: 'A cart for you',
    prepare: async (page) => {
      await keepCart(page, [{ slug: PLAIN.slug, options: {}, quantity: 1 }])
      await visit(page, `/shared#${await buildShareFragment({ kind: 'cart', lines: SENT })}`)
    },
  },
  {
    name: 'a list that was sent',
    path: '/shared',
    h1: 'A list for you: Ward 3',
    prepare: async (page) => {
      const lines = SENT.map(({ slug, options, quantity }) => ({ slug, options, par: quantity }))
      await visit(page, `/shared#${await buildShareFragment({ kind: 'list', name: 'Ward 3', lines })}`)
    },
  },
  {
    name: 'a link that was cut',
    path: '/shared',
    h1: 'Part of the link is missing',
    prepare: async (page) => {
      await visit(page, `/shared#${(await buildShareFragment({ kind: 'cart', lines: SENT }))!.slice(0, 40)}`)
    },
  },
  ...ACCOUNT_STATES,
  {
    name: 'a detail with errors',
    path: `/detail/${CHOICE.slug}`,
    h1: CHOICE.title,
    prepare: async (page) => {
      await visit(page, `/detail/${CHOICE.slug}`)
      await findAddToCart(page).first().click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'a detail with an option of two words',
    path: '/detail/penhallow-wheelchair-self-propelled',
    h1: 'Wheelchair, self-propelled, folding',
  },
  { name: 'a list that is narrowed', path: '/scrubs?colour=Navy+blue&size=XL&sort=name', h1: 'Scrub tops' },
  { name: 'a list of which nothing is left', path: '/scrubs?colour=Wine&size=One+size', h1: 'Scrub tops' },
  { name: 'a further page of a search', path: '/search?q=penhallow&page=2', h1: 'products for “penhallow”' },
  {
    name: 'a list with the values of a filter open',
    path: '/scrubs',
    h1: 'Scrub tops',
    prepare: async (page) => {
      await visit(page, '/scrubs')
      const button = page.getByRole('main').getByRole('button', { name: 'Colour' })
      // A narrow window has the sheet instead.
      if (await button.isVisible()) await button.click()
    },
  },
  {
    name: 'a comparison',
    path: `/compare?p=${PLAIN.slug}&p=${OTHER.slug}&p=welch-allyn-ds44-integrated-aneroid&p=gone`,
    h1: 'Compare 3 products',
  },
  {
    name: 'a comparison that is refused',
    path: `/compare?p=${PLAIN.slug}&p=${CHOICE.slug}`,
    h1: 'These have too little in common to compare',
  },
  { name: 'a list with the tray', path: PLAIN.list, h1: 'Blood pressure monitors', prepare: chooseTwo },
  {
    name: 'a detail with what was viewed recently',
    path: `/detail/${PLAIN.slug}`,
    h1: PLAIN.title,
    prepare: async (page) => {
      for (const { slug } of [CHOICE, OTHER, PLAIN]) await visit(page, `/detail/${slug}`)
      await expect(page.getByRole('region', { name: 'Recently viewed' }).getByRole('listitem')).toHaveCount(2)
    },
  },
  { name: 'a search that finds', path: '/search?q=littmann', h1: 'products for “littmann”' },
  {
    name: 'a search that leaves a word out',
    path: '/search?q=zzzz%20gloves',
    h1: 'products for “gloves”',
  },
  { name: 'a search that finds nothing', path: '/search?q=zzzz', h1: 'Nothing found for “zzzz”' },
]

/** Opens a kind of page and sees that it is there. */
export async function visitKind(page: Page, { path, h1, prepare }: Kind): Promise<void> {
  await (prepare ? prepare(page) : visit(page, path))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(h1)
}
