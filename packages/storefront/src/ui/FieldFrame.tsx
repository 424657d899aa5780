import { type ReactNode, useId } from 'react'
import { FieldError } from './FieldError.tsx'
import styles from './TextField.module.css'

/** The attributes that describe the control to a screen reader. */
interface Described {
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

interface Props {
  /** The control's own id. */
  readonly id: string
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly children: (described: Described) => ReactNode
}

/** The label, hint and error of a control, which is told the ids that describe it. */
export function FieldFrame({ id, label, hint, error, children }: Props) {
  const noteId = useId()
  return (
    <div className={styles.field} data-invalid={error ? '' : undefined}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${noteId}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={`${noteId}-error`} text={error} />
      <div className={styles.control}>
        {children({
          'aria-invalid': error ? true : undefined,
          'aria-describedby':
            [hint && `${noteId}-hint`, error && `${noteId}-error`].filter(Boolean).join(' ') || undefined,
        })}
      </div>
    </div>
  )
}
