import { useEffect, useId, useRef } from 'react'
import styles from './ErrorSummary.module.css'

interface Props {
  readonly errors: readonly { fieldId: string; message: string }[]
  /** Counts the submissions: each that leaves errors moves the focus here, and fixing a field does not. */
  readonly attempt: number
}

/** The errors of a form, each a link to its field. */
export function ErrorSummary({ errors, attempt }: Props) {
  const id = useId()
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt > 0) ref.current?.focus()
  }, [attempt])
  if (errors.length === 0) return null
  return (
    <div ref={ref} role="alert" tabIndex={-1} className={styles.summary} aria-labelledby={id}>
      <h2 id={id}>There is a problem</h2>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => {
                // A fragment link alone would move the page but not put the cursor into the field.
                event.preventDefault()
                document.getElementById(fieldId)?.focus()
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
