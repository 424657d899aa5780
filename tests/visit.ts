import { expect, type Page, type Request } from '@playwright/test'

/**
 * The number of times in a row that a page must have been found idle: its script may have asked for the next file
 * between the last one's arrival and the look.
 */
const LOOKS = 3
/** A file that has come may ask for others after the page's idle moment. */
const PAUSE_MS = 50

/** Opens a page and waits until it has hydrated and the rest of the shop is here. */
export async function visit(page: Page, path: string): Promise<void> {
  await settle(page, () => page.goto(path))
}

/** Loads the page again, and waits as `visit` does. */
export async function reload(page: Page): Promise<void> {
  await settle(page, () => page.reload())
}

/**
 * Does what loads files, and waits for them and for idle time, instead of the half second without files that Playwright
 * takes for a sign.
 */
export async function settle(page: Page, load: () => Promise<unknown>): Promise<void> {
  const awaited = new Set<Request>()
  const add = (request: Request) => {
    // Requests of the page before end without a report.
    if (request.isNavigationRequest()) awaited.clear()
    awaited.add(request)
  }
  const remove = (request: Request) => void awaited.delete(request)
  page.on('request', add).on('requestfinished', remove).on('requestfailed', remove)
  await load()
  for (let looks = 0; looks < LOOKS;) {
    // A page that moves on by itself takes the answer with it: the next look is at the page that it led to.
    const isTakenOver = await page.evaluate(waitForIdleTime, PAUSE_MS).catch(() => false)
    looks = isTakenOver && awaited.size === 0 ? looks + 1 : 0
  }
  page.off('request', add).off('requestfinished', remove).off('requestfailed', remove)
}

/**
 * Waits until the page is idle: React's work is done by then. Chromium sometimes never calls a page idle, hence the limit.
 * Resolves with false while the script has not taken the page over, as when it is still reading what is kept.
 */
async function waitForIdleTime(pause: number): Promise<boolean> {
  await new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, pause), { timeout: 6000 }))
  const root = document.getElementById('root')
  const isPlain = !root || 'broken' in document.documentElement.dataset || !matchMedia('(scripting: enabled)').matches
  // Its name for installing comes last (packages/storefront/src/state/offline/startOffline.ts).
  return isPlain || document.querySelector('link[rel=manifest]') !== null
}

/** Opens a page whose scripts come only when asked for; returns the way to let them come. */
export async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  let release: (() => void) | undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  let held = 0
  await page.route('**/assets/*.js', async (route) => {
    held += 1
    await released
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return async () => {
    expect(held).toBeGreaterThan(0)
    release?.()
    await page.waitForLoadState('networkidle')
  }
}

/**
 * Opens a page, letting through only the files that its HTML names, and those of the pages `alsoOf`: files that load
 * when the page is idle are held back. Returns a function that releases them.
 */
export async function openBeforeRest(page: Page, path: string, ...alsoOf: string[]): Promise<() => void> {
  const pages = await Promise.all([path, ...alsoOf].map(async (address) => (await page.request.get(address)).text()))
  let release: (() => void) | undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  let held = 0
  await page.route('**/assets/*.js', async (route) => {
    const { pathname } = new URL(route.request().url())
    if (!pages.some((html) => html.includes(pathname))) {
      held += 1
      await released
    }
    await route.continue()
  })
  await page.goto(path)
  await expect.poll(() => held).toBeGreaterThan(0)
  return () => release!()
}

/**
 * Makes /blank an empty page, where a test can write into the shop's storage. It has an icon, since for a page without
 * one Chromium asks for /favicon.ico, which a shop need not have.
 */
export async function serveBlankPage(page: Page): Promise<void> {
  await page.route('/blank', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><link rel="icon" href="data:,">' }),
  )
}
