import { type Notice, noticesStore } from '../../state/base/notices.ts'
import { useStore } from '../../state/base/store.ts'
import { NotLoaded } from '../../ui/NotLoaded.tsx'
import { onDemand } from '../../ui/onDemand.tsx'

const NONE: readonly Notice[] = []
const NoticeList = onDemand(async () => (await import('./NoticeList.tsx')).NoticeList, <NotLoaded />)

/** Messages to the visitor, at the foot of the window and to screen readers. */
export function Notices() {
  const notices = useStore(noticesStore, NONE)
  return <div role="status">{notices.length > 0 && <NoticeList notices={notices} />}</div>
}
