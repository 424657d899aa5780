import { test as base, expect, type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Release } from '@shop/storefront/state/offline/workerScope.ts'
import { type Host, startHost } from './host.ts'
import { SHOPS } from './shops.ts'

/** A shop on a host of its own, which a test can stop. The page is not watched: the browser reports what does not come. */
export const test = base.extend<{ host: Host }>({
  serviceWorkers: 'allow',
  host: async ({}, use) => {
    const host = await startHost(path.resolve(SHOPS.main.env.OUT_DIR))
    await use(host)
    await host.close()
  },
})

const OUT_DIR = path.resolve(SHOPS.main.env.OUT_DIR)

/** The build's service worker: its release, and its code. */
export function readWorker(): { release: Release; code: string } {
  const [first, ...code] = readFileSync(path.join(OUT_DIR, 'sw.js'), 'utf8').split('\n')
  return { release: JSON.parse(first!.replace(/^const RELEASE = |;$/g, '')) as Release, code: code.join('\n') }
}

/** The worker of another release, with the same files. */
export function buildWorker(id: string, change: (release: Release) => Release = (release) => release): string {
  const { release, code } = readWorker()
  return `const RELEASE = ${JSON.stringify(change({ ...release, id }))};\n${code}`
}

/** Opens the shop and waits until this device keeps it. */
export async function keepShop(page: Page, host: Host): Promise<void> {
  await page.goto(host.url)
  await expect.poll(() => findStates(page), { timeout: 60_000 }).toEqual(['activated', ''])
}

/** Opens a page of the host that is not the shop's and has no policy: it may do what no page of the shop may. */
export async function openBarePage(page: Page, host: Host): Promise<void> {
  host.instead.set('/bare.html', '<!doctype html><title>Bare</title>')
  await page.goto(`${host.url}/bare.html`)
}

/** The states of the worker in use and of the one that waits. */
export function findStates(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return registration ? [registration.active?.state ?? '', registration.waiting?.state ?? ''] : []
  })
}

export const listCaches = (page: Page) => page.evaluate(() => caches.keys())

/** Has the browser look for a newer release, as it does on a visit, at its own time. */
export const lookForRelease = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update().catch(() => undefined)
  })

/** The state of the newer release that the browser finds. */
export async function readUpdate(): Promise<string> {
  const registration = (await navigator.serviceWorker.getRegistration())!
  return new Promise((resolve) => {
    registration.addEventListener('updatefound', () => {
      const { installing } = registration
      installing!.addEventListener('statechange', () => resolve(installing!.state))
    })
    void registration.update().catch(() => undefined)
  })
}

/** So that the page itself registers no worker, and deletes nothing. */
export const saveData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))

/** The final state of a worker. */
export async function register(): Promise<string> {
  const { installing } = await navigator.serviceWorker.register('/sw.js')
  return new Promise((resolve) => {
    installing!.addEventListener('statechange', () => {
      if (['redundant', 'activated'].includes(installing!.state)) resolve(installing!.state)
    })
  })
}

export { expect }
