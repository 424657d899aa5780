import { expect, type Page } from '@playwright/test'
import { LISTS_KIND } from '@shop/core/lists/storedWardLists.ts'
import type { WardList } from '@shop/core/lists/wardLists.ts'
import { formatMain } from '@shop/core/stored/kind.ts'
import { findAdd, findBadge, findCompare, findMore, findTray } from './controls.ts'
import { CHOICE, OTHER, PLAIN, WARD } from './examples.ts'
import { readTexts } from './texts.ts'
import { visit } from './visit.ts'

/** A change becomes part of its value after two seconds, on a machine that is not busy. */
const SETTLED = { timeout: 15_000 }

/** Chooses two products for comparing, in their list. */
export async function chooseTwo(page: Page): Promise<void> {
  await visit(page, PLAIN.list)
  await findCompare(page, PLAIN).click()
  await findCompare(page, OTHER).click()
  await expect(findTray(page).getByRole('status')).toContainText('2 of 4')
}

/** Puts two products into the cart, as a visitor would, and opens the cart. */
export async function fillCart(page: Page): Promise<void> {
  await visit(page, PLAIN.list)
  await findAdd(page, PLAIN).click()
  await findAdd(page, OTHER).click()
  await expect(findBadge(page)).toHaveText('2 items')
  await visit(page, '/cart')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('2 items in 2 lines')
}

/** The texts that the shop keeps on the disk, once every change has become part of its value (docs/decisions/0012). */
export async function readKept(page: Page): Promise<Record<string, string>> {
  await expect
    .poll(async () => Object.keys(await readTexts(page)).filter((key) => /^(?!order|quick).*\+/.test(key)), SETTLED)
    .toEqual([])
  return readTexts(page)
}

/** Empties the open cart, saying so twice as a visitor must. */
export async function emptyCart(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Empty the cart' }).click()
  await page.getByRole('dialog', { name: 'Empty the cart?' }).getByRole('button', { name: 'Yes, empty it' }).click()
}

/** Presses what stands behind the dots of a line of the cart. */
export async function pressInLine(page: Page, action: 'Remove' | 'Save for later', name: string): Promise<void> {
  await findMore(page, name).click()
  await page.getByRole('button', { name: `${action} ${name}`, exact: true }).click()
}

/** Removes the first line of the cart, behind its dots; by the keyboard where `key` names the one to press. */
export async function removeFirst(page: Page, key?: string): Promise<void> {
  const more = page.getByRole('main').getByRole('button', { name: /^More for/ })
  for (const button of [more.first(), page.getByRole('button', { name: /^Remove/ })])
    await (key === undefined ? button.click() : button.press(key))
}

/** Keeps a cart as an earlier visit would have left it, once. */
export async function keepCart(page: Page, lines: readonly unknown[], saved: readonly unknown[] = []): Promise<void> {
  await page.addInitScript(
    (text) => {
      if (sessionStorage.getItem('kept')) return
      sessionStorage.setItem('kept', 'yes')
      localStorage.setItem('cart', text)
    },
    JSON.stringify({ version: 2, lines, saved }),
  )
}

/** Opens the order of a cart with everything that a line can say, at the form. */
export async function openOrder(page: Page): Promise<void> {
  await keepCart(page, [
    { slug: PLAIN.slug, options: {}, quantity: 2, note: 'for ward 4' },
    { slug: CHOICE.slug, options: { Size: 'M', Length: 'Tall' }, quantity: 3 },
    { slug: 'littmann-classic-iii-navy', options: {}, quantity: 1, engraving: 'Dr M. Tregear' },
    { slug: 'sold-last-year', options: {}, quantity: 1 },
  ])
  await visit(page, '/order')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order document')
}

/** Fills in the form of the order, in words that a test may replace, and sees them on the document. */
export async function makeDocument(page: Page, words: Readonly<Record<string, string>> = {}): Promise<void> {
  const texts = {
    'Organisation (optional)': 'Carrick Community Hospital',
    'Your name': 'Ada Penrose',
    Email: 'ada.penrose@carrick.example',
    'Department, building and street': 'Stores, Level 2\n14 Quay Road',
    'Town or city': 'Falmouth',
    Postcode: 'TR11 3XX',
    'Purchase order number (optional)': 'PO-4471',
    'Cost centre (optional)': 'W7-2210',
    'Note (optional)': 'Deliver before noon.',
    ...words,
  }
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label, { exact: true }).fill(text)
  await expect(page.getByRole('article', { name: 'Order' })).toContainText(texts['Your name'])
}

/** Saves the document as a file, which keeps the order in an account. Returns its reference. */
export async function saveOrder(page: Page): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as CSV' }).click(),
  ])
  return file.suggestedFilename().replace('.csv', '')
}

/** Puts lists where the shop keeps them, once: what the page makes of them outlasts a reload. */
export async function keepLists(page: Page, lists: readonly WardList[]): Promise<void> {
  await page.addInitScript(
    (text) => {
      if (sessionStorage.getItem('lists')) return
      sessionStorage.setItem('lists', 'yes')
      localStorage.setItem('lists', text)
    },
    formatMain(LISTS_KIND, lists),
  )
}

/** Opens the list of the ward. */
export async function openWard(page: Page): Promise<void> {
  await keepLists(page, [WARD])
  await visit(page, '/lists?list=ward')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(WARD.name)
}

/** Lines of every kind: ready, an unclear quantity, a size to choose, a misspelt code, several, a label of another shop. */
const LINES = [
  'HEM-7155-E 2',
  'HEM-7121J-E,2 or 3',
  '3;PEN-SCT-NV',
  'HEM-7155-F\t1',
  'PEN-SCT 1',
  '(01)04006381333931(17)270331(10)A1',
].join('\n')

/** Opens the quick order with lines of every kind. */
export async function pasteLines(page: Page): Promise<void> {
  await visit(page, '/quick-order')
  await page.getByRole('textbox', { name: 'Paste lines' }).fill(LINES)
  await page.getByRole('button', { name: 'Read these lines' }).click()
  await expect(page.getByRole('heading', { level: 2, name: '6 lines' })).toBeVisible()
}

/** A file for a file field. */
export function buildFile(name: string, content: string | Buffer) {
  return { name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) }
}

/** Holds back the answers to such addresses; `isAsked`: one has been asked for. */
export async function hold(
  page: Page,
  addresses: string | RegExp,
): Promise<{ isAsked: Promise<void>; release: () => void }> {
  let release: () => void = () => undefined
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  let ask: () => void = () => undefined
  const isAsked = new Promise<void>((resolve) => (ask = resolve))
  await page.route(addresses, async (route) => {
    ask()
    await isReleased
    // A page that is no longer wanted takes no answer.
    await route.continue().catch(() => undefined)
  })
  return { isAsked, release }
}

/** Holds back the shop's data, except those of the page at `path`. */
export function holdData(page: Page, path: string): ReturnType<typeof hold> {
  return hold(page, new RegExp(`/data/(?!\\w+/pages/category${path}\\.js)`))
}
