import {
  type CellComponent,
  type ColumnDefinition,
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
} from 'tabulator-tables'
import { type CellChange, isWritable, type Row } from '../../model/cells.ts'
import { compareCells, type GridColumn } from './columns.ts'
import { followRange, isActive, nameCellId } from './gridFocus.ts'
import { listenToKeys } from './gridKeys.ts'

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

export interface Mark {
  readonly level: 'unsaved' | 'warning' | 'error'
  readonly message: string
}

export interface Choices {
  readonly columns: readonly GridColumn[]
  readonly findPicture: (name: string) => string | undefined
  /** See `nameCell`. */
  readonly findMark: (cell: string) => Mark | undefined
  /** `did` says how, where it is not by typing: "pasted". */
  readonly onEdit: (changes: readonly CellChange[], did?: string) => void
  /** Gives up the text being typed in a cell. */
  readonly onCancel: () => void
  /** Opens the form of a row, from a cell of this column. */
  readonly onOpen: (row: Row, column: string) => void
  readonly onCount: (shown: number) => void
  readonly onChoose: (chosen: number) => void
}

/** The name of a cell, by its row and column. */
export function nameCell(id: string, column: string): string {
  return `${id} ${column}`
}

export const ROW_HEIGHT_PX = 40
const PICTURE_PX = 32

/** Draws the grid. Its rows are given, and its cells come back as changes: it keeps nothing itself. */
export function createGrid(element: HTMLElement, rows: readonly Row[], choices: Choices): Tabulator {
  const { columns, onEdit, onCancel, onCount } = choices
  const table = new Tabulator(element, {
    // It would change rows that are not its own.
    data: rows.map((row) => ({ ...row })),
    index: 'id',
    nestedFieldSeparator: false,
    height: '100%',
    rowHeight: ROW_HEIGHT_PX,
    rowFormatter: (row) => fixHeight(row.getElement()),
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
      formatter: (cell: CellComponent) => drawOpener(cell, choices),
    } as never,
    columnDefaults: { headerSortTristate: true, resizable: 'header', editor: 'input' },
    placeholder: buildPlaceholder('No product matches. Clear a filter above.'),
    editTriggerEvent: 'dblclick',
    selectableRange: 1,
    // The focus stays where it is, as in a filter that is being written.
    ...({ selectableRangeAutoFocus: false } as object),
    selectableRangeColumns: false,
    selectableRangeRows: true,
    // Tab leaves the grid: the arrows move in it.
    keybindings: { navPrev: false, navNext: false } as never,
  })
  table.on('cellEditCancelled', onCancel)
  table.on('cellEdited', (cell) => onEdit([{ ...findCell(cell), text: String(cell.getValue() ?? '') }]))
  table.on('dataFiltered', (_, shown) => onCount(shown.length))
  followRange(table, element, choices.onChoose)
  listenToKeys(table, element, choices)
  return table
}

/** Tabulator measures each row as it is added, for which the browser would lay out the page once a row. */
function fixHeight(row: HTMLElement): void {
  Object.defineProperty(row, 'offsetHeight', { value: ROW_HEIGHT_PX, configurable: true })
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
    // A button, so that keys sort too: Tabulator hears the press.
    titleFormatter: () => buildSorter(title),
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
    formatter: ((cell: CellComponent) => drawText(cell, name, findMark)) as never,
  }
}

function buildSorter(title: string): HTMLElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = title
  return button
}

function drawText(cell: CellComponent, column: string, findMark: Choices['findMark']): Node {
  const row = cell.getData() as Row
  const mark = findMark(nameCell(row.id, column))
  const element = cell.getElement()
  element.id = nameCellId(row.id, column)
  // Not a stop for Tab, which would have to pass thousands: the arrows move among cells.
  element.removeAttribute('tabindex')
  element.toggleAttribute('data-told', !isWritable(row, column))
  element.ariaReadOnly = isWritable(row, column) ? null : 'true'
  element.toggleAttribute('data-variant', row.isVariant)
  if (mark) element.dataset.mark = mark.level
  else delete element.dataset.mark
  element.title = mark?.message ?? ''
  const text = document.createTextNode(String(cell.getValue() ?? ''))
  if (!mark || mark.level === 'unsaved') return text
  const content = document.createElement('span')
  content.append(text, buildHidden(` ${mark.level === 'error' ? 'Error' : 'Note'}: ${mark.message}`))
  return content
}

function drawOpener(cell: CellComponent, { findPicture, onOpen }: Choices): HTMLElement {
  const row = cell.getData() as Row
  const button = document.createElement('button')
  button.type = 'button'
  button.title = 'Open'
  button.tabIndex = isActive(cell.getTable(), row.id) ? 0 : -1
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
    onOpen(row, 'discription')
  })
  return button
}

/** The place of a cell, as changes name it. */
export function findCell(cell: CellComponent): { id: string; column: string } {
  return { id: (cell.getData() as Row).id, column: cell.getField() }
}
