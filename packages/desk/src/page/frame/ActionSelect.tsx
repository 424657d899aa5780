interface Props {
  readonly label: string
  /** The text shown instead of a choice, since nothing stays chosen. */
  readonly title: string
  /** The names of the choices, by their values. */
  readonly choices: ReadonlyMap<string, string>
  readonly onChoose: (value: string, name: string) => void
}

/** A list of which a choice is done at once. Keys open it first: an arrow alone would do what is chosen by it. */
export function ActionSelect({ label, title, choices, onChoose }: Props) {
  return (
    <select
      aria-label={label}
      value=""
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || !(event.key.startsWith('Arrow') || event.key.length === 1)) return
        event.preventDefault()
        event.currentTarget.showPicker()
      }}
      onChange={({ target }) => onChoose(target.value, choices.get(target.value) ?? '')}
    >
      <option value="">{title}</option>
      {[...choices].map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  )
}
