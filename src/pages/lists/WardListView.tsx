import { useState } from 'react'
import { Link } from '../../ui/Link.tsx'
import { ArrowLeft, ShoppingCart } from 'lucide-react'
import { paths } from '../../domain/page/address.ts'
import { priceLines, sumLines } from '../../domain/cart/pricedLines.ts'
import { getLineKey, type CartLines } from '../../domain/cart/cartLines.ts'
import { CART_LIMITS, formatChoice } from '../../domain/cart/lineText.ts'
import type { Products } from '../../domain/catalogue/catalogue.ts'
import { formatCount } from '../../domain/text/formatCount.ts'
import type { WardList } from '../../domain/wardLists/wardLists.ts'
import type { CodeIndex } from '../../domain/quickOrder/codeIndex.ts'
import { buildReorder, holdStock, readStock, type StockLine } from '../../domain/wardLists/reorder.ts'
import { OrderSum } from '../../shop/buy/OrderSum.tsx'
import { useCart } from '../../state/cart/CartContext.tsx'
import { reorder, type Reorder } from '../../state/cart/reorder.ts'
import { useNow } from '../../state/page/now.ts'
import { showNotice } from '../../state/page/notices.ts'
import { Button } from '../../ui/Button.tsx'
import { WardListActions } from './WardListActions.tsx'
import { WardListLineEntry } from './WardListLineEntry.tsx'
import type { HeldLine } from '../../shop/buy/ReorderDialog.tsx'
import { RenameForm } from './RenameForm.tsx'
import { StockTable } from './StockTable.tsx'
import styles from './WardListView.module.css'
import { onDemand } from '../../ui/onDemand.tsx'

const ReorderDialog = onDemand(async () => (await import('../../shop/buy/ReorderDialog.tsx')).ReorderDialog)

interface Props {
  readonly list: WardList
  readonly products: Products
  readonly index: CodeIndex
}

/** One ward list: what there should be, what there is, and the order that makes up the difference. */
export function WardListView({ list, products, index }: Props) {
  const [announcement, setAnnouncement] = useState('')
  const [isAsking, setAsking] = useState(false)
  const { lines: cart } = useCart()
  const stock = holdStock(readStock(list, products), priceLines(cart, products), useNow())
  const lines = buildReorder(stock)
  const ordered = stock.filter(({ order }) => order > 0)
  const total = sumLines(ordered.map(({ key, product }, index) => ({ key, product, line: lines[index]! })))

  const held = listHeld(cart, ordered, lines)

  function handleOrder(way: Reorder) {
    setAsking(false)
    const { refused } = reorder(lines, way)
    if (refused.length > 0)
      showNotice(`${formatCount(refused.length, 'line')} did not fit: the cart holds ${CART_LIMITS}.`)
  }
  return (
    <>
      <p className={styles['back']}>
        <Link href={paths.lists} className="link">
          <ArrowLeft size={18} aria-hidden />
          All lists
        </Link>
      </p>
      <RenameForm list={list} />
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      <div className={styles['page']}>
        <div className={styles['main']}>
          {stock.length === 0 ? (
            <p className={styles['none']}>This list is empty. Add products by code here, or from a product’s page.</p>
          ) : (
            <StockTable id={list.id} stock={stock} onAnnounce={setAnnouncement} />
          )}
          <WardListLineEntry list={list} products={products} index={index} />
        </div>
        <section aria-label="Order" className={styles['order']} data-order-bar>
          <OrderSum total={total} />
          <Button
            look="main"
            disabled={lines.length === 0}
            onClick={() => (held.length > 0 ? setAsking(true) : handleOrder('add'))}
          >
            <ShoppingCart size={20} aria-hidden />
            {lines.length === 0 ? 'Nothing to order' : `Order ${formatCount(lines.length, 'line')}`}
          </Button>
          <p className={styles['how']}>
            Adds whatever is below par to the cart, in whole packs. The list stays as it is.
          </p>
        </section>
        <WardListActions list={list} products={products} index={index} />
      </div>
      {isAsking && (
        <ReorderDialog
          held={held}
          restCount={lines.length - held.length}
          onChoose={handleOrder}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

/** The lines of an order that the cart has already; `stock` and `lines` go together. */
function listHeld(cart: CartLines, stock: readonly StockLine[], lines: CartLines): HeldLine[] {
  const counts = new Map(cart.map((line) => [getLineKey(line), line.quantity]))
  return lines.flatMap((line, index) => {
    const key = getLineKey(line)
    const inCart = counts.get(key)
    if (inCart === undefined) return []
    const name = [stock[index]?.product?.title ?? line.slug, formatChoice(line)].filter(Boolean).join(', ')
    return [{ key, name, inCart, ordered: line.quantity }]
  })
}
