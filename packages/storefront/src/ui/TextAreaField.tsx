import type { TextareaHTMLAttributes } from 'react'
import { useAutoComplete } from './autoComplete.ts'
import { FieldFrame } from './FieldFrame.tsx'

interface Props extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'value'> {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly hint?: string
  /** The error and its remedy; shown beside the field and read with it. */
  readonly error?: string | undefined
}

/** Several labelled lines of text with their hint and error. */
export function TextAreaField({ id, label, value, onChange, hint, error, autoComplete, ...rest }: Props) {
  const offered = useAutoComplete(autoComplete)
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {(described) => (
        <textarea
          rows={3}
          dir="auto"
          {...rest}
          id={id}
          autoComplete={offered}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          {...described}
        />
      )}
    </FieldFrame>
  )
}
