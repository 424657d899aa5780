import './ui/base.css'
import './ui/print.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { type Address, getShownPage } from '@shop/core/page/address.ts'
import type { PageData } from '@shop/core/page/pageData.ts'
import { NOT_FOUND, PAGES } from '@shop/core/page/pages.ts'
import type { StorageKey } from '@shop/core/stored/stored.ts'
import '@shop/core/tokens/tokens.css'
import { App } from './routes/App.tsx'
import { loadFirstPage, loadNotFound, loadRest, type ReadyPage } from './routes/loadPage.tsx'
import { BASE } from './state/page/base.ts'
import { readAddress } from './state/page/readAddress.ts'
import { readPath } from './state/page/windowAddress.ts'
import { loadWanted } from './state/product/products.ts'
import { openDevice } from './state/stored/device.ts'
import {
  getChangePrefix,
  listStored,
  readSession,
  readStored,
  STORAGE_KEYS,
  watchStored,
} from './state/stored/storage.ts'

const root = document.getElementById('root')!
const opened = openDevice()

/** The page's own data, a module that the prerendered page names; undefined on pages that have none. */
async function loadPageData(): Promise<PageData> {
  const href = document.querySelector<HTMLLinkElement>('link[data-page-data]')?.href
  return href ? ((await import(/* @vite-ignore */ href)) as { default: PageData }).default : undefined
}

/** Opens the profile of this tab or of another one; a guest's tab only waits for one to open. */
async function openProfile(): Promise<void> {
  const { profileSession, openProfile, profileTab, orderDraft, quickOrder } = STORAGE_KEYS
  if (readSession(profileSession) || readStored(openProfile))
    await (await import('./routes/resumeProfile.ts')).resumeProfile()
  else {
    watchStored(openProfile, () => readStored(openProfile) && location.reload())
    const isTyped = (key: StorageKey) => (readSession(key) ?? listStored(getChangePrefix(key))[0]) !== undefined
    if ([profileTab, orderDraft, quickOrder].some(isTyped))
      await (await import('./state/account/drafts.ts')).goOnTyping()
  }
}

/** Takes over the prerendered page, once everything that it shows is here. */
async function start(): Promise<void> {
  const { path: drawn = '' } = root.dataset
  const { origin, search, hash } = location
  // With the origin: a path that begins with two slashes would lead to another host.
  const leadTo = (path: string) => location.replace(origin + BASE + path + search + hash)
  // A host may answer an address in another case, with a slash at its end or with ".html": the page knows its own.
  if (isPage(drawn) && drawn !== readPath()) history.replaceState(null, '', BASE + drawn + search + hash)
  const path = readPath()
  const address = readAddress(path)
  if (address.page === 'moved') return leadTo(address.to)
  if (drawn === NOT_FOUND && /.\/$/.test(path)) return leadTo(path.replace(/\/+$/, ''))
  const isOpened = opened.then(openProfile)
  const [first] = await Promise.all([loadShown(drawn, path, address, isOpened), isOpened])
  if (first.path !== path) return leadTo(first.path)
  const app = <App first={first} drawn={drawn} />
  // 404.html too stands as it was prerendered: only its breadcrumb changes.
  if (drawn.startsWith('/')) hydrateRoot(root, app)
  else createRoot(root).render(app)
  // Without it the page goes on: what is used later is asked for again.
  whenIdle(() => loadRest().catch(() => undefined))
}

async function loadShown(
  drawn: string,
  path: string,
  address: Address,
  isOpened: Promise<unknown>,
): Promise<ReadyPage> {
  if (drawn === NOT_FOUND) return loadNotFound(path)
  if (!isPage(drawn)) return (await import('./routes/loadDrawnPage.ts')).loadDrawnPage(path)
  const data = await loadPageData()
  // The page asks for them itself and says so where they do not come: this is only sooner.
  if (PAGES[getShownPage(address, data)].needs === 'products') isOpened.then(loadWanted).catch(() => undefined)
  return loadFirstPage(path, data)
}

/** False for what may stand at any address: 404.html, the shell, the development server's empty page. */
function isPage(drawn: string): boolean {
  return drawn.startsWith('/') && drawn !== NOT_FOUND
}

/** A browser that finds no idle moment still does it after a while. */
function whenIdle(run: () => unknown): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 5000 })
  else setTimeout(run, 1200) // Safari
}

// As where the entry itself cannot be loaded (packages/site/src/build/head.ts): the page says so.
start().catch(() => (document.documentElement.dataset.broken = ''))
