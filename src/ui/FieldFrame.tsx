import { useId, type ReactNode } from 'react'
import { FieldError } from './FieldError.tsx'
import styles from './TextField.module.css'

/** How the control describes itself to a screen reader. */
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
  /** Stands below the control and is read out when it changes; an empty one keeps its place for that. */
  readonly note?: string | undefined
  readonly children: (described: Described) => ReactNode
}

/** The label, hint, error and note of a control, which is told the ids that describe it. */
export function FieldFrame({ id, label, hint, error, note, children }: Props) {
  const noteId = useId()
  return (
    <div className={styles['field']} data-invalid={error ? '' : undefined}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${noteId}-hint`} className={styles['hint']}>
          {hint}
        </p>
      )}
      <FieldError id={`${noteId}-error`} text={error} />
      <div className={styles['control']}>
        {children({
          'aria-invalid': error ? true : undefined,
          'aria-describedby':
            [hint && `${noteId}-hint`, note && `${noteId}-note`, error && `${noteId}-error`]
              .filter(Boolean)
              .join(' ') || undefined,
        })}
      </div>
      {note !== undefined && (
        <p role="status" id={`${noteId}-note`} className={styles['note']}>
          {note}
        </p>
      )}
    </div>
  )
}
