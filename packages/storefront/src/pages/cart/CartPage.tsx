import { Fragment, useEffect } from 'react'
import { agreePrices } from '@shop/core/cart/agreedPrice.ts'
import { listCartSlugs } from '@shop/core/cart/cart.ts'
import { countItems } from '@shop/core/cart/cartLines.ts'
import { findHolds } from '@shop/core/cart/holds.ts'
import { formatLineCount } from '@shop/core/cart/lineAmounts.ts'
import { listOthers, type PricedLine, priceLines, priceOpen, sumLines } from '@shop/core/cart/pricedLines.ts'
import { listAdvice } from '@shop/core/medicines/limits.ts'
import { listParts } from '@shop/core/medicines/pharmacy.ts'
import { formatPrice, hasVat, labelInc } from '@shop/core/money/price.ts'
import { paths } from '@shop/core/page/address.ts'
import { supply } from 'virtual:pharmacy'
import { PharmacyHead } from '../../shop/buy/PharmacyHead.tsx'
import { NothingYet } from '../../shop/frame/NothingYet.tsx'
import { PageHead } from '../../shop/frame/PageHead.tsx'
import { LaterRecentlyViewed } from '../../shop/product/LaterRecentlyViewed.tsx'
import { changeLines } from '../../state/cart/cart.ts'
import { useCart } from '../../state/cart/CartContext.tsx'
import { useNow } from '../../state/page/now.ts'
import { useIsHydrated } from '../../state/page/useIsHydrated.ts'
import { useProducts } from '../../state/product/products.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Late } from '../../ui/Late.tsx'
import { Link } from '../../ui/Link.tsx'
import { whenDrawn } from '../../ui/onDemand.tsx'
import { CartLineCard } from './CartLineCard.tsx'
import { CartTotals } from './CartTotals.tsx'
import { SavedForLater } from './SavedForLater.tsx'
import styles from './CartPage.module.css'

const CartsAside = whenDrawn(async () => (await import('../../shop/frame/CartsAside.tsx')).CartsAside)

/** From here on a wide screen shows a line as a row: so many cards are more than one can look over. */
const ROWS_FROM = 10
/** From here on a line below the screen is not drawn until it is near: the page stays smooth. */
const MANY_LINES = 60

/** The items added, laid out like the product grid (specification, 2) unless they are many, with their totals. */
export function CartPage() {
  const shared = useCart()
  const { lines: cart, saved, aside } = shared
  const products = useProducts(listCartSlugs(shared))
  const isHydrated = useIsHydrated()
  const lines = products ? priceLines(cart, products) : []
  const elsewhere = products ? priceOpen({ elsewhere: shared.elsewhere }, products) : []
  const isAnyUnpriced = lines.some(({ line, product }) => product && !line.price)
  useEffect(() => {
    // Lines from an earlier version of the shop have no price: the buyer sees today's first.
    if (products && isAnyUnpriced) changeLines((cart) => agreePrices(cart, products))
  }, [products, isAnyUnpriced])
  const isWaiting = !isHydrated || products === undefined
  const now = useNow()
  const holds = findHolds(lines, now, elsewhere)
  const ordered = lines.filter(({ key }) => !holds.has(key))
  const isRows = lines.length >= ROWS_FROM
  const count = formatLineCount(countItems(cart), lines.length)
  const total = sumLines(ordered)
  const price = formatPrice({ pence: total.incPence, isFrom: total.isFrom })
  return (
    <div className="fills-screen">
      <PageHead page="cart" />
      <p role="status" className="visually-hidden">
        {lines.length > 0 && `Cart: ${count}, ${labelInc(price)}`}
      </p>
      {lines.length === 0 || !products ? (
        <>
          <NothingYet isWaiting={isWaiting}>
            <h1 tabIndex={-1}>Your cart is empty</h1>
            <p className="scripted">
              Open a product, or add one straight from a list. The cart is kept on this device only.
            </p>
            <p className="scriptless">The cart needs JavaScript, which is switched off.</p>
            <p className="scripted">
              Have codes or a list?{' '}
              <Link href={paths.quickOrder} className="link">
                Quick order
              </Link>{' '}
              adds many lines at once, and{' '}
              <Link href={paths.lists} className="link">
                your lists
              </Link>{' '}
              can be ordered again in one step.
            </p>
            <Link href={paths.home} className={buttonClass('main')}>
              See the whole shop
            </Link>
          </NothingYet>
          {isWaiting ? <Late /> : <LaterRecentlyViewed />}
        </>
      ) : (
        <div className={styles.page}>
          <section aria-labelledby="cart-title" className={styles.lines}>
            <div className={styles.head}>
              <h1 id="cart-title" tabIndex={-1}>
                Cart <span className={styles.count}>{count}</span>
              </h1>
              <p>
                <a href="#totals" className="link num">
                  Total {hasVat() && 'inc.VAT '}
                  {price}
                </a>
              </p>
            </div>
            {listAdvice(ordered.map(({ line: { quantity }, product }) => ({ quantity, product }))).map((text) => (
              <p key={text} className={styles.advice}>
                {text}
              </p>
            ))}
            {listParts(lines, supply.pharmacy).map((part) => (
              <Fragment key={String(part.isPharmacy)}>
                {part.isPharmacy && supply.pharmacy && <PharmacyHead pharmacy={supply.pharmacy} />}
                <ul
                  className={styles.grid}
                  data-rows={isRows ? '' : undefined}
                  data-many={lines.length > MANY_LINES ? '' : undefined}
                >
                  {part.lines.map(({ key, line, product }) => (
                    <CartLineCard
                      key={key}
                      line={line}
                      product={product}
                      products={products}
                      hold={holds.get(key)}
                      others={product?.counted && listOthers(lines, key, elsewhere)}
                      isRow={isRows}
                    />
                  ))}
                </ul>
              </Fragment>
            ))}
          </section>
          <CartTotals
            total={total}
            count={count}
            ordered={describe(ordered)}
            isEngraved={ordered.some(({ line, product }) => product && line.engraving !== undefined)}
          />
        </div>
      )}
      {aside.length > 0 && <CartsAside />}
      {products && <SavedForLater lines={priceLines(saved, products)} cart={[...elsewhere, ...lines]} />}
    </div>
  )
}

/** Counts what the total is of: lines that are held or no longer sold are not in it. */
function describe(ordered: readonly PricedLine[]): string {
  const sold = ordered.filter(({ product }) => product)
  return formatLineCount(countItems(sold.map(({ line }) => line)), sold.length)
}
