import { Ellipsis, NotebookPen, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { CartLine } from '@shop/core/cart/cartLines.ts'
import { NoteField } from '../buy/NoteField.tsx'
import styles from './LineOthers.module.css'

interface Props {
  readonly line: CartLine
  /** The name of the line, with its choices. */
  readonly name: string
  readonly onRemove: () => void
}

/** The note on a line and its way out: beside it while the pointer or the focus is on it, behind "…" on a phone. */
export function LineOthers({ line, name, onRemove }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [isNoting, setNoting] = useState(false)
  const field = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNoting) field.current?.querySelector('input')?.focus()
  }, [isNoting])
  return (
    <>
      <button
        type="button"
        className={styles.more}
        aria-label={`More: ${name}`}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Ellipsis size={20} aria-hidden />
      </button>
      <div className={styles.others} data-open={isOpen ? '' : undefined}>
        <button
          type="button"
          aria-label={`${line.note ? 'Change the note' : 'Add a note'}: ${name}`}
          aria-expanded={isNoting}
          onClick={() => setNoting(!isNoting)}
        >
          <NotebookPen size={18} aria-hidden />
          <span>Note</span>
        </button>
        <button type="button" aria-label={`Remove ${name}`} onClick={onRemove}>
          <Trash2 size={18} aria-hidden />
          <span>Remove</span>
        </button>
      </div>
      {isNoting && (
        <div ref={field} className={styles.note}>
          <NoteField line={line} name={name} />
        </div>
      )}
    </>
  )
}
