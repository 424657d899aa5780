import { useMemo, type ReactNode } from 'react'
import { Router, useLocation } from 'wouter'
import { useSearch } from 'wouter/use-browser-location'
import { Breadcrumb } from '../shop/frame/Breadcrumb.tsx'
import { Drawer } from '../shop/frame/Drawer.tsx'
import { Footer } from '../shop/frame/Footer.tsx'
import { Header } from '../shop/frame/Header.tsx'
import { Notices } from '../shop/frame/Notices.tsx'
import { Overlays } from '../shop/frame/Overlays.tsx'
import { CartProvider } from '../state/cart/CartContext.tsx'
import { BASE } from '../state/page/base.ts'
import { PageAddressContext } from '../state/page/pageAddress.ts'
import type { ReadyPage } from './loadPage.tsx'
import { Main } from './Main.tsx'
import { followWhenReady } from './navigation.ts'
import styles from './App.module.css'

interface Props {
  readonly first: ReadyPage
  readonly isServer?: boolean
}

/** The whole shop, beginning with a page that is ready. A move draws nothing of what is around the page again. */
export function App({ first, isServer = false }: Props) {
  return (
    <Router base={BASE} aroundNav={followWhenReady} {...(isServer && { ssrPath: BASE + first.path })}>
      <CartProvider>
        <WindowAddress>
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
        </WindowAddress>
      </CartProvider>
    </Router>
  )
}

/** What is around the pages stands at the address of the window. */
function WindowAddress({ children }: { children: ReactNode }) {
  const [path] = useLocation()
  const search = useSearch({ ssrSearch: '' })
  const address = useMemo(() => ({ path, search }), [path, search])
  return <PageAddressContext value={address}>{children}</PageAddressContext>
}
