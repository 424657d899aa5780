import { X } from 'lucide-react'
import { type MouseEvent, type PointerEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Button } from './Button.tsx'
import styles from './Dialog.module.css'

interface Props {
  readonly title: string
  /** Called once it has closed, by any means; the focus is then back where it was. */
  readonly onClose: () => void
  /** True: it fills the screen. */
  readonly isFull?: boolean
  /** True: it is at the right edge from top to bottom, and fills the screen of a phone. */
  readonly isSide?: boolean
  /** The head of a sheet of paper, drawn in place of the title: as `isSide`, as wide as a sheet. */
  readonly paperHead?: ReactNode
  /** True: it interrupts, and asks for an answer. */
  readonly isAlert?: boolean
  readonly children: ReactNode
}

/** A native modal dialog, open for as long as it is drawn: Escape, Close or a press beside it closes it. */
export function Dialog({
  title,
  onClose,
  isFull = false,
  isSide = false,
  paperHead,
  isAlert = false,
  children,
}: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  const isPressedBeside = useRef(false)
  const id = useId()
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog?.open) dialog?.showModal()
    // Only a layout effect can close it before it leaves the page, which returns the focus.
    return () => dialog?.close()
  }, [])

  // Text that is selected by dragging out of the dialog ends in a click beside it, which must not lose a form.
  function handlePointerDown(event: PointerEvent) {
    isPressedBeside.current = event.target === ref.current
  }
  function handleClick(event: MouseEvent) {
    if (isPressedBeside.current && event.target === ref.current) ref.current?.close()
  }
  return (
    // Closing by a press beside it is a convenience for a mouse: keys have Escape and Close.
    <dialog
      ref={ref}
      role={isAlert ? 'alertdialog' : undefined}
      className={styles.dialog}
      data-full={isFull ? '' : undefined}
      data-side={paperHead ? 'paper' : isSide ? '' : undefined}
      {...(paperHead ? { 'aria-label': title } : { 'aria-labelledby': id })}
      onClose={onClose}
      onPointerDown={handlePointerDown}
      onClick={handleClick}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          {paperHead ?? <h2 id={id}>{title}</h2>}
          <Button look="quiet" aria-label={`Close: ${title}`} onClick={() => ref.current?.close()}>
            <X size={20} aria-hidden />
            Close
          </Button>
        </div>
        {children}
      </div>
    </dialog>
  )
}
