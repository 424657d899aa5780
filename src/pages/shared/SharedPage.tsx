import type { PageProps } from '../../domain/page/pageData.ts'
import { PageHead } from '../../shop/frame/PageHead.tsx'
import { ReceivedCart } from './ReceivedCart.tsx'
import { ReceivedList } from './ReceivedList.tsx'
import { ShareErrorMessage } from './ShareErrorMessage.tsx'
import { useReceived } from './useReceived.ts'

/** A preview of a shared link: nothing on this device changes until the visitor chooses. */
export function SharedPage({ catalogue }: Pick<PageProps, 'catalogue'>) {
  const received = useReceived()
  return (
    <div className="fills-screen">
      <PageHead page="shared" />
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
