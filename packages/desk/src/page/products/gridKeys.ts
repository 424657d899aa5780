import type { CellComponent, RangeComponent, Tabulator } from 'tabulator-tables'
import { type CellChange, isWritable, type Row } from '../../model/cells.ts'
import type { GridColumn } from './columns.ts'
import { type Choices, findCell, ROW_HEIGHT_PX } from './grid.ts'
import { findActive, goToCell } from './gridFocus.ts'
import { formatRange, readPasted, spread } from './ranges.ts'

export function listenToKeys(table: Tabulator, element: HTMLElement, choices: Choices): void {
  const gone = new AbortController()
  table.on('tableDestroyed', () => gone.abort())
  const { signal } = gone
  element.addEventListener(
    'keydown',
    (event) => {
      if (event.target === element) handleKey(event, table, element, choices)
      else handleControlKey(event, table, element)
    },
    { capture: true, signal },
  )
  // Of the document: these events go to what is selected, which need not be in the grid that has the focus.
  const findRange = () => (document.activeElement === element ? table.getRanges()[0] : undefined)
  document.addEventListener(
    'copy',
    (event) => {
      const range = findRange()
      if (!range) return
      event.clipboardData?.setData('text/plain', formatRange(readRange(range)))
      event.preventDefault()
    },
    { signal },
  )
  document.addEventListener(
    'paste',
    (event) => {
      const range = findRange()
      const text = event.clipboardData?.getData('text/plain') ?? ''
      if (!range || text === '') return
      event.preventDefault()
      choices.onEdit(paste(table, range, readPasted(text), choices.columns), 'pasted')
    },
    { signal },
  )
}

function readRange(range: RangeComponent): string[][] {
  return range.getStructuredCells().map((cells) => cells.map((cell) => String(cell.getValue() ?? '')))
}

/** A pasted table goes from the first cell of the range to the right and down; one value fills the whole range. */
function paste(
  table: Tabulator,
  range: RangeComponent,
  pasted: readonly (readonly string[])[],
  columns: readonly GridColumn[],
): CellChange[] {
  const cells = range.getStructuredCells()
  const first = cells[0]?.[0]
  if (!first) return []
  const rows = table.getRows('active')
  const top = rows.findIndex((row) => row.getIndex() === first.getRow().getIndex())
  const left = columns.findIndex(({ name }) => name === first.getField())
  return spread(pasted, { rows: cells.length, columns: cells[0]!.length }).flatMap((line, down) =>
    line.flatMap((text, right) => {
      const row = rows[top + down]?.getData() as Row | undefined
      const column = columns[left + right]?.name
      return row && column !== undefined && isWritable(row, column) ? [{ id: row.id, column, text }] : []
    }),
  )
}

const MOVES = /^(Arrow|Page|Home|End)/

/** In a filter or on a button the keys do what they do there, and not what they do among cells. */
function handleControlKey(event: KeyboardEvent, table: Tabulator, element: HTMLElement): void {
  const target = event.target as HTMLElement
  // Leaves what is written in a cell for the cell, and not for what comes after the grid.
  if (event.key === 'Tab' && target.closest('.tabulator-editing')) {
    event.preventDefault()
    target.blur()
  }
  const column = target.closest<HTMLElement>('.tabulator-header .tabulator-col')?.getAttribute('tabulator-field')
  if (!column && !target.matches('button')) return
  if (MOVES.test(event.key) || target.matches('button')) event.stopPropagation()
  if (!column || event.key !== 'ArrowDown') return
  event.preventDefault()
  const [row] = table.getRows('active')
  if (row) void goToCell(table, element, String(row.getIndex()), column)
}

function handleKey(event: KeyboardEvent, table: Tabulator, element: HTMLElement, choices: Choices): void {
  const { onEdit, onOpen } = choices
  const cells = table.getRanges()[0]?.getStructuredCells() ?? []
  const [first] = cells
  const active = findActive(table)
  if (!active || event.altKey) return
  const row = active.getData() as Row
  const isCommand = event.ctrlKey || event.metaKey
  const rows = table.getRows('active')
  const at = rows.findIndex((each) => each.getIndex() === row.id)
  const take = () => {
    event.preventDefault()
    event.stopPropagation()
  }
  const write = (did: string, change: (cell: CellComponent, column: number) => string, from = 0) => {
    event.preventDefault()
    onEdit(
      cells
        .slice(from)
        .flatMap((line) => line.map((cell, column) => ({ cell, text: change(cell, column) })))
        .filter(({ cell }) => isWritable(cell.getData() as Row, cell.getField()))
        .map(({ cell, text }) => ({ ...findCell(cell), text })),
      did,
    )
  }
  // Fill down: what stands in the first line of the range goes into the others.
  if (isCommand && event.key.toLowerCase() === 'd')
    write('filled down', (_, column) => String(first?.[column]?.getValue() ?? ''), 1)
  else if (event.key === 'Delete' || event.key === 'Backspace') write('emptied', () => '')
  else if (event.key === 'Enter') {
    take()
    if (isCommand) onOpen(row, active.getField())
    else if (isWritable(row, active.getField())) startEditing(table, active)
  } else if (/^(Page|Home|End)/.test(event.key)) {
    take()
    const page = Math.floor(element.querySelector('.tabulator-tableholder')!.clientHeight / ROW_HEIGHT_PX)
    const steps: Record<string, number> = { PageUp: -page, PageDown: page, Home: -at, End: rows.length }
    const to = rows[Math.max(0, Math.min(at + (steps[event.key] ?? 0), rows.length - 1))]
    if (to) void goToCell(table, element, String(to.getIndex()), active.getField())
  } else if (event.key === 'ArrowUp' && at === 0 && !event.shiftKey && !isCommand) {
    take()
    table.setHeaderFilterFocus(active.getField())
  } else if (!isCommand && event.key.length === 1 && isWritable(row, active.getField())) {
    // Writing begins with the letter that is pressed, which replaces what is there.
    startEditing(table, active)
  }
}

/** Tabulator would build the editor in a row that has been scrolled out of the page, where nothing can be typed. */
function startEditing(table: Tabulator, cell: CellComponent): void {
  if (!cell.getElement().isConnected) void table.scrollToRow(cell.getRow(), 'center', false)
  findActive(table)?.edit()
}
