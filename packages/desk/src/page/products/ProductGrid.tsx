import 'tabulator-tables/dist/css/tabulator_simple.css'
import './grid.css'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import type { Tabulator } from 'tabulator-tables'
import { CheckboxField } from '@shop/storefront/ui/CheckboxField.tsx'
import { readAttributes } from '../../model/attributes.ts'
import { buildRows, type Refused, type Row } from '../../model/cells.ts'
import { formatPlace, goTo, type Place } from '../place.ts'
import { editCells, formatCount, getDesk, useDesk } from '../store.ts'
import { ColumnChoice } from './ColumnChoice.tsx'
import { FIRST_COLUMNS, listGridColumns } from './columns.ts'
import { createGrid, type Mark } from './grid.ts'
import { goToCell } from './gridFocus.ts'
import { listMarks } from './marks.ts'
import { NewProduct } from './NewProduct.tsx'
import styles from './ProductGrid.module.css'

/** All products as a sheet: sorted, filtered, written in, pasted into and filled down. */
export function ProductGrid({ place }: { place: Place }) {
  const desk = useDesk()
  const [hasVariants, setVariants] = useState(false)
  const [names, setNames] = useState<readonly string[]>(FIRST_COLUMNS)
  const [shown, setShown] = useState(0)
  const [chosen, setChosen] = useState(0)
  const keys = useId()
  const element = useRef<HTMLDivElement>(null)
  const grid = useRef<Drawn | undefined>(undefined)
  const { files, base, problems, refused } = desk
  const rows = useMemo(() => buildRows(files, hasVariants), [files, hasVariants])
  const marks = useMemo(() => listMarks({ base, files, problems, refused }), [base, files, problems, refused])

  useEffect(() => {
    const nothing: Content = { rows: [], marks: new Map() }
    const drawn: Drawn = { shown: nothing, next: nothing, isReady: false, touched: new Set(), refused: [] }
    // The files change with every save, and the grid stays.
    const columns = listGridColumns(readAttributes(getDesk().files))
    const table = createGrid(element.current!, [], {
      columns: names.flatMap((name) => columns.find((column) => column.name === name) ?? []),
      findPicture: (name) => {
        const file = getDesk().pictures[name]
        return file && `/pictures/${file}`
      },
      findMark: (cell) => drawn.shown.marks.get(cell),
      onEdit: (changes, did) => {
        for (const { id } of changes) drawn.touched.add(id)
        editCells(changes, did)
        // The record may be as it was, where what is in the cell is not.
        void draw(drawn)
      },
      onCancel: () => void draw(drawn),
      onOpen: (row, column) => {
        // The browser's Back returns to the cell.
        history.replaceState(null, '', formatPlace('products', '', `${row.id} ${column}`))
        goTo('products', row.slug)
      },
      onCount: setShown,
      onChoose: setChosen,
    })
    drawn.table = table
    grid.current = drawn
    table.on('tableBuilt', () => {
      drawn.isReady = true
      void draw(drawn)?.then(drawn.onReady)
    })
    return () => {
      grid.current = undefined
      table.destroy()
    }
  }, [names])

  useEffect(() => {
    if (!grid.current) return
    grid.current.next = { rows, marks }
    void draw(grid.current)
  }, [rows, marks, names])

  useEffect(() => {
    const [id, column] = place.field.split(' ')
    const drawn = grid.current
    if (!drawn || place.record !== '' || !id || !column) return
    const arrive = () => drawn.table && void goToCell(drawn.table, element.current!, id, column)
    if (drawn.isReady) arrive()
    else drawn.onReady = arrive
  }, [place])

  return (
    <div className={styles.products}>
      <div className={styles.bar}>
        <h1>Products</h1>
        <p role="status">
          {formatCount(shown, hasVariants ? 'line' : 'product')}
          {chosen > 1 && `, ${formatCount(chosen, 'cell')} chosen`}
        </p>
        <CheckboxField label="Sizes and colours too" isChecked={hasVariants} onChange={setVariants} />
        <NewProduct />
        <ColumnChoice names={names} onChange={setNames} />
        <p id={keys} className={styles.keys}>
          Arrow keys move, <kbd>↑</kbd> on the first line goes to the filter and <kbd>↓</kbd> back. Typing replaces,{' '}
          <kbd>Enter</kbd> edits, <kbd>Ctrl</kbd> <kbd>Enter</kbd> opens the product. <kbd>Ctrl</kbd> <kbd>C</kbd> and{' '}
          <kbd>Ctrl</kbd> <kbd>V</kbd> copy and paste, <kbd>Ctrl</kbd> <kbd>D</kbd> fills down, <kbd>Ctrl</kbd>{' '}
          <kbd>Z</kbd> undoes.
        </p>
      </div>
      <div
        ref={element}
        role="grid"
        tabIndex={0}
        aria-label="Products"
        aria-describedby={keys}
        className={styles.grid}
      />
    </div>
  )
}

interface Content {
  readonly rows: readonly Row[]
  readonly marks: ReadonlyMap<string, Mark>
}

interface Drawn {
  table?: Tabulator
  shown: Content
  /** The content to be shown, as soon as it can be. */
  next: Content
  isReady: boolean
  /** Called once its rows are there. */
  onReady?: () => void
  /** Rows whose cells may show what their records do not hold. */
  readonly touched: Set<string>
  /** Texts that were shown and cannot be kept. */
  refused: readonly Refused[]
}

/** Updates the table to its next rows and marks; unchanged rows are left alone. */
function draw(drawn: Drawn): Promise<void> | undefined {
  const { table } = drawn
  // The text being typed would go with its row.
  const isTyping = document.activeElement?.closest('.tabulator-cell.tabulator-editing')
  if (!table || !drawn.isReady || isTyping) return undefined
  const { rows: before, marks: marksBefore } = drawn.shown
  const { rows, marks } = drawn.next
  drawn.shown = drawn.next
  const old = new Map(before.map((row) => [row.id, row]))
  if (before.length !== rows.length || rows.some(({ id }, index) => before[index]?.id !== id)) {
    return table.setData(rows.map((row) => ({ ...row })))
  }
  const { refused } = getDesk()
  const touched = new Set([...drawn.touched, ...drawn.refused.map(({ id }) => id)])
  const changed = rows.filter((row) => old.get(row.id) !== row || touched.has(row.id))
  drawn.touched.clear()
  drawn.refused = refused
  const shown = changed.map((row) => ({
    ...row,
    // A text that cannot be kept stays in its cell until it is corrected.
    ...Object.fromEntries(refused.filter(({ id }) => id === row.id).map(({ column, text }) => [column, text])),
  }))
  if (shown.length > 0) void table.updateData(shown)
  // The name of a row's first cell depends on others.
  const marked = new Set(changed.map(({ id }) => id))
  for (const cell of new Set([...marksBefore.keys(), ...marks.keys()])) {
    const [was, is] = [marksBefore.get(cell), marks.get(cell)]
    if (was?.level !== is?.level || was?.message !== is?.message) marked.add(cell.slice(0, cell.indexOf(' ')))
  }
  const ids = new Set(rows.map(({ id }) => id))
  // A problem may be of a category, or of a size that is not shown.
  for (const id of marked) {
    const row = ids.has(id) && table.getRow(id)
    if (row) row.reformat()
  }
  return undefined
}
