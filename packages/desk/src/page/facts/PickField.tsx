import { useId } from 'react'
import { FieldFrame } from '@shop/storefront/ui/FieldFrame.tsx'
import { humanise } from '../../model/labels.ts'
import styles from './PickField.module.css'

interface Props {
  readonly label: string
  readonly name: string
  readonly values: readonly string[]
  readonly value: string
  /** Names a value; left out, the value itself in words. */
  readonly nameValue?: (value: string) => string
  /** The label of the empty choice; left out where a value has to be chosen. */
  readonly none?: string | undefined
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly onChange: (value: string) => void
}

/** One of a few values, or none. */
export function PickField({ label, name, values, value, nameValue = humanise, none, hint, error, onChange }: Props) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {(described) => (
        <select
          className={styles.pick}
          id={id}
          name={name}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          {...described}
        >
          {none !== undefined && <option value="">{none}</option>}
          {/* A value written by hand is always shown. */}
          {value !== '' && !values.includes(value) && <option>{value}</option>}
          {values.map((each) => (
            <option key={each} value={each}>
              {nameValue(each)}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
