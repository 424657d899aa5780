import type { Row } from '../../model/cells.ts'
import { nameField } from '../../model/labels.ts'
import { editCells, useDesk } from '../store.ts'
import styles from './VariantTable.module.css'

const COLUMNS = ['sku', 'NewPrice', 'fromPrice', 'gtin']

/** The facts that each size or colour has of its own. */
export function VariantTable({ rows }: { rows: readonly Row[] }) {
  const { refused, problems } = useDesk()
  return (
    <table className={styles.variants}>
      <caption>Sizes and colours</caption>
      <thead>
        <tr>
          <th scope="col">Choice</th>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {nameField(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const choice = String(row['discription']).split(': ').at(-1)
          return (
            <tr key={row.id}>
              <th scope="row">{choice}</th>
              {COLUMNS.map((column) => {
                const cell = refused.find((other) => other.id === row.id && other.column === column)
                const field = `variants.${row.id.split('#')[1]}.${column}`
                const problem = problems.find((other) => other.record === row.slug && other.field === field)
                const kept = cell?.text ?? String(row[column] ?? '')
                const error = cell?.reason ?? problem?.message
                return (
                  <td key={column}>
                    <input
                      // The kept value replaces the text that was written.
                      key={`${kept} ${error}`}
                      name={field}
                      defaultValue={kept}
                      aria-label={`${nameField(column)} of ${choice}`}
                      aria-invalid={error ? true : undefined}
                      onBlur={({ target }) =>
                        target.value !== kept && editCells([{ id: row.id, column, text: target.value }])
                      }
                    />
                    {error && <p className={styles.error}>{error}</p>}
                  </td>
                )
              })}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
