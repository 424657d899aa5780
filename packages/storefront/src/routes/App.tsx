import type { ReactNode } from 'react'
import { Breadcrumb } from '../shop/frame/Breadcrumb.tsx'
import { Drawer } from '../shop/frame/Drawer.tsx'
import { Footer } from '../shop/frame/Footer.tsx'
import { Header } from '../shop/frame/Header.tsx'
import { Notices } from '../shop/frame/Notices.tsx'
import { Overlays } from '../shop/frame/Overlays.tsx'
import { CartProvider } from '../state/cart/CartContext.tsx'
import { NavigateContext } from '../state/page/navigate.ts'
import { PageAddressContext } from '../state/page/pageAddress.ts'
import { useWindowAddress } from '../state/page/windowAddress.ts'
import type { ReadyPage } from './loadPage.tsx'
import { Main } from './Main.tsx'
import { navigate } from './navigation.ts'
import styles from './App.module.css'

interface Props {
  readonly first: ReadyPage
  /** The path that the page was prerendered for: that of 404.html stands at any address. */
  readonly drawn: string
}

/** The whole shop, beginning with a page that is ready. A move draws nothing of what is around the page again. */
export function App({ first, drawn }: Props) {
  return (
    <NavigateContext value={navigate}>
      <CartProvider>
        <WindowAddress drawn={drawn}>
          <a className="skip" href="#main">
            Skip to main content
          </a>
          <Header />
          <Drawer />
          <div className={`wrap ${styles.page}`}>
            <Breadcrumb />
            <Main first={first} />
          </div>
          {/* In an element of its own: what comes and goes here then leaves the style of everything else as it is. */}
          <div>
            <Overlays />
          </div>
          {/* Before the footer and its many links, so that Undo is soon reached by Tab. */}
          <Notices />
          <Footer />
        </WindowAddress>
      </CartProvider>
    </NavigateContext>
  )
}

/** Everything around the pages takes its address from the window. */
function WindowAddress({ drawn, children }: { drawn: string; children: ReactNode }) {
  return <PageAddressContext value={useWindowAddress(drawn)}>{children}</PageAddressContext>
}
