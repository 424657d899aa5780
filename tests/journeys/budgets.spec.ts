import type { APIRequestContext, Page } from '@playwright/test'
import { FIXED_PATHS, PAGES } from '@shop/core/page/pages.ts'
import { loadShop } from '@shop/shop-files/load/loadCatalogue.ts'
import { PLAIN } from '../examples.ts'
import { fillCart } from '../steps.ts'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'
import { listScripts, readFile, toKb } from './weigh.ts'

/** Brotli, in kB of 1000 bytes. */
const SCRIPT_KB = 92.1
/** With the tables to choose by, which are in the page's data too (docs/decisions/0038). */
const DETAIL_SCRIPT_KB = 93.1
const HTML_KB = 14.3
/** Of the pages that a visit comes to later: its forms, lists and the order with its document. */
const LATER_HTML_KB = 14.9
/** The search with its suggestions and the groups. */
const SEARCH_KB = 20.3
/** Files of code that a page needs before it is drawn, and the least that one is worth a request, in kB. */
const SCRIPTS = { most: 7, mostOfFirst: 4, leastKb: 1 }
/** As a browser reads it, with the rules that stand in it. */
const RAW_HTML_KB = 70.3
/** The picture that stands in a page, as it is written there: 16 kB of bytes. */
const PICTURE_KB = 21.4
/** Requests of a phone before the page is idle: the document, its scripts and data, the font, an icon, first pictures. */
const REQUESTS = 12
/**
 * Files that a search has asked for once everything likely is here, without pictures of goods, and their weight in kB:
 * what people call the goods is 121 kB of it (docs/decisions/0037), the tables to choose by are 9 kB (0038).
 */
const VISIT = { files: 74, kb: 630 }

const { catalogue, information } = loadShop()
const CATEGORIES = [...new Set(catalogue.entries.map(({ id }) => id))].filter((id) => id !== '/').map((id) => `/${id}`)
const INFORMATION = information.map(({ slug }) => `/${slug}`)
/** Twenty details, evenly out of the whole catalogue. */
const DETAILS = catalogue.products
  .filter((_, index) => index % Math.ceil(catalogue.products.length / 20) === 0)
  .map(({ slug }) => `/detail/${slug}`)

/** The weight of a page’s scripts, in kB. */
async function weighScripts(request: APIRequestContext, path: string): Promise<number> {
  let kb = 0
  for (const file of await listScripts(request, path)) kb += (await readFile(request, file)).weigh()
  return Math.round(kb * 100) / 100
}

for (const { name, paths, mostKb = SCRIPT_KB } of [
  { name: 'home', paths: ['/'] },
  { name: 'every category', paths: CATEGORIES },
  { name: 'twenty details', paths: DETAILS, mostKb: DETAIL_SCRIPT_KB },
]) {
  test(`${name}: at most ${mostKb} kB of JavaScript on first load`, async ({ request }) => {
    expect(paths.length).toBeGreaterThan(0)
    for (const path of paths) {
      const kb = await weighScripts(request, path)
      // A page without its script would be the lightest of all.
      expect(kb, path).toBeGreaterThan(40)
      expect.soft(kb, `JavaScript of ${path}`).toBeLessThanOrEqual(mostKb)
    }
  })
}

