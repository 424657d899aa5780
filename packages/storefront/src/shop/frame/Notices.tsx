import { useEffect, useState } from 'react'
import { noticesStore, type Notice } from '../../state/base/notices.ts'
import { useStore } from '../../state/base/store.ts'
import { afterPaint } from '../../ui/afterPaint.ts'
import { onDemand } from '../../ui/onDemand.tsx'

const NONE: readonly Notice[] = []
const NoticeList = onDemand(async () => (await import('./NoticeList.tsx')).NoticeList)

/** Messages to the visitor, under the cart and to screen readers. */
export function Notices() {
  const notices = useStore(noticesStore, NONE)
  const [drawn, setDrawn] = useState(NONE)
  // What was pressed answers first: to place a notice, all that it must not cover is measured.
  useEffect(() => afterPaint(() => setDrawn(notices)), [notices])
  // But one that has been answered is gone at once: a second press must not undo twice.
  const shown = drawn.filter((notice) => notices.includes(notice))
  return <div role="status">{shown.length > 0 && <NoticeList notices={shown} />}</div>
}
