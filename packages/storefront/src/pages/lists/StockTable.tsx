import { useCallback, useEffect, useRef } from 'react'
import { formatChoice } from '@shop/core/cart/lineText.ts'
import type { StockLine } from '@shop/core/lists/reorder.ts'
import { changeLines, moveLine, replaceLine, setLine, type WardListLine } from '@shop/core/lists/wardLists.ts'
import { wardLists } from '../../state/lists/wardLists.ts'
import { deleteLine } from '../../state/lists/wardLists.ts'
import { StockRow } from './StockRow.tsx'
import styles from './StockTable.module.css'

interface Props {
  /** The id of the list. */
  readonly id: string
  readonly stock: readonly StockLine[]
  readonly onAnnounce: (text: string) => void
}

/** The lines of a ward list, to count and order; printed, a sheet to walk round with. */
export function StockTable({ id, stock, onAnnounce }: Props) {
  const count = stock.length
  const handleChange = useCallback(
    (line: WardListLine) => wardLists.change((lists) => changeLines(lists, id, (lines) => setLine(lines, line))),
    [id],
  )
  const handleMove = useCallback(
    (key: string, title: string, position: number, step: -1 | 1) => {
      const next = position + step
      if (next < 1 || next > count) return
      wardLists.change((lists) => changeLines(lists, id, (lines) => moveLine(lines, key, step)))
      onAnnounce(`${title} is now line ${next} of ${count}.`)
    },
    [id, count, onAnnounce],
  )
  const table = useRef<HTMLTableElement>(null)
  /** The row of the choice that was just made. */
  const chosenRow = useRef<number>(undefined)
  useEffect(() => {
    if (chosenRow.current === undefined) return
    // The line is another one now, drawn again: its next missing choice, or its par level, takes the focus.
    table.current?.rows[chosenRow.current]?.querySelector<HTMLElement>('select, input')?.focus()
    chosenRow.current = undefined
  }, [stock])
  const handleChoose = useCallback(
    (key: string, line: WardListLine, title: string, position: number) => {
      chosenRow.current = position
      wardLists.change((lists) => changeLines(lists, id, (lines) => replaceLine(lines, key, line)))
      onAnnounce(`${title}: ${formatChoice(line)}.`)
    },
    [id, onAnnounce],
  )
  const handleRemove = useCallback((key: string, title: string) => deleteLine(id, key, title), [id])
  return (
    <table ref={table} aria-label="Lines of the list" className={styles.table}>
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
        {stock.map(({ key }, index) => (
          <StockRow
            key={key}
            stock={stock}
            index={index}
            onChange={handleChange}
            onMove={handleMove}
            onChoose={handleChoose}
            onRemove={handleRemove}
          />
        ))}
      </tbody>
    </table>
  )
}
