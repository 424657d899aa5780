import type { BrowserContext, Page } from '@playwright/test'
import { ADA, expectLoggedIn, makeAccount } from '../accounts.ts'
import { addInTurn, addMany } from '../addMany.ts'
import { findAdd, findBadge, findCompare, findTitle } from '../controls.ts'
import { OTHER, PLAIN, WARD } from '../examples.ts'
import type { Host } from '../host.ts'
import { findOnHand } from '../journeys/lists.ts'
import {
  buildWorker,
  expect,
  findStates,
  keepShop,
  listCaches,
  lookForRelease,
  openBarePage,
  test,
} from '../keptShop.ts'
import { keepLists, readKept } from '../steps.ts'
import { readTexts, writeText } from '../texts.ts'

const TIMES = 100
const TOLD = 'A newer version of the shop has changed your saved cart.'

/** A tab with the shop at an address, ready for presses. */
async function openTab(context: BrowserContext, address: string): Promise<Page> {
  const tab = await context.newPage()
  await tab.goto(address)
  await expect(findTitle(tab)).toBeVisible()
  await tab.waitForLoadState('networkidle')
  return tab
}

/** From now on the host gives another release, and its worker is in use; the tabs that are open go on with theirs. */
async function publish(page: Page, host: Host): Promise<void> {
  host.instead.set('/sw.js', buildWorker('second'))
  await lookForRelease(page)
  await expect.poll(() => findStates(page), { timeout: 60_000 }).toEqual(['activated', 'installed'])
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    registration!.waiting!.postMessage({ kind: 'use' })
  })
  await expect.poll(() => findStates(page)).toEqual(['activated', ''])
  const releases = (await listCaches(page)).filter((name) => !name.endsWith('#pictures'))
  expect(releases, 'each tab has the files of its release').toHaveLength(2)
}

/** A tab of each of two releases at the same address, both under the worker. */
async function openBoth(context: BrowserContext, host: Host, paths: readonly string[]): Promise<[Page, Page][]> {
  const first: Page[] = []
  for (const path of paths) first.push(await openTab(context, host.url + path))
  await publish(first[0]!, host)
  const pairs: [Page, Page][] = []
  for (const [index, path] of paths.entries()) pairs.push([first[index]!, await openTab(context, host.url + path)])
  for (const tab of pairs.flat())
    expect(await tab.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
  return pairs
}

/** Nothing that was kept was taken for damaged, in any of the tabs. */
async function expectAllRead(tabs: readonly Page[]): Promise<void> {
  for (const tab of tabs) await expect(tab.getByText('could not be read')).toHaveCount(0)
  const keys = Object.keys(await readTexts(tabs[0]!))
  expect(keys.filter((key) => key.includes('.unread'))).toEqual([])
}

/** Presses Add this many times in both tabs at once, then in turn, and finds all of it in both, also after a reload. */
async function fillTogether(tabs: readonly [Page, Page]): Promise<void> {
  const [one, other] = tabs
  await Promise.all([addMany(one, PLAIN, TIMES), addMany(other, OTHER, TIMES)])
  for (const tab of tabs) await expect(findBadge(tab)).toHaveText(`${2 * TIMES} items`)
  await addInTurn(tabs, [OTHER, PLAIN], TIMES)
  for (const tab of tabs) await expect(findBadge(tab)).toHaveText(`${4 * TIMES} items`)
  await readKept(one)
  for (const tab of tabs) {
    await tab.reload()
    await expect(findBadge(tab)).toHaveText(`${4 * TIMES} items`)
  }
}

async function countTo(tab: Page, { title }: { title: string }): Promise<void> {
  for (let count = 1; count <= TIMES; count++) await findOnHand(tab, title).fill(String(count))
}

test('tabs of two releases fill one cart and count one list at once and in turn, and nothing is lost', async ({
  page,
  context,
  host,
}) => {
  await keepLists(page, [WARD])
  await keepShop(page, host)
  const [shelves, lists] = await openBoth(context, host, [PLAIN.list, '/lists?list=ward'])
  const [one, other] = lists!
  await Promise.all([fillTogether(shelves!), countTo(one, PLAIN), countTo(other, OTHER)])
  for (let count = 1; count <= TIMES; count++) {
    await findOnHand(one, OTHER.title).fill(String(count))
    await findOnHand(other, PLAIN.title).fill(String(2 * count))
  }
  for (const isReloaded of [false, true])
    for (const tab of lists!) {
      if (isReloaded) await tab.reload()
      await expect(findOnHand(tab, OTHER.title)).toHaveValue(String(TIMES))
      await expect(findOnHand(tab, PLAIN.title)).toHaveValue(String(2 * TIMES))
    }
  await expectAllRead([...shelves!, ...lists!])
})

test('tabs of two releases fill the sealed cart of one account at once and in turn, and nothing is lost', async ({
  page,
  context,
  host,
}) => {
  await keepShop(page, host)
  await makeAccount(page, ADA, `${host.url}/signup`)
  const [shelves] = await openBoth(context, host, [PLAIN.list])
  for (const tab of shelves!) await expectLoggedIn(tab, ADA)
  await fillTogether(shelves!)
  for (const tab of shelves!) await expectLoggedIn(tab, ADA)
  expect(Object.keys(await readKept(page)).filter((key) => key.startsWith('cart'))).toEqual([])
  await expectAllRead(shelves!)
})

/** A cart as a later release may keep it, with what this one does not know. */
const LATER = { version: 4, lines: [{ slug: OTHER.slug, options: {}, quantity: 4, for: 'Bay 2' }], saved: [], bays: 6 }

for (const [what, key, text] of [
  ['a cart', 'cart', JSON.stringify(LATER)],
  ['a change of the cart', 'cart+0.later', JSON.stringify({ from: { ...LATER, lines: [] }, to: LATER })],
] as const)
  test(`${what} in a form that only the later release knows stays as that wrote it, and the visitor is told`, async ({
    page,
    context,
    host,
  }) => {
    await keepShop(page, host)
    const [tabs] = await openBoth(context, host, [PLAIN.list])
    const [tab, later] = tabs!
    await findAdd(tab, PLAIN).click()
    await expect(findBadge(tab)).toHaveText('1 item')
    const { cart } = await readKept(tab)
    await openBarePage(later, host)
    await writeText(later, key, text)
    await expect(tab.getByText(TOLD)).toBeVisible()
    await findAdd(tab, OTHER).click()
    await expect(findBadge(tab)).toHaveText('2 items')
    for (const product of [PLAIN, OTHER]) {
      await findCompare(tab, product).click()
      // The comparison was changed after the cart, which would be folded by now.
      await expect
        .poll(async () => Object.keys(await readTexts(later)).filter((key) => key.startsWith('compared+')), {
          timeout: 15_000,
        })
        .toEqual([])
      const kept = await readTexts(later)
      expect(kept).toMatchObject({ cart, [key]: text })
      const changes = Object.keys(kept).filter((name) => name.startsWith('cart+') && name !== key)
      expect(changes.map((name) => kept[name])).toEqual([expect.stringContaining(OTHER.slug)])
      // The notice goes by itself: on a busy machine before the last picture is here.
      await tab.reload({ waitUntil: 'commit' })
      await expect(tab.getByText(TOLD)).toBeVisible()
      await expect(findBadge(tab)).toHaveText(key === 'cart' ? '1 item' : '2 items')
      await tab.waitForLoadState('networkidle')
    }
    await expectAllRead([tab])
  })
