import { type ReactNode, useId } from 'react'
import { FieldError } from '@shop/storefront/ui/FieldError.tsx'
import styles from './FieldsetFrame.module.css'

interface Props {
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** The frame around fields that make one value together: its name, a hint and its error. */
export function FieldsetFrame({ label, hint, error, className = '', children }: Props) {
  const id = useId()
  return (
    <fieldset
      aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
      data-invalid={error ? '' : undefined}
      className={`${styles.frame} ${className}`}
    >
      <legend>{label}</legend>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} text={error} />
      {children}
    </fieldset>
  )
}
