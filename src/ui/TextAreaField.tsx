import { useId, type TextareaHTMLAttributes } from 'react'
import styles from './TextField.module.css'

interface Props extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'value'> {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly hint?: string
  /** What is wrong and what to do; shown beside the field and read with it. */
  readonly error?: string | undefined
}

/** Several labelled lines of text with their hint and error. */
export function TextAreaField({ id, label, value, onChange, hint, error, ...rest }: Props) {
  const noteId = useId()
  return (
    <div className={styles['field']} data-invalid={error ? '' : undefined}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${noteId}-hint`} className={styles['hint']}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${noteId}-error`} className={styles['error']}>
          <span className="visually-hidden">Error: </span>
          {error}
        </p>
      )}
      <div className={styles['control']}>
        <textarea
          rows={3}
          {...rest}
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={
            [hint && `${noteId}-hint`, error && `${noteId}-error`].filter(Boolean).join(' ') || undefined
          }
        />
      </div>
    </div>
  )
}
