import { ArrowLeft, Printer, ShoppingCart, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { formatCount } from '@shop/core/base/count.ts'
import { getLineKey } from '@shop/core/cart/cartLines.ts'
import { findHeld } from '@shop/core/cart/setMany.ts'
import { findSold } from '@shop/core/catalogue/variants.ts'
import { describeSent, type MadeOrder } from '@shop/core/order/madeOrders.ts'
import { paths } from '@shop/core/page/address.ts'
import { OrderPaper } from '../../shop/order/OrderPaper.tsx'
import { deleteMadeOrder } from '../../state/account/madeOrders.ts'
import { accountStore } from '../../state/account/session.ts'
import { showNotice } from '../../state/base/notices.ts'
import { useStore } from '../../state/base/store.ts'
import { useCart } from '../../state/cart/CartContext.tsx'
import { reorder, type Reorder } from '../../state/cart/reorder.ts'
import { useNavigate } from '../../state/page/navigate.ts'
import { useProducts } from '../../state/product/products.ts'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { onDemand } from '../../ui/onDemand.tsx'
import { PricesThenAndNow } from './PricesThenAndNow.tsx'
import { SentChoice } from './SentChoice.tsx'
import styles from './AccountView.module.css'

const ReorderDialog = onDemand(async () => (await import('../../shop/buy/ReorderDialog.tsx')).ReorderDialog)

/** An order that was made, as it was then, and what it would cost today. */
export function MadeOrderView({ made }: { made: MadeOrder }) {
  const { reference, order, lines } = made
  const navigate = useNavigate()
  const hasAccount = useStore(accountStore, undefined) !== undefined
  const { lines: cart } = useCart()
  const products = useProducts(lines.map(({ slug }) => slug))
  const [isAsking, setAsking] = useState(false)
  // Today's prices hold, not those of that day.
  const sold = lines.flatMap((line) => {
    const product = products && findSold(products, line)
    if (!product) return []
    const { options, quantity, engraving, note } = line
    return {
      ...{ slug: product.slug, options, quantity },
      ...(engraving !== undefined && { engraving }),
      ...(note !== undefined && { note }),
    }
  })
  const held = findHeld(cart, sold)
  function handleOrder(way: Reorder) {
    setAsking(false)
    const { refused } = reorder(sold, way, 'order')
    if (refused.length > 0) showNotice(`${formatCount(refused.length, 'line')} did not fit into the cart.`)
  }
  return (
    <div className={styles.order}>
      <p className={styles.back}>
        <Link href={paths.account} className="link">
          <ArrowLeft size={18} aria-hidden />
          {hasAccount ? 'My account' : 'Orders made'}
        </Link>
      </p>
      <h1 tabIndex={-1}>Order {reference}</h1>
      <div className={styles.answers}>
        <Button
          look="main"
          disabled={sold.length === 0}
          onClick={() => (held.length > 0 ? setAsking(true) : handleOrder('add'))}
        >
          <ShoppingCart size={20} aria-hidden />
          {sold.length === 0 && products ? 'Nothing of it is sold any more' : 'Order it again'}
        </Button>
        <Button onClick={() => window.print()}>
          <Printer size={20} aria-hidden />
          Print or save as PDF
        </Button>
        <Button
          look="quiet"
          onClick={() => {
            deleteMadeOrder(made)
            navigate(paths.account)
          }}
        >
          <Trash2 size={18} aria-hidden />
          Delete this order
        </Button>
      </div>
      <SentChoice made={made} />
      {products && <PricesThenAndNow lines={lines} order={order} products={products} />}
      <OrderPaper order={order} state={describeSent(made)} />
      {isAsking && products && (
        <ReorderDialog
          of="order"
          held={held.map((line) => ({
            key: getLineKey(line),
            name: findSold(products, line)?.title ?? line.slug,
            inCart: cart.find((other) => getLineKey(other) === getLineKey(line))?.quantity ?? 0,
            ordered: line.quantity,
          }))}
          restCount={sold.length - held.length}
          onChoose={handleOrder}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
