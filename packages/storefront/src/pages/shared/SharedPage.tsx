import { PageHead } from '../../shop/frame/PageHead.tsx'
import { useProducts } from '../../state/product/products.ts'
import { ReceivedCart } from './ReceivedCart.tsx'
import { ReceivedList } from './ReceivedList.tsx'
import { ShareErrorMessage } from './ShareErrorMessage.tsx'
import { useReceived } from './useReceived.ts'

/** A preview of a shared link: nothing on this device changes until the visitor chooses. */
export function SharedPage() {
  const received = useReceived()
  const lines = received && 'shared' in received ? received.shared.lines : []
  const products = useProducts(lines.map(({ slug }) => slug))
  return (
    <div className="fills-screen">
      <PageHead page="shared" />
      {!received || !products ? (
        <ShareErrorMessage error="empty" isWaiting />
      ) : 'error' in received ? (
        <ShareErrorMessage error={received.error} />
      ) : received.shared.kind === 'cart' ? (
        <ReceivedCart lines={received.shared.lines} dropped={received.dropped} products={products} />
      ) : (
        <ReceivedList list={received.shared} dropped={received.dropped} products={products} />
      )}
    </div>
  )
}
