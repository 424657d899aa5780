import { useEffect, useMemo, useRef, useState } from 'react'
import { buildOrder } from '@shop/core/order/order.ts'
import { paths } from '@shop/core/page/address.ts'
import { supply } from 'virtual:pharmacy'
import { shop } from 'virtual:shop'
import { MessagePage } from '../../shop/frame/MessagePage.tsx'
import { PageHead } from '../../shop/frame/PageHead.tsx'
import { useStore } from '../../state/base/store.ts'
import { useCart } from '../../state/cart/CartContext.tsx'
import { filedStore } from '../../state/order/filing.ts'
import { orderDraftStore, startOrderDraft } from '../../state/order/orderDraft.ts'
import { useIsHydrated } from '../../state/page/useIsHydrated.ts'
import { useProducts } from '../../state/product/products.ts'
import { whenDrawn } from '../../ui/onDemand.tsx'
import { LastOrder } from './LastOrder.tsx'
import { OrderDesk } from './OrderDesk.tsx'

const CartsAside = whenDrawn(async () => (await import('../../shop/frame/CartsAside.tsx')).CartsAside)

/** From the cart to a document that someone can act on. */
export function OrderPage() {
  const { lines: cart, aside, elsewhere } = useCart()
  const products = useProducts([...cart, ...elsewhere].map(({ slug }) => slug))
  const draft = useStore(orderDraftStore, undefined)
  useEffect(startOrderDraft, [])
  const view = useBeginningOf(draft?.reference)
  const order = useMemo(
    () =>
      products && draft
        ? buildOrder({ ...draft, cart, elsewhere, products, shop: { ...shop, ...supply }, now: new Date() })
        : undefined,
    [products, draft, cart, elsewhere],
  )
  if (!order || !draft || order.lines.length === 0)
    return (
      <div ref={view} className="fills-screen">
        <PageHead page="order" />
        <NothingToOrder isWaiting={!order} leftOutCount={order?.leftOut.length ?? 0} />
        {order && aside.length > 0 && <CartsAside />}
      </div>
    )
  return (
    <div ref={view} className="fills-screen">
      <PageHead page="order" title={`Order ${order.reference}`} />
      <OrderDesk draft={draft} order={order} />
    </div>
  )
}

/**
 * Each document starts at the top of the page with the focus on its heading. So it does for a visitor who came by a link:
 * the heading that had the focus goes when the draft is there.
 */
function useBeginningOf(reference: string | undefined) {
  const view = useRef<HTMLDivElement>(null)
  const before = useRef(reference)
  const isHydrated = useIsHydrated()
  const [hasMoved] = useState(isHydrated)
  useEffect(() => {
    const isNew = before.current !== reference && (before.current !== undefined || hasMoved)
    before.current = reference
    if (!isNew) return
    window.scrollTo({ top: 0, behavior: 'instant' })
    view.current?.querySelector('h1')?.focus({ preventScroll: true })
  }, [reference, hasMoved])
  return view
}

function NothingToOrder({ isWaiting, leftOutCount }: { isWaiting: boolean; leftOutCount: number }) {
  const filed = useStore(filedStore, undefined)
  return (
    <MessagePage
      title={filed === undefined ? 'Nothing to order yet' : `Order ${filed} is filed`}
      isWaiting={isWaiting}
      next={
        leftOutCount > 0
          ? { href: paths.cart, label: 'Open the cart' }
          : { href: paths.quickOrder, label: 'Order by code' }
      }
    >
      <p className="scripted">
        {leftOutCount > 0
          ? 'Nothing that is in your cart can be ordered. The cart says why.'
          : 'Your cart is empty. Once there is something in it, this page makes an order document that you can print, send or save for your own systems.'}
      </p>
      <LastOrder />
      <p className="scriptless">
        The order document needs JavaScript, which is switched off. You can order by telephone:{' '}
        <span className="num unbroken">{shop.telephone}</span>.
      </p>
    </MessagePage>
  )
}
