import { useEffect, useMemo, useState } from 'react'
import { supply } from 'virtual:pharmacy'
import { shop } from 'virtual:shop'
import { addLines, getLineKey, removeLine, type CartLine } from '../../domain/cart/cartLines.ts'
import { priceLines } from '../../domain/cart/pricedLines.ts'
import type { Products } from '../../domain/catalogue/catalogue.ts'
import { NOT_SENT } from '../../domain/order/orderTable.ts'
import { buildOrder, buildSeller } from '../../domain/order/order.ts'
import { formatLongDate } from '../../domain/order/reference.ts'
import { paths } from '../../domain/page/address.ts'
import { DEMONSTRATION_TEXT } from '../../domain/page/demonstration.ts'
import { changeLines } from '../../state/cart/cart.ts'
import { useCart } from '../../state/cart/CartContext.tsx'
import { useStore } from '../../state/kept/store.ts'
import { orderDraftStore, startOrderDraft } from '../../state/order/orderDraft.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Link } from '../../ui/Link.tsx'
import { Letterhead } from '../order/Letterhead.tsx'
import { SpineLines } from './SpineLines.tsx'
import { SpineTotals } from './SpineTotals.tsx'
import styles from './SpineSheet.module.css'

interface Props {
  readonly products: Products
  readonly onClose: () => void
}

/** The order document over the page, filled in as far as it is known; its lines are changed in place. */
export function SpineSheet({ products, onClose }: Props) {
  const { lines: cart } = useCart()
  const draft = useStore(orderDraftStore, undefined)
  useEffect(startOrderDraft, [])
  const [removed, setRemoved] = useState<{ readonly line: CartLine; readonly title: string }>()
  const order = useMemo(
    () => draft && buildOrder({ ...draft, cart, products, shop: { ...shop, ...supply }, now: new Date() }),
    [draft, cart, products],
  )
  const hasLines = order !== undefined && order.lines.length > 0

  function handleRemove(line: CartLine, title: string) {
    changeLines((lines) => removeLine(lines, getLineKey(line)))
    setRemoved({ line, title })
  }
  function handleUndo() {
    if (removed) changeLines((lines) => addLines(lines, [removed.line]))
    setRemoved(undefined)
  }
  return (
    <Dialog title="Order" onClose={onClose} isPaper>
      <div className={styles['paper']}>
        <Letterhead seller={buildSeller({ ...shop, ...supply })} />
        {order && (
          <>
            <p className={styles['quiet']}>
              Reference {order.reference} · {formatLongDate(order.details.date)} · {NOT_SENT}
              {order.isDemonstration && <> · {DEMONSTRATION_TEXT}</>}
            </p>
            <dl className={styles['parties']}>
              <Fact
                name="Ordered by"
                texts={[order.details.organisation, order.details.name]}
                missing="Say who orders"
              />
              <Fact
                name="Deliver to"
                texts={[...order.details.street.split('\n'), order.details.town, order.details.postcode]}
                missing="Add an address"
              />
              <Fact name="Purchase order" texts={[order.details.poNumber]} missing="Add a number" />
            </dl>
            {hasLines && <SpineLines order={order} cart={priceLines(cart, products)} onRemove={handleRemove} />}
          </>
        )}
        <p role="status" className={styles['removed']} data-shown={removed ? '' : undefined}>
          {removed && (
            <>
              Removed: {removed.title}{' '}
              <Button look="quiet" onClick={handleUndo}>
                Undo
              </Button>
            </>
          )}
        </p>
        {hasLines && <SpineTotals total={order.total} />}
        {order && !hasLines && <p>Nothing is left on this order.</p>}
        {order && order.leftOut.length > 0 && (
          <p className={styles['quiet']}>
            Not on this order: {order.leftOut.map(({ name, reason }) => `${name} (${reason})`).join('; ')}.
          </p>
        )}
        <div className={styles['signatures']} aria-hidden>
          <p>Signed for the buyer, name and date</p>
          <p>Approved, name and date</p>
        </div>
      </div>
      <div className={styles['foot']}>
        <Link href={paths.order} className={buttonClass('main')}>
          Finish, print or send it
        </Link>
        <Link href={paths.cart} className={buttonClass()}>
          Open the cart
        </Link>
      </div>
    </Dialog>
  )
}

/** A field of the letterhead; where it is empty, the way to fill it in. */
function Fact({ name, texts, missing }: { name: string; texts: readonly string[]; missing: string }) {
  const known = texts.filter(Boolean)
  return (
    <div>
      <dt>{name}</dt>
      {known.map((text, index) => (
        <dd key={index}>
          <bdi>{text}</bdi>
        </dd>
      ))}
      {known.length === 0 && (
        <dd>
          <Link href={paths.order} className="link">
            {missing}
          </Link>
        </dd>
      )}
    </div>
  )
}
