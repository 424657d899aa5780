import { useEffect, useMemo, useRef, useState } from 'react'
import { Link } from '../../ui/Link.tsx'
import { supply } from 'virtual:pharmacy'
import { shop } from 'virtual:shop'
import { paths } from '../../domain/page/address.ts'
import type { OrderDraft } from '../../domain/order/draft.ts'
import { buildOrder } from '../../domain/order/order.ts'
import { MessagePage } from '../../shop/frame/MessagePage.tsx'
import { PageHead } from '../../shop/frame/PageHead.tsx'
import { useCart } from '../../state/cart/CartContext.tsx'
import { orderDraftStore, startOrderDraft } from '../../state/order/orderDraft.ts'
import { useStore } from '../../state/kept/store.ts'
import { useProducts } from '../../state/product/products.ts'
import { useIsHydrated } from '../../state/page/useIsHydrated.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { DetailsForm } from './DetailsForm.tsx'
import { DocumentView } from './DocumentView.tsx'

/** From the cart to a document that someone can act on: first the details, then the document and its outputs. */
export function OrderPage() {
  const { lines: cart } = useCart()
  const products = useProducts(cart.map(({ slug }) => slug))
  const draft = useStore(orderDraftStore, undefined)
  useEffect(startOrderDraft, [])
  const view = useBeginningOf(draft?.step)
  const order = useMemo(
    () =>
      products && draft
        ? buildOrder({ ...draft, cart, products, shop: { ...shop, ...supply }, now: new Date() })
        : undefined,
    [products, draft, cart],
  )
  const head = <PageHead page="order" />
  if (!order || !draft || order.lines.length === 0)
    return (
      <>
        {head}
        <NothingToOrder isWaiting={!order} leftOutCount={order?.leftOut.length ?? 0} />
      </>
    )
  return (
    <div ref={view} className="fills-screen">
      {draft.step === 'details' ? head : <PageHead page="order" title={`Order ${order.reference}`} />}
      {draft.step === 'details' ? <DetailsForm draft={draft} order={order} /> : <DocumentView order={order} />}
    </div>
  )
}

/**
 * Each step starts at the top of the page with the focus on its heading. So it does for a visitor who came by a link:
 * the heading that had the focus goes when the draft is there.
 */
function useBeginningOf(step: OrderDraft['step'] | undefined) {
  const view = useRef<HTMLDivElement>(null)
  const before = useRef(step)
  const isHydrated = useIsHydrated()
  const [hasMoved] = useState(isHydrated)
  useEffect(() => {
    const isNew = before.current !== step && (before.current !== undefined || hasMoved)
    before.current = step
    if (!isNew) return
    window.scrollTo({ top: 0, behavior: 'instant' })
    view.current?.querySelector('h1')?.focus({ preventScroll: true })
  }, [step, hasMoved])
  return view
}

function NothingToOrder({ isWaiting, leftOutCount }: { isWaiting: boolean; leftOutCount: number }) {
  return (
    <MessagePage title="Nothing to order yet" isWaiting={isWaiting}>
      <p className="scripted">
        {leftOutCount > 0
          ? 'Nothing that is in your cart can be ordered. The cart says why.'
          : 'Your cart is empty. Once there is something in it, this page makes an order document that you can print, send or save for your own systems.'}
      </p>
      <p className="scriptless">
        The order document needs JavaScript, which is switched off. You can order by telephone:{' '}
        <span className="num unbroken">{shop.telephone}</span>.
      </p>
      <Link href={paths.home} className={buttonClass('plain')}>
        See the whole shop
      </Link>
    </MessagePage>
  )
}
