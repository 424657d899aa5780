import type { TextareaHTMLAttributes } from 'react'
import { FieldFrame } from './FieldFrame.tsx'

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
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {(described) => (
        <textarea
          rows={3}
          {...rest}
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          {...described}
        />
      )}
    </FieldFrame>
  )
}
