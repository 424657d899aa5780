import { X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { hideNotice, holdNotice, type Notice, releaseNotice } from '../../state/base/notices.ts'
import { focusHeading } from '../../ui/focusHeading.ts'
import { Link } from '../../ui/Link.tsx'
import styles from './NoticeList.module.css'

/** As long as a press goes through a notice that has just come (NoticeList.module.css). */
const LET_THROUGH_MS = 500
const GAP_PX = 16
/** What lies over the notices: the page stays where it is behind it. */
const ABOVE = 'dialog, [data-edge], [data-buy-bar], [data-order-bar], [data-tray]'

/** Notices, one below the other, in a strip at the foot of the window. */
export function NoticeList({ notices }: { notices: readonly Notice[] }) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const area = list.current
    if (area && document.activeElement?.matches(':focus-visible')) uncoverFocus(area)
    // A pointer knows where it is: the page does not move under it while it may press again.
    const timer = setTimeout(() => area && uncoverFocus(area), LET_THROUGH_MS)
    // At the very end of a page, the focused element cannot be scrolled clear of them.
    const handleKey = (event: KeyboardEvent) => {
      const newest = notices.at(-1)
      if (newest && event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]'))
        hideNotice(newest.id)
    }
    addEventListener('keydown', handleKey)
    return () => {
      clearTimeout(timer)
      removeEventListener('keydown', handleKey)
    }
  }, [notices])
  return (
    <div ref={list} className={styles.notices}>
      {notices.map((notice) => (
        <NoticeBox key={notice.id} notice={notice} />
      ))}
    </div>
  )
}

/** Scrolls what has the focus out from behind the notices; nothing else moves. */
function uncoverFocus(list: HTMLElement): void {
  const focused = document.activeElement
  if (!focused || focused === document.body || focused.closest(ABOVE) || list.contains(focused)) return
  const { top, bottom } = focused.getBoundingClientRect()
  const covered = bottom - list.getBoundingClientRect().top
  if (covered > 0 && top < innerHeight) scrollBy(0, covered + GAP_PX)
}

/** One notice. It stays while the pointer or the focus is in it. */
function NoticeBox({ notice: { id, text, link, action } }: { notice: Notice }) {
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
      className={`wrap ${styles.notice}`}
      onPointerEnter={() => holdNotice(id, 'pointer')}
      onPointerLeave={() => releaseNotice(id, 'pointer')}
      onFocus={() => holdNotice(id, 'focus')}
      onBlur={() => releaseNotice(id, 'focus')}
    >
      <p id={textId}>{text}</p>
      {(link || action) && (
        <div className={styles.ways}>
          {link && (
            <Link href={link.href} onClick={() => hideNotice(id)}>
              {link.label}
            </Link>
          )}
          {action && (
            <button
              type="button"
              ref={button}
              aria-describedby={textId}
              onClick={() => {
                action.run()
                handleClose()
              }}
            >
              {action.label}
            </button>
          )}
        </div>
      )}
      <button type="button" aria-label="Dismiss" onClick={handleClose}>
        <X size={20} aria-hidden />
      </button>
    </div>
  )
}
