import { useId } from 'react'
import { TextAreaField } from '@shop/storefront/ui/TextAreaField.tsx'
import { TextField } from '@shop/storefront/ui/TextField.tsx'
import { useTyped } from '../useTyped.ts'

interface Props {
  readonly label: string
  readonly value: string | undefined
  readonly onChange: (value: string) => void
  readonly hint?: string | undefined
  readonly error?: string | undefined
  /** True for several lines of text. */
  readonly isLong?: boolean
  /** The name by which a problem finds it. */
  readonly name?: string
}

const AFTER_MS = 500

/** A text of a record, written down after a pause or when the field is left. */
export function ValueField({ label, value = '', onChange, hint, error, isLong = false, name }: Props) {
  const id = useId()
  const {
    typed,
    onChange: handleChange,
    onBlur,
  } = useTyped((text) => {
    if (text.trim() !== value) onChange(text.trim())
  }, AFTER_MS)
  const common = {
    id,
    label,
    ...(hint !== undefined && { hint }),
    ...(name !== undefined && { name }),
    error,
    value: typed ?? value,
    onChange: handleChange,
    onBlur,
  }
  return isLong ? <TextAreaField {...common} /> : <TextField {...common} />
}
