import { listOpenValues, type StockLine } from '@shop/core/lists/reorder.ts'
import type { WardListLine } from '@shop/core/lists/wardLists.ts'
import styles from './MissingChoice.module.css'

interface Props {
  readonly lacking: StockLine
  /** All lines of the list. */
  readonly stock: readonly StockLine[]
  readonly onChoose: (line: WardListLine) => void
}

/** Chooses in place what a line lacks: an option that was never chosen, or is not sold any more. */
export function MissingChoice({ lacking: { line, product, missing }, stock, onChoose }: Props) {
  const options = product?.options?.filter(({ name }) => missing.includes(name)) ?? []
  return options.map((option) => {
    const { name } = option
    const values = listOpenValues(line, option, stock)
    if (values.length === 0)
      return (
        <small key={name} className={styles.none}>
          {name} is missing, and the list has this in every {name.toLowerCase()} already.
        </small>
      )
    return (
      <label key={name} className={styles.choice}>
        <span>
          {name}
          <span className="visually-hidden"> of {product?.title}</span>
        </span>
        <select
          value=""
          onChange={(event) => onChoose({ ...line, options: { ...line.options, [name]: event.target.value } })}
        >
          <option value="">Choose…</option>
          {values.map((value) => (
            <option key={value}>{value}</option>
          ))}
        </select>
      </label>
    )
  })
}
