import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '@shop/storefront/ui/Button.tsx'
import { Dialog } from '@shop/storefront/ui/Dialog.tsx'
import styles from './NewRecord.module.css'

interface Props {
  /** The kind of record that is added: "product". */
  readonly noun: string
  /** Adds it, or gives what is wrong. */
  readonly onAdd: () => string | undefined
  /** The fields. */
  readonly children: ReactNode
}

/** A button that opens a short form, from which a record is made. */
export function NewRecord({ noun, onAdd, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [error, setError] = useState('')
  function handleAdd() {
    const wrong = onAdd()
    setError(wrong ?? '')
    setOpen(wrong !== undefined)
  }
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        <Plus size={18} aria-hidden />
        New {noun}
      </Button>
      {isOpen && (
        <Dialog title={`New ${noun}`} onClose={() => setOpen(false)}>
          <form
            className={styles.new}
            onSubmit={(event) => {
              event.preventDefault()
              handleAdd()
            }}
          >
            {children}
            <p role="alert" className={styles.error}>
              {error}
            </p>
            <Button look="main" type="submit">
              Add the {noun}
            </Button>
          </form>
        </Dialog>
      )}
    </>
  )
}
