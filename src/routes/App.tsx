import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Router, useLocation, useSearch, type AroundNavHandler } from 'wouter'
import { Breadcrumb } from '../shop/frame/Breadcrumb.tsx'
import { Drawer } from '../shop/frame/Drawer.tsx'
import { Footer } from '../shop/frame/Footer.tsx'
import { Header } from '../shop/frame/Header.tsx'
import { Notices } from '../shop/frame/Notices.tsx'
import { Overlays } from '../shop/frame/Overlays.tsx'
import { readAddress } from '../shop/frame/readAddress.ts'
import { takeAdjustment } from '../state/page/adjustment.ts'
import { CartProvider } from '../state/cart/CartContext.tsx'
import { revealOnScroll } from '../ui/revealOnScroll.ts'
import { PageBoundary } from './PageBoundary.tsx'
import { noteMove, settleOnScreen } from './settleOnScreen.ts'
import { findReadyScreen, loadScreen, type Screen } from './screens.tsx'
import styles from './App.module.css'

/** The base that the shop is published under, as the router wants it: without its last slash. */
const BASE = import.meta.env.BASE_URL.replace(/\/$/, '')

/** The whole shop, beginning with a screen that is ready. */
export function App({ first, isServer = false }: { first: Screen; isServer?: boolean }) {
  return (
    <Router base={BASE} aroundNav={goWhenReady} {...(isServer && { ssrPath: BASE + first.path })}>
      <CartProvider>
        <Shell first={first} />
      </CartProvider>
    </Router>
  )
}

/** Counts what has been asked for: of two links whose pages are on their way, only the one pressed last is followed. */
let moves = 0

/** Waits for what the next screen needs, then changes to it in one step, so that no page is ever seen half ready. */
const goWhenReady: AroundNavHandler = (navigate, to, options) => {
  const move = ++moves
  const address = readAddress(to.replace(/[?#].*$/, ''))
  const target = address.screen === 'moved' ? address.to : to
  const go = () => {
    noteMove()
    navigate(target, options)
  }
  const path = target.replace(/[?#].*$/, '')
  if (findReadyScreen(path)) return changeView(go)
  // A file that cannot be loaded, after a new release or without a connection, is the browser's to report.
  loadScreen(path).then(
    () => move === moves && changeView(go),
    () => move === moves && location.assign(BASE + target),
  )
}

function changeView(change: () => void): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (!document.startViewTransition || isCalm) return change()
  const { ready, finished } = document.startViewTransition(() => flushSync(change))
  // A transition that the next click cuts short is no fault; the change itself has been made.
  for (const step of [ready, finished]) step.catch(() => undefined)
}

function Shell({ first }: { first: Screen }) {
  const [path] = useLocation()
  const query = useSearch()
  const screen = useScreen(path, first)
  const main = useRef<HTMLElement>(null)
  const isFirst = useRef(true)
  useEffect(() => {
    // The page has only been adjusted: nobody has moved.
    if (!main.current || takeAdjustment()) return
    const isNew = isFirst.current || settleOnScreen(main.current)
    isFirst.current = false
    // Back and Forward return to what has been seen: nothing fades in a second time.
    return isNew ? revealOnScroll(main.current) : undefined
  }, [screen.path, query])
  return (
    <>
      <a className="skip" href="#main">
        Skip to the main part
      </a>
      <Header />
      <Drawer />
      <div className={`wrap ${styles['page']}`}>
        <Breadcrumb />
        <main id="main" ref={main} tabIndex={-1}>
          <PageBoundary key={screen.path}>{screen.render()}</PageBoundary>
        </main>
      </div>
      <Overlays />
      {/* Before the footer and its many links, so that Undo is soon reached by Tab. */}
      <Notices />
      <Footer />
    </>
  )
}

/** The screen at this path, or the one before it for as long as something is still on its way. */
function useScreen(path: string, first: Screen): Screen {
  const [shown, setShown] = useState(first)
  const ready = path === shown.path ? shown : findReadyScreen(path)
  if (ready && ready !== shown) setShown(ready)
  const isReady = ready !== undefined
  useEffect(() => {
    if (isReady) return
    let isCurrent = true
    loadScreen(path).then(
      (next) => isCurrent && setShown(next),
      () => location.reload(),
    )
    return () => {
      isCurrent = false
    }
  }, [path, isReady])
  return ready ?? shown
}
