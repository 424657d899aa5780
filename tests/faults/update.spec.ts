import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { ADA, buildSignUp, expectLoggedIn, fillIn, logIn, logOut } from '../accounts.ts'
import { findAdd, findBadge, findCompare, findSearch, findTitle, findTray } from '../controls.ts'
import { CHOICE, OTHER, PLAIN, WARD } from '../examples.ts'
import type { Host } from '../host.ts'
import { findOnHand } from '../journeys/lists.ts'
import { buildWorker, expect, findStates, keepShop, listCaches, lookForRelease, test } from '../keptShop.ts'
import { buildFile, keepLists, makeDocument } from '../steps.ts'

/** Something that a visitor is in the middle of. */
interface Act {
  readonly path: string
  readonly begin: (page: Page) => Promise<void>
  /** Goes on, and fails where anything of what was begun is lost. */
  readonly end: (page: Page) => Promise<void>
}

const SIGN_UP = buildSignUp(ADA)
const LINES = 'HEM-7121J-E 3\nHEM-7155-E 1'
const PASSPORT = JSON.stringify({
  ...{ format: 'medical-shop-passport', version: 1, made: '2026-11-23T08:15:00.000Z' },
  records: { compared: { version: 1, slugs: [CHOICE.slug] } },
})

const submit = (page: Page) => page.getByRole('button', { name: 'Submit', exact: true }).click()
const findPaste = (page: Page) => page.getByRole('textbox', { name: 'Paste lines' })

async function saveAs(page: Page, format: string): Promise<Buffer> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Save as ${format}` }).click(),
  ])
  return readFileSync(await file.path())
}

/** In the order in which one visitor does them. */
const ACTS: Readonly<Record<string, Act>> = {
  'typing a search': {
    path: '/',
    begin: (page) => findSearch(page).pressSequentially('nitri'),
    async end(page) {
      await expect(findSearch(page)).toHaveValue('nitri')
      await findSearch(page).pressSequentially('le')
      await expect(page.getByRole('listbox').getByRole('option').first()).toContainText(/nitrile/i)
      await page.keyboard.press('Enter')
      await expect(findTitle(page)).toContainText('for “nitrile”')
    },
  },
  'adding to the cart': {
    path: PLAIN.list,
    begin: (page) => findAdd(page, PLAIN).click(),
    async end(page) {
      await expect(findBadge(page)).toHaveText('1 item')
      await findAdd(page, OTHER).click()
      await page.reload()
      await expect(findBadge(page)).toHaveText('2 items')
    },
  },
  'pasting a quick order': {
    path: '/quick-order',
    begin: (page) => findPaste(page).fill(LINES),
    async end(page) {
      await expect(findPaste(page)).toHaveValue(LINES)
      await page.getByRole('button', { name: 'Read these lines' }).click()
      await page.reload()
      await expect(page.getByRole('heading', { level: 2, name: '2 lines' })).toBeVisible()
    },
  },
  'filling in half an order': {
    path: '/order',
    begin: (page) => fillIn(page, { 'Your name': 'Ada Penrose', 'Cost centre (optional)': 'W7-2210' }),
    async end(page) {
      await page.reload()
      await expect(page.getByLabel('Your name', { exact: true })).toHaveValue('Ada Penrose')
      await expect(page.getByLabel('Cost centre (optional)', { exact: true })).toHaveValue('W7-2210')
    },
  },
  'reading the order document': {
    path: '/order',
    begin: (page) => makeDocument(page),
    async end(page) {
      await expect(page.getByRole('article', { name: 'Order' })).toContainText('Ada Penrose')
      expect((await saveAs(page, 'CSV')).toString()).toContain('Ada Penrose')
      expect((await saveAs(page, 'Excel')).subarray(0, 2).toString()).toBe('PK')
    },
  },
  'choosing what to compare': {
    path: PLAIN.list,
    begin: (page) => findCompare(page, PLAIN).click(),
    async end(page) {
      await findCompare(page, OTHER).click()
      await expect(findTray(page).getByRole('status')).toContainText('2 of 4')
      await page.reload()
      await expect(findTray(page).getByRole('status')).toContainText('2 of 4')
    },
  },
  'counting a list': {
    path: '/lists?list=ward',
    begin: (page) => findOnHand(page, OTHER.title).fill('1'),
    async end(page) {
      await expect(findOnHand(page, OTHER.title)).toHaveValue('1')
      await findOnHand(page, PLAIN.title).fill('3')
      await page.reload()
      await expect(findOnHand(page, OTHER.title)).toHaveValue('1')
      await expect(findOnHand(page, PLAIN.title)).toHaveValue('3')
    },
  },
  'signing up': {
    path: '/signup',
    begin: (page) => fillIn(page, SIGN_UP),
    async end(page) {
      for (const [label, text] of Object.entries(SIGN_UP))
        await expect(page.getByLabel(label, { exact: true })).toHaveValue(text)
      await submit(page)
      await page.getByRole('button', { name: 'Go on with my order' }).click()
      await expectLoggedIn(page, ADA)
      await expect(findBadge(page)).toHaveText('2 items')
      await logOut(page)
    },
  },
  'logging in': {
    path: '/login',
    begin: (page) => fillIn(page, { Email: ADA.email, Password: ADA.password }),
    async end(page) {
      await expect(page.getByLabel('Email', { exact: true })).toHaveValue(ADA.email)
      await submit(page)
      await expectLoggedIn(page, ADA)
      await expect(findBadge(page)).toHaveText('2 items')
      await logOut(page)
      await logIn(page, ADA)
      await expectLoggedIn(page, ADA)
    },
  },
  'importing a file': {
    path: '/account',
    begin: (page) => page.getByLabel('Open a copy').setInputFiles(buildFile('passport.json', PASSPORT)),
    async end(page) {
      await page.getByRole('dialog', { name: 'What this file changes' }).getByRole('button', { name: 'Merge' }).click()
      await expect(page.getByText('is merged into what was here')).toBeVisible()
      await page.goto(new URL(PLAIN.list, page.url()).href)
      await expect(findTray(page).getByRole('status')).toContainText('3 of 4')
    },
  },
}

/** Another release is published, installed, and put into use by another tab. */
async function changeRelease(page: Page, host: Host, id: string): Promise<void> {
  host.instead.set('/sw.js', buildWorker(id))
  await lookForRelease(page)
  await expect.poll(() => findStates(page), { timeout: 30_000 }).toEqual(['activated', 'installed'])
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    registration!.waiting!.postMessage({ kind: 'use' })
  })
  await expect.poll(() => findStates(page)).toEqual(['activated', ''])
  expect((await listCaches(page)).map((name) => name.replace(/.*#/, ''))).toContain(id)
}

test('a release that is changed in the middle of any of ten acts takes nothing that was typed or kept', async ({
  page,
  host,
}) => {
  // Ten releases are installed, each of some hundred files.
  test.setTimeout(600_000)
  await keepLists(page, [WARD])
  await keepShop(page, host)
  for (const [index, [name, { path, begin, end }]] of Object.entries(ACTS).entries())
    await test.step(name, async () => {
      await page.goto(host.url + path)
      await expect(findTitle(page)).toBeVisible()
      await page.waitForLoadState('networkidle')
      await begin(page)
      await page.evaluate(() => (document.documentElement.dataset.same = 'yes'))
      await changeRelease(page, host, `release-${index}`)
      await expect(page.locator('html'), 'no page is loaded again by itself').toHaveAttribute('data-same', 'yes')
      await end(page)
      await expect(page.getByText('could not be read')).toHaveCount(0)
    })
  expect(Object.keys(ACTS)).toHaveLength(10)
})
