import { useId } from 'react'
import styles from './CheckboxField.module.css'

interface Props {
  readonly label: string
  readonly hint?: string
  readonly isChecked: boolean
  readonly onChange: (isChecked: boolean) => void
}

/** A labelled checkbox; its label is part of the target. */
export function CheckboxField({ label, hint, isChecked, onChange }: Props) {
  const id = useId()
  return (
    <div className={styles.field}>
      <input
        type="checkbox"
        id={id}
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
