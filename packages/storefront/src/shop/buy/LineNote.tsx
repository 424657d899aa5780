import { ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { type CartLine, getLineKey, MAX_NOTE_LENGTH } from '@shop/core/cart/cartLines.ts'
import { setNote } from '@shop/core/cart/lineNote.ts'
import { changeLines } from '../../state/cart/cart.ts'
import { TextField } from '../../ui/TextField.tsx'
import styles from './LineNote.module.css'

/** The buyer's own words about a line, behind a quiet disclosure. They are kept as they are typed. */
export function LineNote({ line, name }: { line: CartLine; name: string }) {
  const id = useId()
  /** The text being typed: a space at its end is not kept, but must not vanish as it is typed. */
  const [typed, setTyped] = useState<string>()
  function handleChange(text: string) {
    setTyped(text)
    changeLines((cart) => setNote(cart, getLineKey(line), text))
  }
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
      <TextField
        id={id}
        label="Note"
        aria-label={`Note: ${name}`}
        hint="Printed on the order beside this line."
        value={typed ?? line.note ?? ''}
        maxLength={MAX_NOTE_LENGTH}
        autoComplete="off"
        onChange={handleChange}
        onBlur={() => setTyped(undefined)}
      />
    </details>
  )
}
