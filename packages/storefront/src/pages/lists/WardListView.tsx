import { ArrowLeft } from 'lucide-react'
import { useRef, useState } from 'react'
import { priceOpen, sumLines } from '@shop/core/cart/pricedLines.ts'
import type { Products } from '@shop/core/catalogue/catalogue.ts'
import { buildReorder, holdStock, readStock } from '@shop/core/lists/reorder.ts'
import type { WardList } from '@shop/core/lists/wardLists.ts'
import { paths } from '@shop/core/page/address.ts'
import type { CodeIndex } from '@shop/core/quickOrder/codeIndex.ts'
import { OrderSum } from '../../shop/buy/OrderSum.tsx'
import { useCart } from '../../state/cart/CartContext.tsx'
import { useNow } from '../../state/page/now.ts'
import { Link } from '../../ui/Link.tsx'
import { OrderListButton } from './OrderListButton.tsx'
import { RenameForm } from './RenameForm.tsx'
import { StockTable } from './StockTable.tsx'
import { WardListActions } from './WardListActions.tsx'
import { WardListLineEntry } from './WardListLineEntry.tsx'
import styles from './WardListView.module.css'

interface Props {
  readonly list: WardList
  readonly products: Products
  readonly index: CodeIndex
}

/** One ward list: what there should be, what there is, and the order that makes up the difference. */
export function WardListView({ list, products, index }: Props) {
  const [announcement, setAnnouncement] = useState('')
  const orderButton = useRef<HTMLButtonElement>(null)
  const cart = useCart()
  const stock = holdStock(readStock(list, products), priceOpen(cart, products), useNow())
  const lines = buildReorder(stock)
  const ordered = stock.filter(({ order }) => order > 0)
  const total = sumLines(ordered.map(({ key, product }, index) => ({ key, product, line: lines[index]! })))
  return (
    <>
      <p className={styles.back}>
        <Link href={paths.lists} className="link">
          <ArrowLeft size={18} aria-hidden />
          All lists
        </Link>
      </p>
      <RenameForm list={list} />
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      <div className={styles.page}>
        <div className={styles.main}>
          {stock.length === 0 ? (
            <p className={styles.none}>This list is empty. Add products by code here, or from a product’s page.</p>
          ) : (
            <StockTable
              id={list.id}
              stock={stock}
              onAnnounce={setAnnouncement}
              onCounted={() => (lines.length > 0 ? orderButton.current?.focus() : setAnnouncement('Nothing to order.'))}
            />
          )}
          <WardListLineEntry list={list} products={products} index={index} />
        </div>
        <section aria-label="Order" className={styles.order} data-order-bar>
          <OrderSum total={total} />
          <OrderListButton stock={stock} look="main" ref={orderButton} />
          <p className={styles.how}>Adds whatever is below par to the cart, in whole packs. The list stays as it is.</p>
        </section>
        <WardListActions list={list} products={products} index={index} />
      </div>
    </>
  )
}
