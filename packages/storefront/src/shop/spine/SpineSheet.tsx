import { useEffect, useMemo, useRef } from 'react'
import { formatCount } from '@shop/core/base/count.ts'
import { countItems } from '@shop/core/cart/cartLines.ts'
import { formatPieces } from '@shop/core/cart/lineAmounts.ts'
import { formatChoice } from '@shop/core/cart/lineText.ts'
import { listOthers, priceLines, priceOpen } from '@shop/core/cart/pricedLines.ts'
import type { Products } from '@shop/core/catalogue/catalogue.ts'
import { formatPrice, hasVat, labelInc } from '@shop/core/money/price.ts'
import { money } from '@shop/core/money/shopMoney.ts'
import { buildOrder, buildSeller, type OrderLine } from '@shop/core/order/order.ts'
import { paths } from '@shop/core/page/address.ts'
import { supply } from 'virtual:pharmacy'
import { shop } from 'virtual:shop'
import { useStore } from '../../state/base/store.ts'
import { useCart } from '../../state/cart/CartContext.tsx'
import { orderDraftStore, startOrderDraft } from '../../state/order/orderDraft.ts'
import { PRINT_ADDRESS } from '../../state/order/printWish.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Link } from '../../ui/Link.tsx'
import { LineQuantity } from '../buy/LineQuantity.tsx'
import { Letterhead } from '../order/Letterhead.tsx'
import type { LineTools } from '../order/OrderLines.tsx'
import { OrderSheet } from '../order/OrderSheet.tsx'
import { additionStore, takeBack } from './added.ts'
import { LineOthers } from './LineOthers.tsx'
import { useRemovals } from './useRemovals.ts'
import styles from './SpineSheet.module.css'

interface Props {
  readonly products: Products
  readonly onClose: () => void
}

/** The order document over the page, filled in as far as it is known; its lines are changed in place. */
export function SpineSheet({ products, onClose }: Props) {
  const { lines: cart, elsewhere } = useCart()
  const draft = useStore(orderDraftStore, undefined)
  const addition = useStore(additionStore, undefined)
  useEffect(startOrderDraft, [])
  const { count, removed, returned, take, remove, undo } = useRemovals()
  const undoButton = useRef<HTMLButtonElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const priced = useMemo(() => priceLines(cart, products), [cart, products])
  const order = useMemo(
    () => draft && buildOrder({ ...draft, cart, elsewhere, products, shop: { ...shop, ...supply }, now: new Date() }),
    [draft, cart, elsewhere, products],
  )
  useEffect(() => {
    // The focused element, the button of a line or Undo, may have gone.
    if (count > 0) undoButton.current?.focus()
    else if (returned !== undefined) status.current?.focus()
  }, [count, returned])

  function findTools({ key }: OrderLine): LineTools | undefined {
    const { line, product } = priced.find((line) => line.key === key) ?? {}
    if (!line || !product) return undefined
    const choice = formatChoice(line)
    const name = choice === '' ? product.title : `${product.title}, ${choice}`
    // Of one kind, as the line's sum is.
    const price = money.showExVat ? product.priceExVat : product.priceIncVat
    const pieces = formatPieces(line.quantity, product.pack, price)
    return {
      quantity: (
        <LineQuantity
          line={line}
          product={product}
          name={name}
          others={product.counted && listOthers(priced, key, priceOpen({ elsewhere }, products))}
        />
      ),
      pack: pieces && (money.showExVat ? `${pieces} ex.VAT` : labelInc(pieces)),
      others: <LineOthers line={line} name={name} onRemove={() => remove(line, name)} />,
      added:
        addition?.key === key
          ? [
              'Just added',
              <button
                key="undo"
                type="button"
                className="link"
                onClick={() => {
                  additionStore.set(undefined)
                  take(addition.isNew ? name : `${addition.quantity} × ${name}`, (cart) => takeBack(addition, cart))
                }}
              >
                Undo<span className="visually-hidden"> adding {name}</span>
              </button>,
            ]
          : undefined,
    }
  }
  return (
    <Dialog title="Order" onClose={onClose} paperHead={<Letterhead seller={buildSeller({ ...shop, ...supply })} />}>
      <div className={styles.paper}>{order && <OrderSheet order={order} findTools={findTools} />}</div>
      <div className={styles.foot}>
        <p ref={status} role="status" tabIndex={-1} className={styles.removed}>
          {removed !== undefined ? (
            <>
              <span>Removed: {removed}</span>
              <Button ref={undoButton} look="quiet" onClick={undo}>
                Undo
              </Button>
            </>
          ) : (
            returned !== undefined && `Back on the order: ${returned}`
          )}
        </p>
        {order && (
          <p className={styles.sum}>
            {formatCount(order.lines.length, 'line')}, {formatCount(countItems(order.lines), 'item')}
            <span>
              <b>{formatPrice({ pence: order.total.incPence, isFrom: order.total.isFrom })}</b> {labelInc('')}
              {hasVat() && money.showExVat && (
                <span> · {formatPrice({ pence: order.total.exPence, isFrom: order.total.isFrom })} ex.VAT</span>
              )}
            </span>
          </p>
        )}
        <div className={styles.ways}>
          <Link href={PRINT_ADDRESS} className={buttonClass('main')}>
            Print or save as PDF
          </Link>
          <Link href={paths.order} className={buttonClass()}>
            More ways<span className="visually-hidden"> to send or save the order</span>
          </Link>
        </div>
      </div>
    </Dialog>
  )
}
