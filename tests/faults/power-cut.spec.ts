import { test as base, expect, type Page } from '@playwright/test'
import { setTimeout as wait } from 'node:timers/promises'
import { ADA, expectLoggedIn, logIn, makeAccount } from '../accounts.ts'
import { findAdd, findBadge, findTitle } from '../controls.ts'
import { OTHER, PLAIN } from '../examples.ts'
import { buildFile } from '../steps.ts'
import { visit } from '../visit.ts'
import { createRandom, TIMES } from './chance.ts'
import { at, createMortalBrowser, type MortalBrowser } from './mortalBrowser.ts'

const LATEST_CUT_MS = 3000
/** A change that has been on the screen for this long is on the disk, of a busy machine too (docs/decisions/0012). */
const SEEN_MS = 500
const START_MS = 20_000

const test = base.extend<{ browserOnDisk: MortalBrowser }>({
  browserOnDisk: async ({}, use) => {
    const browser = createMortalBrowser()
    await use(browser)
    await browser.remove()
  },
})

/** The quantities of both products in the cart, as its page shows them. */
async function readCart(page: Page): Promise<[plain: number, other: number]> {
  await visit(page, at('/cart'))
  await expect(findTitle(page)).toContainText(/is empty|in \d lines?/)
  await expect(page.getByText('could not be read')).toHaveCount(0)
  const read = async ({ title }: { title: string }) => {
    const field = page.getByRole('textbox', { name: `Quantity of ${title}` })
    return (await field.count()) === 0 ? 0 : Number(await field.inputValue())
  }
  return [await read(PLAIN), await read(OTHER)]
}

/**
 * Adds one of each in turn, in the page, at the times that are given, and goes on until the power is cut. What it returns
 * says how many items the badge had shown by then.
 */
async function addInTurn(page: Page, isOtherNext: boolean, random: () => number): Promise<(cutAt: number) => number> {
  await visit(page, at(PLAIN.list))
  const shown: { readonly items: number; readonly at: number }[] = []
  page.on('console', (message) => shown.push({ items: Number.parseInt(message.text()), at: Date.now() }))
  const buttons = await Promise.all([PLAIN, OTHER].map((product) => findAdd(page, product).elementHandle()))
  const pauses = Array.from({ length: 400 }, () => 10 + 80 * random())
  await page.evaluate(
    ([buttons, pauses, isOtherNext]) => {
      const badge = document.querySelector('[data-testid=badge]')!
      new MutationObserver(() => console.log(badge.textContent)).observe(badge, { subtree: true, characterData: true })
      const press = async () => {
        for (const [index, pause] of pauses.entries()) {
          ;(buttons[(index + Number(isOtherNext)) % 2] as HTMLElement).click()
          await new Promise((resolve) => setTimeout(resolve, pause))
        }
      }
      void press()
    },
    [buttons, pauses, isOtherNext] as const,
  )
  return (cutAt) => shown.findLast(({ items, at }) => items > 0 && at <= cutAt - SEEN_MS)?.items ?? 0
}

/** Adds to the cart and cuts the power, this many times. `open` logs in, where someone has an account. */
async function cutWhileAdding(
  browser: MortalBrowser,
  times: number,
  random: () => number,
  open: (page: Page) => Promise<void>,
): Promise<void> {
  let [plain, other] = [0, 0]
  let shown = 0
  for (let time = 0; time <= times; time++) {
    const page = await browser.start()
    await open(page)
    ;[plain, other] = await readCart(page)
    // They were added in turn: the cart as it was after some press has as many of both, or one more of the first.
    expect([0, 1], `${plain} and ${other} after cut ${time}`).toContain(plain - other)
    expect(plain + other, `after cut ${time}`).toBeGreaterThanOrEqual(shown)
    if (time === times) break
    const countShown = await addInTurn(page, plain > other, random)
    await wait(SEEN_MS + random() * LATEST_CUT_MS)
    const cutAt = Date.now()
    await browser.kill()
    shown = Math.max(plain + other, countShown(cutAt))
  }
  console.log(`${times} power cuts; of ${shown} items that had been shown none is missing`)
  expect(shown).toBeGreaterThan(0)
}

test('a cart is whole after each power cut', async ({ browserOnDisk }) => {
  const times = Math.ceil(TIMES * 0.4)
  test.setTimeout(times * START_MS + 60_000)
  await cutWhileAdding(browserOnDisk, times, createRandom('guest'), () => Promise.resolve())
})

test('the cart of an account is whole after each power cut, and opens with the password', async ({ browserOnDisk }) => {
  const times = Math.ceil(TIMES * 0.4)
  test.setTimeout(times * START_MS + 60_000)
  const page = await browserOnDisk.start()
  await makeAccount(page, ADA, at('/signup'))
  await wait(SEEN_MS)
  await browserOnDisk.kill()
  await cutWhileAdding(browserOnDisk, times, createRandom('account'), async (page) => {
    await visit(page, at('/login'))
    await logIn(page, ADA)
    await expectLoggedIn(page, ADA)
  })
})

test('of a file that is being imported, each part is there whole or not at all', async ({ browserOnDisk }) => {
  const times = Math.ceil(TIMES * 0.2)
  test.setTimeout(times * START_MS + 60_000)
  const random = createRandom('import')
  // Their sum stays one that the badge shows.
  const lines = TIMES > 20 ? 4 : 90
  let before = { items: 0, names: [] as string[] }
  let kept = 0
  for (let time = 0; time <= times; time++) {
    const page = await browserOnDisk.start()
    await visit(page, at('/lists'))
    const items = Number.parseInt((await findBadge(page).textContent())!)
    const names = await page
      .getByRole('main')
      .getByRole('link', { name: /^Import \d+$/ })
      .allInnerTexts()
    // Each file adds as many of each line as its number, and names its list by it.
    expect([before.items, time * lines]).toContain(items)
    expect([before.names, [`Import ${time}`]]).toContainEqual(names)
    await expect(page.getByText('could not be read')).toHaveCount(0)
    if (items > before.items) kept += 1
    if (time === times) break
    before = { items, names }
    await visit(page, at('/account'))
    await page
      .getByLabel('Open a copy')
      .setInputFiles(buildFile('passport.json', JSON.stringify(buildPassport(time + 1, lines))))
    await page.getByRole('button', { name: 'Merge' }).click()
    await wait(time === times - 1 ? LATEST_CUT_MS : random() * LATEST_CUT_MS)
    await browserOnDisk.kill()
  }
  console.log(`${times} power cuts, after ${kept} of which the file was there`)
  expect(kept).toBeGreaterThan(0)
})

function buildPassport(number: number, lines: number): object {
  const slugs = Array.from({ length: lines }, (_, index) => `product-${index}`)
  return {
    ...{ format: 'medical-shop-passport', version: 1, made: '2026-11-23T08:15:00.000Z' },
    records: {
      cart: { version: 2, lines: slugs.map((slug) => ({ slug, options: {}, quantity: number })), saved: [] },
      lists: {
        version: 1,
        lists: [{ id: 'ward', name: `Import ${number}`, lines: slugs.map((slug) => ({ slug, options: {}, par: 4 })) }],
      },
    },
  }
}