test(`the code of a page is in at most ${SCRIPTS.most} files, and only a page’s own has less than ${SCRIPTS.leastKb} kB`, async ({
  request,
}) => {
  const all = new Set<string>()
  const first = ['/', '/scrubs', `/detail/${PLAIN.slug}`, '/cart']
  for (const path of [...first, ...Object.values(FIXED_PATHS), ...INFORMATION, '/group/disposables']) {
    const files = [...(await listScripts(request, path))].filter((file) => file.includes('/assets/'))
    const most = first.includes(path) ? SCRIPTS.mostOfFirst : SCRIPTS.most
    expect.soft(files.length, `${path}: ${files.join(' ')}`).toBeLessThanOrEqual(most)
    for (const file of files) all.add(file)
  }
  // With what is loaded later: a dynamic import stands in the code by its file.
  for (const file of all) {
    const { text } = await readFile(request, file)
    for (const [, name] of text.matchAll(/["'`]\.\/([\w-]+\.js)["'`]/g)) all.add(`/assets/${name}`)
  }
  expect(all.size).toBeGreaterThan(15)
  const pages = Object.values(PAGES).map(({ file }) => file.replace(/\/.*/, ''))
  for (const file of all) {
    const isOwn = pages.some((page) => file.startsWith(`/assets/${page}-`))
    if (!isOwn) expect.soft((await readFile(request, file)).weigh(), file).toBeGreaterThanOrEqual(SCRIPTS.leastKb)
  }
})

test(`every kind of page: at most ${RAW_HTML_KB} kB of HTML with its rules, ${HTML_KB} kB compressed`, async ({
  request,
}) => {
  const kinds = [
    [LATER_HTML_KB, Object.values(FIXED_PATHS)],
    [HTML_KB, ['/']],
    [HTML_KB, CATEGORIES],
    [HTML_KB, DETAILS],
    [HTML_KB, [...INFORMATION, '/group/disposables']],
  ] as const
  for (const [mostKb, paths] of kinds) {
    const found = await Promise.all(paths.map(async (path) => ({ path, file: await readFile(request, path) })))
    for (const { path, file } of found) {
      // A page without its rules would be lighter still.
      expect(file.rawKb, path).toBeGreaterThan(30)
      expect.soft(file.rawKb, path).toBeLessThanOrEqual(RAW_HTML_KB)
      expect.soft(file.pictureKb, path).toBeLessThanOrEqual(PICTURE_KB)
    }
    const heaviest = found.toSorted((a, b) => b.file.rawKb - a.file.rawKb).slice(0, 4)
    for (const { path, file } of heaviest) expect.soft(file.weigh(), path).toBeLessThanOrEqual(mostKb)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })

  for (const path of ['/', PLAIN.list, '/pulse_oximeters', `/detail/${PLAIN.slug}`, '/cart']) {
    test(`${path} asks for at most ${REQUESTS} files before it rests`, async ({ page }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      // It is never idle.
      await page.addInitScript(() => (window.requestIdleCallback = () => 0))
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      expect(asked.length, 'the page is loaded').toBeGreaterThan(4)
      expect(asked.length, asked.join(' ')).toBeLessThanOrEqual(REQUESTS)
    })
  }
})

test(`a search and all that follows it are at most ${VISIT.files} files and ${VISIT.kb} kB`, async ({
  page,
  request,
}) => {
  const asked = new Set<string>()
  page.on('request', (file) => {
    if (!/\.(?:avif|png)$/.test(file.url())) asked.add(file.url())
  })
  await visit(page, '/search?q=gloves')
  const { length } = [...asked].filter((url) => /\/(?:products|cards|words)-\d/.test(url))
  expect(length, 'all is here').toBeGreaterThan(10)
  expect(asked.size, [...asked].join(' ')).toBeLessThanOrEqual(VISIT.files)
  let kb = 0
  for (const url of asked)
    kb += url.endsWith('.woff2')
      ? toKb((await (await request.get(url)).body()).length)
      : (await readFile(request, url)).weigh()
  expect(kb).toBeLessThanOrEqual(VISIT.kb)
})

test('a page loads its own data first, and the whole catalogue only when it is idle', async ({ page, request }) => {
  const { text } = await readFile(request, '/scrubs')
  const whole = catalogue.products.filter(({ title }) => text.includes(title)).length
  expect(whole).toBeLessThan(catalogue.products.length / 4)
  const seen: string[] = []
  page.on('request', (asked) => {
    if (asked.resourceType() === 'script') seen.push(new URL(asked.url()).pathname)
  })
  await visit(page, '/scrubs')
  const data = seen.filter((path) => path.startsWith('/data/'))
  const sizes = await Promise.all(data.map(async (path) => (await readFile(request, path)).text.length))
  const largest = seen.indexOf(data[sizes.indexOf(Math.max(...sizes))]!)
  expect(text).not.toContain(seen[largest])
  for (const path of new Set([...text.matchAll(/modulepreload"[^>]* href="([^"]+)"/g)].map(([, path]) => path!)))
    expect(seen.indexOf(path)).toBeLessThan(largest)
})

test(`the search is at most ${SEARCH_KB} kB in two files, and only its own page names it: elsewhere it loads when the line is quiet`, async ({
  page,
  request,
}) => {
  const started = page.waitForRequest(/\/suggestions-[^/]*\.js/)
  await visit(page, '/')
  const file = new URL((await started).url()).pathname
  const { text, weigh } = await readFile(request, file)
  const entry = await listScripts(request, '/')
  const imported = [...text.matchAll(/from\s*"\.\/([^"]+\.js)"/g)].map(([, name]) => `/assets/${name}`)
  // The words, which lists and a quick order read too.
  const [words, ...others] = imported.filter((name) => !entry.has(name))
  expect(others).toEqual([])
  expect(weigh()).toBeGreaterThan(2)
  expect(weigh() + (await readFile(request, words!)).weigh()).toBeLessThanOrEqual(SEARCH_KB)
  for (const path of ['/', '/scrubs', `/detail/${PLAIN.slug}`, '/cart'])
    expect((await readFile(request, path)).text, path).not.toContain(file)
  expect((await readFile(request, '/search')).text).toContain(file)
})

/** The sum of all layout shifts since the page began that no input has caused, with what moved. */
function readShifts(page: Page): Promise<{ sum: number; moved: string[] }> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        interface Shift extends PerformanceEntry {
          readonly value: number
          readonly hadRecentInput: boolean
          readonly sources: readonly { readonly node?: Node }[]
        }
        const shifts: Shift[] = []
        const observer = new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[])))
        observer.observe({ type: 'layout-shift', buffered: true })
        // Two frames: what has moved until now is drawn and noted.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            const own = shifts.concat(observer.takeRecords() as Shift[]).filter((shift) => !shift.hadRecentInput)
            resolve({
              sum: own.reduce((sum, { value }) => sum + value, 0),
              moved: own.flatMap(({ sources }) => sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? '')),
            })
          }),
        )
      }),
  )
}

