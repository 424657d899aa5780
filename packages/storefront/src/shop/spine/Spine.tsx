import { Send } from 'lucide-react'
import { useState } from 'react'
import { formatCount } from '@shop/core/base/count.ts'
import { countItems } from '@shop/core/cart/cartLines.ts'
import { findHolds } from '@shop/core/cart/holds.ts'
import { priceLines, priceOpen, sumLines } from '@shop/core/cart/pricedLines.ts'
import { formatPrice, labelInc } from '@shop/core/money/price.ts'
import { paths } from '@shop/core/page/address.ts'
import { useCart } from '../../state/cart/CartContext.tsx'
import { useNow } from '../../state/page/now.ts'
import { usePageAddress } from '../../state/page/pageAddress.ts'
import { readAddress } from '../../state/page/readAddress.ts'
import { useProducts } from '../../state/product/products.ts'
import { Link } from '../../ui/Link.tsx'
import { setOrderOpen } from './added.ts'
import { SpineSheet } from './SpineSheet.tsx'
import styles from './Spine.module.css'

/** Pages that show the cart or the order themselves, and so have no order drawer. */
const PAGES_WITHOUT = ['cart', 'order']
/** As many lines as are drawn on the folded paper; more would not be told apart. */
const MAX_RULES = 12

/**
 * The cart as the requisition that it becomes: an edge of paper at the right of every page, at the foot on narrow
 * windows, with a rule for each line. It opens to the order itself, and its foot leads to where that is sent from.
 */
export function Spine() {
  const { path } = usePageAddress()
  const { lines: cart, elsewhere } = useCart()
  const products = useProducts([...cart, ...elsewhere].map(({ slug }) => slug))
  const [isOpen, setOpen] = useState(false)
  const now = useNow()
  function handleOpen(isOpen: boolean) {
    setOrderOpen(isOpen)
    setOpen(isOpen)
  }
  if (!products || (cart.length === 0 && !isOpen) || PAGES_WITHOUT.includes(readAddress(path).page)) return null
  const lines = priceLines(cart, products)
  const holds = findHolds(lines, now, priceOpen({ elsewhere }, products))
  const { incPence, isFrom } = sumLines(lines.filter(({ key }) => !holds.has(key)))
  const items = countItems(cart)
  return (
    <aside aria-label="Order">
      <div className={styles.edge} data-edge>
        <button type="button" aria-haspopup="dialog" className={styles.open} onClick={() => handleOpen(true)}>
          <span className={styles.count}>{items}</span>
          <span className={styles.name}>
            <span className="visually-hidden"> {items === 1 ? 'item' : 'items'}: open the </span>Order
          </span>
          <span className={styles.rules} aria-hidden>
            {lines.slice(-MAX_RULES).map(({ key }) => (
              <span key={key} />
            ))}
          </span>
          <span className={styles.total}>
            {formatPrice({ pence: incPence, isFrom })}
            <span className="visually-hidden">
              {labelInc('')}, {formatCount(lines.length, 'line')}
            </span>
          </span>
        </button>
        <Link href={paths.order} className={styles.finish}>
          <Send size={18} aria-hidden />
          <span>
            Finish<span className="visually-hidden"> the order, print or send it</span>
          </span>
        </Link>
      </div>
      {isOpen && <SpineSheet products={products} onClose={() => handleOpen(false)} />}
    </aside>
  )
}
