import { useId, useState, type InputHTMLAttributes } from 'react'
import styles from './TextField.module.css'

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'type'> {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly type?: 'text' | 'email' | 'password'
  readonly hint?: string
  /** What is wrong and what to do; shown beside the field and read with it. */
  readonly error?: string | undefined
}

/** One labelled line of text with its hint and error. A password starts hidden and can be shown. */
export function TextField({ id, label, value, onChange, type = 'text', hint, error, ...rest }: Props) {
  const noteId = useId()
  const [isShown, setShown] = useState(false)
  const isPassword = type === 'password'
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
        <input
          {...rest}
          id={id}
          // A browser strips the spaces that were typed into type="email"; what was typed stays.
          type={isPassword && !isShown ? 'password' : 'text'}
          {...(type === 'email' && { inputMode: 'email', autoCapitalize: 'none', spellCheck: false })}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={
            [hint && `${noteId}-hint`, error && `${noteId}-error`].filter(Boolean).join(' ') || undefined
          }
        />
        {isPassword && (
          <button
            type="button"
            aria-controls={id}
            aria-label={`${isShown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? 'Hide' : 'Show'}
          </button>
        )}
      </div>
    </div>
  )
}
