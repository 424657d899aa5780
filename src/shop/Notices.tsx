import { X } from 'lucide-react'
import { hideNotice, noticesStore, type Notice } from '../state/notices.ts'
import { useStore } from '../state/store.ts'
import { Button } from '../ui/Button.tsx'
import styles from './Notices.module.css'

const NONE: readonly Notice[] = []

/** What the shop has to say, in a corner and to a screen reader; never in the way of the page. */
export function Notices() {
  const notices = useStore(noticesStore, NONE)
  return (
    <div role="status" className={styles['notices']}>
      {notices.map((notice) => (
        <div key={notice.id} className={styles['notice']}>
          <p>{notice.text}</p>
          {notice.action && (
            <Button
              onClick={() => {
                notice.action?.run()
                hideNotice(notice.id)
              }}
            >
              {notice.action.label}
            </Button>
          )}
          <button type="button" aria-label="Dismiss" onClick={() => hideNotice(notice.id)}>
            <X size={20} aria-hidden />
          </button>
        </div>
      ))}
    </div>
  )
}
