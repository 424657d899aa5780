import { createRoot, hydrateRoot } from 'react-dom/client'
import './ui/tokens.css'
import './ui/base.css'
import type { PageData } from './domain/page/pageData.ts'
import { App } from './routes/App.tsx'
import { needsCatalogue } from './domain/page/address.ts'
import { loadFirstScreen, loadRest, loadScreen } from './routes/screens.tsx'
import { readAddress } from './shop/frame/readAddress.ts'
import { loadCatalogue } from './state/product/catalogue.ts'

const base = import.meta.env.BASE_URL.replace(/\/$/, '')
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

/** Takes over the prerendered page, once everything that it shows is here. */
async function start(): Promise<void> {
  const path = location.pathname.slice(base.length) || '/'
  const address = readAddress(path)
  if (address.screen === 'moved') return location.replace(base + address.to + location.search + location.hash)
  if (root.dataset.path !== trimPath(path)) {
    // An empty page from the development server, or 404.html standing in for an unknown address.
    createRoot(root).render(<App first={await loadScreen(path)} />)
    return
  }
  const catalogue = needsCatalogue(address) ? await loadCatalogue() : undefined
  const first = await loadFirstScreen(path, await loadPageData(), catalogue)
  hydrateRoot(root, <App first={first} />)
  // Not having the rest yet is no fault: moving about will ask again, and say so if it fails.
  whenIdle(() => void loadRest().catch(() => undefined))
}

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run)
  else setTimeout(run, 1200) // Safari
}

void start()
