import { test as base, expect, type Page } from '@playwright/test'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import prettier from 'prettier'
import { startDesk } from './startDesk.ts'

/** A desk of its own, on a shop of its own in a folder that goes with the test. */
interface OpenDesk {
  readonly folder: string
  /** With the token. */
  readonly url: string
  readonly read: (file: string) => string
  readonly write: (file: string, text: string) => void
  /** A file as it was when the desk was opened. */
  readonly committed: (file: string) => string
  /** The lines that differ from what was committed, without the names of files; of all files, or of those that git finds. */
  readonly diff: (...paths: readonly string[]) => string[]
}

const ROOT = path.resolve(import.meta.dirname, '../..')

/** The number of products in each of the two categories. */
export const EACH = 15

/** A product of the shop, by its category and number. */
export function nameProduct(category: string, index: number): string {
  return `${category}-${String(index).padStart(2, '0')}`
}

async function makeShop(folder: string): Promise<void> {
  const write = async (file: string, value: unknown) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), await prettier.format(JSON.stringify(value), { parser: 'json' }))
  }
  const shop = JSON.parse(readFileSync(path.join(ROOT, 'shops/quirks/shop.json'), 'utf8')) as { $schema?: string }
  delete shop.$schema
  await write('shop.json', shop)
  const ids = ['gloves', 'wipes']
  await write('groups.json', [{ id: 'first', tittle: 'First', dec: 'The first group.', categories: ids }])
  const page = { inside: 'All sorts', img: '', add: '', SecondSection: [] }
  await write('categories/home.json', { id: '/', tittle: 'Home', dec: 'All.', ...page, product: [] })
  for (const id of ids) {
    const slugs = Array.from({ length: EACH }, (_, index) => nameProduct(id, index))
    const title = id.charAt(0).toUpperCase() + id.slice(1)
    await write(`categories/${id}.json`, { id, tittle: title, dec: `${title}.`, ...page, product: slugs })
    await write(
      `products/${id}.json`,
      slugs.map((slug, index) => ({
        slug,
        discription: `${title} number ${index}`,
        smalltittle: 'Acme',
        img: '',
        lastPrice: '',
        NewPrice: '£12.00',
        fromPrice: '£10.00',
        sku: `${id.toUpperCase()}${index}`,
        about: 'What it is for.',
        pack: { count: 10, unit: 'box' },
        attributes: {},
      })),
    )
  }
}

function git(folder: string, ...args: readonly string[]): string {
  const { stdout, stderr, status } = spawnSync('git', ['-C', folder, ...args], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return stdout
}

interface OpenedDesk {
  readonly folder: string
  readonly url: string
  readonly close: () => void
}

/** Opens a desk on a shop of its own: a copy of an example, or a small one that is made. */
async function openDesk(example: string): Promise<OpenedDesk> {
  const folder = mkdtempSync(path.join(tmpdir(), 'desk-'))
  if (example === '') await makeShop(folder)
  else cpSync(path.join(ROOT, 'shops', example), folder, { recursive: true })
  git(folder, 'init', '-q')
  git(folder, 'add', '.')
  git(folder, '-c', 'user.name=Owner', '-c', 'user.email=owner@shop.example', 'commit', '-qm', 'As it was')
  const { url, desk } = await startDesk(folder)
  const close = () => {
    desk.kill()
    rmSync(folder, { recursive: true })
  }
  return { folder, url, close }
}

/** Playwright's test with a desk; it fails where the page throws, logs an error or asks another host. */
export const test = base.extend<
  { example: string; desk: OpenDesk; watched: undefined },
  { desks: Map<string, OpenedDesk> }
>({
  // The shop that is copied; without one, a small one is made.
  example: ['', { option: true }],
  // A desk bundles its page as it opens: one for all tests of a worker, which leave its shop as it was.
  desks: [
    async ({}, use) => {
      const desks = new Map<string, OpenedDesk>()
      await use(desks)
      for (const { close } of desks.values()) close()
    },
    { scope: 'worker' },
  ],
  desk: async ({ example, desks, context }, use) => {
    const opened = desks.get(example) ?? (await openDesk(example))
    desks.set(example, opened)
    let hasBuilt = false
    context.on('request', (asked) => {
      if (asked.method() === 'POST' && asked.url().includes('/api/work')) hasBuilt = true
    })
    const { folder, url, close } = opened
    await use({
      folder,
      url,
      read: (file) => readFileSync(path.join(folder, file), 'utf8'),
      write: (file, text) => writeFileSync(path.join(folder, file), text),
      committed: (file) => git(folder, 'show', `HEAD:${file}`),
      diff: (...paths) =>
        git(folder, 'diff', '-U0', '--', ...paths)
          .split('\n')
          .filter((line) => /^[+-](?![+-])/.test(line)),
    })
    git(folder, 'reset', '-q', '--hard')
    git(folder, 'clean', '-fdq')
    // It goes on showing what it has built.
    if (!hasBuilt) return
    close()
    desks.delete(example)
  },
  watched: [
    async ({ page, desk }, use) => {
      const problems: string[] = []
      const { origin } = new URL(desk.url)
      page.on('request', (request) => {
        if (!/^(blob|data):/.test(request.url()) && new URL(request.url()).origin !== origin)
          problems.push(`asked for ${request.url()}`)
      })
      page.on('pageerror', (error) => problems.push(`threw ${error.message}`))
      page.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return
        // The live page may ask for a picture in the moment in which a photograph takes its place.
        if (message.text().includes('status of 404') && message.location().url.includes('/pictures/')) return
        problems.push(`${message.text()} ${message.location().url}`)
      })
      await use(undefined)
      expect(problems, 'the page must be quiet').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** A cell of the grid, by its product's title and its column. */
export function findCell(page: Page, title: string, column: string) {
  return page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: `Open ${title}`, exact: true }) })
    .locator(`[tabulator-field="${column}"]`)
}

/** Pastes a text as from another program, where the focus is. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    document.activeElement!.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)
}

/** Saves, and waits until the desk says that it is done. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Save / }).click()
  await expect(page.getByRole('button', { name: 'All saved' })).toBeVisible()
}
