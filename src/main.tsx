import { createRoot, hydrateRoot } from 'react-dom/client'
import './ui/tokens.css'
import './ui/base.css'
import './ui/print.css'
import { getShownPage } from './domain/page/address.ts'
import type { PageData } from './domain/page/pageData.ts'
import { PAGES } from './domain/page/pages.ts'
import { App } from './routes/App.tsx'
import { loadDrawnPage, loadFirstPage, loadNotFound, loadRest } from './routes/loadPage.tsx'
import { readAddress } from './shop/frame/readAddress.ts'
import { BASE } from './state/page/base.ts'
import { readPath } from './state/page/windowAddress.ts'
import { readSession, readStored, STORAGE_KEYS, watchStored } from './state/kept/storage.ts'
import { loadWanted } from './state/product/products.ts'

const root = document.getElementById('root')!

/** The page's own data, a module that the prerendered page names; undefined on pages that have none. */
async function loadPageData(): Promise<PageData> {
  const href = document.querySelector<HTMLLinkElement>('link[data-page-data]')?.href
  return href ? ((await import(/* @vite-ignore */ href)) as { default: PageData }).default : undefined
}

/** A host may add a slash at the end of an address; the page is the same. */
function trimPath(path: string): string {
  return path.replace(/\/+$/, '') || '/'
}

/** Opens the profile of this tab or of another one; a guest's tab only waits for one to open. */
async function openProfile(): Promise<void> {
  const { profileSession, openProfile } = STORAGE_KEYS
  if (readSession(profileSession) || readStored(openProfile))
    await (await import('./routes/resumeProfile.ts')).resumeProfile()
  else watchStored(openProfile, () => readStored(openProfile) && location.reload())
}

/** Takes over the prerendered page, once everything that it shows is here. */
async function start(): Promise<void> {
  const path = readPath()
  const address = readAddress(path)
  if (address.page === 'moved') return location.replace(BASE + address.to + location.search + location.hash)
  await openProfile()
  if (root.dataset.path !== trimPath(path)) {
    // 404.html standing in for an unknown address, the shell standing in for any, or the development server's empty page.
    const first = root.dataset.path === '/404' ? loadNotFound(path) : loadDrawnPage(path)
    createRoot(root).render(<App first={await first} />)
  } else {
    const data = await loadPageData()
    // The page asks for them itself and says so where they do not come: this is only sooner.
    if (PAGES[getShownPage(address, data)].needs === 'products') loadWanted().catch(() => undefined)
    hydrateRoot(root, <App first={await loadFirstPage(path, data)} />)
  }
  whenIdle(() => void loadRest())
}

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run)
  else setTimeout(run, 1200) // Safari
}

// As where the entry itself cannot be loaded (scripts/build/head.ts): the page says so.
start().catch(() => (document.documentElement.dataset.broken = ''))
