import { FieldsetFrame } from './FieldsetFrame.tsx'
import styles from './ChoicesField.module.css'

interface Props {
  readonly label: string
  readonly name: string
  readonly values: readonly string[]
  readonly value: readonly unknown[]
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly onChange: (value: readonly unknown[]) => void
}

/** Any of a few values. Those that are chosen keep their order in the file. */
export function ChoicesField({ label, name, values, value, hint, error, onChange }: Props) {
  return (
    <FieldsetFrame label={label} hint={hint} error={error} className={styles.choices}>
      <div className={styles.values}>
        {values.map((each) => (
          <label key={each}>
            <input
              type="checkbox"
              name={name}
              checked={value.includes(each)}
              onChange={({ target }) =>
                onChange(target.checked ? addInOrder(value, each, values) : value.filter((other) => other !== each))
              }
            />
            {each}
          </label>
        ))}
      </div>
    </FieldsetFrame>
  )
}

/** Puts a value before the first of those that come after it. */
function addInOrder(list: readonly unknown[], value: string, order: readonly unknown[]): unknown[] {
  const at = list.findIndex((other) => order.indexOf(other) > order.indexOf(value))
  return list.toSpliced(at < 0 ? list.length : at, 0, value)
}
