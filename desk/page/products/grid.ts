import {
  EditModule,
  FilterModule,
  FormatModule,
  FrozenColumnsModule,
  InteractionModule,
  KeybindingsModule,
  ResizeColumnsModule,
  SelectRangeModule,
  SortModule,
  Tabulator,
  type CellComponent,
  type ColumnDefinition,
  type RangeComponent,
} from 'tabulator-tables'
import { isWritable, type CellChange, type Row } from '../../model/cells.ts'
import { compareCells, type GridColumn } from './columns.ts'
import { formatRange, readPasted, spread } from './ranges.ts'

Tabulator.registerModule([
  EditModule,
  FilterModule,
  FormatModule,
  FrozenColumnsModule,
  InteractionModule,
  KeybindingsModule,
  ResizeColumnsModule,
  SelectRangeModule,
  SortModule,
])

/** What is shown of a cell besides its text. */
export interface Mark {
  readonly level: 'unsaved' | 'warning' | 'error'
  readonly message: string
}

interface Choices {
  readonly columns: readonly GridColumn[]
  readonly findPicture: (name: string) => string | undefined
  /** See `nameCell`. */
  readonly findMark: (cell: string) => Mark | undefined
  readonly onEdit: (changes: readonly CellChange[]) => void
  readonly onOpen: (slug: string) => void
  readonly onCount: (shown: number) => void
}

/** The name of a cell, by its row and column. */
export function nameCell(id: string, column: string): string {
  return `${id} ${column}`
}

const ROW_HEIGHT_PX = 40
const PICTURE_PX = 32

/** Draws the grid. Its rows are given, and its cells come back as changes: it keeps nothing itself. */
export function createGrid(element: HTMLElement, rows: readonly Row[], choices: Choices): Tabulator {
  const { columns, onEdit, onCount } = choices
  const table = new Tabulator(element, {
    // It would change rows that are not its own.
    data: rows.map((row) => ({ ...row })),
    index: 'id',
    nestedFieldSeparator: false,
    height: '100%',
    rowHeight: ROW_HEIGHT_PX,
    layout: 'fitData',
    columns: columns.map((column) => buildColumn(column, choices)),
    rowHeader: {
      title: 'Open',
      titleFormatter: () => buildHidden('Open'),
      field: 'picture',
      headerSort: false,
      editor: false,
      resizable: false,
      frozen: true,
      width: 52,
      formatter: (cell: CellComponent) => drawOpener(cell.getData() as Row, choices),
    } as never,
    columnDefaults: { headerSortTristate: true, resizable: 'header', editor: 'input' },
    placeholder: buildPlaceholder('No product is like that. Clear a filter above.'),
    editTriggerEvent: 'dblclick',
    selectableRange: 1,
    selectableRangeColumns: false,
    selectableRangeRows: true,
    // Tab leaves the grid: the arrows move in it.
    keybindings: { navPrev: false, navNext: false } as never,
  })
  table.on('tableBuilt', () => setRoles(element))
  table.on('cellEdited', (cell) => onEdit([{ ...findCell(cell), text: String(cell.getValue() ?? '') }]))
  table.on('dataFiltered', (_, shown) => onCount(shown.length))
  element.addEventListener('keydown', (event) => handleKey(event, table, onEdit), true)
  element.addEventListener('copy', (event) => {
    const range = findRange(table, event)
    if (!range) return
    event.clipboardData?.setData('text/plain', formatRange(readRange(range)))
    event.preventDefault()
  })
  element.addEventListener('paste', (event) => {
    const range = findRange(table, event)
    const text = event.clipboardData?.getData('text/plain') ?? ''
    if (!range || text === '') return
    event.preventDefault()
    onEdit(paste(table, range, readPasted(text), columns))
  })
  return table
}

/** A grid has groups of rows, but Tabulator puts what scrolls between, which has the focus and no role. */
function setRoles(element: HTMLElement): void {
  element.removeAttribute('aria-owns')
  element.querySelector('.tabulator-tableholder')!.setAttribute('role', 'rowgroup')
  element.querySelector('.tabulator-table')!.setAttribute('role', 'presentation')
}

