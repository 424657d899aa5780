import { type InputHTMLAttributes, useState } from 'react'
import { useAutoComplete } from './autoComplete.ts'
import { FieldFrame } from './FieldFrame.tsx'

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'type'> {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly type?: 'text' | 'email' | 'password'
  readonly hint?: string
  /** The error and its remedy; shown beside the field and read with it. */
  readonly error?: string | undefined
}

/** One labelled line of text with its hint and error. A password starts hidden and can be shown. */
export function TextField({ id, label, value, onChange, type = 'text', hint, error, autoComplete, ...rest }: Props) {
  const offered = useAutoComplete(autoComplete)
  const [isShown, setShown] = useState(false)
  const isPassword = type === 'password'
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {(described) => (
        <>
          <input
            dir="auto"
            {...rest}
            id={id}
            autoComplete={offered}
            // A browser strips the spaces that were typed into type="email"; what was typed stays.
            type={isPassword && !isShown ? 'password' : 'text'}
            {...(type === 'email' && { inputMode: 'email', autoCapitalize: 'none', spellCheck: false })}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            {...described}
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
        </>
      )}
    </FieldFrame>
  )
}
