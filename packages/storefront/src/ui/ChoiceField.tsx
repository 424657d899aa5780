import { useId } from 'react'
import { FieldError } from './FieldError.tsx'
import { SelectField } from './SelectField.tsx'
import chipStyles from './ChoiceField.module.css'
import styles from './SelectField.module.css'

/** More than these do not fit on one line, and are sooner found in a list. */
const MAX_CHIPS = 10
const MAX_CHIP_LETTERS = 14

/** A choice of one value: chips where they are few and short, else a list. */
export function ChoiceField(props: Parameters<typeof SelectField>[0]) {
  const { id, label, values, value, onChange, error } = props
  const name = useId()
  if (values.length > MAX_CHIPS || values.some((choice) => choice.length > MAX_CHIP_LETTERS))
    return <SelectField {...props} />
  return (
    <fieldset
      className={styles.field}
      data-invalid={error ? '' : undefined}
      aria-describedby={error ? `${name}-error` : undefined}
    >
      <legend>{label}</legend>
      <FieldError id={`${name}-error`} text={error} />
      <div className={chipStyles.chips}>
        {values.map((choice, index) => (
          <label key={choice}>
            <input
              type="radio"
              // A link to the field leads to its first choice.
              id={index === 0 ? id : undefined}
              name={name}
              value={choice}
              checked={choice === value}
              onChange={() => onChange(choice)}
            />
            {choice}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
