import type { Catalogue } from '../../domain/catalogue/catalogue.ts'
import { PageHead } from '../../shop/frame/PageHead.tsx'
import { ReceivedCart } from './ReceivedCart.tsx'
import { ReceivedList } from './ReceivedList.tsx'
import { ShareFaultMessage } from './ShareFaultMessage.tsx'
import { useReceived } from './useReceived.ts'

/** What somebody has sent, to be looked at: nothing on this device changes before the visitor says so. */
export function SharedPage({ catalogue }: { catalogue: Catalogue | undefined }) {
  const received = useReceived()
  return (
    <div className="fills-screen">
      <PageHead title="Shared with you" description="A cart or a list that somebody has sent to you as a link." />
      {!received || !catalogue ? (
        <ShareFaultMessage fault="empty" isWaiting />
      ) : 'fault' in received ? (
        <ShareFaultMessage fault={received.fault} />
      ) : received.shared.kind === 'cart' ? (
        <ReceivedCart lines={received.shared.lines} dropped={received.dropped} catalogue={catalogue} />
      ) : (
        <ReceivedList list={received.shared} dropped={received.dropped} catalogue={catalogue} />
      )}
    </div>
  )
}
