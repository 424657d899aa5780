import { X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { hideNotice, holdNotice, noticesStore, releaseNotice, type Notice } from '../../state/page/notices.ts'
import { useStore } from '../../state/kept/store.ts'
import { Button } from '../../ui/Button.tsx'
import { focusHeading } from './focusHeading.ts'
import styles from './Notices.module.css'

const NONE: readonly Notice[] = []

/** Messages to the visitor, in a corner and to screen readers. */
export function Notices() {
  const notices = useStore(noticesStore, NONE)
  return (
    <div role="status" className={styles['notices']}>
      {notices.map((notice) => (
        <NoticeBox key={notice.id} notice={notice} />
      ))}
    </div>
  )
}

/** One notice. It stays while the pointer or the focus is in it. */
function NoticeBox({ notice: { id, text, action } }: { notice: Notice }) {
  const textId = useId()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The button that was pressed may have gone, and the focus with it. Where it has not, the focus stays where it
    // is: a second code that is scanned into a list must not undo the first.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  function handleClose() {
    hideNotice(id)
    focusHeading()
  }
  return (
    <div
      className={styles['notice']}
      onPointerEnter={() => holdNotice(id, 'pointer')}
      onPointerLeave={() => releaseNotice(id, 'pointer')}
      onFocus={() => holdNotice(id, 'focus')}
      onBlur={() => releaseNotice(id, 'focus')}
    >
      <p id={textId}>{text}</p>
      {action && (
        <Button
          ref={button}
          aria-describedby={textId}
          onClick={() => {
            action.run()
            handleClose()
          }}
        >
          {action.label}
        </Button>
      )}
      <button type="button" aria-label="Dismiss" onClick={handleClose}>
        <X size={20} aria-hidden />
      </button>
    </div>
  )
}
