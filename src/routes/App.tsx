import { useEffect, useRef, useState } from 'react'
import { Router, useLocation } from 'wouter'
import { Breadcrumb } from '../shop/frame/Breadcrumb.tsx'
import { Drawer } from '../shop/frame/Drawer.tsx'
import { Footer } from '../shop/frame/Footer.tsx'
import { Header } from '../shop/frame/Header.tsx'
import { Notices } from '../shop/frame/Notices.tsx'
import { Overlays } from '../shop/frame/Overlays.tsx'
import { CartProvider } from '../state/cart/CartContext.tsx'
import { BASE } from '../state/page/base.ts'
import { findReadyPage, loadPage, type ReadyPage } from './loadPage.tsx'
import { followLinks } from './links.ts'
import { followWhenReady, useHistoryMoves } from './navigation.ts'
import { PageBoundary } from './PageBoundary.tsx'
import styles from './App.module.css'

/** The whole shop, beginning with a page that is ready. */
export function App({ first, isServer = false }: { first: ReadyPage; isServer?: boolean }) {
  return (
    <Router base={BASE} aroundNav={followWhenReady} {...(isServer && { ssrPath: BASE + first.path })}>
      <CartProvider>
        <a className="skip" href="#main">
          Skip to main content
        </a>
        <Header />
        <Drawer />
        <div className={`wrap ${styles['page']}`}>
          <Breadcrumb />
          <Main first={first} />
        </div>
        <Overlays />
        {/* Before the footer and its many links, so that Undo is soon reached by Tab. */}
        <Notices />
        <Footer />
      </CartProvider>
    </Router>
  )
}

/** The page itself. Only this follows the address: what is around it is not drawn again by a move. */
function Main({ first }: { first: ReadyPage }) {
  const [path] = useLocation()
  const page = useReadyPage(path, first)
  const main = useRef<HTMLElement>(null)
  useEffect(followLinks, [])
  useHistoryMoves(main, page.path)
  return (
    <main id="main" ref={main} tabIndex={-1}>
      <PageBoundary key={page.path}>{page.render()}</PageBoundary>
    </main>
  )
}

/** The page at this path, or the one before it for as long as something of it is being loaded. */
function useReadyPage(path: string, first: ReadyPage): ReadyPage {
  const [shown, setShown] = useState(first)
  const ready = path === shown.path ? shown : findReadyPage(path)
  if (ready && ready !== shown) setShown(ready)
  const isReady = ready !== undefined
  useEffect(() => {
    if (isReady) return
    let isCurrent = true
    loadPage(path).then(
      (next) => isCurrent && setShown(next),
      () => location.reload(),
    )
    return () => {
      isCurrent = false
    }
  }, [path, isReady])
  return ready ?? shown
}
