import { useCallback } from 'react'
import { changeLines, moveLine, setLine, type ListLine } from '../../domain/wardLists/wardLists.ts'
import type { StockLine } from '../../domain/wardLists/reorder.ts'
import { changeLists } from '../../state/wardLists/keptWardLists.ts'
import { deleteLine } from '../../state/wardLists/wardLists.ts'
import { StockRow } from './StockRow.tsx'
import styles from './StockTable.module.css'

interface Props {
  /** The id of the list. */
  readonly id: string
  readonly stock: readonly StockLine[]
  readonly onSaid: (text: string) => void
}

/** The lines of a list, to be counted and ordered; on paper a sheet to walk round with. */
export function StockTable({ id, stock, onSaid }: Props) {
  const count = stock.length
  const handleChange = useCallback(
    (line: ListLine) => changeLists((lists) => changeLines(lists, id, (lines) => setLine(lines, line))),
    [id],
  )
  const handleMove = useCallback(
    (key: string, title: string, place: number, step: -1 | 1) => {
      const next = place + step
      if (next < 1 || next > count) return
      changeLists((lists) => changeLines(lists, id, (lines) => moveLine(lines, key, step)))
      onSaid(`${title} is line ${next} of ${count} now.`)
    },
    [id, count, onSaid],
  )
  const handleRemove = useCallback((key: string, title: string) => deleteLine(id, key, title), [id])
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">Product</th>
          <th scope="col">Par level</th>
          <th scope="col">On hand</th>
          <th scope="col">Order</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {stock.map(({ key, line, product, order, left, missing }, place) => (
          <StockRow
            key={key}
            name={key}
            line={line}
            product={product}
            order={order}
            left={left}
            missing={missing.join(', ')}
            place={place + 1}
            isFirst={place === 0}
            isLast={place === count - 1}
            onChange={handleChange}
            onMove={handleMove}
            onRemove={handleRemove}
          />
        ))}
      </tbody>
    </table>
  )
}
