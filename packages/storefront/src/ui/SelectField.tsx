import { useId } from 'react'
import { FieldError } from './FieldError.tsx'
import styles from './SelectField.module.css'

interface Props {
  readonly id: string
  readonly label: string
  readonly values: readonly string[]
  readonly value: string
  readonly onChange: (value: string) => void
  /** The error and its remedy; shown beside the field and read with it. */
  readonly error?: string | undefined
}

/** A labelled choice of one value; nothing is chosen beforehand. */
export function SelectField({ id, label, values, value, onChange, error }: Props) {
  const errorId = useId()
  return (
    <div className={styles.field} data-invalid={error ? '' : undefined}>
      <label htmlFor={id}>{label}</label>
      <FieldError id={errorId} text={error} />
      <select
        id={id}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
      >
        <option value="">Choose…</option>
        {values.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    </div>
  )
}
