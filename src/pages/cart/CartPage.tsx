import { Link } from 'wouter'
import { paths } from '../../domain/address.ts'
import { countItems, priceLines, sumLines } from '../../domain/basket.ts'
import type { Catalogue } from '../../domain/catalogue.ts'
import { MessagePage } from '../../shop/MessagePage.tsx'
import { PageHead } from '../../shop/PageHead.tsx'
import { useBasket } from '../../state/BasketContext.tsx'
import { useIsHydrated } from '../../state/useIsHydrated.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { CartLine } from './CartLine.tsx'
import { CartTotals } from './CartTotals.tsx'
import styles from './CartPage.module.css'

/** The items added, laid out like the product grid (specification, 2), with their totals beside them. */
export function CartPage({ catalogue }: { catalogue: Catalogue | undefined }) {
  const { basket } = useBasket()
  const isHydrated = useIsHydrated()
  const lines = catalogue ? priceLines(basket, catalogue) : []
  return (
    <div className="fills-screen">
      <PageHead title="Cart" description="The items that you have added." />
      {lines.length === 0 ? (
        <MessagePage title="Your cart is empty" isWaiting={!isHydrated || catalogue === undefined}>
          <p className="scripted">
            Open a product, or add one straight from a list. The cart is kept on this device only.
          </p>
          <p className="scriptless">The cart needs JavaScript, which is switched off.</p>
          <Link href={paths.home} className={buttonClass('plain')}>
            See the whole shop
          </Link>
        </MessagePage>
      ) : (
        <div className={styles['cart']}>
          <section aria-labelledby="cart-title">
            <h1 id="cart-title" tabIndex={-1}>
              Cart <span className={styles['count']}>{formatCount(countItems(basket), lines.length)}</span>
            </h1>
            <ul className={styles['grid']}>
              {lines.map((line) => (
                <CartLine key={line.key} line={line.line} product={line.product} />
              ))}
            </ul>
          </section>
          <CartTotals total={sumLines(lines)} />
        </div>
      )}
    </div>
  )
}

function formatCount(items: number, lines: number): string {
  return `${items} ${items === 1 ? 'item' : 'items'} in ${lines} ${lines === 1 ? 'line' : 'lines'}`
}
