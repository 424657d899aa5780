import { createRoot } from 'react-dom/client'
import { buildMoney } from '@shop/core/catalogue/buildMoney.ts'
import { setMoney } from '@shop/core/money/shopMoney.ts'
import { paths } from '@shop/core/page/address.ts'
import type { DetailPageData } from '@shop/core/page/pageData.ts'
import '@shop/core/tokens/tokens.css'
import { buildBrandRule } from '@shop/shop-files/colours/brandColours.ts'
import { ProductDetails } from '@shop/storefront/shop/buy/ProductDetails.tsx'
import { ProductGrid } from '@shop/storefront/shop/listing/ProductGrid.tsx'
import { CartProvider } from '@shop/storefront/state/cart/CartContext.tsx'
import { PageAddressContext } from '@shop/storefront/state/page/pageAddress.ts'
import '@shop/storefront/ui/base.css'
import { shop } from 'virtual:shop'
import styles from './live.module.css'

/** A product as the shop's own components show it; the desk around this page sends what is edited. */
setMoney(buildMoney(shop.money))
const colours = new CSSStyleSheet()
colours.replaceSync(buildBrandRule(shop.colours))
document.adoptedStyleSheets.push(colours)
const root = createRoot(document.getElementById('root')!)
window.addEventListener('message', ({ origin, data }: MessageEvent<DetailPageData>) => {
  // Programs that look at a page, such as an accessibility checker, send texts to its frames.
  if (origin === location.origin && typeof data === 'object') root.render(<Live data={data} />)
})
window.parent.postMessage('ready', location.origin)

/** As many as fill a row of a computer's screen. */
const NEIGHBOURS = 3

function Live({ data }: { data: DetailPageData }) {
  return (
    <CartProvider>
      <PageAddressContext value={{ path: paths.detail(data.product.slug), search: '' }}>
        <div className={`wrap ${styles.live}`}>
          <div className={styles.list}>
            <ProductGrid products={[data.product, ...data.related.neighbours.slice(0, NEIGHBOURS)]} isFirst />
          </div>
          <ProductDetails data={data} />
        </div>
      </PageAddressContext>
    </CartProvider>
  )
}
