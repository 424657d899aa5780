import { useEffect, useMemo, useRef } from 'react'
import { formatLongDate } from '@shop/core/base/date.ts'
import { priceLines } from '@shop/core/cart/pricedLines.ts'
import type { Products } from '@shop/core/catalogue/catalogue.ts'
import { buildOrder, buildSeller } from '@shop/core/order/order.ts'
import { NOT_SENT } from '@shop/core/order/orderTable.ts'
import { paths } from '@shop/core/page/address.ts'
import { DEMONSTRATION_TEXT } from '@shop/core/page/demonstration.ts'
import { supply } from 'virtual:pharmacy'
import { shop } from 'virtual:shop'
import { useStore } from '../../state/base/store.ts'
import { useCart } from '../../state/cart/CartContext.tsx'
import { orderDraftStore, startOrderDraft } from '../../state/order/orderDraft.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Link } from '../../ui/Link.tsx'
import { Letterhead } from '../order/Letterhead.tsx'
import { SpineLines } from './SpineLines.tsx'
import { SpineTotals } from './SpineTotals.tsx'
import { useRemovals } from './useRemovals.ts'
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
  const { count, removed, returned, remove, undo } = useRemovals()
  const undoButton = useRef<HTMLButtonElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const order = useMemo(
    () => draft && buildOrder({ ...draft, cart, products, shop: { ...shop, ...supply }, now: new Date() }),
    [draft, cart, products],
  )
  const hasLines = order !== undefined && order.lines.length > 0

  useEffect(() => {
    // The focused element, the button of a line or Undo, may have gone.
    if (count > 0) undoButton.current?.focus()
    else if (returned !== undefined) status.current?.focus()
  }, [count, returned])
  return (
    <Dialog title="Order" onClose={onClose} isPaper>
      <div className={styles.paper}>
        <Letterhead seller={buildSeller({ ...shop, ...supply })} />
        {order && (
          <>
            <p className={styles.quiet}>
              Reference {order.reference} · {formatLongDate(order.details.date)} · {NOT_SENT}
              {order.isDemonstration && <> · {DEMONSTRATION_TEXT}</>}
            </p>
            <dl className={styles.parties}>
              <Fact
                name="Ordered by"
                texts={[order.details.organisation, order.details.name]}
                missing="Add who is ordering"
              />
              <Fact
                name="Deliver to"
                texts={[...order.details.street.split('\n'), order.details.town, order.details.postcode]}
                missing="Add an address"
              />
              <Fact name="Purchase order" texts={[order.details.poNumber]} missing="Add a number" />
            </dl>
            {hasLines && <SpineLines order={order} cart={priceLines(cart, products)} onRemove={remove} />}
          </>
        )}
        {hasLines && <SpineTotals total={order.total} />}
        {order && !hasLines && <p>Nothing is left on this order.</p>}
        {order && order.leftOut.length > 0 && (
          <p className={styles.quiet}>
            Not on this order: {order.leftOut.map(({ name, reason }) => `${name} (${reason})`).join('; ')}.
          </p>
        )}
        <div className={styles.signatures} aria-hidden>
          <p>Signed for the buyer, name and date</p>
          <p>Approved, name and date</p>
        </div>
      </div>
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
