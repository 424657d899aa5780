import { FieldFrame } from './FieldFrame.tsx'

interface Props {
  readonly id: string
  readonly label: string
  /** A day as in ISO 8601, or empty. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly hint?: string
  /** The error and its remedy; shown beside the field and read with it. */
  readonly error?: string | undefined
}

/** One labelled day, in the browser's own field with its calendar. */
export function DateField({ id, label, value, onChange, hint, error }: Props) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {(described) => (
        <input
          id={id}
          type="date"
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          {...described}
        />
      )}
    </FieldFrame>
  )
}
