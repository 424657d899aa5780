import { useEffect, useRef } from 'react'
import styles from './ErrorSummary.module.css'

/** The errors of a form, each a link to its field. Takes the focus when it appears or its errors change. */
export function ErrorSummary({ errors }: { errors: readonly { fieldId: string; message: string }[] }) {
  const ref = useRef<HTMLDivElement>(null)
  const shown = errors.map(({ message }) => message).join('\n')
  useEffect(() => {
    if (shown) ref.current?.focus()
  }, [shown])
  if (errors.length === 0) return null
  return (
    <div ref={ref} role="alert" tabIndex={-1} className={styles['summary']} aria-labelledby="error-summary">
      <h2 id="error-summary">There is a problem</h2>
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
