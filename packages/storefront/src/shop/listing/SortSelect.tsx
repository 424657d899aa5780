import { type Sort, SORT_NAMES } from '@shop/core/listing/sorts.ts'
import styles from './SortSelect.module.css'

interface Props {
  readonly sorts: readonly Sort[]
  readonly sort: Sort
  /** The name of the default order. */
  readonly order: string
  readonly onChange: (sort: Sort) => void
}

/** The order of a listing. */
export function SortSelect({ sorts, sort, order, onChange }: Props) {
  return (
    <label className={styles.sort}>
      <span>Sort</span>
      <select
        value={sort}
        onChange={(event) => onChange(sorts.find((known) => known === event.target.value) ?? 'listed')}
      >
        {sorts.map((known) => (
          <option key={known} value={known}>
            {known === 'listed' ? order : SORT_NAMES[known]}
          </option>
        ))}
      </select>
    </label>
  )
}
