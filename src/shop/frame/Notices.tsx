import { noticesStore, type Notice } from '../../state/page/notices.ts'
import { useStore } from '../../state/kept/store.ts'
import { onDemand } from '../../ui/onDemand.tsx'

const NONE: readonly Notice[] = []
const NoticeList = onDemand(async () => (await import('./NoticeList.tsx')).NoticeList)

/** Messages to the visitor, under the cart and to screen readers. */
export function Notices() {
  const notices = useStore(noticesStore, NONE)
  return <div role="status">{notices.length > 0 && <NoticeList notices={notices} />}</div>
}
