import { type KeyboardEvent, useCallback, useEffect, useRef } from 'react'
import { formatChoice } from '@shop/core/cart/lineText.ts'
import type { StockLine } from '@shop/core/lists/reorder.ts'
import { changeLines, moveLine, replaceLine, setLine, type WardListLine } from '@shop/core/lists/wardLists.ts'
import { wardLists } from '../../state/lists/wardLists.ts'
import { deleteLine } from '../../state/lists/wardLists.ts'
import { StockRow } from './StockRow.tsx'
import styles from './StockTable.module.css'

const ON_HAND = '[data-on-hand]'

interface Props {
  /** The id of the list. */
  readonly id: string
  readonly stock: readonly StockLine[]
  readonly onAnnounce: (text: string) => void
  /** Called where Enter is pressed in the last count. */
  readonly onCounted: () => void
}

/** The lines of a ward list, to count and order; printed, a sheet to walk round with. */
export function StockTable({ id, stock, onAnnounce, onCounted }: Props) {
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
    // The line is another one now, drawn again: its next missing choice, or its count, takes the focus.
    table.current?.rows[chosenRow.current]?.querySelector<HTMLElement>(`select:not([popover] *), ${ON_HAND}`)?.focus()
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
  /** Enter goes from count to count; one that cannot be read stays to be corrected. */
  function handleKeyDown(event: KeyboardEvent) {
    const { key, target } = event
    if (key !== 'Enter' || !(target instanceof HTMLInputElement) || !target.matches(ON_HAND)) return
    // The key would press the button that takes the focus.
    event.preventDefault()
    if (target.matches('[aria-invalid]')) return target.select()
    const fields = [...(table.current?.querySelectorAll<HTMLElement>(ON_HAND) ?? [])]
    const next = fields[fields.indexOf(target) + 1]
    if (next) next.focus()
    else onCounted()
  }
  return (
    <table ref={table} role="table" aria-label="Lines of the list" className={styles.table} onKeyDown={handleKeyDown}>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            Product
          </th>
          <th role="columnheader" scope="col" className={styles.parText}>
            Par level
          </th>
          <th role="columnheader" scope="col" className={styles.onHand}>
            On hand
          </th>
          <th role="columnheader" scope="col" className={styles.order}>
            Order
          </th>
          <td role="cell" className={styles.tools} />
        </tr>
      </thead>
      <tbody role="rowgroup">
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
