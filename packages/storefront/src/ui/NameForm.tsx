import { type SubmitEvent, useId, useState } from 'react'
import { Button } from './Button.tsx'
import { TextField } from './TextField.tsx'
import styles from './NameForm.module.css'

interface Props {
  readonly label: string
  readonly name: string
  readonly maxLength: number
  /** Returns false for a name that is empty once it is cleaned. */
  readonly onSave: (typed: string) => boolean
  /** Called once it is saved or cancelled. */
  readonly onClose: () => void
}

/** A field for the name of something, in place of it. */
export function NameForm({ label, name, maxLength, onSave, onClose }: Props) {
  const id = useId()
  const [typed, setTyped] = useState(name)
  const [error, setError] = useState('')
  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    if (onSave(typed)) onClose()
    else setError('Enter a name, or cancel to keep the old one.')
  }
  return (
    <form
      onSubmit={handleSubmit}
      noValidate
      className={styles.form}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <TextField
        id={id}
        label={label}
        value={typed}
        onChange={setTyped}
        error={error || undefined}
        maxLength={maxLength}
        autoComplete="off"
        autoFocus
        onFocus={(event) => event.target.select()}
      />
      <div>
        <Button type="submit">Save name</Button>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
