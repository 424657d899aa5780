import { ChevronRight } from 'lucide-react'
import type { CartLine } from '@shop/core/cart/cartLines.ts'
import { NoteField } from './NoteField.tsx'
import styles from './LineNote.module.css'

/** The buyer's own words about a line, behind a quiet disclosure. */
export function LineNote({ line, name }: { line: CartLine; name: string }) {
  return (
    <details className={styles.note} data-noted={line.note ? '' : undefined}>
      <summary>
        <ChevronRight size={18} aria-hidden />
        <span>
          {line.note ? (
            <>
              Note: <bdi>{line.note}</bdi>
            </>
          ) : (
            'Add a note'
          )}
          <span className="visually-hidden"> ({name})</span>
        </span>
      </summary>
      <NoteField line={line} name={name} />
    </details>
  )
}
