import type { Product } from '@shop/core/catalogue/catalogue.ts'
import styles from './LineMessage.module.css'

interface Props {
  readonly number: number
  readonly product: Product
  readonly chosen: Readonly<Record<string, string>>
  /** Names the sentence that asks for what is not chosen yet, where there is one. */
  readonly errorId: string | undefined
  readonly onChoose: (name: string, value: string) => void
}

/** The options of a line's product. They stay once chosen: a size can be corrected, and the keyboard stays in them. */
export function LineOptions({ number, product: { options = [] }, chosen, errorId, onChoose }: Props) {
  if (options.length === 0) return null
  return (
    <div className={styles.choices}>
      {options.map(({ name, values }) => (
        <select
          key={name}
          autoComplete="off"
          aria-label={`${name} of line ${number}`}
          value={chosen[name] ?? ''}
          onChange={(event) => onChoose(name, event.target.value)}
          aria-invalid={chosen[name] === undefined || undefined}
          aria-describedby={chosen[name] === undefined ? errorId : undefined}
        >
          <option value="">{name}: choose</option>
          {values.map((value) => (
            <option key={value} value={value}>{`${name} ${value}`}</option>
          ))}
        </select>
      ))}
    </div>
  )
}
