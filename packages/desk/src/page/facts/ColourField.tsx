import { useId } from 'react'
import { Sample } from './Sample.tsx'
import { ValueField } from './ValueField.tsx'
import styles from './ColourField.module.css'

interface Props {
  readonly label: string
  readonly name: string
  readonly value: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly onChange: (value: string) => void
}

const COLOUR = /^#[\da-f]{6}$/i

/** A colour, written or picked, with words in it as they would stand on a page. */
export function ColourField({ label, name, value, hint, error, onChange }: Props) {
  const id = useId()
  const isColour = COLOUR.test(value)
  const theme = name.endsWith('Dark') ? 'dark' : 'light'
  return (
    <div className={styles.colour}>
      <ValueField label={label} name={name} value={value} hint={hint} error={error} onChange={onChange} />
      <label htmlFor={id} className="visually-hidden">{`Pick: ${label}`}</label>
      <input
        id={id}
        type="color"
        value={isColour ? value.toLowerCase() : '#808080'}
        onChange={({ target }) => onChange(target.value)}
      />
      {isColour && <Sample theme={theme} style={{ color: value }} />}
    </div>
  )
}
