import styles from './QuietSelect.module.css'

interface Props<T extends string> {
  readonly label: string
  readonly value: T
  /** The name of each choice, in order. */
  readonly names: Readonly<Record<T, string>>
  readonly onChange: (value: T) => void
}

/** A small choice of how the shop looks. It needs JavaScript and is not drawn without it. */
export function QuietSelect<T extends string>({ label, value, names, onChange }: Props<T>) {
  return (
    <label className={styles.choice}>
      {label}
      <select value={value} onChange={(event) => onChange(event.target.value as T)}>
        {Object.entries<string>(names).map(([choice, name]) => (
          <option key={choice} value={choice}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
