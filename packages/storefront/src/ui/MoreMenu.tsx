import { Ellipsis } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, type ReactNode, type ToggleEvent, useId, useRef, useState } from 'react'
import styles from './MoreMenu.module.css'

interface Props {
  /** The name for screen readers, of the button and of what it opens: "More for Nitrile gloves". */
  readonly label: string
  readonly className?: string | undefined
  /** Drawn when it first opens. */
  readonly children: ReactNode
}

/** The least distance between panel and window, and between panel and button, in px. */
const EDGE_PX = 16
const GAP_PX = 4

/**
 * A button of three dots that opens what is used less often, in a native popover: Escape, Enter in a field, or a press
 * beside it closes it, and the focus is then back on the button.
 */
export function MoreMenu({ label, className = '', children }: Props) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [hasOpened, setOpened] = useState(false)

  function handleBeforeToggle({ newState }: ToggleEvent<HTMLElement>) {
    if (newState !== 'open') return
    setOpened(true)
    // It has no size before it is shown.
    requestAnimationFrame(() => button.current && panel.current && place(panel.current, button.current))
  }
  function handleBlur({ relatedTarget, currentTarget }: FocusEvent) {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) panel.current?.hidePopover()
  }
  // One line has been typed: it is kept already.
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    // The key would press the button, which has the focus then.
    event.preventDefault()
    panel.current?.hidePopover()
  }
  return (
    <div className={`${styles.more} ${className}`} onBlur={handleBlur}>
      <button ref={button} type="button" popoverTarget={id} aria-label={label}>
        <Ellipsis size={20} aria-hidden />
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        // A press on its words stays in the panel: <main>, which takes the focus too, is outside it.
        tabIndex={-1}
        className={styles.panel}
        onBeforeToggle={handleBeforeToggle}
        onKeyDown={handleKeyDown}
      >
        {hasOpened && children}
      </div>
    </div>
  )
}

/** Puts the panel below its button, above it where there is no room; in the window's right half it ends where that does. */
function place(panel: HTMLElement, button: HTMLElement): void {
  // Some supported browsers lack anchor positioning. The panel scrolls with the page.
  const { left, right, top, bottom } = button.getBoundingClientRect()
  const { width, height } = panel.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const wanted = right > clientWidth / 2 ? right - width : left
  const isAbove = bottom + GAP_PX + height > clientHeight && top - GAP_PX - height > 0
  panel.style.left = `${Math.max(EDGE_PX, Math.min(wanted, clientWidth - width - EDGE_PX)) + scrollX}px`
  panel.style.top = `${(isAbove ? top - GAP_PX - height : bottom + GAP_PX) + scrollY}px`
}
