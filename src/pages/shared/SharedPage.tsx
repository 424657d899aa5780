import type { Catalogue } from '../../domain/catalogue/catalogue.ts'
import { PageHead } from '../../shop/frame/PageHead.tsx'
import { ReceivedCart } from './ReceivedCart.tsx'
import { ReceivedList } from './ReceivedList.tsx'
import { ShareErrorMessage } from './ShareErrorMessage.tsx'
import { useReceived } from './useReceived.ts'

/** A preview of a shared link: nothing on this device changes until the visitor chooses. */
export function SharedPage({ catalogue }: { catalogue: Catalogue | undefined }) {
  const received = useReceived()
  return (
    <div className="fills-screen">
      <PageHead title="Shared with you" description="A cart or list that was sent to you as a link." />
      {!received || !catalogue ? (
        <ShareErrorMessage error="empty" isWaiting />
      ) : 'error' in received ? (
        <ShareErrorMessage error={received.error} />
      ) : received.shared.kind === 'cart' ? (
        <ReceivedCart lines={received.shared.lines} dropped={received.dropped} catalogue={catalogue} />
      ) : (
        <ReceivedList list={received.shared} dropped={received.dropped} catalogue={catalogue} />
      )}
    </div>
  )
}