/** Among rows there is nothing else: so is this one. */
function buildPlaceholder(text: string): HTMLElement {
  const row = document.createElement('div')
  row.setAttribute('role', 'row')
  const cell = document.createElement('span')
  cell.setAttribute('role', 'gridcell')
  cell.textContent = text
  row.append(cell)
  return row
}

function buildHidden(text: string): HTMLElement {
  const hidden = document.createElement('span')
  hidden.className = 'visually-hidden'
  hidden.textContent = text
  return hidden
}

function buildColumn(column: GridColumn, { findMark }: Choices): ColumnDefinition {
  const { name, title, width } = column
  return {
    title,
    field: name,
    width,
    hozAlign: column.isPrice ? 'right' : 'left',
    headerHozAlign: column.isPrice ? 'right' : 'left',
    editable: (cell) => isWritable(cell.getData() as Row, name),
    editorParams: { selectContents: true, elementAttributes: { 'aria-label': title } },
    headerFilter: 'input',
    headerFilterPlaceholder: 'Filter',
    headerFilterParams: { elementAttributes: { 'aria-label': `Filter by ${title.toLowerCase()}` } },
    sorter: (a: string, b: string) => compareCells(a ?? '', b ?? '', column),
    formatter: (cell) => drawText(cell, name, findMark),
  }
}

function drawText(cell: CellComponent, column: string, findMark: Choices['findMark']): HTMLElement {
  const row = cell.getData() as Row
  const mark = findMark(nameCell(row.id, column))
  const element = cell.getElement()
  element.toggleAttribute('data-told', !isWritable(row, column))
  element.toggleAttribute('data-variant', row.isVariant)
  if (mark) element.dataset['mark'] = mark.level
  else delete element.dataset['mark']
  element.title = mark?.message ?? ''
  const content = document.createElement('span')
  content.append(String(cell.getValue() ?? ''))
  if (mark && mark.level !== 'unsaved') {
    content.append(buildHidden(` ${mark.level === 'error' ? 'Error' : 'Note'}: ${mark.message}`))
  }
  return content
}

function drawOpener(row: Row, { findPicture, onOpen }: Choices): HTMLElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.title = 'Open'
  button.setAttribute('aria-label', `Open ${String(row['discription'])}`)
  const source = findPicture(row.picture || row.slug)
  if (source) {
    const picture = new Image(PICTURE_PX, PICTURE_PX)
    picture.loading = 'lazy'
    picture.decoding = 'async'
    picture.alt = ''
    picture.src = source
    button.append(picture)
  }
  button.addEventListener('click', (event) => {
    event.stopPropagation()
    onOpen(row.slug)
  })
  return button
}

function findCell(cell: CellComponent): { id: string; column: string } {
  return { id: (cell.getData() as Row).id, column: cell.getField() }
}

/** The chosen range, unless a text is being written. */
function findRange(table: Tabulator, { target }: Event): RangeComponent | undefined {
  if (target instanceof HTMLElement && target.matches('input, textarea')) return undefined
  return table.getRanges()[0]
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

function handleKey(event: KeyboardEvent, table: Tabulator, onEdit: Choices['onEdit']): void {
  const range = findRange(table, event)
  if (!range || event.altKey) return
  const cells = range.getStructuredCells()
  const [first] = cells
  const isCommand = event.ctrlKey || event.metaKey
  const write = (change: (cell: CellComponent, column: number) => string, from = 0) => {
    event.preventDefault()
    onEdit(
      cells
        .slice(from)
        .flatMap((line) => line.map((cell, column) => ({ cell, text: change(cell, column) })))
        .filter(({ cell }) => isWritable(cell.getData() as Row, cell.getField()))
        .map(({ cell, text }) => ({ ...findCell(cell), text })),
    )
  }
  // Fill down: what stands in the first line of the range goes into the others.
  if (isCommand && event.key.toLowerCase() === 'd') write((_, column) => String(first?.[column]?.getValue() ?? ''), 1)
  else if (event.key === 'Delete' || event.key === 'Backspace') write(() => '')
  else if (!isCommand && event.key.length === 1 && first?.[0]) {
    // Writing begins with the letter that is pressed, which replaces what is there.
    const [cell] = first
    if (cell && isWritable(cell.getData() as Row, cell.getField())) cell.edit()
  }
}