async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.body.scrollHeight)
  for (let y = 0; y < height; y += 400) {
    await page.mouse.wheel(0, 400)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width} px nothing moves by itself`, () => {
    test.use({ viewport })

    for (const { name, open } of [
      { name: 'home', open: (page: Page) => visit(page, '/') },
      { name: 'a category', open: (page: Page) => visit(page, '/scrubs') },
      { name: 'a detail', open: (page: Page) => visit(page, `/detail/${PLAIN.slug}`) },
      { name: 'the cart with items', open: fillCart },
    ]) {
      test(`on ${name}`, async ({ page }) => {
        await open(page)
        expect(await readShifts(page)).toEqual({ sum: 0, moved: [] })
        await scrollThrough(page)
        expect(await readShifts(page)).toEqual({ sum: 0, moved: [] })
      })
    }

    // A fallback's letters are never quite as wide as the font's: what stands at the right of them moves by less than
    // anybody sees, while lines and boxes stay where they are.
    test('that one could see when the font arrives late', async ({ page }) => {
      // A page that took longer to come asks for no font (packages/site/src/build/head.ts).
      await page.addInitScript(() => {
        const now = performance.now.bind(performance)
        performance.now = () => 0
        addEventListener('DOMContentLoaded', () => (performance.now = now))
      })
      let release: (() => void) | undefined
      const released = new Promise<void>((resolve) => (release = resolve))
      await page.route('**/*.woff2', async (route) => {
        await released
        await route.continue()
      })
      await page.goto('/scrubs', { waitUntil: 'commit' })
      await expect(page.getByRole('article').first()).toBeVisible()
      await page.evaluate(() => new Promise(requestAnimationFrame))
      release?.()
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(() => document.fonts.check('16px Archivo'))).toBe(true)
      expect((await readShifts(page)).sum).toBeLessThan(0.001)
    })
  })
}
