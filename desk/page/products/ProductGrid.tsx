import { useEffect, useMemo, useRef, useState } from 'react'
import type { Tabulator } from 'tabulator-tables'
import 'tabulator-tables/dist/css/tabulator_simple.css'
import { CheckboxField } from '../../../src/ui/CheckboxField.tsx'
import { readAttributes } from '../../model/attributes.ts'
import { buildRows, type Refused, type Row } from '../../model/cells.ts'
import { goTo, type Place } from '../place.ts'
import { editCells, formatCount, getDesk, useDesk } from '../store.ts'
import { ColumnChoice } from './ColumnChoice.tsx'
import { FIRST_COLUMNS, listGridColumns } from './columns.ts'
import { createGrid, type Mark } from './grid.ts'
import { listMarks } from './marks.ts'
import { NewProduct } from './NewProduct.tsx'
import './grid.css'
import styles from './ProductGrid.module.css'

/** All products as a sheet: sorted, filtered, written in, pasted into and filled down. */
export function ProductGrid({ place }: { place: Place }) {
  const desk = useDesk()
  const [hasVariants, setVariants] = useState(false)
  const [names, setNames] = useState<readonly string[]>(FIRST_COLUMNS)
  const [shown, setShown] = useState(0)
  const element = useRef<HTMLDivElement>(null)
  const grid = useRef<Drawn | undefined>(undefined)
  const { files, base, problems, refused } = desk
  const rows = useMemo(() => buildRows(files, hasVariants), [files, hasVariants])
  const marks = useMemo(() => listMarks({ base, files, problems, refused }), [base, files, problems, refused])

  useEffect(() => {
    const drawn: Drawn = { rows: [], marks: new Map(), isReady: false, touched: new Set(), refused: [] }
    // The files change with every save, and the grid stays.
    const columns = listGridColumns(readAttributes(getDesk().files))
    const table = createGrid(element.current!, [], {
      columns: names.flatMap((name) => columns.find((column) => column.name === name) ?? []),
      findPicture: (name) => {
        const file = getDesk().pictures[name]
        return file && `/pictures/${file}`
      },
      findMark: (cell) => drawn.marks.get(cell),
      onEdit: (changes) => {
        for (const { id } of changes) drawn.touched.add(id)
        editCells(changes)
        // The record may be as it was, where what is in the cell is not.
        draw(drawn, drawn.rows, drawn.marks)
      },
      onOpen: (slug) => goTo('products', slug),
      onCount: setShown,
    })
    drawn.table = table
    grid.current = drawn
    table.on('tableBuilt', () => {
      drawn.isReady = true
      draw(drawn, drawn.next?.rows ?? [], drawn.next?.marks ?? drawn.marks)
    })
    return () => {
      grid.current = undefined
      table.destroy()
    }
  }, [names])

  useEffect(() => {
    if (grid.current) draw(grid.current, rows, marks)
  }, [rows, marks, names])

  useEffect(() => {
    const [id, column] = place.field.split(' ')
    if (place.record !== '' || !id || !column) return
    const table = grid.current?.table
    const row = table?.getRow(id)
    if (!row || !table) return
    void table.scrollToRow(id, 'center', false).then(() => {
      const cell = row.getCell(column)
      if (cell) table.addRange(cell, cell)
    })
  }, [place])

  return (
    <div className={styles['products']}>
      <div className={styles['bar']}>
        <h1>Products</h1>
        <p>{formatCount(shown, hasVariants ? 'line' : 'product')}</p>
        <CheckboxField label="Sizes and colours too" isChecked={hasVariants} onChange={setVariants} />
        <NewProduct />
        <ColumnChoice names={names} onChange={setNames} />
        <p className={styles['keys']}>
          Arrow keys move, typing replaces, <kbd>Ctrl</kbd> <kbd>C</kbd> and <kbd>Ctrl</kbd> <kbd>V</kbd> copy and
          paste, <kbd>Ctrl</kbd> <kbd>D</kbd> fills down.
        </p>
      </div>
      <div ref={element} className={styles['grid']} />
    </div>
  )
}

interface Drawn {
  table?: Tabulator
  rows: readonly Row[]
  marks: ReadonlyMap<string, Mark>
  next?: { rows: readonly Row[]; marks: ReadonlyMap<string, Mark> }
  isReady: boolean
  /** Rows whose cells may show what their records do not hold. */
  readonly touched: Set<string>
  /** What was shown that cannot be kept. */
  refused: readonly Refused[]
}

/** Brings the table to these rows and marks; what is as it was is left alone. */
function draw(drawn: Drawn, rows: readonly Row[], marks: ReadonlyMap<string, Mark>): void {
  const { table } = drawn
  if (!table || !drawn.isReady) {
    drawn.next = { rows, marks }
    return
  }
  const [before, marksBefore] = [drawn.rows, drawn.marks]
  drawn.rows = rows
  drawn.marks = marks
  const old = new Map(before.map((row) => [row.id, row]))
  if (before.length !== rows.length || rows.some(({ id }, index) => before[index]?.id !== id)) {
    void table.setData(rows.map((row) => ({ ...row })))
    return
  }
  const { refused } = getDesk()
  const touched = new Set([...drawn.touched, ...drawn.refused.map(({ id }) => id)])
  const changed = rows.filter((row) => old.get(row.id) !== row || touched.has(row.id))
  drawn.touched.clear()
  drawn.refused = refused
  const shown = changed.map((row) => ({
    ...row,
    // What cannot be kept stays in its cell until it is corrected.
    ...Object.fromEntries(refused.filter(({ id }) => id === row.id).map(({ column, text }) => [column, text])),
  }))
  if (shown.length > 0) void table.updateData(shown)
  // What a row's first cell is called depends on others.
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
}
